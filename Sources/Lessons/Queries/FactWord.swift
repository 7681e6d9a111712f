import TouchCore
import TouchNarration

/// What a good explanation can mention.
public enum FactWord: String, Hashable, Sendable, CaseIterable {
  case order, reject, fallback, override

  /// Its line of the vocabulary.
  public var entry: VocabularyEntry { VocabularyEntry(rawValue, parameters, meaning) }

  private var parameters: [Parameter] {
    switch self {
    case .order: [.plain("pair", Shape(.pair))]
    case .reject:
      [
        .plain("view", Shape(.view)),
        .plain("why", Shape(.word, or: Verdict.refusals.map(\.word))),
      ]
    case .fallback: [.plain("view", Shape(.view, or: ["none"]))]
    case .override: [.plain("view", Shape(.view))]
    }
  }

  private var meaning: Phrase {
    switch self {
    case .order: Phrase(en: "the first view was asked before the second", zh: "前一个视图先被询问")
    case .reject:
      Phrase(en: "the view was asked and refused for this reason", zh: "视图被询问，并因此拒绝")
    case .fallback:
      Phrase(
        en: "the view that returned itself because all its subviews refused",
        zh: "因为子视图都拒绝而返回了自己的视图")
    case .override:
      Phrase(en: "the view's override answered, not UIView's method", zh: "视图重写的方法代替 UIView 作答")
    }
  }
}
