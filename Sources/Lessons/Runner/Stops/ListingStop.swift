import TouchCore
import TouchNarration

//    for view in subviews {
//  ▶   result = view.hitTest(point, with: event)
//    }
//  #5 rootView (100,100) is inside: asks older first

/// Printed code, walked beside the record that it makes.
struct ListingStop {
  private let code: PrintedCode
  private let trace: Trace
  /// The steps that are lines of the code.
  private let steps: [Int]

  /// The listing of a stop; nil where it has none.
  init?(_ player: StopPlayer) {
    guard case .listing(let rules)? = player.claim?.content, let stage = player.claim?.stage,
      let code = PrintedCode(of: rules.name)
    else { return nil }
    self.code = code
    let trace = stage.trace(rules)
    self.trace = trace
    steps = trace.indices(ofTouchDown: 1).filter { code.line(of: $0, in: trace) != nil }
  }

  /// Shows the code before it runs.
  func show(in session: inout LessonSession) {
    session.space()
    showCode(at: nil, in: &session)
  }

  /// Runs to the next line that decides; after the last one, says what comes out.
  func showNext(in session: inout LessonSession) {
    let place = session.player.state.driven
    guard steps.indices.contains(place) else { return finish(in: &session) }
    showCode(at: code.line(of: steps[place], in: trace), in: &session)
    let line = Narrator(trace, session.language).line(steps[place])
    session.say("\(dim: "\(place + 1)/\(steps.count)") \(line)", indent: 2)
    session.player.state.drive(to: place + 1)
    if place + 1 == steps.count { finish(in: &session) }
  }

  private func finish(in session: inout LessonSession) {
    let hit = trace.outcomes.first?.hit.map(trace.scene.name(of:)) ?? "nil"
    session.say(ListingWords.result(hit))
    session.player.state.settle()
    session.showAfterword()
    session.space()
  }

  private func showCode(at line: Int?, in session: inout LessonSession) {
    for (place, text) in code.lines.enumerated() {
      let isHere = place == line
      let mark: StyledText = isHere ? "\(strong: "▶") " : "  "
      session.turn.say("  " + mark + StyledText(text, isHere || line == nil ? .code : .dim))
    }
  }
}

/// What is said of a listing.
private enum ListingWords {
  static func result(_ name: String) -> Phrase {
    Phrase(en: "The code answers \(name: name).", zh: "这段代码的回答是 \(name: name)。")
  }
}
