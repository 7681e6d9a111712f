import TouchNarration

/// What is said about the evidence board.
enum BoardWords {
  static let noBoard = Phrase(
    en: "This lesson has no hypotheses to toggle.", zh: "这一课没有可以打开的假设。")

  static func noHypothesis(_ name: String, _ known: [String]) -> Phrase {
    let list = known.joined(separator: ", ")
    return Phrase(
      en: "There is no hypothesis \(bad: name); this lesson has \(code: list).",
      zh: "没有假设 \(bad: name)；这一课有 \(code: list)。")
  }

  static func modelSays(_ words: String) -> Phrase {
    Phrase(en: "\(dim: "the model:") \(words)", zh: "\(dim: "模型：")\(words)")
  }

  static func agreeing(_ count: Int, of all: Int) -> Phrase {
    Phrase(
      en: "The model agrees with \(count) of \(all) measured rows.",
      zh: "\(all) 行实测里，模型与 \(count) 行一致。")
  }

  static func agreeingWithDocumented(_ count: Int, of all: Int) -> Phrase {
    Phrase(
      en: "The model agrees with \(count) of \(all) documented rows.",
      zh: "\(all) 行文档里，模型与 \(count) 行一致。")
  }
}
