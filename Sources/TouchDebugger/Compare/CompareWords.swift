import TouchNarration

/// What is said of two records side by side.
enum CompareWords {
  static let allTouchesTogether = Phrase(
    en: "beside another record all touches go on together; \(code: "compare off") ends that",
    zh: "与另一份记录并排时，所有触摸一起前进；用 \(code: "compare off") 结束并排")

  static func world(_ number: Int) -> Phrase {
    guard number > 0 else { return Phrase(en: "the opened scene", zh: "打开的场景") }
    return Phrase(en: "branch \(number)", zh: "分支 \(number)")
  }

  static func rules(_ name: String) -> Phrase {
    Phrase(en: "rules \(code: name)", zh: "规则 \(code: name)")
  }

  static func sideBySide(_ left: Phrase, _ right: Phrase) -> Phrase {
    Phrase(
      en: "\(bad: "−") " + left.english + "   \(good: "+") " + right.english
        + "   \(dim: "c and rc: where they part; compare off")",
      zh: "\(bad: "−") " + left.chinese + "   \(good: "+") " + right.chinese
        + "   \(dim: "c 和 rc：分开之处；compare off：结束")")
  }

  static let both = Phrase(en: "\(dim: "both:") ", zh: "\(dim: "两者：")")
  static let noSuchStep = Phrase(en: "\(dim: "no such step")", zh: "\(dim: "没有这一步")")
  static let recordsPart = Phrase(en: "  \(strong: "they part here")", zh: "  \(strong: "在此分开")")

  static func neverPart(_ left: Phrase, _ right: Phrase) -> Phrase {
    Phrase(
      en: left.english + " and " + right.english + " never part: every step is the same",
      zh: left.chinese + "和" + right.chinese + "从未分开：每一步都相同")
  }

  static func edgeOfBoth(_ direction: Direction) -> Phrase {
    switch direction {
    case .forwards:
      Phrase(
        en: "\(strong: "end of both records"); \(code: "rc") goes back to where they part",
        zh: "\(strong: "两份记录到此结束")；用 \(code: "rc") 回到分开之处")
    case .backwards:
      Phrase(
        en: "\(strong: "start of both records"); \(code: "c") goes on to where they part",
        zh: "\(strong: "已到两份记录的开头")；用 \(code: "c") 走到分开之处")
    }
  }

  static let nothingCompared = Phrase(
    en: "interrupted; the records do not stand side by side", zh: "已中断；两份记录没有并排")

  static let compareMore = Phrase(
    en: "\(dim: "compare 001 steps UIKit beside these rules; after whatif, compare the branch")",
    zh: "\(dim: "compare 001 让 UIKit 和这套规则并排走；whatif 之后 compare 比较分支")")

  static func compareWhat(_ word: String, nearest: String?) -> Phrase {
    let near = Words.didYouMean(nearest)
    return Phrase(
      en: "\(bad: word) is no branch and no set of rules" + near.english
        + "; \(code: "branches") and \(code: "compare all") list them",
      zh: "\(bad: word) 既不是分支，也不是规则" + near.chinese
        + "；用 \(code: "branches") 和 \(code: "compare all") 列出")
  }

  static func isThisBranch(_ number: Int) -> Phrase {
    Phrase(
      en: "you are in " + world(number).english + ": there is nothing to hold against it",
      zh: "现在就在" + world(number).chinese + "里：没有可以对照的")
  }

  static let nothingIsCompared = Phrase(
    en: "no records stand side by side; \(code: "compare") sets two",
    zh: "没有并排的记录；用 \(code: "compare") 并排两份")

  static let comparedNoMore = Phrase(
    en: "\(dim: "back to one record")", zh: "\(dim: "回到一份记录")")
}
