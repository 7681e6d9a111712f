import TouchDebugger
import TouchNarration

/// `touchtrace why SUBJECT FILE`: the answer of `why-not`, without a session.
struct WhyCommand {
  let invocation: Invocation
  let console: Console

  /// Ends with 0 where the subject got the touch or was set off, with 1 where not.
  func run() throws(FileProblem) -> ExitCode {
    guard let source = try Source.open(invocation.operands[1], invocation, console) else {
      return .unreadable
    }
    var debugger = Debugger(
      scene: source.scene, script: source.script, language: console.language,
      sceneLabel: source.touchID)
    let subject = invocation.operands[0]
    let reply = debugger.perform("why-not \(subject)")
    guard reply.status == .ok, let happened = debugger.happened(to: subject) else {
      for line in reply.lines { console.complain("touchtrace: \(line.plain)") }
      return .unreadable
    }
    console.show(reply.lines)
    return happened ? .success : .checkFailed
  }
}
