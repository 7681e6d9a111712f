import TouchNarration
import Transcripts

//                 ┌─▶ the screen, failures of scripts on standard error
//   an answer ────┤   or a JSON object a line        {"command":…,"lines":[…],"status":"ok",…}
//                 └─▶ the transcript, if one is kept

/// Where the answers of a session go.
struct SessionOutput {
  /// The version of what `--json` writes.
  static let schema = "touchtrace-session/1"

  var console: Console
  /// The prompt that stands before the next command.
  var prompt: [(text: String, style: StyledRun.Style)] = []
  private let isJSON: Bool
  private let transcript: TranscriptFile?

  /// Opens the transcript that an invocation asks for.
  init(console: Console, invocation: Invocation) throws(FileProblem) {
    self.console = console
    isJSON = invocation.has(.json)
    transcript =
      if let path = invocation[.transcript] {
        try TranscriptFile(path: path, force: invocation.has(.force))
      } else { nil }
  }

  /// Shows what is said before the first command.
  func begin(_ lines: [StyledText]) {
    if isJSON {
      put { $0.field("schema", Self.schema) }
    } else {
      console.show(lines)
    }
    transcript?.write(console.plain(lines), console)
  }

  /// Shows the answer to a command that was typed at the prompt.
  func showTyped(_ answer: Answer, to command: String) {
    console.show(answer.lines)
    note(command, console.plain(answer.lines))
  }

  /// Shows the answer to a command that stands in a script, or nowhere.
  func show(
    _ answer: Answer, to command: String, at place: String?,
    standing position: (step: Int, count: Int)?
  ) {
    // What a command did before it failed is no complaint.
    let shown = answer.hasFailed ? Array(answer.lines.prefix(answer.complaint)) : answer.lines
    let failure = answer.hasFailed ? failure(answer, command, place) : []
    if isJSON {
      put(answer, command, place, position)
    } else {
      console.show(shown)
    }
    for line in failure { console.complain(line) }
    note(command, console.plain(shown) + failure)
  }

  /// What is said of a failed command: where it stands, and why it failed.
  private func failure(_ answer: Answer, _ command: String, _ place: String?) -> [String] {
    let reasons = answer.lines.dropFirst(answer.complaint).map(\.plain)
    let head = (place ?? "touchtrace") + (answer.isLocated ? ": " : ": error: ")
    return [head + (reasons.first ?? command)] + reasons.dropFirst()
  }

  private func note(_ command: String, _ lines: [String]) {
    transcript?.write([prompt.map(\.text).joined() + command] + lines, console)
  }

  private func put(
    _ answer: Answer, _ command: String, _ place: String?,
    _ position: (step: Int, count: Int)?
  ) {
    put { json in
      json.field("command", command)
      if let place { json.field("at", place) }
      json.key("lines")
      json.value(answer.lines.map(\.plain))
      json.field("status", answer.hasFailed ? "failed" : (answer.isWrong ? "wrong" : "ok"))
      guard let position else { return }
      json.key("step")
      json.value(position.step)
      json.key("of")
      json.value(position.count)
    }
  }

  private func put(_ fields: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.object(fields)
    console.put(json.text + "\n")
  }
}

extension JSONWriter {
  fileprivate mutating func field(_ key: String, _ value: String) {
    self.key(key)
    self.value(value)
  }
}
