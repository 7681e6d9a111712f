import TouchCore

extension TouchPhase {
  /// The word in expressions; asking for it costs less than printing the case.
  var word: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }
}

extension Step {
  /// What a view said of itself, at `hit.ask` only.
  var verdict: Verdict? {
    guard case .hitAsk(_, _, _, let verdict) = self else { return nil }
    return verdict
  }

  /// The touches message the step is about, if it is about one.
  var method: ResponderMethod? { message?.method }

  /// What the receiver does with the message.
  var mode: DeliveryMode? { message?.mode }

  private var message: (method: ResponderMethod, mode: DeliveryMode?)? {
    switch self {
    case .touchDeliver(_, let method, _, let mode), .chainStop(_, let method, _, let mode):
      (method, mode)
    case .chainNext(let hop): (hop.method, hop.mode)
    case .chainDrop(_, let method, _, _): (method, nil)
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult,
      .touchBind, .timer, .change, .control, .action, .scroll, .row, .focus, .presentation:
      nil
    case .recognizer(.receive(_, let method, _)): (method, nil)
    case .gate(.hold(_, let method, _, _)), .gate(.flush(_, let method, _, _)),
      .gate(.discard(_, let method, _, _)):
      (method, nil)
    case .recognizer, .gate: nil
    }
  }

  /// Every kind's name in the record.
  static let kindNames = [
    "queue.put", "queue.take", "window.ask", "window.choose", "hit.ask", "hit.return", "hit.result",
    "touch.bind", "touch.deliver", "event.deliver", "chain.next", "chain.stop", "chain.drop",
    "clock.timer", "scene.change", "gr.collect", "gr.receive", "gr.ask", "gr.state", "gr.action",
    "gr.prevent", "gate.hold", "gate.flush", "gate.cancel", "gate.discard", "control.track",
    "control.highlight", "control.event", "action.ask", "action.send", "scroll.begin",
    "scroll.move", "scroll.end", "scroll.page", "row.ask", "row.highlight", "row.select",
    "focus.change", "focus.ask", "present.ask", "present.change", "sheet.move", "nav.pop",
  ]
}
