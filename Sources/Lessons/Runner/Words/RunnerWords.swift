import TouchNarration

/// What the lessons say besides the prose of their files.
enum RunnerWords {
  static let touchtrace = Phrase(
    en: "\(strong: "touchtrace") · step through a touch and read why each view gets it or not",
    zh: "\(strong: "touchtrace") · 一步一步走过一次触摸，看清每个视图为什么得到它、为什么没有")

  static func place(_ lesson: Lesson, stop: Int, of count: Int) -> Phrase {
    Phrase(
      en: "\(dim: "\(lesson.place) · stop \(stop) of \(count)")",
      zh: "\(dim: "\(lesson.place) · 第 \(stop) 步/共 \(count) 步")")
  }

  static let notTranslated = Phrase(
    en: "(Not translated yet.)", zh: "\(dim: "（这一课还没有译文，下面是英文。）")")

  static func resumed(stop: Int) -> Phrase {
    Phrase(
      en: "\(dim: "You were here, at stop \(stop). lesson reset starts over.")",
      zh: "\(dim: "上次学到第 \(stop) 步。输入 lesson reset 从头开始。")")
  }

  static let gaps = Phrase(
    en: """
      \(dim: "Shown are messages, events and states, so numbers jump; step shows every step.")
      """,
    zh: "\(dim: "这里只显示消息、事件和状态，所以编号会跳。step 显示每一步。")")

  static func predictFirst(_ answers: String) -> Phrase {
    Phrase(
      en: "Predict first: \(code: answers), or \(code: "skip"). Then step as much as you like.",
      zh: "先猜一猜：输入 \(code: answers)，或者 \(code: "skip")。猜完就可以随意单步了。")
  }

  /// Of a word that moves in the record, and behind `lesson` between lessons.
  static func orMove(_ word: String, after question: Phrase) -> Phrase {
    Phrase(
      en: "\(question.english) Between lessons, it is \(code: "lesson \(word)").",
      zh: "\(question.chinese)想换课，请输入 \(code: "lesson \(word)")。")
  }

  static let questionComesFirst = Phrase(
    en: "Answer a question about this touch first: press Return, answer, then step.",
    zh: "先有一个关于这次触摸的问题：按回车，回答之后再单步。")

  static func noSuchWord(_ line: String, nearest: String?) -> Phrase {
    guard let nearest else {
      return Phrase(
        en: "There is no command \(bad: line); \(code: "help all") lists every command.",
        zh: "没有 \(bad: line) 这个命令；\(code: "help all") 会列出全部。")
    }
    return Phrase(
      en: "There is no command \(bad: line); did you mean \(code: nearest)?",
      zh: "没有 \(bad: line) 这个命令；你是想说 \(code: nearest) 吗？")
  }

  static func answerExpected(_ answers: String) -> Phrase {
    Phrase(
      en: "This waits for your answer: \(code: answers), \(code: "hint") or \(code: "skip").",
      zh: "这里在等你回答：输入 \(code: answers)，或者 \(code: "hint")、\(code: "skip")。")
  }

  static func noSuchAnswer(_ given: String, _ answers: String, nearest: String?) -> Phrase {
    let name = nearest ?? ""
    return Phrase(
      en: "\(bad: given) is not one of the answers (\(code: answers))"
        + (nearest == nil ? "." : "; did you mean \(code: name)?"),
      zh: "\(bad: given) 不在可选的回答里（\(code: answers)）"
        + (nearest == nil ? "。" : "；你是想说 \(code: name) 吗？"))
  }

  /// Of several letters at once.
  static func oneLetter(_ answers: String) -> Phrase {
    Phrase(
      en: "Only one answer is right: type one letter (\(code: answers)).",
      zh: "只有一个答案是对的：请输入一个字母（\(code: answers)）。")
  }

  /// Of a letter that was meant for an answer and is short for a command, too.
  static func spellOut(_ letter: String, _ command: String) -> Phrase {
    Phrase(
      en: "\(bad: letter) is not an answer here. To run the command, type \(code: command).",
      zh: "这里不能用 \(bad: letter) 来回答。要用命令，请输入 \(code: command)。")
  }

  /// Of a change while a question waits.
  static let answerBeforeSandbox = Phrase(
    en: "The lesson's scene cannot be changed. Answer first, or type \(code: "skip"); then "
      + "\(code: "sandbox") opens a copy to change.",
    zh: "课里的场景保持不变。请先回答，或输入 \(code: "skip")；然后用 \(code: "sandbox") 打开一份可以改的副本。")

  static let changeInSandbox = Phrase(
    en: "The lesson's scene cannot be changed. Type \(code: "sandbox") to change a copy.",
    zh: "课里的场景保持不变。输入 \(code: "sandbox")，可以改它的一份副本。")

  static let nothingToChoose = Phrase(
    en: "There is nothing to choose here; the line below lists what you can type.",
    zh: "这里没有可选的；下面一行列出可以输入什么。")

  static let editsInSandbox = Phrase(
    en: "The lesson's scene cannot be changed. Type \(code: "sandbox") to open a copy; there, type "
      + "the number of an edit to try it.",
    zh: "课里的场景保持不变：输入 \(code: "sandbox") 打开副本，在那里输入修改的编号就能试。")

  static let nothingToSkip = Phrase(en: "There is no question to skip here.", zh: "这里没有在等的问题。")
  static let skipped = Phrase(en: "Skipped.", zh: "已跳过。")
  static let noAnswerToShow = Phrase(
    en: "There is no answer to show here.", zh: "这里没有答案可以显示。")
  static let notNow = Phrase(
    en: "This command works only in a sandbox, or in a task that changes the scene.",
    zh: "这个词只在 sandbox 里，或者要改场景的地方才有用。")
  static let noRecord = Phrase(
    en: "There is no scene with a touch here yet.",
    zh: "这里还没有带触摸的场景。")
  static let alreadyInSandbox = Phrase(
    en: "This is the sandbox; \(code: "leave") goes back to the lesson.",
    zh: "这里就是沙盒；输入 \(code: "leave") 回到课里。")
  static let inSandbox = Phrase(
    en: "This is a copy of the scene. Change it with \(code: "set VIEW PROPERTY"), then "
      + "type \(code: "run"). The lesson's scene stays unchanged.",
    zh: "这是场景的副本：先用 \(code: "set 视图 属性") 修改，再输入 \(code: "run")。课不受影响。")
  static let leftSandbox = Phrase(en: "Back in the lesson.", zh: "回到课里。")
  static let begunAgain = Phrase(
    en: "The scene is unchanged again.", zh: "场景恢复原样。")
}
