//  touchesShouldCancel=yes|no              the same about all content
//  touchesShouldCancel=button|switch       yes about these, super about the others
//  touchesShouldCancel=not|slider          no about these, super about the others
//  touchesShouldCancel=control|not|slider  no is asked first

/// What a scroll view's own `touchesShouldCancel(in:)` says when a drag would take a touch away from
/// the content (11.7).
public enum CancelAnswer: Hashable, Sendable {
  /// The same about all content.
  case always(Bool)
  /// Yes about views of some kinds, no about views of others; about the rest what super says.
  ///
  /// No comes first: real code returns early for the views that keep their touches.
  case by(yes: [ViewKind], no: [ViewKind])

  /// What it says about a view of a kind; nil where super says it.
  public func answer(about kind: ViewKind) -> Bool? {
    switch self {
    case .always(let answer): return answer
    case .by(let yes, let no):
      if no.contains(where: { kind.isKind(of: $0) }) { return false }
      return yes.contains { kind.isKind(of: $0) } ? true : nil
    }
  }
}

extension CancelAnswer {
  /// The word before the kinds it says no about.
  package static let notWord = "not"

  /// Its words: `yes`, `no`, or kinds.
  package var words: String {
    switch self {
    case .always(let answer): answer ? "yes" : "no"
    case .by(let yes, let no):
      (yes.map { $0.rawValue } + (no.isEmpty ? [] : [Self.notWord]) + no.map { $0.rawValue })
        .joined(separator: "|")
    }
  }

  /// Reads its words; `yes` and `no` say all.
  init(words: [String]) {
    guard !words.contains("yes"), !words.contains("no") else {
      self = .always(words.contains("yes"))
      return
    }
    let end = words.firstIndex(of: Self.notWord) ?? words.endIndex
    self = .by(
      yes: words[..<end].compactMap(ViewKind.init), no: words[end...].compactMap(ViewKind.init))
  }
}
