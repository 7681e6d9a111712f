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
      return say(en: "\(gesture) → nobody", zh: "\(gesture) → 没有视图")
    }
    guard !outcome.handledBy.isEmpty else {
      return say(
        en: "\(gesture) → \(name(hit)), handled by nobody",
        zh: "\(gesture) → \(name(hit))，没有谁处理")
    }
    let names = outcome.handledBy.map { name($0) }
    return say(
      en: "\(gesture) → \(name(hit)), handled by \(names.joined(separator: ", "))",
      zh: "\(gesture) → \(name(hit))，由 \(names.joined(separator: "、")) 处理")
  }

  /// What a person would call the touch, from what its finger did.
  private func gesture(of outcome: TouchOutcome) -> String {
    let moments = trace.moments.filter { $0.touch.number == outcome.touch }
    guard let first = moments.first, let last = moments.last else { return "" }
    switch last.touch.phase {
    case .began, .moved, .stationary: return say(en: "touch", zh: "触摸")
    case .cancelled: return say(en: "cancelled touch", zh: "被取消的触摸")
    case .ended: break
    }
    if moments.contains(where: { $0.touch.phase == .moved }) { return say(en: "drag", zh: "拖动") }
    // 500 ms: from there on a long press would recognize (its default).
    if last.milliseconds - first.milliseconds >= 500 { return say(en: "long touch", zh: "长按") }
    let taps = last.touch.tapCount
    return taps == 1 ? say(en: "tap", zh: "轻点") : say(en: "tap \(taps)", zh: "第 \(taps) 次轻点")
  }
}
