import TouchCore
import TouchNarration

/// What is said of places to stop at.
enum PlaceWords {
  static func noIdentifiers(_ word: String) -> Phrase {
    Phrase(
      en: """
        scenes have no accessibility identifiers, so \(bad: "#" + word) is not a view; write the \
        view's name; \(code: "#12") is a step
        """,
      zh: """
        场景里没有辅助功能标识符，所以没有 \(bad: "#" + word)；\(code: "#12") 表示步骤，视图直接写名字
        """)
  }

  static func noForm(_ word: String, nearest: String?) -> Phrase {
    let list = WhereForm.allCases.flatMap { $0.prefixes.prefix(1) }.map { $0 + ":" }
      .joined(separator: " ")
    let all = Phrase(
      en: "; prefixes: \(code: list), and methods such as \(code: "hitTest:")",
      zh: "；可以用 \(code: list) 以及 \(code: "hitTest:") 等")
    return Phrase(en: "unknown prefix \(bad: word + ":")", zh: "没有前缀 \(bad: word + ":")")
      + Words.didYouMean(nearest, orElse: all)
  }

  static func noState(_ word: String, known: [String], nearest: String?) -> Phrase {
    let list = known.map { ".\($0)" }.joined(separator: " ")
    let all = Phrase(en: "; there are \(code: list)", zh: "；可以用 \(code: list)")
    return Phrase(en: "a recognizer has no state \(bad: word)", zh: "识别器没有状态 \(bad: word)")
      + Words.didYouMean(nearest, orElse: all)
  }

  static func notAName(_ word: String) -> Phrase {
    Phrase(
      en: "\(bad: word) cannot be a name; \(code: "help WHERE") lists every form of a place",
      zh: "\(bad: word) 不能是名字；\(code: "help WHERE") 列出位置的全部写法")
  }

  static func severalRules(_ word: String, _ numbers: [RuleNumber]) -> Phrase {
    let list = numbers.prefix(6).map { "rule:\($0)" }.joined(separator: " ")
    let dots = numbers.count > 6 ? " …" : ""
    return Phrase(
      en: "\(numbers.count) rules mention \(bad: word): \(code: list)\(dots)",
      zh: "有 \(numbers.count) 条规则提到 \(bad: word)：\(code: list)\(dots)")
  }

  static func notALine(_ word: String) -> Phrase {
    Phrase(
      en: "a line is a number from 1 on, not \(bad: word)", zh: "行号是从 1 开始的数，不是 \(bad: word)")
  }

  static let noLines = Phrase(
    en: "this session was not opened from a lesson or a scene file, so it has no lines",
    zh: "这次不是从课程或场景文件打开的，所以没有行号可用")

  static let linesOfRecord = Phrase(
    en: "the lines of the record, for \(code: "break line:N"):",
    zh: "记录自带的行，可用于 \(code: "break line:N")：")

  static func otherFile(_ place: String) -> Phrase {
    Phrase(
      en: "only lines of the file at hand can be named: \(code: place)",
      zh: "只能写当前文件的行：\(code: place)")
  }

  static func nothingOnLine(_ line: Int, nearest: String?) -> Phrase {
    let hint =
      nearest.map { Phrase(en: "; \(code: $0) has", zh: "；\(code: $0) 有") }
      ?? Phrase(en: "", zh: "")
    return Phrase(
      en: "line \(bad: "\(line)") has no view, recognizer or event" + hint.english,
      zh: "第 \(bad: "\(line)") 行没有视图、识别器或事件" + hint.chinese)
  }

  static func pending(_ nobody: Phrase) -> Phrase {
    let isQuestion = nobody.english.plain.hasSuffix("?")
    return Phrase(
      en: nobody.english + (isQuestion ? " It" : "; it")
        + " stops if an object of that name appears",
      zh: nobody.chinese + (isQuestion ? "" : "；") + "一旦有了就会停下")
  }

  static func nobodyFits(_ pattern: String) -> Phrase {
    Phrase(
      en: "no name matches \(bad: pattern)", zh: "没有名字符合 \(bad: pattern)")
  }

  static func nobodyOfClass(_ name: String, nearest: String?) -> Phrase {
    let no = Phrase(en: "no view has the class \(bad: name)", zh: "没有视图属于类 \(bad: name)")
    return no + Words.didYouMean(nearest)
  }

  static func noRecognizer(_ name: String, nearest: String?) -> Phrase {
    let no = Phrase(en: "no recognizer is called \(bad: name)", zh: "没有叫 \(bad: name) 的识别器")
    return no + Words.didYouMean(nearest)
  }

  static func noAction(_ name: String, nearest: String?) -> Phrase {
    let no = Phrase(en: "no action is called \(bad: name)", zh: "没有叫 \(bad: name) 的动作")
    return no + Words.didYouMean(nearest)
  }

  static let whereHead = Phrase(
    en: "\(strong: "WHERE") to stop, for break, tbreak, log and continue:",
    zh: "停在 \(strong: "何处（WHERE）")，用于 break、tbreak、log 和 continue：")

  /// What may follow a place, a line each.
  static let clauseHelp = [
    Phrase(
      en: "then, in any order: \(code: "if EXPRESSION") only if it is true; \(code: "after 3") "
        + "not the first three times; \(code: "hits % 2") every second time, or \(code: "== >= < ")",
      zh: "后面可以有，顺序不限：\(code: "if EXPRESSION") 只在成立时；\(code: "after 3") 前三次不停；"
        + "\(code: "hits % 2") 每隔一次，也可用 \(code: "== >= <")"),
    Phrase(
      en:
        "\(code: "\"TEXT {EXPRESSION}\"") shown there; at the end \(code: "do COMMAND ;; COMMAND")",
      zh: "\(code: "\"TEXT {EXPRESSION}\"") 停下时显示；最后可以写 \(code: "do COMMAND ;; COMMAND")"),
    Phrase(
      en: "Times are counted over the whole record, so going back stops at the same steps.",
      zh: "次数按整个记录计算，所以往回走会停在同样的步骤。"),
  ]
}
