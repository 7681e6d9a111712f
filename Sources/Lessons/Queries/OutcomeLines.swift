import TouchCore
import TouchInquiry

//  1 pad handled pad recognized double       touch, hit view, who did something with it

/// What became of each touch.
struct OutcomeLines {
  let trace: Trace

  var lines: [SaidLine] {
    trace.outcomes.map { outcome in
      // What becomes of a touch is known with the last that is about it.
      let last = trace.indices.last { trace.touch(at: $0)?.number == outcome.touch }
      return SaidLine(text: text(of: outcome), step: last ?? trace.count - 1)
    }
  }

  private func text(of outcome: TouchOutcome) -> String {
    guard let hit = outcome.hit else { return "\(outcome.touch) nil" }
    var words = ["\(outcome.touch)", trace.scene.name(of: hit)]
    let handlers = outcome.handledBy.map { trace.scene.name(of: $0) }
    if !handlers.isEmpty { words += ["handled", handlers.joined(separator: ",")] }
    let winners = recognizers(with: outcome.touch)
    if !winners.isEmpty { words += ["recognized", winners.joined(separator: ",")] }
    return (words.count > 2 ? words : words + ["dropped"]).joined(separator: " ")
  }

  /// The recognizers that recognized with a touch.
  private func recognizers(with touch: Int) -> [String] {
    trace.attempts.filter { $0.hasRecognized && $0.touches.contains(touch) }
      .map { trace.scene.name(of: $0.recognizer) }
  }
}
