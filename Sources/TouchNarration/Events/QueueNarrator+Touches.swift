import TouchCore

extension QueueNarrator {
  /// What follows from an event of one finger.
  func oneFinger(_ touch: Touch) -> Wording {
    if touch.phase == .began { return newTouch(touch) }
    guard let view = touch.view else { return touchOfNobody(touch) }
    return boundTouch(touch, view)
  }

  /// 1.3: hit testing comes before the event is sent.
  private func newTouch(_ touch: Touch) -> Wording {
    worded(
      en: "\(name: touch.finger) down leaves the queue: a new touch looks for its view",
      zh: "\(name: touch.finger) 按下，离开队列：新的触摸，开始查找视图", fully: ignoring(touch) ?? search)
  }

  private var search: StyledText {
    say(
      en: """
        This is a new touch. Before the event is sent, \(code: "UIKit") looks for \
        the window and the view under the finger: that search is called hit testing.
        """,
      zh: """
        这是一次新的触摸。事件发给任何人之前，\(code: "UIKit") 先找出手指下面的窗口和视图，\
        这个查找过程叫做命中测试。
        """)
  }

  /// 1.10: nothing is looked for while interaction events are ignored.
  private func ignoring(_ touch: Touch) -> StyledText? {
    guard scene.application.ignoringInteractionEvents > 0 else { return nil }
    return say(
      en: """
        This is a new touch, but the application ignores interaction events just now \
        (\(code: "beginIgnoringInteractionEvents")), so no view is looked for.
        """,
      zh: """
        这是一次新的触摸，但应用此刻忽略交互事件（\(code: "beginIgnoringInteractionEvents")），\
        所以不会为它查找视图。
        """)
  }

  /// 1.11: nothing is hit-tested again; 3.19: a cancelled touch sends its view nothing more.
  private func boundTouch(_ touch: Touch, _ view: ViewID) -> Wording {
    let (finger, view) = (touch.finger, (id: view, name: name(view)))
    let cancelled = trace.places.takings(of: touch.number).map(Int.init).last { place in
      if place < index, case .gate(.cancel) = trace[place] { true } else { false }
    }
    if let cancelled {
      return worded(
        en: "\(name: finger) \(touch.action.rawValue) leaves the queue: its touch is cancelled",
        zh: "\(name: finger) \(verb(touch))，离开队列：它的触摸已经取消",
        fully: say(
          en: """
            Touch \(name: finger) was cancelled (\(place(cancelled))), so \(name: view.name) gets no \
            message of this event, and no other view does.
            """,
          zh: """
            触摸 \(name: finger) 已经取消（\(place(cancelled))），所以 \(name: view.name) 和其他视图\
            都收不到这个事件的消息。
            """))
    }
    return worded(
      en:
        "\(name: finger) \(touch.action.rawValue) leaves the queue: its view is \(name: view.name)",
      zh: "\(name: finger) \(verb(touch))，离开队列：触摸的视图仍是 \(name: view.name)",
      fully: paragraph([
        say(
          en: """
            Touch \(name: finger) has belonged to \(name: view.name) since it began. \
            Nothing is hit-tested again: if any view gets \(code: touch.action.method.name), it \
            is \(name: view.name), wherever the finger is now.
            """,
          zh: """
            触摸 \(name: finger) 从开始起就属于 \(name: view.name)，不会再做命中测试：\
            无论手指现在在哪里，能收到 \(code: touch.action.method.name) 的视图只有 \(name: view.name)。
            """), recognizersFirst(view.id),
      ]))
  }

  /// 4.1: where recognizers watch, they come first and may hold the message back.
  private func recognizersFirst(_ view: ViewID) -> StyledText {
    guard scene.path(from: view).contains(where: { !scene[$0].recognizers.isEmpty }) else {
      return ""
    }
    return say(
      en: """
        The recognizers that follow the touch are shown it first; they may hold the message back \
        or take the touch away.
        """,
      zh: "跟踪这次触摸的识别器先看到它；它们可能扣留这条消息，也可能取消触摸。")
  }

  /// 1.13: the touch was dropped when it began.
  private func touchOfNobody(_ touch: Touch) -> Wording {
    worded(
      en:
        "\(name: touch.finger) \(touch.action.rawValue) leaves the queue: no view took this touch",
      zh: "\(name: touch.finger) \(verb(touch))，离开队列：这次触摸没有视图接收",
      fully: say(
        en: """
          When touch \(name: touch.finger) began, no view took it, and nothing is hit-tested \
          again. There is no view to deliver this event to, so it ends here.
          """,
        zh: """
          触摸 \(name: touch.finger) 开始时没有视图接住它，之后也不会再做命中测试。\
          这个事件没有视图可以交付，到此为止。
          """))
  }

  /// 3.5, 3.16: one event, and each of its touches by itself.
  func severalFingers(_ happened: Happening) -> Wording {
    let new = happened.touches.filter { $0.phase == .began }
    let known = happened.touches.filter { $0.phase != .began }
    let count = happened.touches.count
    return worded(
      en: "one event of \(count) fingers leaves the queue: \(fingers(happened.touches))",
      zh: "\(count) 根手指的一个事件离开队列：\(fingers(happened.touches))",
      long: [
        new.isEmpty
          ? ""
          : say(
            en: """
              New in it: \(fingers(new)). Each new touch is hit-tested by itself, so they may \
              belong to different views, even to different windows.
              """,
            zh: """
              其中新的触摸：\(fingers(new))。每个新触摸各自做命中测试，所以它们可能属于不同的视图，\
              甚至不同的窗口。
              """),
        known.isEmpty
          ? ""
          : say(
            en: """
              Known since they went down: \(owners(known)). Nothing is hit-tested again for them.
              """,
            zh: "按下时就有了视图的：\(owners(known))。它们的视图不再改变。"),
      ])
  }

  private func fingers(_ touches: [Touch]) -> StyledText {
    list(
      touches.map {
        say(en: "\(name: $0.finger) \($0.action.rawValue)", zh: "\(name: $0.finger) \(verb($0))")
      }
    )
  }

  private func owners(_ touches: [Touch]) -> StyledText {
    list(
      touches.map { touch in
        guard let view = touch.view else {
          return say(en: "\(name: touch.finger), nobody's", zh: "\(name: touch.finger)（没有视图）")
        }
        return say(
          en: "\(name: touch.finger) of \(name: name(view))",
          zh: "\(name: touch.finger)（\(name: name(view))）")
      })
  }
}
