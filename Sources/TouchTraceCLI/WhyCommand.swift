import TouchDebugger
import TouchNarration
import Transcripts

/// `touchtrace why SUBJECT FILE`: the answer of `why-not`, without a session.
struct WhyCommand {
  let invocation: Invocation
  let console: Console

  /// Ends with 0 where the subject got the touch or was set off, with 1 where not.
  func run() throws(FileProblem) -> ExitCode {
    guard let file = invocation.operands.last,
      let source = try Source.open(file, invocation, console)
    else { return .unreadable }
    let debugger = Debugger(
      scene: source.scene, script: source.script, language: console.language,
      sceneLabel: source.touchID)
    // As at the prompt: a touch or a point may stand behind the subject.
    let subject = source.scene.name(meantBy: invocation.operands[0])
    let question = ([subject] + invocation.operands.dropFirst().dropLast()).joined(separator: " ")
    let reply = debugger.answer(to: question)
    guard let happened = reply.happened else {
      for line in reply.lines { console.complain("touchtrace: \(line.plain)") }
      return .unreadable
    }
    if invocation.has(.json) {
      put(reply, to: question)
    } else {
      console.show(
        (source.reach.map { Narrator(debugger.trace, console.language).told($0) + [""] } ?? [])
          + reply.lines)
    }
    return happened ? .success : .checkFailed
  }

  private func put(_ reply: Reply, to question: String) {
    var json = JSONWriter()
    json.object { json in
      json.field("schema", SessionOutput.schema)
      json.field("command", "why-not " + question)
      json.key("lines")
      json.value(reply.lines.map(\.plain))
      json.field("status", "ok")
      json.answers(reply.answers)
    }
    console.put(json.text + "\n")
  }
}
