import TouchCore

extension Narrator {
  /// What became of each touch, a line each: `touch A -> fourthView, handled by nobody, dropped`.
  public func outcome() -> [StyledText] { trace.outcomes.map(line) }

  private func line(_ outcome: TouchOutcome) -> StyledText {
    let touch = touchName(outcome)
    guard let hit = outcome.hit else {
      return say(
        en: "\(touch) -> \(bad: "nobody"): no window answered a view, \(bad: "dropped")",
        zh: "\(touch) -> \(bad: "没有谁")：没有窗口回答出视图，\(bad: "被丢弃")")
    }
    let fate = trace.taker(ofTouch: outcome.touch).map { taken(by: $0) } ?? handled(outcome)
    return say(
      en: "\(touch) -> \(name: name(hit)), \(fate)",
      zh: "\(touch) -> \(name: name(hit))，\(fate)")
  }

  /// A recognizer has the last word: it took the touch from the view (9.27), or before it (9.30).
  private func taken(by taker: (recognizer: RecognizerID, viewSawIt: Bool)) -> StyledText {
    let who = name(taker.recognizer)
    guard taker.viewSawIt else {
      return say(
        en: "\(good: "taken") by \(name: who) before the view heard of it",
        zh: "在视图得知之前就被 \(name: who) \(good: "拿走")")
    }
    return say(
      en: "then \(good: "taken") by \(name: who): the view got touchesCancelled",
      zh: "后来被 \(name: who) \(good: "拿走")：视图收到 touchesCancelled")
  }

  private func handled(_ outcome: TouchOutcome) -> StyledText {
    guard outcome.handledBy.isEmpty else {
      let names = list(outcome.handledBy.map { StyledText(name($0), .name) })
      return say(en: "\(good: "handled") by \(names)", zh: "由 \(names) \(good: "处理")")
    }
    guard outcome.isDropped else { return say(en: "handled by nobody", zh: "没有谁处理") }
    return say(
      en: "handled by nobody, \(bad: "dropped")", zh: "没有谁处理，\(bad: "被丢弃")")
  }

  /// `touch A`; where a finger touches more than once, with the number of the touch.
  func touchName(_ outcome: TouchOutcome) -> StyledText {
    let number = repeatedFingers.contains(outcome.finger) ? " (\(outcome.touch))" : ""
    return say(
      en: "touch \(name: outcome.finger)\(number)", zh: "触摸 \(name: outcome.finger)\(number)")
  }
}
