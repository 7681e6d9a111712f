import TouchNarration

extension Words {
  static func unknownCommand(_ word: String) -> Phrase {
    Phrase(
      en: "there is no command \(bad: word); \(code: "help") lists them all",
      zh: "没有命令 \(bad: word)；用 \(code: "help") 列出全部")
  }

  static func unknownCommand(
    _ word: String, nearest: String, commandClass: CommandClass
  ) -> Phrase {
    Phrase(
      en: "there is no command \(bad: word)" + didYouMean(nearest).english
        + " \(dim: "(\(commandClass.rawValue))")",
      zh: "没有命令 \(bad: word)" + didYouMean(nearest).chinese
        + "\(dim: "（\(commandClass.rawValue)）")")
  }

  static func ambiguous(_ word: String, _ names: [String]) -> Phrase {
    let list = names.joined(separator: ", ")
    return Phrase(
      en: "\(bad: word) could be \(code: list)", zh: "\(bad: word) 可能是 \(code: list)")
  }

  static let untilIsElsewhere = Phrase(
    en: "nothing runs here, so there is no until: \(code: "tbreak WHERE ;; continue") goes to a "
      + "place, \(code: "goto N") to a step",
    zh: "这里没有程序在运行，所以没有 until：\(code: "tbreak WHERE ;; continue") 走到某处，"
      + "\(code: "goto N") 走到某一步")

  static let memoryIsElsewhere = Phrase(
    en: "there is no memory to look into: \(code: "print VIEW") shows a view's properties",
    zh: "这里没有内存可看：\(code: "print VIEW") 显示视图的属性")

  static let jumpIsElsewhere = Phrase(
    en: "what happened cannot be skipped: \(code: "goto N") only moves you to a step",
    zh: "发生过的事不能跳过：\(code: "goto N") 只把你带到某一步")

  static let watchIsElsewhere = Phrase(
    en: "no property changes during a recording: \(code: "break VIEW if CONDITION") stops where "
      + "something holds",
    zh: "记录过程中属性不会变化：\(code: "break VIEW if CONDITION") 在条件成立处停下")

  static let runIsElsewhere = Phrase(
    en: "\(code: "run") starts over, \(code: "finish") goes to where a call returns",
    zh: "\(code: "run") 重新开始，\(code: "finish") 走到调用返回处")

  static let reverseWhat = Phrase(
    en: "say what to do backwards: \(code: "rev step")", zh: "请说明倒着做什么：\(code: "rev step")")

  static func hasNoReverse(_ word: String) -> Phrase {
    Phrase(
      en: "\(bad: word) cannot be done backwards; step, next, finish and continue can",
      zh: "\(bad: word) 不能倒着做；step、next、finish 和 continue 可以")
  }

  static func notACount(_ word: String) -> Phrase {
    Phrase(
      en: "a count is a whole number from 1 on, not '\(bad: word)'",
      zh: "次数是从 1 开始的整数，不是 \(bad: word)")
  }

  static func tooManyWords(_ usage: String) -> Phrase {
    Phrase(en: "too many words; it is \(code: usage)", zh: "词太多了；写法是 \(code: usage)")
  }

  static let helpHint = Phrase(
    en: "\(code: "help COMMAND") says more; the start of a name is enough; an empty line repeats "
      + "a motion; \(code: ";;") separates commands",
    zh: "\(code: "help 命令") 说明更多；名字只写开头即可；空行重复上一次移动；\(code: ";;") 分隔命令")

  static func aliases(_ aliases: [String]) -> Phrase {
    let list = aliases.joined(separator: " ")
    return Phrase(en: "also      \(code: list)", zh: "也可写作  \(code: list)")
  }

  static func examples(_ examples: [String]) -> Phrase {
    let list = examples.joined(separator: "   ")
    return Phrase(en: "examples  \(code: list)", zh: "例子      \(code: list)")
  }

  static func seeAlso(_ names: [String]) -> Phrase {
    let list = names.joined(separator: " ")
    return Phrase(en: "see also  \(code: list)", zh: "另见      \(code: list)")
  }

  static let emptyLineRepeats = Phrase(
    en: "an empty line does it once more", zh: "空行再做一次")

  static let exportWhere = Phrase(
    en: "say where: \(code: "export touch.jsonl"), or \(code: "export jsonl") to see it here",
    zh: "请说明位置：\(code: "export touch.jsonl")，或者用 \(code: "export jsonl") 在这里查看")

  static let exportFormats = Phrase(
    en: "a record is written as \(code: ".jsonl"), \(code: ".md") or \(code: ".txt")",
    zh: "记录可以写成 \(code: ".jsonl")、\(code: ".md") 或 \(code: ".txt")")

  static func notAnExitCode(_ word: String) -> Phrase {
    Phrase(
      en: "an exit code is a number from 0 to 255, not \(bad: word)",
      zh: "退出码是 0 到 255 的数，不是 \(bad: word)")
  }
}
