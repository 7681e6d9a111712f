import TouchNarration

/// What is said of the values shown at every stop.
enum DisplayWords {
  static func was(_ value: String) -> Phrase {
    Phrase(en: "\(dim: "was \(value)")", zh: "\(dim: "原来是 \(value)")")
  }

  static let noDisplays = Phrase(
    en: "nothing is displayed; \(code: "display EXPRESSION") shows a value at every stop",
    zh: "没有显示任何值；\(code: "display 表达式") 在每次停下时显示一个值")

  static func noDisplay(_ word: String, known: [Int]) -> Phrase {
    let list = Listed(known.map { "\($0)" })
    return Phrase(
      en: "there is no display \(bad: word); displays: \(number: list.english)",
      zh: "没有编号为 \(bad: word) 的显示；有 \(number: list.chinese)")
  }

  static func displaysRemoved(_ numbers: [Int]) -> Phrase {
    let list = Listed(numbers.map { "\($0)" })
    return Phrase(
      en: "no longer displayed: \(number: list.english)", zh: "不再显示：\(number: list.chinese)")
  }

  static let startOfList = Phrase(
    en: "the record begins here; \(code: "list N") shows the steps around N",
    zh: "记录从此开始；\(code: "list N") 显示第 N 步前后的步骤")

  static let endOfList = Phrase(
    en: "the record ends here; \(code: "list N") shows the steps around N",
    zh: "记录到此结束；\(code: "list N") 显示第 N 步前后的步骤")
}
