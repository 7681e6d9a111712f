import TouchNarration

/// What the adapter says of places in sources.
extension AdapterWords {
  static let boundAtLaunch = Phrase(
    en: "will be bound once something is launched", zh: "启动之后才会绑定")

  static let whichSource = Phrase(
    en: "say of which source: its path, or the reference that was given for it",
    zh: "请说明是哪个源：路径，或给出的引用编号")

  static let unknownSource = Phrase(
    en: """
      this source is not part of the session: there are the file that was launched, its timeline \
      and the rules of UIKit
      """,
    zh: "这个源不属于本次会话：可用的有启动的文件、它的时间线，以及 UIKit 的规则")

  static func openTheFile(_ path: String) -> Phrase {
    Phrase(en: "\(name: path) is a file: open it", zh: "\(name: path) 是一个文件：请直接打开")
  }

  static let noPlace = Phrase(
    en: "say where: a line from the first one on, a view such as \(code: "card.hitTest"), a value",
    zh: "请说明位置：从第一行开始的行号、某个视图（例如 \(code: "card.hitTest")）或者某个值")

  static func noMishap(_ word: String) -> Phrase {
    let word = String(word.prefix(60))
    return Phrase(
      en: "\(bad: word) is no filter that was offered", zh: "没有名为 \(bad: word) 的过滤条件")
  }

  static func noStepOnLine(_ last: Int) -> Phrase {
    Phrase(
      en: "no step stands on this line; steps are on the lines 2 to \(last)",
      zh: "这一行没有步骤；步骤位于第 2 到 \(last) 行")
  }

  static func noMoment(_ count: Int) -> Phrase {
    Phrase(
      en: "there is no such moment; they go from 0 to \(count)", zh: "没有这个时刻；有 0 到 \(count)")
  }

  static func nothingDeclared(nearest line: Int) -> Phrase {
    Phrase(
      en: "no view, recognizer or event of what was launched stands on this line; "
        + "line \(line) has one",
      zh: "所启动的场景和触摸中，没有视图、识别器或事件写在这一行；第 \(line) 行有")
  }

  static func nothingDecided(nearest line: Int) -> Phrase {
    Phrase(
      en: "nothing is decided on this line; line \(line) decides something",
      zh: "这一行不作任何判断；第 \(line) 行有")
  }

  static func tooManyBreakpoints(_ most: Int) -> Phrase {
    Phrase(en: "a source takes \(most) breakpoints at most", zh: "一个源最多 \(most) 个断点")
  }
}
