import TouchCore
import TouchNarration

/// What is said of watching, catching, logging and what belongs to a breakpoint.
enum BreakpointWords {
  static let watchWhat = Phrase(
    en: "say what to watch: \(code: "watch VIEW.alpha"), \(code: "watch touch.phase")",
    zh: "请说明观察什么：\(code: "watch VIEW.alpha")、\(code: "watch touch.phase")")

  static func neverChanges(_ text: String) -> Phrase {
    Phrase(
      en: "\(bad: text) never changes; watch one of its properties, such as \(code: ".alpha")",
      zh: "\(bad: text) 永远不变；请观察它的某个属性，例如 \(code: ".alpha")")
  }

  static func changed(_ source: String, _ old: String, _ new: String) -> Phrase {
    Phrase(
      en: "  \(code: source) was \(bad: old), is now \(good: new)",
      zh: "  \(code: source) 由 \(bad: old) 变为 \(good: new)")
  }

  static let catchWhat = Phrase(
    en: "say what to catch, one or several:", zh: "请说明捕捉什么，可以写多个：")

  static func noMishap(_ word: String) -> Phrase {
    let list = Mishap.allCases.map { $0.rawValue }.joined(separator: " ")
    return Phrase(
      en: "cannot catch \(bad: word); kinds: \(code: list)",
      zh: "不能捕捉 \(bad: word)；可以用 \(code: list)")
  }

  static func visibleButNotAsked(_ name: String) -> Phrase {
    Phrase(
      en: "  \(name: name) is visible there, and is never asked \(dim: "(2.4)")",
      zh: "  在那里看得见 \(name: name)，但不会问到它\(dim: "（2.4）")")
  }

  static func expectedOtherwise(_ miss: Expectations.Miss) -> Phrase {
    Phrase(
      en: StyledText("  line \(miss.line): ", .plain) + miss.words.english,
      zh: StyledText("  第 \(miss.line) 行：", .plain) + miss.words.chinese)
  }

  static let logWhat = Phrase(
    en: "say where and what: \(code: "log VIEW \"asked with {point}\"")",
    zh: "请说明位置和内容：\(code: "log VIEW \"asked with {point}\"")")

  static let onlyLogWrites = Phrase(
    en: "\(code: "into:") and \(code: "--json") are for \(code: "log")",
    zh: "\(code: "into:") 和 \(code: "--json") 只用于 \(code: "log")")

  static let logDoesNothing = Phrase(
    en: "a log point never stops, so it cannot have commands; use \(code: "break")",
    zh: "日志断点不会停下，所以不能带命令；\(code: "break") 可以")

  static let noFiles = Phrase(
    en: "files cannot be written here; leave \(code: "into:") out",
    zh: "这里不能写文件；请去掉 \(code: "into:")")

  static let intoWhat = Phrase(
    en: "say which file: \(code: "into: touches.log")", zh: "请说明哪个文件：\(code: "into: touches.log")")

  static func moreLogLines(_ count: Int) -> Phrase {
    Phrase(
      en: "\(dim: "… and \(count) more; into: FILE keeps them all")",
      zh: "\(dim: "……以及另外 \(count) 行；用 into: FILE 全部保存")")
  }

  static func wroteLines(_ number: Int, _ count: Int, _ file: String) -> Phrase {
    Phrase(
      en: "\(dim: "log point \(number): \(count) \(count == 1 ? "line" : "lines") into \(file)")",
      zh: "\(dim: "日志断点 \(number)：\(count) 行写入 \(file)")")
  }

  static func noClause(_ word: String, known: [String]) -> Phrase {
    let list = known.joined(separator: " ")
    return Phrase(
      en: "unexpected \(bad: word); allowed here: \(code: list) and \(code: "\"TEXT\"")",
      zh: "\(bad: word) 不能出现在这里；可以用 \(code: list) 和 \(code: "\"TEXT\"")")
  }

  static let doWhat = Phrase(
    en: "say what to do: \(code: "do why ;; map")", zh: "请说明做什么：\(code: "do why ;; map")")

  static func noHitSign(_ signs: [String]) -> Phrase {
    let list = signs.joined(separator: " ")
    return Phrase(
      en: "say which times: \(code: "hits >= 3"); operators: \(code: list)",
      zh: "请说明哪几次：\(code: "hits >= 3")；可以用 \(code: list)")
  }

  static func notAHitCount(_ word: String, from lowest: Int) -> Phrase {
    let wanted = Phrase(
      en: "the count is a whole number from \(lowest) on", zh: "次数是从 \(lowest) 开始的整数")
    guard !word.isEmpty else {
      return Phrase(en: "say how often: " + wanted.english, zh: "请写上次数：" + wanted.chinese)
    }
    return wanted + Phrase(en: ", not '\(bad: word)'", zh: "，不是 \(bad: word)")
  }

  static let replaced = Phrase(
    en: "\(dim: "it replaces the one that was there")", zh: "\(dim: "代替原来在这里的那个")")

  static func nothingAhead(_ place: String, _ direction: Direction, other: Int?) -> Phrase {
    let (way, back): (Phrase, String) =
      switch direction {
      case .forwards: (Phrase(en: "ahead", zh: "往前"), "rcontinue")
      case .backwards: (Phrase(en: "behind", zh: "往回"), "continue")
      }
    let hint =
      other.map {
        Phrase(
          en: "; \(code: "\(back) \(place)") goes to #\($0)",
          zh: "；\(code: "\(back) \(place)") 走到 #\($0)")
      }
      ?? Phrase(
        en: ", nor anywhere: \(code: "break \(place)") says why",
        zh: "，别处也没有：\(code: "break \(place)") 会说明原因")
    return Phrase(
      en: "no step at \(bad: place) lies " + way.english + hint.english,
      zh: way.chinese + "没有位于 \(bad: place) 的步骤" + hint.chinese)
  }

  static func onlyHere(_ place: String) -> Phrase {
    Phrase(
      en: "this is the only step at \(bad: place)",
      zh: "位于 \(bad: place) 的步骤只有现在这一步")
  }

  static func willDo(_ number: Int, _ commands: [String]) -> Phrase {
    let list = commands.joined(separator: " ;; ")
    return Phrase(
      en: "breakpoint \(number) runs \(code: list)", zh: "断点 \(number) 执行 \(code: list)")
  }

  static func saved(_ count: Int, _ file: String) -> Phrase {
    Phrase(
      en: "\(count) \(count == 1 ? "breakpoint" : "breakpoints") in \(name: file); "
        + "\(code: "source \(file)") reads them back",
      zh: "\(count) 个断点已存入 \(name: file)；用 \(code: "source \(file)") 读回")
  }

  static func savedHead(_ label: String) -> Phrase {
    Phrase(
      en: "# breakpoints of \(label); source reads them back", zh: "# \(label) 的断点；用 source 读回")
  }
}
