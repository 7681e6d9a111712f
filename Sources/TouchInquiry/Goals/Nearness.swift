import TouchCore

//   touch 1  card is behind, and asked       touch 2  card gets it         the answer is about 2

extension Trace {
  /// The touch with which a view came nearest to getting one; nil where no finger comes down.
  ///
  /// - Parameter preferred: Which one is meant where several come as near.
  public func nearestTouch(to view: ViewID, preferring preferred: Int? = nil) -> Int? {
    let touches = outcomes.map { $0.touch }
    let ordered = touches.filter { $0 == preferred } + touches.filter { $0 != preferred }
    let all = ordered.enumerated().map { (order: $0, touch: $1, nearness: nearness(of: view, $1)) }
    return all.max { ($0.nearness, -$0.order) < ($1.nearness, -$1.order) }?.touch
  }

  private func nearness(of view: ViewID, _ touch: Int) -> Int {
    let answer = whyNot(view, touch: touch)
    if case .itDid = answer { return lossToOthers(of: touch) == nil ? 6 : 5 }
    // The scene as it was is made anew, so it is asked only where it counts.
    return answer.nearness(
      isOnIt: touchDown(of: touch).map { $0.scene.covers(view, $0.point) } ?? false)
  }
}

extension WhyNot {
  /// How near the view came, by how it was missed, and whether the finger was on it.
  fileprivate func nearness(isOnIt: @autoclosure () -> Bool) -> Int {
    switch self {
    case .itDid: 5
    case .ownOverride, .descendantAnswered, .takenBack: 4
    case .notDrawnThere: 1
    case .refused(_, let verdict): verdict == .outside ? 1 : 3
    case .ancestorRefused, .ancestorOverridden, .siblingAnswered, .otherWindow, .windowNotShown:
      isOnIt() ? 2 : 0
    case .notInWindow, .ignored, .noTouch: 0
    }
  }
}
