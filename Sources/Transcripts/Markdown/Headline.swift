import TouchCore

extension MarkdownTranscript {
  /// How many touches a headline tells before it only counts.
  private static let touchesTold = 3

  /// What came of the touches, in a line.
  var headline: String {
    guard !trace.outcomes.isEmpty else { return say(en: "no touch", zh: "没有触摸") }
    let told = trace.outcomes.prefix(Self.touchesTold).map(line)
    let rest = trace.outcomes.count - told.count
    let more = rest > 0 ? [say(en: "\(rest) more", zh: "还有 \(rest) 次")] : []
    return (told + more).joined(separator: say(en: "; ", zh: "；"))
  }

  private func line(_ outcome: TouchOutcome) -> String {
    let gesture = gesture(of: outcome)
    guard let hit = outcome.hit else {
      return say(en: "\(gesture) → no view", zh: "\(gesture) → 没有视图")
    }
    let ending = ending(of: outcome)
    guard !outcome.handledBy.isEmpty else {
      guard ending.isEmpty else {
        return say(
          en: "\(gesture) → \(foundName(hit))\(ending)",
          zh: "\(gesture) → \(foundName(hit))\(ending)")
      }
      return say(
        en: "\(gesture) → \(foundName(hit)), not handled",
        zh: "\(gesture) → \(foundName(hit))，没有处理")
    }
    let names = outcome.handledBy.map { name($0) }
    return say(
      en: "\(gesture) → \(foundName(hit)), handled by \(names.joined(separator: ", "))\(ending)",
      zh: "\(gesture) → \(foundName(hit))，由 \(names.joined(separator: "、")) 处理\(ending)")
  }

  /// Which recognizers recognized with the touch.
  private func ending(of outcome: TouchOutcome) -> String {
    let names = attempts(with: outcome.touch).filter { $0.hasRecognized }
      .map { name($0.recognizer) }
    guard !names.isEmpty else { return "" }
    return say(
      en: ", recognized by \(names.joined(separator: ", "))",
      zh: "，由 \(names.joined(separator: "、")) 识别")
  }

  /// What a person would call the touch, from what its finger did.
  private func gesture(of outcome: TouchOutcome) -> String {
    let touches = trace.moments.compactMap { moment in
      moment.touches.first { $0.number == outcome.touch && $0.phase != .stationary }
    }
    guard let first = touches.first, let last = touches.last else { return "" }
    switch last.phase {
    case .began, .moved, .stationary: return say(en: "touch", zh: "触摸")
    case .cancelled: return say(en: "cancelled touch", zh: "被取消的触摸")
    case .ended: break
    }
    if touches.contains(where: { $0.phase == .moved }) { return say(en: "drag", zh: "拖动") }
    // 500 ms: from there on a long press would recognize (its default).
    if last.milliseconds - first.milliseconds >= 500 { return say(en: "long touch", zh: "长按") }
    let taps = last.tapCount
    return taps == 1 ? say(en: "tap", zh: "轻点") : say(en: "tap \(taps)", zh: "第 \(taps) 次轻点")
  }
}
