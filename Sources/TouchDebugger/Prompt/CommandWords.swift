import TouchNarration

/// What is said of lines that are no command.
enum CommandWords {
  static func unknownCommand(_ word: String) -> Phrase {
    Phrase(
      en: "there is no command \(bad: word); \(code: "help all") lists every command",
      zh: "没有命令 \(bad: word)；用 \(code: "help all") 列出全部")
  }

  static func isNoCommand(number: String, of count: Int) -> Phrase {
    guard count > 0 else {
      return Phrase(
        en: "nothing is numbered here yet; \(code: "why ?") and \(code: "why-not") number what "
          + "they list",
        zh: "这里还没有编号；\(code: "why ?") 和 \(code: "why-not") 会给列出的东西编号")
    }
    return Phrase(
      en: "there is no \(bad: number) in the last list; it has 1 to \(count)",
      zh: "上一次列出的没有 \(bad: number)；编号为 1 到 \(count)")
  }

  static func isNoCommand(subject: String) -> Phrase {
    Phrase(
      en: "\(name: subject) is not a command; \(code: "why \(subject)"), "
        + "\(code: "why-not \(subject)") and \(code: "print \(subject)") ask about it",
      zh: "\(name: subject) 不是命令；可以问 \(code: "why \(subject)")、"
        + "\(code: "why-not \(subject)") 或 \(code: "print \(subject)")")
  }

  static func isNoCommand(expression: String) -> Phrase {
    let command = expression.contains("=") ? "whatif" : "print"
    return Phrase(
      en: "that is not a command; did you mean \(code: "\(command) \(expression)")?",
      zh: "这不是命令；是不是想写 \(code: "\(command) \(expression)")？")
  }

  static func unknownCommand(_ word: String, nearest: String) -> Phrase {
    Phrase(
      en: "there is no command \(bad: word)" + Words.didYouMean(nearest).english,
      zh: "没有命令 \(bad: word)" + Words.didYouMean(nearest).chinese)
  }

  static func ambiguous(_ word: String, _ names: [String]) -> Phrase {
    let list = Listed(names)
    return Phrase(
      en: "\(bad: word) is ambiguous: \(code: list.english)",
      zh: "\(bad: word) 可能是 \(code: list.chinese)")
  }

  static let reverseWhat = Phrase(
    en: "say what to do backwards: \(code: "rev step")", zh: "请说明倒着做什么：\(code: "rev step")")

  static func hasNoReverse(_ word: String) -> Phrase {
    Phrase(
      en: "\(bad: word) cannot run backwards; step, next, finish, continue and search can",
      zh: "\(bad: word) 不能倒着做；step、next、finish、continue 和 search 可以")
  }

  static func notACount(_ word: String) -> Phrase {
    Phrase(
      en: "a count is a whole number from 1 on, not '\(bad: word)'",
      zh: "次数是从 1 开始的整数，不是 \(bad: word)")
  }

  static let helpHint = Phrase(
    en: "\(code: "help COMMAND") explains a command, \(code: "help all") lists every one. The "
      + "start of a name is enough, an empty line repeats a motion, \(code: ";;") separates "
      + "commands.",
    zh: "\(code: "help 命令") 说明一个命令，\(code: "help all") 列出全部。名字只写开头即可；"
      + "空行重复上一次移动；\(code: ";;") 分隔命令。")

  static let emptyLineRepeats = Phrase(
    en: "An empty line repeats it.", zh: "直接按回车会再做一次")

  static func notAnExitCode(_ word: String) -> Phrase {
    Phrase(
      en: "an exit code is a number from 0 to 255, not \(bad: word)",
      zh: "退出码是 0 到 255 的数，不是 \(bad: word)")
  }
}
