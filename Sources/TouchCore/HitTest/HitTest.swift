extension HitTestLayout {
  /// Answers the view a point of the screen hits, silently.
  ///
  /// - Complexity: O(*n*) in the number of views asked.
  public func hitTest(_ screenPoint: Point) -> ViewID? {
    searchSilently(screenPoint)
  }

  /// The same under any rules: where the window is asked twice, both answers count (22.23).
  ///
  /// - Parameter rules: nil for UIKit's, which then need not be compared: that takes as long as a hit
  ///   test.
  @inline(__always)
  func searchSilently(_ screenPoint: Point, rules: HitTestRules? = nil) -> ViewID? {
    var sink = NoSteps()
    guard let first = search(screenPoint, Occasion(), rules: rules, into: &sink) else { return nil }
    guard let secondPass else { return first }
    return secondPass.search(screenPoint, Occasion(), rules: rules, into: &sink)
  }

  /// Answers the view a point of the screen hits in the first pass, and records every decision.
  public func hitTest(
    _ screenPoint: Point, moment: UInt32 = 0, into steps: inout StepBuffer
  ) -> ViewID? {
    search(screenPoint, Occasion(moment: moment), into: &steps)
  }

  /// Chooses the plainest walk that is exact.
  @inline(__always)
  func search<Sink: StepSink & ~Copyable>(
    _ screenPoint: Point, _ occasion: Occasion, rules: HitTestRules? = nil, into sink: inout Sink
  ) -> ViewID? {
    guard overrides != .answering, rules == nil || rules == .uikit, !mayBeSwallowed else {
      return searchWithStack(screenPoint, occasion, rules: rules ?? .uikit, into: &sink)
    }
    let place =
      overrides == .none
      ? descend(screenPoint, occasion, into: &sink)
      : descendPassing(screenPoint, occasion, into: &sink)
    return place.map { ViewID(raw: nodes[$0].view) }
  }

  /// 21.18: whether a view that animates keeps a touch there from everybody.
  func swallows(_ screenPoint: Point, _ rules: HitTestRules) -> Bool {
    guard mayBeSwallowed else { return false }
    var search = Search<NoSteps>(scene, rules: rules, Occasion(), skipsDrawn: skipsDrawn)
    var nobody = NoSteps()
    _ = search.hitTest(ViewID(raw: nodes[0].view), screenPoint, into: &nobody)
    return search.isSwallowed
  }

  /// The walk that any rules and overrides allow.
  @inline(never)
  func searchWithStack<Sink: StepSink & ~Copyable>(
    _ screenPoint: Point, _ occasion: Occasion, rules: HitTestRules, into sink: inout Sink
  ) -> ViewID? {
    var search = Search<Sink>(scene, rules: rules, occasion, skipsDrawn: skipsDrawn)
    return search.hitTest(ViewID(raw: nodes[0].view), screenPoint, into: &sink)
  }
}
