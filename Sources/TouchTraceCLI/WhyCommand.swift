import TouchDebugger
import TouchNarration
import Transcripts

/// `touchtrace why SUBJECT FILE`: the answer of `why-not`, without a session.
struct WhyCommand {
  let invocation: Invocation
  let console: Console

  /// Ends with 0 where the subject got the touch or was set off, with 1 where not.
  func run() throws(FileProblem) -> ExitCode {
    guard let source = try Source.open(invocation.operands[1], invocation, console) else {
      return .unreadable
    }
    let debugger = Debugger(
      scene: source.scene, script: source.script, language: console.language,
      sceneLabel: source.touchID)
    let answer = debugger.answer(about: invocation.operands[0])
    guard let happened = answer.happened else {
      for line in answer.lines { console.complain("touchtrace: \(line.plain)") }
      return .unreadable
    }
    if invocation.has(.json) {
      put(answer.lines, answer.values)
    } else {
      console.show(answer.lines)
    }
    return happened ? .success : .checkFailed
  }

  private func put(_ lines: [StyledText], _ answers: [AnswerValues]) {
    var json = JSONWriter()
    json.object { json in
      json.field("schema", SessionOutput.schema)
      json.field("command", "why-not " + invocation.operands[0])
      json.key("lines")
      json.value(lines.map(\.plain))
      json.field("status", "ok")
      json.answers(answers)
    }
    console.put(json.text + "\n")
  }
}
