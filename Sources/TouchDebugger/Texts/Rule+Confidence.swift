import TouchNarration

extension Rule.Confidence {
  /// How well a rule is known, in a word or two.
  public var phrase: Phrase {
    switch self {
    case .documented: Phrase(en: "documented", zh: "文档记载")
    case .observed: Phrase(en: "observed", zh: "实测")
    case .reported: Phrase(en: "reported", zh: "他人报告")
    case .peer: Phrase(en: "seen in a peer", zh: "同类实现")
    case .inferred: Phrase(en: "inferred", zh: "推断")
    }
  }
}
