import TouchNarration

/// A word that the lesson's prompt takes besides answers and the debugger's commands.
enum LessonWord: String, Hashable, Sendable, CaseIterable {
  case go, hint, skip, again, answer, solution, sandbox, play, leave, reset, undo, lesson, progress
  case misconceptions, review, predict, quit

  /// Reads a word, whatever its capitals.
  init?(_ word: String) { self.init(rawValue: word.lowercased()) }
}

/// The words of a lesson's prompt, for who lists them.
public enum LessonWords {
  /// How each is written, and what it does; of two that do the same, one.
  public static let all = LessonWord.allCases.filter { $0 != .solution && $0 != .play }
    .map { (usage: $0.form, summary: $0.meaning) }
}

/// What `help` says of each.
extension LessonWord {
  /// How it is written.
  var form: String {
    switch self {
    case .go, .hint, .skip, .again, .answer, .solution, .sandbox, .play, .leave, .reset, .undo,
      .progress, .review:
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
    case .go: Phrase(en: "continues; also leaves a walk", zh: "继续；走到一半也可以不走了")
    case .hint:
      Phrase(
        en: "shows the next hint; the last hint is the rule that decides",
        zh: "看下一个提示；最后一个是起决定作用的规则")
    case .skip: Phrase(en: "skips the question or the task here", zh: "跳过这里的问题或任务")
    case .again: Phrase(en: "shows this stop once more", zh: "把这一步再显示一遍")
    case .answer, .solution:
      Phrase(
        en: "shows the answer; a review asks the question again",
        zh: "看答案；这个问题以后会在复习里再来")
    case .sandbox, .play:
      Phrase(
        en: "opens a copy of the scene to change and run (sandbox and play are the same)",
        zh: "打开场景的副本，随便改、随便跑（sandbox 和 play 一样）")
    case .leave: Phrase(en: "leaves the sandbox, back to the lesson", zh: "从沙盒回到课里")
    case .reset:
      Phrase(
        en: "undoes all changes, in a task and in the sandbox",
        zh: "撤回全部修改，用在改场景的题和沙盒里")
    case .undo:
      Phrase(
        en: "undoes the last change, in a task and in the sandbox",
        zh: "撤回上一次修改，用在改场景的题和沙盒里")
    case .lesson:
      Phrase(
        en: "lists the lessons, opens another lesson, or shows a chapter's rules on a card",
        zh: "列出课程，打开另一课，或者用一张卡片列出一章的规则")
    case .progress: Phrase(en: "shows your progress", zh: "说明学到哪里了")
    case .misconceptions:
      Phrase(
        en: "lists the misconceptions that your answers followed; with a number, explains that one",
        zh: "列出你的回答里出现过的误解；写编号就看那一条")
    case .review: Phrase(en: "asks your wrong answers again, on new scenes", zh: "换新场景，把答错的再问一遍")
    case .predict:
      Phrase(
        en:
          "sets when stepping asks a question first: never, before hops people get wrong, or always",
        zh: "单步时什么时候先问你：不问、只在容易猜错的地方问、每一步都问")
    case .quit: Phrase(en: "ends the session; your progress is saved", zh: "结束；做过的都会保存")
    }
  }
}
