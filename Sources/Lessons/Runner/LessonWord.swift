import TouchNarration

/// A word that the lesson's prompt takes besides answers and the debugger's commands.
enum LessonWord: String, Hashable, Sendable, CaseIterable {
  case go, hint, skip, again, answer, leave, sandbox, lesson, progress, review
  case reset, misconceptions, predict, undo, quit

  /// Reads a word, whatever its capitals.
  init?(_ word: String) { self.init(rawValue: word.lowercased()) }
}

/// The words of a lesson's prompt, for who lists them.
public enum LessonWords {
  /// How each is written, and what it does.
  public static let all = LessonWord.allCases
    .map { (usage: $0.form, summary: $0.meaning) }
}

/// What `help` says of each.
extension LessonWord {
  /// How it is written.
  var form: String {
    switch self {
    case .go, .hint, .skip, .again, .answer, .sandbox, .leave, .reset, .undo, .progress, .review:
      rawValue
    case .lesson:
      "lesson list [/WORDS] | next | prev | goto NUMBER | resume | reset | skip | card [CHAPTER]"
    case .misconceptions: "misconceptions [M01]"
    case .predict: "predict [off | key | all]"
    case .quit: "quit [N]"
    }
  }

  /// What it does.
  var meaning: Phrase {
    switch self {
    case .go:
      Phrase(en: "Goes on to the next stop, also from the middle of a walk.", zh: "继续；走到一半也可以不走了")
    case .hint:
      Phrase(
        en: "Shows the next hint; the last one is the rule that decides.",
        zh: "看下一个提示；最后一个是起决定作用的规则")
    case .skip: Phrase(en: "Skips the question or task.", zh: "跳过这里在等的事")
    case .again: Phrase(en: "Shows this stop again.", zh: "把这一站再显示一遍")
    case .answer:
      Phrase(
        en: "Shows the answer; a review asks the question again.",
        zh: "看答案；这个问题以后会在复习里再来")
    case .sandbox:
      Phrase(en: "Opens a copy of the scene that you can change.", zh: "打开场景的副本，随便改")
    case .leave: Phrase(en: "Goes back from the sandbox to the lesson.", zh: "从沙盒回到课里")
    case .reset:
      Phrase(
        en: "Undoes all changes of a task or of the sandbox.",
        zh: "撤回全部修改，用在改场景的题和沙盒里")
    case .undo:
      Phrase(
        en: "Goes to the state before the last change of a task or of the sandbox.",
        zh: "撤回上一次修改，用在改场景的题和沙盒里")
    case .lesson:
      Phrase(
        en: "Lists the lessons, opens another one, or shows a chapter's rules on a card.",
        zh: "列出课程，打开另一课，或者用一张卡片列出一章的规则")
    case .progress: Phrase(en: "Shows how far you are.", zh: "说明学到哪里了")
    case .misconceptions:
      Phrase(
        en: "Lists the misconceptions behind your wrong answers, or explains one.",
        zh: "列出你的回答里出现过的误解；写编号就看那一条")
    case .review:
      Phrase(
        en: "Asks the questions you got wrong again, on new scenes.", zh: "换新场景，把答错的再问一遍")
    case .predict:
      Phrase(
        en: "Sets when stepping asks you first: never, at steps people often get wrong, or always.",
        zh: "单步时什么时候先问你：不问、只在容易猜错的地方问、每一步都问")
    case .quit: Phrase(en: "Ends the session; your progress is kept.", zh: "结束；做过的都会保存")
    }
  }
}
