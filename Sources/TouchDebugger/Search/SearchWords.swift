import TouchNarration

/// What is said of steps that are searched for.
enum SearchWords {
  static let searchWhat = Phrase(
    en: "say what: a word, \(code: "\"any part\"") or a condition such as "
      + "\(code: "verdict == outside")",
    zh: "请说明要找什么：一个词、\(code: "\"一部分\"") 或者条件，例如 \(code: "verdict == outside")")

  /// What is wrong with a condition, and how to search for the words instead.
  static func neitherWay(_ mistake: Phrase) -> Phrase {
    mistake + Phrase(en: "; put it in quotes to search for text", zh: "；加上引号就按文字查找")
  }

  /// `step that says fifth`, `step where depth > 2`.
  private static func step(_ term: SearchTerm, isOne: Bool = true) -> Phrase {
    let step = isOne ? "step" : "steps"
    let says = isOne ? "says" : "say"
    return switch term.kind {
    case .text, .part:
      Phrase(
        en: "\(step) that \(says) \(code: "\"\(term.words)\"")",
        zh: "含有\(code: "“\(term.words)”")的步骤")
    case .condition:
      Phrase(en: "\(step) where \(code: term.words)", zh: "符合 \(code: term.words) 的步骤")
    }
  }

  static func noSuchStep(_ term: SearchTerm) -> Phrase {
    Phrase(en: "there is no " + step(term).english, zh: "没有" + step(term).chinese)
  }

  static func noFurtherStep(_ term: SearchTerm, _ direction: Direction, other: Int) -> Phrase {
    switch direction {
    case .forwards:
      Phrase(
        en: "no further " + step(term).english + "; the first is at \(good: "#\(other)")",
        zh: "后面没有" + step(term).chinese + "了；第一个在 \(good: "#\(other)")")
    case .backwards:
      Phrase(
        en: "no earlier " + step(term).english + "; the last is at \(good: "#\(other)")",
        zh: "前面没有" + step(term).chinese + "了；最后一个在 \(good: "#\(other)")")
    }
  }

  static func searchInterrupted(at number: Int, from cursor: Int) -> Phrase {
    Phrase(
      en: "interrupted at #\(number), nothing found so far; you are still at #\(cursor)",
      zh: "在 #\(number) 处中断，到此尚未找到；你仍在 #\(cursor)")
  }

  static func countInterrupted(at number: Int) -> Phrase {
    Phrase(
      en: "interrupted at #\(number); the steps behind it are not counted",
      zh: "在 #\(number) 处中断，之后的步骤没有计入")
  }

  static func counted(_ term: SearchTerm, _ count: Int, _ first: [Int]) -> Phrase {
    guard count > 0 else { return noSuchStep(term) }
    let list = Listed(first.map { "#\($0)" })
    let more = andMore(count - first.count)
    return Phrase(
      en: "\(number: "\(count)") " + step(term, isOne: count == 1).english
        + ": \(good: list.english)"
        + more.english,
      zh: "有 \(number: "\(count)") 个" + step(term).chinese + "：\(good: list.chinese)" + more.chinese
    )
  }

  private static func andMore(_ more: Int) -> Phrase {
    guard more > 0 else { return Phrase(en: "", zh: "") }
    return Phrase(en: " and \(more) more", zh: " 以及另外 \(more) 处")
  }
}
