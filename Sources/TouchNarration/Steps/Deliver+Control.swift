import TouchCore

extension Narrator {
  /// Whether a control moves its tracking on because of a message: its own steps say so, which
  /// come after the message arrived and before the step that says where it stops.
  func tracks(_ message: Message) -> Bool {
    let direction = isStop(message) ? -1 : 1
    var place = message.index + direction
    while trace.indices.contains(place) {
      switch trace[place] {
      case .control(.track(let control, _, _, true)): return message.receiver == .view(control)
      case .control, .action, .change, .focus: place += direction
      case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult,
        .touchBind, .touchDeliver, .chainNext, .chainStop, .chainDrop, .timer, .recognizer, .gate,
        .scroll:
        return false
      }
    }
    return false
  }

  /// 7.12: why a control sends a touch on.
  func notTracked(_ message: Message, _ id: ViewID) -> StyledText {
    let who = name(id)
    let method = message.method.name
    if let view = message.touchView, view != id {
      return say(
        en: """
          \(name: who) is a control, but the view of the touch is \(name: name(view)), so it does \
          not track it; with \(setting(.controlStopsForwarded)) off, \(code: method) goes on to \
          its next responder.
          """,
        zh: """
          \(name: who) 是控件，但触摸的视图是 \(name: name(view))，所以它不跟踪；\
          \(setting(.controlStopsForwarded)) 关闭时，\(code: method) 继续传给下一个响应者。
          """)
    }
    if !scene[id].isEnabled {
      return say(
        en: """
          \(name: who) is a control, but \(code: "isEnabled") is off, so it does not track the \
          touch: \(code: method) goes on to its next responder.
          """,
        zh: """
          \(name: who) 是控件，但 \(code: "isEnabled") 关闭了，所以它不跟踪触摸：\(code: method) \
          继续传给下一个响应者。
          """)
    }
    guard message.method == .began else {
      return say(
        en: """
          \(name: who) is a control that does not track this touch, or not any more, so \
          \(code: method) goes on to its next responder.
          """,
        zh: """
          \(name: who) 是控件，但没有（或者不再）跟踪这次触摸，所以 \(code: method) 继续传给下一个响应者。
          """)
    }
    return say(
      en: """
        \(name: who) is an enabled control, but its \(code: "beginTracking") refuses this touch, so \
        it does not track it: \(code: method) goes on to its next responder.
        """,
      zh: """
        \(name: who) 是启用的控件，但它的 \(code: "beginTracking") 拒绝了这次触摸，所以不跟踪：\
        \(code: method) 继续传给下一个响应者。
        """)
  }

  /// 7.11, 7.13, 7.3: why a control sends nothing on.
  func kept(_ message: Message) -> StyledText {
    let who = name(message.receiver)
    if let view = message.touchView, message.receiver != .view(view) {
      return say(
        en: """
          \(name: who) is a control, but the view of the touch is \(name: name(view)), not \
          \(name: who). A control does not track a touch that was forwarded to it, sends no events \
          for it, and the message stops there.
          """,
        zh: """
          \(name: who) 是控件，但触摸的视图是 \(name: name(view))，不是 \(name: who)。\
          对转发来的触摸，控件既不跟踪，也不发送控件事件，消息就停在这里。
          """)
    }
    if case .view(let id) = message.receiver, !scene[id].isEnabled { return swallowed(message) }
    guard tracks(message) else {
      return say(
        en: """
          \(name: who) is a control and tracks one touch, its first; this is another one, so it \
          keeps \(code: message.method.name) and does nothing with it.
          """,
        zh: """
          \(name: who) 是控件，只跟踪一个触摸，也就是它的第一个；这是另外一个，所以它留下 \
          \(code: message.method.name)，什么都不做。
          """)
    }
    return say(
      en: """
        \(name: who) is an enabled control. \(code: "UIControl") tracks the touch in its own \
        \(code: message.method.name) and passes nothing on, so everybody above stays silent.
        """,
      zh: """
        \(name: who) 是启用的控件。\(code: "UIControl") 在自己的 \(code: message.method.name) \
        里跟踪触摸，什么都不往上传，所以上面的响应者都收不到。
        """)
  }

  private func isStop(_ message: Message) -> Bool {
    if case .chainStop = trace[message.index] { true } else { false }
  }

  private func swallowed(_ message: Message) -> StyledText {
    say(
      en: """
        \(name: name(message.receiver)) is a control with \(code: "isEnabled") off: it does not \
        track, and with \(setting(.disabledControlForwards)) off it keeps the touch as well.
        """,
      zh: """
        \(name: name(message.receiver)) 是控件，\(code: "isEnabled") 关闭了：它不跟踪；\
        \(setting(.disabledControlForwards)) 也关闭时，它连触摸一起留下。
        """)
  }
}
