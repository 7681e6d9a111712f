import TouchCore
import TouchNarration

extension Fact {
  /// The fact as a sentence.
  public var phrase: Phrase {
    switch form {
    case .word(let word, let sentence): word.phrase(sentence)
    case .predicate(let predicate): predicate.phrase
    }
  }
}

extension FactWord {
  fileprivate func phrase(_ sentence: Sentence) -> Phrase {
    let view = sentence["view"]
    switch self {
    case .order:
      let pair = sentence[pair: "pair"]
      return Phrase(
        en: "\(name: pair.first) was asked before \(name: pair.second).",
        zh: "\(name: pair.first) 比 \(name: pair.second) 先被询问。")
    case .reject: return .refusal(of: view, sentence["why"])
    case .fallback where view == "none":
      return Phrase(
        en: "No view returned itself because all its subviews had refused.",
        zh: "没有哪个视图是因为子视图都拒绝才返回自己的。")
    case .fallback:
      return Phrase(
        en: "\(name: view) returned itself, because all its subviews had refused.",
        zh: "\(name: view) 的子视图都拒绝了，所以它返回自己。")
    case .override:
      return Phrase(
        en: "The override of \(name: view) answered, not UIView's method.",
        zh: "作答的是 \(name: view) 自己重写的方法，不是 UIView 的。")
    }
  }

}

extension Phrase {
  /// That a view was asked and refused, and why.
  static func refusal(of view: String, _ why: String) -> Phrase {
    switch Verdict.refusals.first(where: { $0.word == why }) {
    case nil where why == PredicateWord.cannotReceive:
      refusal(view, en: "it cannot receive touches", zh: "它不能接收触摸")
    case .hidden: refusal(view, en: "it is hidden", zh: "它是隐藏的")
    case .interaction: refusal(view, en: "its user interaction is disabled", zh: "它关闭了交互")
    case .alpha: refusal(view, en: "it is nearly transparent", zh: "它几乎透明")
    case .animating: refusal(view, en: "it is being animated", zh: "它正在播放动画")
    case .outside, .inside, .overridden, nil:
      refusal(view, en: "the point is outside it", zh: "点在它外面")
    }
  }

  private static func refusal(_ view: String, en: String, zh: String) -> Phrase {
    Phrase(
      en: "\(name: view) was asked and answered \(bad: "nil"): \(en).",
      zh: "\(name: view) 被询问，回答 \(bad: "nil")：\(zh)。")
  }
}
