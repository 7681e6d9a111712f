import TouchCore

/// What a control does with a message that it gets.
struct ControlReaction: Telling {
  let viewpoint: Viewpoint
  let message: Message

  /// What becomes of a control's tracking at a message.
  enum Tracking {
    /// It begins, or the finger is still followed.
    case goesOn
    /// The finger was lifted (7.8).
    case ends
    /// The touch was cancelled (7.10).
    case breaksOff
    /// `continueTracking` said no (7.7).
    case refuses
  }

  /// What becomes of a control's tracking because of a message; nil where it does not track.
  var tracking: Tracking? {
    for index in reaction {
      guard case .control(.track(let control, let call, _, let answer)) = trace[index],
        message.receiver == .view(control)
      else { continue }
      switch (call, answer) {
      case (.beginTracking, true), (.continueTracking, true): return .goesOn
      case (.beginTracking, false): return nil
      case (.continueTracking, false): return .refuses
      case (.endTracking, _): return .ends
      case (.cancelTracking, _): return .breaksOff
      }
    }
    return nil
  }

  /// A control's own steps: they come after the message arrived and before the step that says
  /// where it stops.
  private var reaction: Range<Int> {
    let direction = isStop ? -1 : 1
    var place = message.index + direction
    while trace.indices.contains(place), trace[place].isReaction { place += direction }
    return direction > 0 ? message.index + 1..<place : place + 1..<message.index
  }

  /// 7.12: why a control sends a touch on.
  func notTracked(by id: ViewID) -> StyledText {
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
          \(name: who) 是控件，但 \(code: "isEnabled") 是 \(code: "false")，所以它不跟踪触摸：\(code: method) \
          继续传给下一个响应者。
          """)
    }
    guard message.method == .began else {
      return say(
        en: """
          \(name: who) does not track this touch and did not keep its \(code: "touchesBegan"), so \
          \(code: method) goes on to its next responder, too.
          """,
        zh: """
          \(name: who) 没有跟踪这次触摸，也没有收下它的 \(code: "touchesBegan")，所以 \(code: method) \
          也传给下一个响应者。
          """)
    }
    if let custom = scene.customView(of: id) {
      return say(
        en: """
          \(name: who) shows \(name: name(custom)), a custom view, in place of a button: \
          \(code: method) goes on to its next responder.
          """,
        zh: """
          \(name: who) 显示的是自定义视图 \(name: name(custom))，不是按钮：\(code: method) \
          继续传给下一个响应者。
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
  var kept: StyledText {
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
    if case .view(let id) = message.receiver, !scene[id].isEnabled { return swallowed }
    switch tracking {
    case nil where hasTracked: return noLongerTracked
    case nil:
      return say(
        en: """
          \(name: who) is a control and tracks one touch, its first. This is another one, so it \
          neither reacts to \(code: message.method.name) nor forwards it.
          """,
        zh: """
          \(name: who) 是控件，只跟踪一个触摸，也就是它的第一个；这是另外一个，所以它收到 \
          \(code: message.method.name) 后什么都不做，也不往上传。
          """)
    case .goesOn:
      return say(
        en: """
          \(name: who) is an enabled control. \(code: "UIControl") tracks the touch in its own \
          \(code: message.method.name) and does not forward it, so no responder above gets it.
          """,
        zh: """
          \(name: who) 是启用的控件。\(code: "UIControl") 在自己的 \(code: message.method.name) \
          里跟踪触摸，什么都不往上传，\(name: who) 上面的响应者都收不到。
          """)
    case .ends: return endsTracking
    case .breaksOff, .refuses:
      return say(
        en: """
          \(name: who) has tracked this touch and stops doing so in its own \
          \(code: message.method.name): it sends neither \(code: "touchUpInside") nor \
          \(code: "touchUpOutside") for it, and does not forward the message.
          """,
        zh: """
          \(name: who) 一直在跟踪这次触摸，到自己的 \(code: message.method.name) 里不再跟踪：\
          不会为它发送抬起事件，也什么都不往上传。
          """)
    }
  }

  /// 7.8, 7.19: the tracking is over, and whether that sets anything off.
  private var endsTracking: StyledText {
    let who = name(message.receiver)
    let sent = reaction.first { index in
      guard case .control(.event(_, let events)) = trace[index] else { return false }
      return !events.isDisjoint(with: [.touchUpInside, .touchUpOutside])
    }
    let ends = say(
      en: """
        \(name: who) has tracked this touch. In its own \(code: message.method.name) \
        \(code: "UIControl") ends the tracking and does not forward it, so no responder above \
        gets it.
        """,
      zh: """
        \(name: who) 一直在跟踪这次触摸。\(code: "UIControl") 在自己的 \(code: message.method.name) \
        里结束跟踪，什么都不往上传，\(name: who) 上面的响应者都收不到。
        """)
    guard let sent, case .control(.event(_, let events)) = trace[sent] else { return ends }
    return paragraph([ends, actions(of: events, sentAt: sent, in: reaction)])
  }

  private func actions(of events: ControlEvents, sentAt sent: Int, in reaction: Range<Int>)
    -> StyledText
  {
    let event: StyledText = "\(code: events.name) \(place(sent))"
    var actions: [StyledText] = []
    for index in reaction where index > sent {
      guard case .action(.send(let registration, let sender, _, true)) = trace[index],
        let target = scene.target(registration, of: sender)
      else { continue }
      actions.append("\(code: target.action) \(place(index))")
    }
    guard !actions.isEmpty else {
      return say(
        en: "It sends \(event); no action follows.",
        zh: "它发送 \(event)；没有为这个事件添加目标。")
    }
    return say(
      en: "It sends \(event), and its target gets the action: \(list(actions)).",
      zh: "它发送 \(event)，于是目标收到动作：\(list(actions))。")
  }

  private var isStop: Bool {
    if case .chainStop = trace[message.index] { true } else { false }
  }

  /// Whether it tracked the touch before this message.
  private var hasTracked: Bool {
    let touches = trace.touches(at: message.index)
    // It begins to once hit testing has found it.
    let first = touches.compactMap { trace.result(ofTouch: $0) }.min() ?? 0
    return (min(first, message.index)..<message.index).contains { index in
      guard case .control(.track(let control, .beginTracking, let touch, true)) = trace[index]
      else { return false }
      return message.receiver == .view(control) && touches.contains(touch)
    }
  }

  /// 3.19, 7.7: what becomes of the later messages is decided at touchesBegan.
  private var noLongerTracked: StyledText {
    let (who, method) = (name(message.receiver), message.method.name)
    return say(
      en: """
        \(name: who) no longer tracks this touch. But it kept the touch's \(code: "touchesBegan"), so \
        it keeps \(code: method), too.
        """,
      zh: """
        \(name: who) 不再跟踪这次触摸，但收下了它的 \(code: "touchesBegan")，所以 \(code: method) \
        也由它收下，不往上传。
        """)
  }

  private var swallowed: StyledText {
    let who = name(message.receiver)
    // 3.19: a responder that got touchesBegan also gets the end.
    guard !scene.settings.isOn(.disabledControlForwards) else { return noLongerTracked }
    return say(
      en: """
        \(name: who) is a control with \(code: "isEnabled") off: it does not \
        track, and with \(setting(.disabledControlForwards)) off it does not forward the touch either.
        """,
      zh: """
        \(name: who) 是控件，\(code: "isEnabled") 是 \(code: "false")：它不跟踪；\
        \(setting(.disabledControlForwards)) 也关闭时，它也不往上传。
        """)
  }
}
