import TouchNarration

/// What the adapter says of places in sources.
extension AdapterWords {
  static func unknownPathFormat(_ format: String) -> Phrase {
    let format = String(format.prefix(60))
    return Phrase(
      en: "unknown pathFormat \(bad: format); write \(code: "path") or \(code: "uri")",
      zh: "不认识的 pathFormat \(bad: format)；请写 \(code: "path") 或 \(code: "uri")")
  }

  static let boundAtLaunch = Phrase(
    en: "will be bound after launch", zh: "启动之后才会绑定")

  static let whichSource = Phrase(
    en: "no source given: send its path or its source reference",
    zh: "请说明是哪个源：路径，或给出的引用编号")

  static let unknownSource = Phrase(
    en: """
      this source is not part of the session; its sources are the launched file, its timeline \
      and the rules of UIKit
      """,
    zh: "这个源不属于本次会话：可用的有启动的文件、它的时间线，以及 UIKit 的规则")

  static let otherRecord = Phrase(
    en: """
      this timeline is of another record, before or after a change; a breakpoint in it stops only \
      there
      """,
    zh: "这条时间线属于另一份记录（修改之前或之后）；其中的断点只在那份记录里停下")

  static func waits(_ number: Int, line: Int, _ reason: String) -> Phrase {
    Phrase(
      en: "breakpoint \(number) waits at line \(line): \(reason)",
      zh: "断点 \(number) 在第 \(line) 行等待：\(reason)")
  }

  static let noPlaceWritten = Phrase(
    en: "this value is not written in the launched file", zh: "启动的文件里没有写它")

  static func openTheFile(_ path: String) -> Phrase {
    Phrase(en: "\(name: path) is a file: open it", zh: "\(name: path) 是一个文件：请直接打开")
  }

  static let noPlace = Phrase(
    en: "no place given: send a line from 1 on, a view such as \(code: "card.hitTest"), or a value",
    zh: "没有写明位置：请给出从 1 开始的行号、某个视图（例如 \(code: "card.hitTest")）或者某个值")

  static func noMishap(_ word: String) -> Phrase {
    let word = String(word.prefix(60))
    return Phrase(
      en: "unknown exception filter \(bad: word)", zh: "没有名为 \(bad: word) 的过滤条件")
  }

  static func noStepOnLine(_ last: Int) -> Phrase {
    Phrase(
      en: "there is no step on this line; steps are on lines 2 to \(last)",
      zh: "这一行没有步骤；步骤位于第 2 到 \(last) 行")
  }

  static let noTarget = Phrase(
    en: "unknown target: the session has moved since it was offered; ask for the targets again",
    zh: "没有这个目标：给出它之后会话移动过；请重新请求目标列表")

  static func nothingDeclared(nearest line: Int) -> Phrase {
    Phrase(
      en: "this line has no view, recognizer or event of the launched scene and touch; "
        + "line \(line) has one",
      zh: "所启动的场景和触摸中，没有视图、识别器或事件写在这一行；第 \(line) 行有")
  }

  static func nothingDecided(nearest line: Int) -> Phrase {
    Phrase(
      en: "this line decides nothing; line \(line) does",
      zh: "这一行不作任何判断；第 \(line) 行有")
  }

  static func tooManyBreakpoints(_ most: Int) -> Phrase {
    Phrase(en: "a source can have at most \(most) breakpoints", zh: "一个源最多 \(most) 个断点")
  }
}
