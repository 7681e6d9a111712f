import TouchDebugger
import TouchNarration

//   touches: [tap, drag, hold]
//
//   tap ● ● ● ◀── back from the start ── drag ● ● ● ── on from the end ──▶ hold ● ● ●

/// The touches whose records lie before and behind the one at hand.
struct Neighbours: Hashable, Sendable {
  /// On which side one of them lies.
  enum Side: Hashable, Sendable {
    case before, behind
  }

  var before: String?
  var behind: String?

  /// The side on which a motion leaves the record.
  ///
  /// - Parameter stopsAtEnd: Whether the end is a stop of its own, which is left by going on.
  func side(of reply: Reply, stopsAtEnd: Bool) -> Side? {
    switch reply.stop?.reason {
    case .end: behind != nil && (!reply.moved || !stopsAtEnd) ? .behind : nil
    case .start: before != nil && !reply.moved ? .before : nil
    case .arrived, .breakpoint, .interrupted, nil: nil
    }
  }

  func atTheStart(_ language: Language) -> String {
    (before.map { AdapterWords.atTheStart(previous: $0) } ?? AdapterWords.atTheStart)[language]
      .plain
  }

  func atTheEnd(_ language: Language) -> String {
    (behind.map { AdapterWords.atTheEnd(next: $0) } ?? AdapterWords.atTheEnd)[language].plain
  }
}
