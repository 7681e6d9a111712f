import JSON
import SceneLanguage
import TouchCore
import TouchDebugger
import TouchInquiry
import TouchNarration
import Transcripts

extension PageSession {
  /// Writes why a subject did not get what it was to get, as HTML.
  ///
  /// - Parameter subject: What stands behind `why-not`; nil for what a person would ask who saw the
  ///   record. Then also the views that one might ask about are written, as the prompt reads them.
  func writeVerdict(of subject: String?, _ json: inout JSONWriter) {
    guard let subject else {
      json.field("told", played?.verdict)
      return json.array("seen") { json in seen.forEach { json.value($0) } }
    }
    guard let reply = debugger?.looks.answer(to: subject) else { return }
    let answers = reply.answers
    json.field(
      "told",
      answers.isEmpty ? reply.lines.map { htmlText($0) }.joined() : htmlAnswers(answers))
  }

  /// More views than these are not offered.
  private static let mostSeen = 3

  /// The views that one sees where the first finger goes down and that were not hit, frontmost
  /// first: only the innermost ones, which are what a person points at.
  private var seen: [String] {
    guard let trace = debugger?.trace, let outcome = trace.outcomes.first,
      let down = trace.touchDown(of: outcome.touch)
    else { return [] }
    let scene = down.scene
    let way = outcome.hit.map { scene.path(from: $0) } ?? []
    let views = scene.visible(at: down.point).filter {
      !way.contains($0) && scene.isMeantForTouches($0)
    }
    let innermost = views.filter { view in
      !views.contains { $0 != view && scene.isDescendant($0, of: view) }
    }
    return innermost.prefix(Self.mostSeen).map { bareOrQuoted(scene.name(of: $0)) }
  }
}
