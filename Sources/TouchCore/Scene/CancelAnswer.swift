/// What a scroll view's own `touchesShouldCancel(in:)` says when a drag would take a touch away from
/// the content (11.7).
public enum CancelAnswer: Hashable, Sendable {
  /// The same about all content.
  case always(Bool)
  /// Yes about views of some kinds; about all others what super says.
  case yes(about: [ViewKind])

  /// What it says about a view of a kind; nil where super says it.
  public func answer(about kind: ViewKind) -> Bool? {
    switch self {
    case .always(let answer): answer
    case .yes(let kinds): kinds.contains { kind.isKind(of: $0) } ? true : nil
    }
  }
}

extension CancelAnswer {
  /// Its words: `yes`, `no`, or kinds.
  package var words: String {
    switch self {
    case .always(let answer): answer ? "yes" : "no"
    case .yes(let kinds): kinds.map { $0.rawValue }.joined(separator: "|")
    }
  }

  /// Reads its words; `yes` and `no` say all.
  init(words: [String]) {
    self =
      words.contains("yes") || words.contains("no")
      ? .always(words.contains("yes")) : .yes(about: words.compactMap(ViewKind.init))
  }
}
