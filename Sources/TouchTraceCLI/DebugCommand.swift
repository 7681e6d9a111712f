import LineEditing
import TouchCore
import TouchDebugger
import TouchNarration
import Transcripts

/// `touchtrace debug FILE`: steps through the touch of a lesson or scene file.
struct DebugCommand {
  let invocation: Invocation
  let console: Console

  func run() throws(FileProblem) -> ExitCode {
    guard let source = try Source.open(invocation, console) else { return .unreadable }
    var partner = DebugPartner(
      debugger: source.debugger(invocation, console), exporter: source.exporter,
      label: source.touchID, file: invocation.operands[0])
    partner.fit(columns: console.width)
    return try Talk(
      partner: partner, invocation: invocation, console: console,
      initFiles: InitFiles(for: invocation)
    ).run()
  }
}

/// The debugger, as one talks to it.
struct DebugPartner: Conversation {
  var debugger: Debugger
  let exporter: Exporter
  let label: String
  let file: String
  /// What is said first where it is a record of somebody else's.
  var greeting: [Phrase] = []

  mutating func begin() -> Answer {
    let language = debugger.language
    debugger.letEmptyLineSetOut()
    if !greeting.isEmpty {
      // Notes before the first step are seen at the first stop only.
      let notes = debugger.showStop().lines.dropFirst(2)
      return Answer(lines: greeting.map { $0[language] } + notes, isGreeting: true)
    }
    let trace = debugger.trace
    let count = trace.count
    let greeting = Phrase(
      en:
        "\(code: file): \(count) steps recorded. \(dim: "step or Return goes on, why explains, help lists the rest.")",
      zh: "\(code: file)：已记录 \(count) 步。\(dim: "step 或回车前进，why 解释原因，help 列出其余命令。")")
    return Answer(
      lines: [greeting[language]] + Narrator(trace, language).cutShort, isGreeting: true)
  }

  mutating func answer(_ line: String, by author: LineAuthor) -> Answer {
    exporter.answer(debugger.perform(line, by: author), of: debugger)
  }

  var prompt: [(text: String, style: StyledRun.Style)] {
    [("(\(label) ", .plain), (debugger.promptPosition, .number), (") ", .plain)]
  }

  var repeatedByEmptyLine: String? { debugger.repeatedByEmptyLine }

  let isPaged = false

  var hasLost: Bool { debugger.hasLostLines }

  var position: (step: Int, count: Int)? { (debugger.cursor, debugger.trace.count) }

  mutating func fit(columns: Int) { debugger.rowWidth = columns }

  func completions(for line: String) -> (replacing: Int, candidates: [String]) {
    debugger.looks.completions(for: line)
  }
}
