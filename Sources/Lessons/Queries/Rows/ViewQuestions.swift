import TouchCore
import TouchNarration

extension QuestionRow {
  static let verdict = QuestionRow(
    topic: .view, parameters: [.keyed("of", Shape(.view)), .touch],
    shape: Shape(.word, or: Verdict.allCases.map(\.word)), style: .verdict,
    nobody: Nobody("never-asked", en: "never asked", zh: "没有问到它"),
    meaning: Phrase(en: "what a view answered when it was asked", zh: "视图被询问时的回答"),
    question: Saying(
      en: { "What does \($0["of"]) answer when it is asked?" }, zh: { "问到 \($0["of"]) 时，它怎么回答？" }),
    claim: Saying(
      en: { "\(name: $0["of"]) is asked and decides: \($0.said.english)." },
      zh: { "问到 \(name: $0["of"])，它的判断是：\($0.said.chinese)。" }),
    absence: Saying(
      en: { "\(name: $0["of"]) is never asked." }, zh: { "\(name: $0["of"]) 从未被询问。" }),
    found: { $0.verdict }, guesses: { _ in ["inside", "outside", "interaction", "hidden"] },
    refuted: { $0.search.verdict($0.value, of: $0["of"]) },
    toldBy: ["say", "answer", "refuse", "find", "is "])

  static let pointIn = QuestionRow(
    topic: .view, parameters: [.keyed("view", Shape(.view)), .touch],
    shape: Shape(.point), style: .point,
    nobody: Nobody("never-asked", en: "never asked", zh: "没有问到它"),
    meaning: Phrase(
      en: "the point a view was asked about, in its own coordinates", zh: "询问某个视图时所用的点，以它自己的坐标为准"),
    question: Saying(
      en: { "About which point is \($0["view"]) asked, in its own coordinates?" },
      zh: { "询问 \($0["view"]) 时用的是哪个点（它自己的坐标）？" }),
    claim: Saying(
      en: { "\(name: $0["view"]) is asked about \(number: $0.point), in its own coordinates." },
      zh: { "询问 \(name: $0["view"]) 时用的点是 \(number: $0.point)（它自己的坐标）。" }),
    absence: Saying(
      en: { "\(name: $0["view"]) is never asked." }, zh: { "\(name: $0["view"]) 从未被询问。" }),
    found: { $0.pointIn }, refuted: { $0.search.point($0.value, in: $0["view"]) },
    toldBy: ["point", "becomes", "is "])
}
