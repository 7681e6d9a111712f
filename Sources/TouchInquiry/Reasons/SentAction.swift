import TouchCore

/// A registration of an action, and what a record says of its sends.
struct SentAction {
  let trace: Trace
  let sender: ActionSender
  let registration: Int

  /// The sends among some steps; one that reached somebody comes first.
  func sends(in steps: some Sequence<Int>) -> (WhyNoAction.Reason, [Int])? {
    let sends = steps.filter { index in
      guard case .action(.send(registration, sender, _, _)) = trace[index] else { return false }
      return true
    }
    for index in sends {
      if case .action(.send(_, _, let to, true)) = trace[index] { return (.sent(to: to), [index]) }
    }
    guard let last = sends.first else { return nil }
    let refused = refusals(before: last)
    let responders = refused.compactMap { trace[$0].responder }
    return (.nobody(refusedBy: responders), refused + [last])
  }

  /// 12.10: the steps at which somebody who implements an action said no to it.
  private func refusals(before send: Int) -> [Int] {
    let asks = trace.indices[..<send].reversed().prefix { trace.records[$0].kind == .actionAsk }
    return asks.reversed().filter { trace.rule(of: $0) == RuleNumber(12, 10) }
  }

  /// An answer about it.
  func why(_ reason: WhyNoAction.Reason, _ steps: [Int], touch: Int?) -> WhyNoAction {
    WhyNoAction(
      sender: sender, registration: registration, touch: touch, reason: reason, steps: steps)
  }
}

/// A recognizer's action: it is sent when it recognizes (9.10).
struct GestureAction {
  let sent: SentAction
  let recognizer: RecognizerID

  /// Why it was not sent for a touch, or any.
  func why(touch: Int?) -> WhyNoAction {
    let byTouch = sends(touch: touch)
    // 22.4, 22.9: a wheel and a pointer make no touch.
    if touch == nil, byTouch.map({ !isSent($0.0) }) ?? true,
      let (reason, steps) = sent.sends(in: sent.trace.indices), isSent(reason)
    {
      return sent.why(reason, steps, touch: nil)
    }
    let why = sent.trace.whyNot(recognizer, touch: touch)
    let (reason, steps) =
      byTouch ?? (why.hasRecognized ? .notModelled : .noGesture(why), why.steps)
    return sent.why(reason, steps, touch: why.touch)
  }

  private func sends(touch: Int?) -> (WhyNoAction.Reason, [Int])? {
    let tried = sent.trace.attempts.filter { attempt in
      attempt.recognizer == recognizer && (touch.map(attempt.touches.contains) ?? true)
    }
    let found = tried.compactMap { sent.sends(in: sent.trace.range(of: $0)) }
    return found.first { isSent($0.0) } ?? found.first
  }

  private func isSent(_ reason: WhyNoAction.Reason) -> Bool {
    if case .sent = reason { true } else { false }
  }
}
