extension HitTestLayout {
  /// Answers the view a point of the screen hits, silently.
  ///
  /// - Complexity: O(*n*) in the number of views asked.
  public func hitTest(_ screenPoint: Point) -> ViewID? {
    var sink = NoSteps()
    return search(screenPoint, moment: 0, into: &sink)
  }

  /// Answers the view a point of the screen hits, and records every decision.
  public func hitTest(
    _ screenPoint: Point, moment: UInt32 = 0, into steps: inout StepBuffer
  ) -> ViewID? {
    search(screenPoint, moment: moment, into: &steps)
  }

  /// Chooses the plain walk where it is exact, and the one with a stack elsewhere.
  @inline(__always)
  func search<Sink: StepSink & ~Copyable>(
    _ screenPoint: Point, moment: UInt32, rules: HitTestRules? = nil, into sink: inout Sink
  ) -> ViewID? {
    guard !hasHitTestOverrides, rules == nil || rules == .uikit else {
      return searchWithStack(screenPoint, moment, rules: rules ?? .uikit, into: &sink)
    }
    return descend(screenPoint, moment: moment, into: &sink).map { ViewID(raw: nodes[$0].view) }
  }

  /// The walk that any rules and overrides allow.
  @inline(never)
  func searchWithStack<Sink: StepSink & ~Copyable>(
    _ screenPoint: Point, _ moment: UInt32, rules: HitTestRules, into sink: inout Sink
  ) -> ViewID? {
    var search = Search<Sink>(scene, rules: rules, moment: moment)
    return search.hitTest(ViewID(raw: nodes[0].view), screenPoint, into: &sink)
  }
}
