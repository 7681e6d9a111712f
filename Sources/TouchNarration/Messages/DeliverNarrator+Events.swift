import TouchCore
import TouchInquiry

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
    let first = trace.firstResponder(in: window, at: message.index)
    guard first != message.receiver else {
      return say(
        en: "the first responder of the key window \(name: name(window))",
        zh: "它是 \(code: "key window")（\(name: name(window))）的第一响应者")
    }
    guard message.receiver == .view(window) else {
      // 18.46: a shake alone.
      return say(
        en: """
          the deepest visible view controller of the key window, because that has no first \
          responder (\(setting(.shakeStartsAtController)))
          """,
        zh: """
          它是 \(code: "key window") 里最深的可见视图控制器，因为 \(code: "key window") 没有第一响应者\
          （\(setting(.shakeStartsAtController))）
          """)
    }
    return say(
      en: "the key window, because that has no first responder",
      zh: "它是 \(code: "key window")，因为 \(code: "key window") 没有第一响应者")
  }
}
