import TouchCore

//  What an event costs beside one silent hit test of workload a, measured in the same run:
//
//     fingers × recognizers on the path   grow the cost
//     views elsewhere in the scene        do not

/// A hand that trembles over a view without any gesture being recognized, so that every
/// recognizer on the path looks at every event.
struct Trembling {
  let scene: Scene
  let still: TouchScript
  let moving: TouchScript
  static let moves = 4000

  init(fingers: Int, recognizers: Int, otherViews: Int) throws {
    var scene = Scene()
    let window = try scene.addWindow(View("w", .window, frame: Rect(0, 0, 400, 800)))
    var path = [window]
    for depth in 0..<4 {
      let view = View("v\(depth)", .view, frame: Rect(0, 0, 400, 800))
      path.append(try scene.addSubview(view, to: path[depth]))
    }
    let other = try scene.addSubview(View("o", .view, frame: Rect(500, 0, 9, 9)), to: window)
    for _ in 0..<otherViews {
      try scene.addSubview(View("", .view, frame: Rect(0, 0, 9, 9)), to: other)
    }
    let kinds: [RecognizerKind] = [.tap, .pan, .swipe, .pinch, .rotation, .pan]
    for number in 0..<recognizers {
      var recognizer = Recognizer("r\(number)", kinds[number % kinds.count])
      recognizer.minimumNumberOfTouches = 1
      try scene.addRecognizer(recognizer, to: path[1 + number % 4])
    }
    scene.settings[.tapDuration] = 60_000
    scene.settings[.swipeDuration] = 60_000
    self.scene = scene
    let names = (0..<fingers).map { "f\($0)" }
    let down = TouchEvent(
      0,
      .touches(
        names.enumerated().map {
          FingerChange(.down, $1, .screen(Point(100 + Double($0) * 60, 300)))
        }))
    let up = TouchEvent(2, .touches(names.map { FingerChange(.up, $0) }))
    let moves = (0..<Self.moves).map { place in
      let step = place.isMultiple(of: 2) ? 1.0 : -1.0
      return TouchEvent(1, .touches(names.map { FingerChange(.move, $0, .by(Point(step, 0))) }))
    }
    still = try TouchScript([down, up])
    moving = try TouchScript([down] + moves + [up])
  }

  /// The time of one move, in nanoseconds, beside what `unit` measures: the best of several rounds
  /// each, taken in turn, so that a busy machine slows both down or neither.
  func nanosecondsPerMove(beside unit: () -> Double) -> (move: Double, unit: Double) {
    var best = (move: Double.infinity, unit: Double.infinity)
    for _ in 0..<15 {
      best.unit = min(best.unit, unit())
      let start = seconds()
      keep(deliver(moving, in: scene).count)
      let middle = seconds()
      keep(deliver(still, in: scene).count)
      let end = seconds()
      best.move = min(best.move, (middle - start - (end - middle)) * 1e9 / Double(Self.moves))
    }
    return best
  }

  @inline(never) private func keep(_ count: Int) {}
}

/// Prints what an event costs, as multiples of one silent hit test of workload a.
func reportEvents(in folder: String) throws {
  let workload = try Workload(named: "a", in: folder)
  let layout = HitTestLayout(workload.scene, window: workload.window)
  let points = workload.points
  func unit() -> Double {
    var sum: UInt32 = 0
    let start = seconds()
    for _ in 0..<20 { for point in points { sum &+= layout.hitTest(point)?.index ?? 0 } }
    let time = seconds() - start
    keepSum(sum)
    return time * 1e9 / Double(20 * points.count)
  }
  print("an event beside a silent hit test of workload a, the best of 15 rounds each, in turn")
  print("fingers recognizers  views   ns/event  ns/hit test   ratio")
  for (fingers, recognizers, views) in [
    (1, 0, 0), (1, 1, 0), (1, 6, 0), (1, 12, 0), (1, 12, 20_000), (2, 12, 0), (3, 12, 0),
    (1, 24, 0),
  ] {
    let hand = try Trembling(fingers: fingers, recognizers: recognizers, otherViews: views)
    let best = hand.nanosecondsPerMove(beside: unit)
    print(
      pad(fingers, 7), pad(recognizers, 11), pad(views, 6), pad(Int(best.move), 10),
      pad(Int(best.unit), 11), "  \(short((best.move / best.unit * 10).rounded() / 10))")
  }
}

@inline(never) private func keepSum(_ sum: UInt32) {}

private func pad(_ number: Int, _ width: Int) -> String {
  let text = "\(number)"
  return String(repeating: " ", count: max(width - text.utf8.count, 0)) + text
}
