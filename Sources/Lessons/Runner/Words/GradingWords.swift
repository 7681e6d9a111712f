import TouchCore
import TouchDebugger
import TouchNarration

/// What is said about answers.
enum GradingWords {
  static func right(_ answer: StyledText) -> Phrase {
    Phrase(en: "\(good: "Right:") \(answer).", zh: "\(good: "对：")\(answer)。")
  }

  static func wrong(_ answer: StyledText) -> Phrase {
    Phrase(en: "\(bad: "Not quite.") The answer: \(answer).", zh: "\(bad: "不对。")答案是：\(answer)。")
  }

  /// - Parameter command: The command that the letter is short for, too.
  static func answeredAlready(
    _ letter: Character, _ choice: StyledText, isRight: Bool, command: String?
  ) -> Phrase {
    let mark = String(letter)
    let answered = Phrase(
      en: "You have already answered this question; \(code: mark) was “\(choice)”"
        + (isRight ? ", the right answer." : "."),
      zh: "这个问题已经答过了；\(code: mark) 是“\(choice)”" + (isRight ? "，也就是正确答案。" : "。"))
    guard let command else { return answered }
    return Phrase(
      en: answered.english + " To run the command, type \(code: command).",
      zh: answered.chinese + "要用命令，请输入 \(code: command)。")
  }

  /// The step of a reason, and its rule: the one that the question asks about, or else the step's.
  static func place(_ step: Int, _ rule: RuleNumber) -> Phrase {
    Phrase(en: "\(dim: "#\(step) · rule \(rule)")", zh: "\(dim: "#\(step) · 规则 \(rule)")")
  }

  /// A rule alone, if no step decided or the sentence names the step.
  static func rule(_ rule: RuleNumber) -> Phrase {
    Phrase(en: "\(dim: "rule \(rule)")", zh: "\(dim: "规则 \(rule)")")
  }

  /// How well a rule is known, and from where.
  static func source(_ rule: Rule) -> Phrase {
    let (number, known) = (rule.number, rule.confidence.phrase)
    let (english, chinese) = (rule.source(in: .english), rule.source(in: .simplifiedChinese))
    return Phrase(
      en: "\(dim: "Rule \(number) is \(known.english.plain): \(english).")",
      zh: "\(dim: "规则 \(number)，\(known.chinese.plain)：\(chinese)。")")
  }

  static let noMore = Phrase(
    en: "That is all about this answer; \(code: "step") and \(code: "rstep") go to other steps.",
    zh: "关于这个答案就是这些；用 \(code: "step") 和 \(code: "rstep") 看别的步骤。")

  static func because(_ reason: StyledText) -> Phrase {
    Phrase(en: "Why: \(reason)", zh: "原因：\(reason)")
  }

  static func shown(_ answer: StyledText) -> Phrase {
    Phrase(en: "The answer: \(answer).", zh: "答案是：\(answer)。")
  }

  static func belief(_ title: StyledText) -> Phrase {
    Phrase(en: "If you thought “\(title)”:", zh: "如果你以为“\(title)”：")
  }

  /// A belief that the lesson has refuted before.
  static func beliefAgain(_ title: StyledText) -> Phrase {
    Phrase(en: "As before, “\(title)” is not true.", zh: "和前面一样，“\(title)”并不成立。")
  }

  /// A number of the catalogue that the prose names.
  static func catalogued(_ id: String, _ title: StyledText) -> Phrase {
    Phrase(
      en: "\(code: id) in the catalogue of misconceptions: “\(title)”",
      zh: "\(code: id) 是误解目录里的：“\(title)”")
  }

  /// Of an answer that is laid to no belief.
  static func onRecord(_ given: StyledText) -> Phrase {
    Phrase(en: "Why not “\(given)”:", zh: "为什么不是“\(given)”：")
  }

  static func partsHere(_ place: Int) -> Phrase {
    Phrase(
      en: "The belief and the record differ from \(dim: "#\(place)") on:",
      zh: "照这种想法，从 \(dim: "#\(place)") 起就与实际不同：")
  }

  static func inTheRecord(_ step: StyledText) -> Phrase {
    Phrase(en: "the record: \(step)", zh: "实际：\(step)")
  }

  static func byThatBelief(_ step: StyledText) -> Phrase {
    Phrase(en: "by that belief: \(step)", zh: "按那种想法：\(step)")
  }

  static let likeUIKit = Phrase(
    en: "\(dim: "step by step like UIKit")", zh: "\(dim: "每一步都和 UIKit 一样")")

  /// Whose answer a row of a comparison is: UIKit's, or that of the code of an article.
  static func model(_ name: String) -> Phrase {
    if name == HitTestRules.uikit.name {
      return Phrase(en: "UIKit (this program)", zh: "UIKit（本程序）")
    }
    guard name.allSatisfy({ $0.isNumber }) else { return .same(name) }
    return Phrase(en: "article \(code: name)", zh: "文章 \(code: name)")
  }

  /// The heads of the columns of a comparison.
  static let headOfCode = Phrase(en: "\(dim: "code")", zh: "\(dim: "代码")")
  static let headOfHit = Phrase(en: "\(dim: "hit view")", zh: "\(dim: "命中的视图")")

  static let stepsBelow = Phrase(
    en: "\(dim: "Below a row stands the first step that differs from UIKit's.")",
    zh: "\(dim: "每一行下面是与 UIKit 不同的第一步。")")

  /// A step of one of two records that are compared.
  static func stepOf(_ name: StyledText, _ place: Int, _ step: StyledText) -> Phrase {
    Phrase(en: "\(name), step \(place): \(step)", zh: "\(name) 第 \(place) 步：\(step)")
  }

  static func neverAsks(_ name: StyledText, _ view: String) -> Phrase {
    Phrase(en: "\(name) never asks \(name: view)", zh: "\(name) 从不询问 \(name: view)")
  }

  static func wrongPlace(_ place: Int, _ item: StyledText) -> Phrase {
    Phrase(
      en: "\(bad: "Not yet.") Place \(place) is not \(item).",
      zh: "\(bad: "还不对。")第 \(place) 个不是 \(item)。")
  }

  static func doesNotBelong(_ item: StyledText) -> Phrase {
    Phrase(
      en: "\(bad: "Not yet.") \(item) does not belong in the list.",
      zh: "\(bad: "还不对。")\(item) 不该出现。")
  }

  static func missing(_ count: Int, after item: StyledText) -> Phrase {
    Phrase(
      en:
        "\(bad: "Not yet.") Right so far, but \(count) more \(count == 1 ? "follows" : "follow") \(item).",
      zh: "\(bad: "还不对。")到这里都对，但 \(item) 之后还有 \(count) 个。")
  }

  static let twice = Phrase(
    en: "Name each item at most once.", zh: "每一个最多写一次。")

  static func orderIs(_ list: StyledText) -> Phrase {
    Phrase(en: "The order is \(list).", zh: "顺序是 \(list)。")
  }

  static let yourWords = Phrase(
    en: "A good answer mentions these points of the record:",
    zh: "好的回答应该提到这几点：")
  static let whichPoints = Phrase(
    en: "Which of these points did you make? Type their letters, such as \(code: "a b").",
    zh: "你的回答提到了哪几点？输入字母，例如 \(code: "a b")。")

  /// - Parameter left: The letters of the points that are not among them.
  static func points(_ count: Int, of all: Int, left: String) -> Phrase {
    guard count < all else {
      return Phrase(en: "Noted: all of them.", zh: "记下了：全都有。")
    }
    return Phrase(
      en: "Noted: \(count) of \(all). Missing: \(code: left).",
      zh: "记下了：\(all) 点里有 \(count) 点，没说到的是 \(code: left)。")
  }
  static let writeSomething = Phrase(
    en: "First explain it in your own words, in a sentence or two, or type \(code: "skip").",
    zh: "先用自己的话写一两句，或者 \(code: "skip")。")

  static func hint(_ number: Int, of count: Int) -> Phrase {
    Phrase(en: "\(strong: "Hint \(number) of \(count)")", zh: "\(strong: "提示 \(number)/\(count)")")
  }

  static func rule(_ number: String, _ sentence: Phrase) -> Phrase {
    Phrase(
      en: "The rule that decides here (\(dim: number)): \(sentence.english)",
      zh: "这里起决定作用的规则（\(dim: number)）：\(sentence.chinese)")
  }

  static func nextKind(_ meaning: Phrase, _ form: String) -> Phrase {
    Phrase(
      en: "The next step: \(meaning.english) (\(code: form)).",
      zh: "下一步是：\(meaning.chinese)（\(code: form)）。")
  }

  static let noHint = Phrase(en: "There is no hint for this question.", zh: "这个问题没有提示。")
  static let lastHint = Phrase(
    en:
      "That was the last hint. Answer, or type \(code: "answer") to see the answer, or \(code: "skip").",
    zh: "提示已经用完。请回答，或者输入 \(code: "answer") 看答案、\(code: "skip") 跳过。")
  static let nothingToHint = Phrase(
    en: "There is no question to give a hint for here.", zh: "这里没有可给的提示。")
}
