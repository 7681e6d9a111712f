import TouchCore

/// Tells that a message arrived, and where it comes from.
struct DeliverNarrator: Telling {
  let viewpoint: Viewpoint
  let message: Message

  var wording: Wording {
    let receiver = ReceiverWords(viewpoint: viewpoint, message: message)
    let call = call
    return worded(
      en: "\(name: name(message.receiver)) gets \(call): it \(receiver.shortly)",
      zh: "\(name: name(message.receiver)) 收到\(call)：\(receiver.shortly)",
      long: [sending, why, receiver.fully])
  }

  /// The method with the touch that it brings, where the record has another one.
  private var call: StyledText {
    let method: StyledText = "\(code: message.method.name)"
    let count = message.touches.count
    if count > 1 {
      return say(en: "\(method) with \(count) touches", zh: " \(method)（\(count) 个触摸）")
    }
    guard let touch = message.touches.first, trace.outcomes.count > 1 else {
      return say(en: method, zh: " \(method)")
    }
    let finger = finger(touch.number, at: message.index)
    return say(en: "\(method) of \(finger)", zh: " \(finger) 的 \(method)")
  }

  /// Where a touch is in its view; a view that has left its window is nowhere on the screen.
  private func place(of touch: Touch) -> StyledText {
    guard let view = touch.view, scene.window(containing: view) != nil else { return "" }
    let point = touch.location(in: view, scene: scene).short
    return say(
      en: ", at \(number: point) in its own coordinates",
      zh: "，在视图自己的坐标里位于 \(number: point)")
  }

  private var sending: StyledText {
    guard let touch = message.touches.first else { return sendingEvent }
    let window = touch.window.map { name($0) } ?? name(.application)
    guard message.touches.count == 1 else { return sendingSeveral(window) }
    let phase = phaseName
    return paragraph([
      say(
        en: """
          \(name: window) sends \(code: message.method.name) to \(name: name(message.receiver)), \
          the view of the touch, with one touch: \(name: touch.finger), phase \(code: phase), \
          \(code: "tapCount") \(number: "\(touch.tapCount)")\(place(of: touch)).
          """,
        zh: """
          \(name: window) 把 \(code: message.method.name) 发给触摸的视图 \
          \(name: name(message.receiver))，带着一个触摸：\(name: touch.finger)，阶段 \
          \(code: phase)，\(code: "tapCount") \(number: "\(touch.tapCount)")\(place(of: touch))。
          """), tapCount(touch),
    ])
  }

  /// 3.5, 3.14: the touches of one view in one phase go in one call.
  private func sendingSeveral(_ window: String) -> StyledText {
    let touches = list(
      message.touches.map { touch in
        let point = touch.location(in: touch.view, scene: scene).short
        return say(
          en: "\(name: touch.finger) at \(number: point)",
          zh: "\(name: touch.finger) 位于 \(number: point)")
      })
    return say(
      en: """
        \(name: window) sends \(code: message.method.name) to \(name: name(message.receiver)) \
        with \(message.touches.count) touches, all of this view and all in phase \
        \(code: phaseName): \(touches). What one event brings for one view in one phase \
        goes in one call; in different events it would be one call each.
        """,
      zh: """
        \(name: window) 把 \(code: message.method.name) 发给 \(name: name(message.receiver))，\
        带着 \(message.touches.count) 个触摸，都属于这个视图，阶段都是 \(code: phaseName)：\
        \(touches)。一个事件给一个视图带来的同一阶段的触摸放在一次调用里；若在不同的事件里，\
        就会各调用一次。
        """)
  }

  /// 3.7: why this is the second tap or a later one.
  private func tapCount(_ touch: Touch) -> StyledText {
    guard touch.tapCount > 1, message.method == .began else { return "" }
    let number = "\(touch.tapCount)"
    guard let (since, far) = sinceLift(touch.number) else {
      return say(
        en: "It counts as tap number \(number: number).", zh: "它算作第 \(number: number) 次点击。")
    }
    return say(
      en: """
        It counts as tap number \(number: number) because it came \
        \(time(Int(saturating: since))) and \(points(far)) from the lift before.
        """,
      zh: """
        它算作第 \(number: number) 次点击，因为它距上一次抬起只有 \(time(Int(saturating: since)))、\
        \(points(far))。
        """)
  }

  /// How long after a lift, and how far from it, a touch went down that counts on from it; nil where
  /// its event brought several of that kind.
  private func sinceLift(_ touch: Int) -> (milliseconds: Double, points: Double)? {
    guard let take = trace.indices(ofTouchDown: touch).first else { return nil }
    let checks = trace.evidence(at: take)
    let counted = zip(
      checks.filter { $0.name == .sinceLift }, checks.filter { $0.name == .fromLift }
    ).filter { $0.passes && $1.passes }
    guard counted.count == 1, let milliseconds = counted.first?.0.number,
      let points = counted.first?.1.length
    else { return nil }
    return (milliseconds, points)
  }

  private var phaseName: String {
    switch message.method {
    case .began: "began"
    case .moved: "moved"
    case .ended: "ended"
    case .cancelled, .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled,
      .motionBegan, .motionEnded, .motionCancelled, .remoteControlReceived:
      "cancelled"
    }
  }

  /// What came before, where it is not simply the finger: a message that waited, or a cancel.
  private var why: StyledText {
    guard let touch = message.touches.first else { return "" }
    if message.method == .cancelled { return whyCancelled(touch) }
    let now = trace.milliseconds(at: message.index)
    guard touch.milliseconds < now else { return "" }
    // 9.31: what was held back arrives as it was.
    return say(
      en: """
        This message was due at \(time(touch.milliseconds)) and was delayed until now; it \
        carries the place and the time of then.
        """,
      zh: """
        这条消息在 \(time(touch.milliseconds))就该送到，一直被扣留到现在；它带的仍是当时的位置和时间。
        """)
  }

  /// 9.28, 18.42, 3.19: where a cancel comes from, and that nothing more follows.
  private func whyCancelled(_ touch: Touch) -> StyledText {
    let follows = say(
      en: "The view gets no more messages of this touch.", zh: "关于这次触摸，视图不会再收到任何消息。")
    guard let gate = gateThatCancelled(touch.number) else {
      return paragraph([
        say(
          en: """
            The system cancelled the touch, so \(code: "touchesEnded") is not sent. The view should undo \
            what it began with this touch.
            """,
          zh: "系统取消了这次触摸，它没有正常结束：因它开始的事情应当撤销。"), follows,
      ])
    }
    guard case .cancel(_, let canceller?, _) = gate else {
      return paragraph(GateNarrator(viewpoint, gate, at: message.index).wording.long)
    }
    return paragraph([
      say(
        en: """
          \(name: name(canceller)) recognized, and its \(code: "cancelsTouchesInView") is on, so it \
          takes the touch. \(code: "touchesCancelled") goes to the view of the touch, not to the view \
          of the recognizer.
          """,
        zh: """
          \(name: name(canceller)) 识别成功，它的 \(code: "cancelsTouchesInView") 是 \
          \(code: "true")，所以触摸现在归它。\(code: "touchesCancelled") 发给触摸的视图，而不是识别器的视图。
          """), follows,
    ])
  }

  private func gateThatCancelled(_ number: Int) -> GateStep? {
    for case .gate(let step) in steps(before: message.index) {
      if case .cancel(number, _, _) = step { return step }
    }
    return nil
  }
}
