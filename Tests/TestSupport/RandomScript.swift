import TouchCore

/// What may happen in a scene: up to three fingers, several in one event, and between them shakes,
/// presses, keys, commands, changes by the program and time for timers.
public func randomScript(
  for scene: Scene, using generator: inout some RandomNumberGenerator
) -> TouchScript {
  var growing = GrowingScript(scene)
  for _ in 0..<Int.random(in: 3...14, using: &generator) { growing.addEvent(using: &generator) }
  growing.finish(using: &generator)
  do {
    return try TouchScript(growing.events)
  } catch {
    fatalError("the generator made a script no hand can play: \(error)")
  }
}

/// A script while it is made.
private struct GrowingScript {
  let scene: Scene
  var events: [TouchEvent] = []
  private var time = 0
  private var down: [String] = []

  init(_ scene: Scene) { self.scene = scene }

  mutating func addEvent(using g: inout some RandomNumberGenerator) {
    switch Int.random(in: 0..<20, using: &g) {
    case 0:
      var own = SeededGenerator(beside: "status bar \(time) \(events.count)")
      let other: TouchEvent.Input = own.happens(0.5) ? .statusBar : .shake
      let place = Point(Double(own.pick([10, 200, 390])), own.coordinate())
      let way = Point(0, own.pick([-30, 200]))
      let wheel = TouchEvent.Input.wheel(at: place, by: way, isTrackpad: own.happens(0.3))
      put(own.pick([other, other, .hover(at: place), wheel]))
    case 1: put(.press(g.pick(["menu", "select"]), isDown: g.happens(0.5)))
    case 2: put(g.happens(0.5) ? .key(g.pick(["return", "a b"])) : .remote("play"))
    case 3, 4: put(.changes(changes(using: &g)))
    case 5:
      // Long enough for long presses, taps that may still come, and content that slows down.
      time += g.pick([200, 400, 800, 3000])
      put(.wait)
    default: touch(using: &g)
    }
    time += g.pick([0, 0, 8, 16, 16, 60, 120, 200, 500, 900])
  }

  /// Lifts all fingers, mostly.
  mutating func finish(using g: inout some RandomNumberGenerator) {
    if down.isEmpty, !events.contains(where: { !$0.changes.isEmpty }) { touch(using: &g) }
    guard g.happens(0.85) else { return }
    if !down.isEmpty {
      put(.touches(down.map { FingerChange(.up, $0) }))
      down = []
    }
    if g.happens(0.5) {
      time += 1000
      put(.wait)
    }
  }

  private mutating func put(_ input: TouchEvent.Input, reason: String? = nil) {
    events.append(TouchEvent(time, input, reason: reason))
  }

  /// Something that one or several fingers do in one event.
  private mutating func touch(using g: inout some RandomNumberGenerator) {
    let before = down
    var changes: [FingerChange] = []
    for finger in before where g.happens(0.7) {
      switch Int.random(in: 0..<10, using: &g) {
      case 0..<6: changes.append(FingerChange(.move, finger, moved(using: &g)))
      case 6..<9:
        let place: FingerPosition = g.happens(0.6) ? .unchanged : moved(using: &g)
        changes.append(FingerChange(.up, finger, place))
      default: changes.append(FingerChange(.cancel, finger))
      }
    }
    let gone = changes.filter { $0.action != .move }.map(\.finger)
    down.removeAll { gone.contains($0) }
    let free = ["A", "B", "thumb-1", "3", "左手", "a b", ""].filter { !before.contains($0) }
    let wanted = before.isEmpty ? g.pick([1, 1, 1, 2, 3]) : g.pick([0, 0, 0, 1])
    let start = Int.random(in: 0..<3, using: &g)
    for finger in free.dropFirst(start).prefix(min(wanted, 3 - down.count)) {
      let type: TouchTypes = g.happens(0.1) ? .pencil : .direct
      var own = SeededGenerator(beside: "click \(time) \(finger)")
      changes.append(
        FingerChange(
          .down, finger, landing(using: &g), type: type,
          button: own.happens(0.05) ? .secondary : .primary))
      down.append(finger)
    }
    guard !changes.isEmpty else { return }
    let isCancelled = changes.contains { $0.action == .cancel }
    put(.touches(changes), reason: isCancelled && g.happens(0.7) ? g.text() : nil)
  }

  /// A place that mostly is inside some view.
  private func landing(using g: inout some RandomNumberGenerator) -> FingerPosition {
    let view = g.pick(scene.viewIDs)
    let bounds = scene[view].bounds
    switch Int.random(in: 0..<10, using: &g) {
    case 0..<7:
      let x = bounds.minX + bounds.size.width * g.pick([0, 0.25, 0.5, 0.75])
      let y = bounds.minY + bounds.size.height * g.pick([0, 0.25, 0.5, 0.75])
      return .inView(view, Point(min(max(x, -1e9), 1e9), min(max(y, -1e9), 1e9)))
    case 7: return .inView(view, Point(g.coordinate(), g.coordinate()))
    default: return .screen(Point(g.coordinate(), g.coordinate()))
    }
  }

  /// Moves around the thresholds of recognizers and scroll views, and some anywhere.
  private func moved(using g: inout some RandomNumberGenerator) -> FingerPosition {
    let steps = [0, 1, -3, 9, 11, -12, 20, -46, 60, -80, 210]
    switch Int.random(in: 0..<10, using: &g) {
    case 0: return .unchanged
    case 1: return landing(using: &g)
    case 2..<6:
      let step = Double(g.pick(steps))
      return .by(g.happens(0.5) ? Point(step, 0) : Point(0, step))
    default: return .by(Point(Double(g.pick(steps)), Double(g.pick(steps))))
    }
  }

  private func changes(using g: inout some RandomNumberGenerator) -> [SceneChange] {
    (0..<g.pick([1, 1, 2, 3])).map { _ in randomChange(in: scene, using: &g) }
  }
}
