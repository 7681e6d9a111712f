import TouchNarration

/// What is said of two records that are compared.
enum CompareWords {
  static func world(_ number: Int) -> Phrase {
    guard number > 0 else { return Phrase(en: "the opened scene", zh: "打开的场景") }
    return Phrase(en: "branch \(number)", zh: "分支 \(number)")
  }

  static func rules(_ name: String) -> Phrase {
    Phrase(en: "rules \(code: name)", zh: "规则 \(code: name)")
  }

  static func differ(_ left: Phrase, _ right: Phrase, at step: Int) -> Phrase {
    Phrase(
      en: "\(bad: "−") " + left.english + "   \(good: "+") " + right.english
        + "   first difference at #\(step):",
      zh: "\(bad: "−") " + left.chinese + "   \(good: "+") " + right.chinese
        + "   第一处不同在 #\(step)：")
  }

  static let noSuchStep = Phrase(en: "\(dim: "no such step")", zh: "\(dim: "没有这一步")")

  static func neverPart(_ left: Phrase, _ right: Phrase) -> Phrase {
    Phrase(
      en: left.english + " and " + right.english + " are the same in every step",
      zh: left.chinese + "和" + right.chinese + "每一步都相同")
  }

  static let compareMore = Phrase(
    en: "\(dim: "compare 001 shows the first difference; after whatif, compare the branch")",
    zh: "\(dim: "compare 001 显示第一处不同；whatif 之后 compare 比较分支")")

  static func compareWhat(_ word: String, nearest: String?) -> Phrase {
    let near = Words.didYouMean(nearest)
    return Phrase(
      en: "\(bad: word) is neither a branch nor a set of rules" + near.english
        + "; \(code: "branches") and \(code: "compare all") list them",
      zh: "\(bad: word) 既不是分支，也不是规则" + near.chinese
        + "；用 \(code: "branches") 和 \(code: "compare all") 列出")
  }

  static func isThisBranch(_ number: Int) -> Phrase {
    Phrase(
      en: "you are in " + world(number).english + ": there is nothing to compare",
      zh: "现在就在" + world(number).chinese + "里：没有可以比较的")
  }
}
