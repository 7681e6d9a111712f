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
