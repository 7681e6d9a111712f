import TouchCore

//   moved (8,8), 10 along an axis at least      2 pt further
//   held 420 ms, 500 at least                   80 ms longer
//   moved 14 pt, 10 at most                     4 pt less

/// What the fingers lacked, or did too much, for a recognizer: a check of its own that failed.
public struct Shortfall: Hashable, Sendable {
  /// What was measured, and the limit.
  public let check: Check
  /// How much more there has to be, or less where it is below 0, in the check's unit.
  public let change: Double
}

extension Trace {
  /// What the fingers did otherwise than a recognizer wants, where that is why it did not recognize.
  public func shortfalls(of why: WhyNoGesture) -> [Shortfall] {
    switch why.reason {
    case .failed, .stillPossible: break
    case .itDid, .cancelled, .refused, .lost, .waits, .ignoredTouch, .hidden, .busy, .disabled,
      .scrollViewHasItOff, .otherView, .nobodyHit, .eventsIgnored, .noTouch:
      return []
    }
    return why.steps.last.map { evidence(at: $0).compactMap(Shortfall.init) } ?? []
  }
}

extension Shortfall {
  /// nil where the check passed, or nothing that fingers do was measured.
  init?(_ check: Check) {
    guard !check.passes, check.name.isDoneByFingers, let found = check.amount,
      let limit = check.limit
    else { return nil }
    self.check = check
    change = limit - found
  }
}

extension Check {
  /// How much was found; nil where it is no amount.
  fileprivate var amount: Double? {
    switch value {
    case .number(let number): number
    case .way(let way, .axis): max(abs(way.x), abs(way.y))
    case .way(let way, .line): (way.x * way.x + way.y * way.y).squareRoot()
    case .flag, .place, .directions, .edges, .state: nil
    }
  }

  /// What it was held against; nil where that is no amount.
  fileprivate var limit: Double? {
    switch test {
    case .atLeast(let limit), .atMost(let limit), .below(let limit), .above(let limit): limit
    case .isFlag, .inside, .outside, .among, .meets, .inState: nil
    }
  }
}

extension Check.Name {
  /// Whether it is something the fingers do.
  fileprivate var isDoneByFingers: Bool {
    let done: [Check.Name] = [
      .fingers, .moved, .held, .taps, .betweenTaps, .fromFirstTap, .along, .across, .spread,
      .turned, .fromEdge,
    ]
    return done.contains(self)
  }
}
