import TouchCore
import TouchInquiry

/// What became of each touch, a line each: `touch A -> fourthView, no responder handled it, dropped`.
struct OutcomeNarrator: Telling {
  let viewpoint: Viewpoint

  var told: [StyledText] { cutShort + told(trace.outcomes) }

  /// What came of one touch.
  func told(of touch: Int) -> [StyledText] {
    told(trace.outcomes.filter { $0.touch == touch })
  }

  private func told(_ outcomes: [TouchOutcome]) -> [StyledText] {
    let attempts = trace.attempts.filter { $0.hasRecognized }
    return outcomes.map { outcome in
      line(outcome, attempts.filter { $0.touches.contains(outcome.touch) }.map { $0.recognizer })
    }
  }

  /// That the budget of steps ended it.
  var cutShort: [StyledText] {
    guard trace.isCutShort else { return [] }
    return [
      say(
        en: """
          \(bad: "cut short"): the delivery reached the limit of steps at #\(trace.count) \
          (\(code: "touchtrace help limits"))
          """,
        zh: """
          \(bad: "提前结束")：投递在 #\(trace.count) 达到步骤上限\
          （\(code: "touchtrace help limits")）
          """)
    ]
  }

  private func line(_ outcome: TouchOutcome, _ recognizedBy: [RecognizerID]) -> StyledText {
    let touch = TouchWords(viewpoint, outcome).said
    guard let hit = outcome.hit else {
      return say(
        en: "\(touch) -> \(bad: "no view"): no window returned a view, \(bad: "dropped")",
        zh: "\(touch) -> \(bad: "没有视图")：没有窗口返回视图，\(bad: "被丢弃")")
    }
    let handled = handled(outcome)
    guard !recognizedBy.isEmpty else {
      return say(
        en: "\(touch) -> \(name: name(hit)), \(handled)",
        zh: "\(touch) -> \(name: name(hit))，\(handled)")
    }
    let by = list(recognizedBy.map { StyledText(name($0), .name) })
    let recognized = say(en: "\(good: "recognized") by \(by)", zh: "由 \(by) \(good: "识别")")
    // A gesture is what came of it; that no view did anything with it does not count then.
    guard !outcome.handledBy.isEmpty else {
      return say(
        en: "\(touch) -> \(name: name(hit)), \(recognized)",
        zh: "\(touch) -> \(name: name(hit))，\(recognized)")
    }
    return say(
      en: "\(touch) -> \(name: name(hit)), \(handled), \(recognized)",
      zh: "\(touch) -> \(name: name(hit))，\(handled)，\(recognized)")
  }

  private func handled(_ outcome: TouchOutcome) -> StyledText {
    guard outcome.handledBy.isEmpty else {
      let names = list(outcome.handledBy.map { StyledText(name($0), .name) })
      return say(en: "\(good: "handled") by \(names)", zh: "由 \(names) \(good: "处理")")
    }
    guard outcome.isDropped else { return say(en: "no responder handled it", zh: "没有响应者处理") }
    return say(
      en: "no responder handled it, \(bad: "dropped")", zh: "没有响应者处理，\(bad: "被丢弃")")
  }
}
