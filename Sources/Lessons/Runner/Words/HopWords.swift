import TouchNarration

/// What is said about questions before a step.
enum HopWords {
  static func beforeHop(_ question: Phrase) -> Phrase {
    Phrase(
      en: "\(strong: "?") Before the next step: \(question.english)",
      zh: "\(strong: "?") 先回答，再走下一步：\(question.chinese)")
  }

  static func hopFooter(_ letters: String) -> Phrase {
    Phrase(
      en: "\(letters): answer (b! sure, b? guess) · hint · skip · predict off: no more questions",
      zh: "\(letters)：回答（b! 有把握，b? 猜的）· hint：提示 · skip：跳过 · predict off：不再问")
  }

  static func predicting(_ setting: PredictSetting) -> Phrase {
    switch setting {
    case .off:
      Phrase(
        en: "predict is \(strong: "off"): stepping does not ask questions. (\(code: "key"): before "
          + "hops that people often get wrong; \(code: "all"): before every hop)",
        zh: "predict 现在是 \(strong: "off")：单步时不提问。（\(code: "key")：只在容易猜错的地方问；"
          + "\(code: "all")：每一步都问）")
    case .key:
      Phrase(
        en: "predict is \(strong: "key"): stepping asks before hops that people often get wrong. "
          + "(\(code: "off"): never; \(code: "all"): before every hop)",
        zh: "predict 现在是 \(strong: "key")：单步走到容易猜错的地方会先问你。（\(code: "off")：不问；"
          + "\(code: "all")：每一步都问）")
    case .all:
      Phrase(
        en: "predict is \(strong: "all"): stepping asks before every hop that has a question. "
          + "(\(code: "off"): never; \(code: "key"): only before hops that people often get wrong)",
        zh: "predict 现在是 \(strong: "all")：每一步只要有可问的就先问你。（\(code: "off")：不问；"
          + "\(code: "key")：只在容易猜错的地方问）")
    }
  }

  static let asksNothing = Phrase(
    en: "This lesson is a worked example: it does not ask questions, even if predict is on.",
    zh: "这一课是示范：无论怎么设，都不提问。")

  static func noPredictSetting(_ word: String, nearest: String?) -> Phrase {
    let name = nearest ?? ""
    return Phrase(
      en: "\(code: "predict") takes off, key or all, not \(bad: word)"
        + (nearest == nil ? "." : "; did you mean \(code: name)?"),
      zh: "\(code: "predict") 后面可以写 off、key、all，没有 \(bad: word)"
        + (nearest == nil ? "。" : "；你是想说 \(code: name) 吗？"))
  }
}
