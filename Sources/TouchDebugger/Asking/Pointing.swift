import TouchCore
import TouchNarration

//   what one sees at a point, front to back        whom a person may mean
//
//     label   ── drawn last                        label: it did not get the touch
//     card    ── what label lies in                –
//     overlay ── transparent, and hit              –

extension Scene {
  /// The views one sees at a point of the screen, frontmost first: drawn there, not hidden, not
  /// transparent, and not cut away.
  func visible(at point: Point) -> [ViewID] {
    var found: [ViewID] = []
    for window in windowsTopmostFirst where isShown(window) {
      collectVisible(window.view, at: point, isCut: false, into: &found)
    }
    return found
  }

  /// Later siblings are drawn over earlier ones, those of a higher `zPosition` over both.
  private func collectVisible(
    _ id: ViewID, at point: Point, isCut: Bool, into found: inout [ViewID]
  ) {
    let view = self[id]
    guard !view.isHidden, view.alpha >= 0.01, view.placement.isInvertible else { return }
    let isInside = view.bounds.contains(fromScreen(point, to: id))
    let cutsHere = isCut || (view.clipsToBounds && !isInside)
    let drawn = view.subviews.enumerated().sorted {
      (self[$0.element].zPosition, $0.offset) > (self[$1.element].zPosition, $1.offset)
    }
    for (_, subview) in drawn {
      collectVisible(subview, at: point, isCut: cutsHere, into: &found)
    }
    if isInside, !isCut { found.append(id) }
  }
}

extension Debugger {
  /// Asks about what one sees at a point of the screen.
  mutating func whyNotAt(_ text: Substring) throws(Complaint) -> Reply {
    let point = try Self.point(text)
    let (trace, touch, isTried) = traceOfTouch(at: point)
    let heads = isTried ? [say(Words.forATap(point))] : []
    guard let landing = trace.landing(of: touch) else { return Reply(lines: heads) }
    let seen = landing.scene.visible(at: landing.point)
    let hit = trace.outcomes.first { $0.touch == touch }?.hit
    let meant = candidates(among: seen, hit: hit, in: landing.scene)
    guard let first = meant.first else {
      menu = []
      let name = hit.map { landing.scene.name(of: $0) }
      return Reply(lines: heads + [say(Words.gotIt(name, touch: touch))])
    }
    guard meant.count > 1 else {
      var reply = answer(.view(first), touch: touch, in: trace)
      reply.lines = heads + reply.lines
      return reply
    }
    menu = meant.prefix(Self.mostQuestions).map { view in
      let name = scene.name(of: view)
      let line = isTried ? "why-not at \(text)" : "why-not \(name) touch \(touch)"
      return Question(line: line, Words.whyNotView(name, touch: touch))
    }
    guard isTried else { return Reply(lines: heads + menuLines()) }
    // No line asks about a tap that is in no record, so the frontmost view is answered at once.
    var reply = answer(.view(first), touch: touch, in: trace)
    reply.lines = heads + reply.lines
    return reply
  }

  /// The views a person may mean who points there: those that did not get the touch, without what
  /// only holds the hit view or a view in front.
  private func candidates(among seen: [ViewID], hit: ViewID?, in scene: Scene) -> [ViewID] {
    var meant: [ViewID] = []
    for view in seen where view != hit && scene[view].kind != .window {
      let holdsOther = (meant + [hit].compactMap(\.self)).contains {
        scene.isDescendant($0, of: view)
      }
      if !holdsOther { meant.append(view) }
    }
    return meant
  }

  /// The touch of the record that went down there, within a finger's breadth; else a tap there, in
  /// the scene as it is here.
  private func traceOfTouch(at point: Point) -> (Trace, touch: Int, isTried: Bool) {
    let near = trace.outcomes.first { outcome in
      guard let landing = trace.landing(of: outcome.touch) else { return false }
      let way = landing.point - point
      return max(abs(way.x), abs(way.y)) <= 10
    }
    if let near { return (trace, near.touch, false) }
    let tap = [
      TouchEvent(0, .down, "tap", .screen(point)), TouchEvent(50, .up, "tap"),
    ]
    guard let script = try? TouchScript(tap) else { return (trace, 1, false) }
    return (record(script, in: sceneHere, rules: trace.rules), 1, true)
  }

  /// A point as it is typed, `120,300`.
  private static func point(_ text: Substring) throws(Complaint) -> Point {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite,
      y.isFinite
    else { throw Complaint(Words.pointWhere, at: text.startIndex) }
    return Point(x, y)
  }
}
