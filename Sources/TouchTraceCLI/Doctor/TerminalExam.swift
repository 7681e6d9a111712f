import LineEditing
import TouchNarration

/// Where words are shown and typed.
struct TerminalExam {
  let console: Console

  var findings: [ExamResult] { [terminal, size, colour, locale, language] }

  /// Below this, pictures and pages do not fit.
  private static let (fewestColumns, fewestRows) = (60, 20)

  private var isTerminal: Bool {
    LineEditing.Terminal.isTerminal(0) && LineEditing.Terminal.isTerminal(1)
  }

  private var kind: String { Environment.value("TERM") ?? "" }

  private var terminal: ExamResult {
    guard isTerminal else {
      return ExamResult(
        .terminal, .lesser,
        Phrase(
          en:
            "standard input or output is not a terminal: every run is a batch, without a prompt",
          zh: "标准输入或标准输出不是终端：这样运行的都是批处理，没有提示符"))
    }
    guard !["", "dumb"].contains(kind) else {
      return ExamResult(
        .terminal, .lesser,
        Phrase(
          en:
            "\(code: "TERM") is \(code: kind.isEmpty ? "not set" : kind): no colours and no line editing",
          zh: "\(code: "TERM") \(kind.isEmpty ? "没有设置" : "是 \(kind)")：没有颜色，也不能在行内编辑"))
    }
    return ExamResult(.terminal, Phrase(en: "\(code: kind)", zh: "\(code: kind)"))
  }

  private var size: ExamResult {
    let size = LineEditing.Terminal.size()
    let measure = "\(size.columns)x\(size.rows)"
    guard isTerminal else {
      return ExamResult(
        .size, Phrase(en: "unknown; assuming \(measure)", zh: "未知，按 \(measure) 处理"))
    }
    guard size.columns >= Self.fewestColumns, size.rows >= Self.fewestRows else {
      let least = "\(Self.fewestColumns)x\(Self.fewestRows)"
      return ExamResult(
        .size, .lesser,
        Phrase(
          en: "\(measure): pictures and tables need \(least)", zh: "\(measure)：图和表格需要 \(least)"))
    }
    return ExamResult(.size, Phrase(en: "\(measure)", zh: "\(measure)"))
  }

  private var colour: ExamResult {
    guard !console.colour else { return ExamResult(.colour, Phrase(en: "on", zh: "开")) }
    if Environment.value("NO_COLOR").map({ !$0.isEmpty }) == true {
      return ExamResult(
        .colour,
        Phrase(en: "off: \(code: "NO_COLOR") is set", zh: "关：设置了 \(code: "NO_COLOR")"))
    }
    return ExamResult(
      .colour, Phrase(en: "off: decided by the terminal or --color", zh: "关：由终端或 --color 决定"))
  }

  private var locale: ExamResult {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let named = names.compactMap { name in
      Environment.value(name).flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
    }.first
    let said =
      named.map { Phrase(en: "\(code: $0)", zh: "\(code: $0)") }
      ?? Phrase(en: "not set", zh: "没有设置")
    switch LineEditing.Terminal.localeInUse() {
    case .own:
      return ExamResult(.locale, Phrase(en: "\(said.english): UTF-8", zh: "\(said.chinese)：UTF-8"))
    case .other(let name):
      return ExamResult(
        .locale,
        Phrase(
          en: "\(said.english): not UTF-8, or not installed; using \(code: name) instead",
          zh: "\(said.chinese)：不是 UTF-8，或没有安装；改用 \(code: name)"))
    case .none:
      return ExamResult(
        .locale, .problem,
        Phrase(
          en:
            "\(said.english): no UTF-8 locale is installed; only ASCII can be typed",
          zh: "\(said.chinese)：没有安装任何 UTF-8 语言环境，只能输入 ASCII"))
    }
  }

  private var language: ExamResult {
    switch console.language {
    case .english: ExamResult(.language, Phrase(en: "English", zh: "English"))
    case .simplifiedChinese: ExamResult(.language, Phrase(en: "简体中文", zh: "简体中文"))
    }
  }
}
