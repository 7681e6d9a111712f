import TouchCore
import TouchInquiry

/// A touch in a sentence, and whose it was.
struct TouchWords: Telling {
  let viewpoint: Viewpoint
  private let outcome: TouchOutcome?

  init(_ viewpoint: Viewpoint, _ outcome: TouchOutcome?) {
    self.viewpoint = viewpoint
    self.outcome = outcome
  }

  init(_ viewpoint: Viewpoint, touch: Int?) {
    self.init(viewpoint, touch.flatMap { viewpoint.trace.outcome(ofTouch: $0) })
  }

  /// `touch A`; where a finger touches more than once, with the number of the touch.
  var said: StyledText {
    guard let outcome else { return say(en: "the touch", zh: "触摸") }
    let number = viewpoint.repeatedFingers.contains(outcome.finger) ? " (\(outcome.touch))" : ""
    return say(
      en: "touch \(name: outcome.finger)\(number)", zh: "触摸 \(name: outcome.finger)\(number)")
  }

  /// Who took the touch, with the step that says so.
  var whoTook: StyledText {
    guard let outcome else { return "" }
    guard let hit = outcome.hit else {
      return say(en: "No view was hit, so \(said) was dropped.", zh: "没有命中任何视图，\(said) 被丢弃了。")
    }
    let step = trace.result(ofTouch: outcome.touch)
    let proof: StyledText = step.map { say(en: " (\(place($0)))", zh: "（\(place($0))）") } ?? ""
    return say(
      en: "\(capital(said)) went to \(name: name(hit))\(proof).",
      zh: "\(said) 交给了 \(name: name(hit))\(proof)。")
  }

  /// Who recognized on a touch, with the steps that say so.
  func recognized(but recognizer: RecognizerID? = nil) -> StyledText {
    guard let outcome else { return "" }
    let others = trace.attempts.filter {
      $0.recognizer != recognizer && $0.touches.contains(outcome.touch) && $0.hasRecognized
    }
    guard !others.isEmpty else { return "" }
    let by = others.compactMap { other in
      other.recognized.map { step in
        say(
          en: "\(name: name(other.recognizer)) (\(place(step)))",
          zh: "\(name: name(other.recognizer))（\(place(step))）")
      }
    }
    return say(
      en: "\(capital(said)) was recognized by \(list(by)).",
      zh: "\(said) 由 \(list(by)) 识别。")
  }
}
