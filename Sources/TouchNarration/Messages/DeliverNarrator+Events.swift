import TouchCore

extension DeliverNarrator {
  /// 1.5, 5.15: where an event without a place on the screen starts.
  var sendingEvent: StyledText {
    let who = name(message.receiver)
    let method = message.method.name
    let start = whoStarts
    return say(
      en: """
        The application sends \(code: method) to \(name: who), \(start). Such an event has no \
        place on the screen: nothing is hit-tested, and no recognizer sees it.
        """,
      zh: """
        应用把 \(code: method) 发给 \(name: who)，\(start)。这种事件在屏幕上没有位置：\
        不做命中测试，识别器也看不到它。
        """)
  }

  private var whoStarts: StyledText {
    guard let window = scene.keyWindow else {
      return say(en: "because no window is shown", zh: "因为没有显示任何窗口")
    }
    guard message.receiver == .view(window) else {
      return say(
        en: "the first responder of the key window \(name: name(window))",
        zh: "它是主窗口 \(name: name(window)) 的第一响应者")
    }
    guard message.method.isMotion else {
      return say(
        en: "the key window, because that has no first responder",
        zh: "它是主窗口，因为主窗口没有第一响应者")
    }
    // 12.7: what happens then is not settled.
    return say(
      en: """
        the key window, because that has no first responder (the sources disagree about this; \
        \(setting(.shakeStartsAtWindow)) decides)
        """,
      zh: """
        它是主窗口，因为主窗口没有第一响应者（对此资料说法不一，由 \(setting(.shakeStartsAtWindow)) 决定）
        """)
  }
}

extension ResponderMethod {
  var isMotion: Bool {
    switch self {
    case .motionBegan, .motionEnded, .motionCancelled: true
    case .began, .moved, .ended, .cancelled, .pressesBegan, .pressesChanged, .pressesEnded,
      .pressesCancelled, .remoteControlReceived:
      false
    }
  }
}
