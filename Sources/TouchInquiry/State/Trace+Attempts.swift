import TouchCore

extension Trace {
  /// The attempts of all recognizers, in the order they were found.
  public var attempts: [GestureAttempt] { places.attempts }

  /// The step at which a recognizer made up its mind in an attempt; nil where it has not.
  public func decision(of attempt: GestureAttempt) -> Int? {
    states(of: attempt).first { records[$0].newState != .possible }
  }

  /// The steps of an attempt, up to its reset.
  func range(of attempt: GestureAttempt) -> Range<Int> { attempt.start..<(attempt.end ?? endIndex) }

  /// The steps at which an attempt's state changed, or that say whom it waits for (9.22).
  func states(of attempt: GestureAttempt) -> [Int] {
    let range = range(of: attempt)
    return places.states(of: attempt.recognizer).map { Int($0) }.filter(range.contains)
  }

  /// The last step that showed it anything.
  func newestLook(of attempt: GestureAttempt) -> Int {
    range(of: attempt).last { index in
      guard case .recognizer(.receive(attempt.recognizer, _, _)) = self[index] else { return false }
      return !ignoresTouch(at: index)
    } ?? attempt.start
  }

  /// What an attempt was held against when it was decided; while it is Possible, what it has come to
  /// so far and of what it falls short.
  public func evidence(of attempt: GestureAttempt) -> [Check] {
    evidence(
      at: decision(of: attempt) ?? states(of: attempt).last ?? newestLook(of: attempt))
  }
}
