import TouchCore
import TouchInquiry

//   down ──── 80 ms ────▶ touchesBegan      a button lights up late, or not at all
//   up ────── 350 ms ───▶ touchesEnded      and sends its action late

extension Narrator {
  /// What reached a view later than it was due.
  func late(_ view: ViewID, touch: Int) -> StyledText {
    WhyNotAnswer(viewpoint: viewpoint, whyNot: .noTouch, view: view, touch: touch).late
  }
}

extension WhyNotAnswer {
  /// What reached the view of the touch, and later than it was due.
  var late: StyledText {
    guard trace.loss(of: touch) == nil else { return "" }
    return paragraph([lateBegan, lateLift, besideEdge])
  }

  /// 22.14, 22.15: what holds touches back at the edges of a screen is the system's, and not modelled.
  private var besideEdge: StyledText {
    guard let beside = trace.screenEdge(of: touch) else { return "" }
    let distance = points(beside.distance)
    return say(
      en: """
        It came down \(distance) from the \(beside.edge.english) of the screen, where the system's \
        own gestures may delay it on a device (22.14).
        """,
      zh: """
        它按在离屏幕\(beside.edge.chinese) \(distance)处，在真机上，系统自己的手势可能让它晚些收到\
        （22.14）。
        """)
  }

  /// 9.30, 11.1: a control lights up when it hears that the touch began.
  private var lateBegan: StyledText {
    guard let delay = trace.delayOfBegan(of: touch), let by = delay.by else { return "" }
    let (holder, flag) = flag(of: by)
    let first = say(
      en: """
        It receives the touch \(time(delay.milliseconds)) late (\(place(delay.step))): \
        \(name: holder) delayed it (\(code: flag)).
        """,
      zh: """
        它晚 \(time(delay.milliseconds))才收到触摸（\(place(delay.step))）：\
        \(name: holder) 把它扣留了（\(code: flag)）。
        """)
    return paragraph([first] + delay.holders.dropFirst().map { alsoHeld($0, by) })
  }

  /// 9.35, 9.21: another one that delayed it, for which the last to let go may have waited.
  private func alsoHeld(_ other: RecognizerID, _ last: RecognizerID) -> StyledText {
    let (holder, flag) = flag(of: other)
    guard scene[last].requiresToFail.contains(other) else {
      return say(
        en: "\(name: holder) delayed it too (\(code: flag)).",
        zh: "\(name: holder) 也扣留了它（\(code: flag)）。")
    }
    return say(
      en: """
        \(name: holder) delayed it too (\(code: flag)), and \(name: name(last)) waits for \
        \(name: holder) to fail.
        """,
      zh: """
        \(name: holder) 也扣留了它（\(code: flag)），而 \(name: name(last)) 要等 \(name: holder) 失败。
        """)
  }

  /// 11.3: a scroll view holds touches back by a recognizer that nobody else knows.
  private func flag(of holder: RecognizerID) -> (name: String, property: String) {
    guard scene[holder].kind == .scrollDelay, let scrollView = scene[holder].scrollView else {
      return (name(holder), "delaysTouchesBegan")
    }
    return (name(scrollView), "delaysContentTouches")
  }

  /// 9.32: a control acts at the lift, so a lift that is held back is felt.
  private var lateLift: StyledText {
    // A lift that waits only because its began does is not held by itself.
    guard let delay = trace.delayOfLift(of: touch), delay.reason == .delaysTouchesEnded,
      let by = delay.by
    else { return "" }
    return say(
      en: """
        It receives the lift \(time(delay.milliseconds)) late (\(place(delay.step))): \
        \(name: name(by)) delayed it (\(code: "delaysTouchesEnded")).
        """,
      zh: """
        它晚 \(time(delay.milliseconds))才收到抬起（\(place(delay.step))）：\
        \(name: name(by)) 把它扣留了（\(code: "delaysTouchesEnded")）。
        """)
  }
}
