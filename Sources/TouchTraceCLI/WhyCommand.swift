import TouchCore
import TouchDebugger
import TouchInquiry
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
    if let several = source.scene.severalMeant(by: invocation.operands[0]) {
      console.complain(several)
      return .unreadable
    }
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
      console.show(told(reply, source.reach, debugger.trace))
    }
    return happened ? .success : .checkFailed
  }

  /// The answer, with how much of the view can be hit: before it where that is some of it.
  private func told(_ reply: Reply, _ reach: AreaReach?, _ trace: Trace) -> [StyledText] {
    let lines = reply.lines + reply.source
    guard let reach else { return lines }
    let area = Narrator(trace, console.language).told(reach)
    let isPartial = reach.share > 0 && reach.share < 0.999_999
    return isPartial ? area + [""] + lines : lines + [""] + area
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
