import TouchCore

/// A touches message at its receiver.
struct Message {
  let method: ResponderMethod
  let receiver: Responder
  let mode: Step.DeliveryMode
  let touch: Touch

  init(
    _ method: ResponderMethod, to receiver: Responder, _ mode: Step.DeliveryMode, touch: Touch
  ) {
    self.method = method
    self.receiver = receiver
    self.mode = mode
    self.touch = touch
  }
}

extension Narrator {
  func touchDeliver(_ message: Message) -> Wording {
    Wording(
      short: say(
        en: """
          \(name: name(message.receiver)) gets \(code: message.method.name): it \
          \(modeShortly(message))
          """,
        zh: """
          \(name: name(message.receiver)) 收到 \(code: message.method.name)：\
          \(modeShortly(message))
          """),
      long: [sending(message), mode(of: message)])
  }

  private func sending(_ message: Message) -> StyledText {
    let touch = message.touch
    let window = touch.window.map { name($0) } ?? name(.application)
    let point = touch.location(in: touch.view, scene: scene).short
    let phase = phaseName(touch.phase)
    return paragraph([
      say(
        en: """
          \(name: window) sends \(code: message.method.name) to \(name: name(message.receiver)), \
          the view of the touch, with one touch: \(name: touch.finger), phase \(code: phase), \
          \(code: "tapCount") \(number: "\(touch.tapCount)"), at \(number: point) in its own \
          coordinates.
          """,
        zh: """
          \(name: window) 把 \(code: message.method.name) 发给触摸的视图 \
          \(name: name(message.receiver))，带着一个触摸：\(name: touch.finger)，阶段 \
          \(code: phase)，\(code: "tapCount") \(number: "\(touch.tapCount)")，在视图自己的坐标里位于 \
          \(number: point)。
          """), tapCount(touch),
    ])
  }

  /// 3.7: why this is the second tap or a later one.
  private func tapCount(_ touch: Touch) -> StyledText {
    guard touch.tapCount > 1, touch.phase == .began else { return "" }
    let distance = short(scene.settings[.tapDistance])
    let interval = short(scene.settings[.tapInterval])
    return say(
      en: """
        It counts as tap number \(number: "\(touch.tapCount)") because it came within \
        \(number: "\(interval) ms") and \(number: "\(distance) pt") of the lift before.
        """,
      zh: """
        它算作第 \(number: "\(touch.tapCount)") 次点击，因为距上一次抬起不超过 \
        \(number: interval) 毫秒、\(number: distance) 点。
        """)
  }

  private func phaseName(_ phase: TouchPhase) -> String {
    switch phase {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }

  /// What the receiver does, after the word `it`.
  func modeShortly(_ message: Message) -> StyledText {
    switch message.mode {
    case .default: say(en: "passes it on by default", zh: "默认继续往上传")
    case .handled: say(en: "\(good: "handles it")", zh: "\(good: "处理了")")
    case .super:
      override(message).handles
        ? say(
          en: "\(good: "handles it") and calls super", zh: "\(good: "处理了")，并调用 \(code: "super")")
        : say(en: "calls super", zh: "只调用 \(code: "super")")
    case .control: say(en: "\(good: "keeps it"), as a control", zh: "控件\(good: "留下了")它")
    }
  }

  private func override(_ message: Message) -> TouchesOverride {
    scene[overridesOf: message.receiver][message.method]
  }

  /// What the receiver does and why (6.1 to 6.3, 7.11 to 7.13).
  func mode(of message: Message) -> StyledText {
    let who = name(message.receiver)
    let method = message.method.name
    switch message.mode {
    case .default: return inherited(message)
    case .handled:
      return say(
        en: """
          \(name: who) overrides \(code: method), handles the touch and does not call super, so \
          this message climbs no further. Each of the four touches methods is forwarded by itself.
          """,
        zh: """
          \(name: who) 重写了 \(code: method)，处理了触摸，没有调用 \(code: "super")，\
          所以这条消息不再往上走。四个触摸方法各自独立地转发。
          """)
    case .super:
      return override(message).handles
        ? say(
          en: """
            \(name: who) overrides \(code: method), handles the touch and also calls super, so \
            the message climbs on to its next responder.
            """,
          zh: """
            \(name: who) 重写了 \(code: method)，处理了触摸，又调用了 \(code: "super")，\
            所以消息继续传给下一个响应者。
            """)
        : say(
          en: """
            \(name: who) overrides \(code: method), but only calls super, so the message climbs \
            on to its next responder.
            """,
          zh: """
            \(name: who) 重写了 \(code: method)，但只调用了 \(code: "super")，\
            所以消息继续传给下一个响应者。
            """)
    case .control: return kept(message)
    }
  }

  /// 6.1, and 7.12 for a control that does not track.
  private func inherited(_ message: Message) -> StyledText {
    let who = name(message.receiver)
    guard case .view(let id) = message.receiver else { return forwards(message) }
    if scene[id].kind.isControl {
      return say(
        en: """
          \(name: who) is a control, but \(code: "isEnabled") is off, so it does not track the \
          touch: \(code: message.method.name) goes on to its next responder.
          """,
        zh: """
          \(name: who) 是控件，但 \(code: "isEnabled") 关闭了，所以它不跟踪触摸：\
          \(code: message.method.name) 继续传给下一个响应者。
          """)
    }
    return forwards(message)
  }

  private func forwards(_ message: Message) -> StyledText {
    say(
      en: """
        \(name: name(message.receiver)) does not override \(code: message.method.name). What it \
        inherits from \(code: "UIResponder") sends the same touches and event on to its next \
        responder.
        """,
      zh: """
        \(name: name(message.receiver)) 没有重写 \(code: message.method.name)。它从 \
        \(code: "UIResponder") 继承来的做法，是把同样的触摸和事件传给下一个响应者。
        """)
  }

  private func kept(_ message: Message) -> StyledText {
    let who = name(message.receiver)
    guard let view = message.touch.view, message.receiver != .view(view) else {
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
}
