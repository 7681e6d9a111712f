import JSON
import TouchAudit
import TouchCore
import TouchDebugger
import TouchInquiry
import TouchNarration
import Transcripts

/// `touchtrace why SUBJECT FILE`: the answer of `why-not`, without a session.
struct WhyCommand {
  let invocation: Invocation
  let console: Console

  /// Ends with 0 if it happens, with 1 if it does not, with 5 if that cannot be said.
  func run() throws(FileProblem) -> ExitCode {
    guard let file = invocation.operands.last,
      let source = try Source.open(file, invocation, console)
    else { return .unreadable }
    let asked = source.asked ?? invocation.operands[0]
    if let several = source.scene.severalMeant(by: asked) {
      console.complain(several)
      return .unreadable
    }
    if let nobody = source.scene.nobodyMeant(by: asked) {
      console.complain(nobody)
      return .unreadable
    }
    let debugger = Debugger(
      scene: source.scene, script: source.script, language: console.language,
      sceneLabel: source.touchID)
    // As at the prompt: a touch or a point may stand behind the subject.
    let subject = source.scene.name(meantBy: asked)
    let question = ([subject] + invocation.operands.dropFirst().dropLast()).joined(separator: " ")
    let reply =
      if source.isAway, let reach = source.reach {
        debugger.looks.answer(beyondTheScreen: reach)
      } else {
        debugger.looks.answer(to: question, countsSubviews: source.reach != nil)
      }
    guard let happened = reply.happened else {
      for line in reply.lines { console.complain("touchtrace: \(line.plain)") }
      return .unreadable
    }
    if invocation.has(.json) {
      put(reply, source.reach, to: question, in: source.scene)
    } else {
      console.show(told(reply, source.reach, debugger.trace))
    }
    if reply.answers.contains(where: { $0.grade == .unknown }) { return .unknown }
    return happened ? .success : .checkFailed
  }

  /// The answer, with how much of the view can be hit: before it where a finger misses the rest.
  private func told(_ reply: Reply, _ reach: AreaReach?, _ trace: Trace) -> [StyledText] {
    let lines = reply.lines
    guard let reach, trace.scene.window(containing: reach.view) != nil else { return lines }
    let area = Narrator(trace, console.language).told(reach)
    let isPartial = reach.share > 0 && reach.share <= 1 - AuditOptions().leastLoss
    return FoundNames(trace.scene).telling(
      isPartial ? area + [""] + lines : lines + [""] + area)
  }

  private func put(
    _ reply: Reply, _ reach: AreaReach?, to question: String, in scene: Scene
  ) {
    var json = JSONWriter()
    json.object { json in
      json.field("schema", SessionOutput.schema)
      json.field("command", "why-not " + question)
      json.field("lines", reply.lines.map(\.plain))
      json.field("status", "ok")
      json.answers(reply.answers)
      if !reply.source.isEmpty {
        json.field("swift", reply.source.map(\.plain))
      }
      if let reach { put(reach, scene, to: &json) }
    }
    console.put(json.text + "\n")
  }

  private func put(_ reach: AreaReach, _ scene: Scene, to json: inout JSONWriter) {
    json.object("reach") { json in
      json.field("view", scene.name(of: reach.view))
      json.field("area", reach.area)
      json.field("reachable", reach.reachable)
      json.field("exact", reach.isExact)
      json.objects("losses", reach.losses) { json, loss in
        json.field("area", loss.area)
        json.field("share", reach.area > 0 ? loss.area / reach.area : 0)
        AreaLossFields(loss.reason, of: reach.view, in: scene).put(into: &json)
        json.field("example", loss.example)
      }
    }
  }
}
