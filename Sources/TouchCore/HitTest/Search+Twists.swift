//  What the beliefs change on the way of a search:
//
//     who is asked ── what a refusal means ── what an answer means ── who answers itself
//     M14             M07 M13 M05 M15         M09 M15                 M08

extension Search where Sink: ~Copyable {
  /// M02: from the view seen under the finger up; the first that says yes has the touch.
  mutating func climb(
    _ window: ViewID, _ screenPoint: Point, into sink: inout Sink
  ) -> ViewID? {
    var seen = Search<NoSteps>(scene, rules: .drawnOnTop, occasion, skipsDrawn: skipsDrawn)
    var nobody = NoSteps()
    guard let leaf = seen.hitTest(window, screenPoint, into: &nobody) else { return nil }
    let path = scene.path(from: leaf)
    var hit: ViewID?
    for (place, view) in path.enumerated() {
      let point = scene.fromScreen(screenPoint, to: view)
      let verdict = verdict(of: view, at: point)
      let depth = UInt32(path.count - 1 - place)
      report(view, verdict, point, depth: depth, into: &sink)
      guard !verdict.isRefusal else { continue }
      hit = hit ?? (verdict == .inside ? view : overriddenAnswer(of: view, at: point))
      report(view, hit, depth: depth, into: &sink)
    }
    return hit
  }

  /// M14: whether a view is asked at all.
  func isAsked(_ view: ViewID, at point: Point) -> Bool {
    rules.twist != .containersOnly || scene.pointInside(view, point)
  }

  /// What a view that refused means to those below it.
  mutating func callRefused(_ view: ViewID, _ verdict: AskVerdict, at point: Point) -> Call {
    switch rules.twist {
    case .noVeto: return enter(view, verdict, at: point)
    case .everybodyAsked: return enter(view, verdict, at: point, isSettled: true)
    case .drawnOnTop:
      // What sticks out of a view is drawn, unless the view clips.
      let isCut = scene[view].clipsToBounds && !scene[view].bounds.contains(point)
      let showsChildren = verdict == .outside && !isCut
      return showsChildren ? enter(view, verdict, at: point) : .answered(nil)
    case .refusalEnds:
      return verdict.cannotReceive && scene.pointInside(view, point) ? .over : .answered(nil)
    case .leafFirst, .handlersOnly, .fallsThrough, .nilEnds, .clearPasses, .containersOnly,
      .drawnHoles, nil:
      return .answered(nil)
    }
  }

  /// M10: whether a view under the finger that answers nil leaves the touch to nobody.
  func endsSearch(_ view: ViewID, at point: Point) -> Bool {
    rules.twist == .nilEnds && scene.pointInside(view, point)
  }

  /// Whether a child's answer is its superview's at once; an answer that may still count is kept.
  mutating func counts(_ answer: ViewID, from child: ViewID) -> Bool {
    let top = frames.count - 1
    switch rules.twist {
    case .fallsThrough:
      // M09: somebody between the hit view and the child may handle it.
      let branch = scene.path(from: answer)
      let inside = branch.prefix { $0 != child } + [child]
      if inside.contains(where: { scene[$0].handlesTouches }) { return true }
      frames[top].answer = frames[top].answer ?? answer
      return false
    case .everybodyAsked:
      if !frames[top].isSettled { frames[top].answer = answer }
      frames[top].isSettled = true
      return false
    case .leafFirst, .drawnOnTop, .refusalEnds, .handlersOnly, .nilEnds, .clearPasses, .noVeto,
      .containersOnly, .drawnHoles, nil:
      return true
    }
  }

  /// M05: views in the order they are drawn, front last.
  func asDrawn(_ views: [ViewID]) -> [ViewID] {
    views.indices
      .sorted { (scene[views[$0]].zPosition, $0) < (scene[views[$1]].zPosition, $1) }
      .map { views[$0] }
  }

  /// What a view answers of itself where no child does (2.6).
  func ownAnswer(of frame: Frame) -> ViewID? {
    guard rules.answersSelf, !frame.isSettled, !frame.verdict.isRefusal else { return nil }
    let view = frame.view
    let isPassedOver =
      rules.twist == .handlersOnly && !scene[view].handlesTouches
      || rules.twist == .clearPasses && scene[view].drawOverride == .nothing
    return isPassedOver && scene[view].kind != .window ? nil : view
  }
}

extension View {
  /// Whether somebody looking for handlers finds one in it: a touches method, a recognizer, or a
  /// class that keeps touches for itself.
  fileprivate var handlesTouches: Bool {
    kind.isControl || kind.isScrollView || !recognizers.isEmpty
      || overrides.handlesTouches
  }

  /// M05: whether it is seen at a point of its own coordinates.
  func isDrawn(at point: Point) -> AskVerdict {
    if isHidden { return .hidden }
    if alpha == 0 { return .alpha }
    return placement.isInvertible && bounds.contains(point) && draws(at: point)
      ? .inside : .outside
  }

  /// Whether its drawing covers a point of its own coordinates.
  func draws(at point: Point) -> Bool {
    switch drawOverride {
    case .nothing: false
    case .holes(let holes): !holes.contains { $0.contains(point) }
    case nil: true
    }
  }

  /// M17: whether its drawing leaves a hole at a point of its own coordinates.
  func drawsHole(at point: Point) -> Bool { drawOverride != .nothing && !draws(at: point) }
}
