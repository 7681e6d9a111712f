import TouchCore

extension Narrator {
  /// 4.5: a timer, outside any event.
  func timer(_ owner: TimerOwner, at index: Int) -> Wording {
    let when = time(trace.milliseconds(at: index))
    switch owner {
    case .recognizer(let id):
      return Wording(
        short: say(
          en: "\(when): the timer of \(name: name(id)) fires",
          zh: "\(when)：\(name: name(id)) 的计时器触发"),
        long: [
          paragraph([
            say(
              en: """
                No event came; the time that \(introduced(id)) waited for has run out, and it is \
                called from the run loop, outside any touch event.
                """,
              zh: """
                没有事件到来；\(introduced(id)) 等待的时间到了，它在触摸事件之外由运行循环调用。
                """), whatItTimed(id),
          ]),
          say(
            en: "Whatever was held back because of it is dealt with now as well.",
            zh: "因它而扣住的一切，现在也一并处理。"),
        ])
    case .deceleration(let view):
      return Wording(
        short: say(
          en: "\(when): \(name: name(view)) has slowed down", zh: "\(when)：\(name: name(view)) 减速完毕"
        ),
        long: [
          say(
            en: """
              No event came; \(name: name(view)) has slowed down to \
              \(number: short(scene.settings[.decelerationStop])) points a second \
              (\(setting(.decelerationStop))) or reached its edge, and comes to rest.
              """,
            zh: """
              没有事件到来；\(name: name(view)) 已减速到每秒 \
              \(number: short(scene.settings[.decelerationStop])) 点（\(setting(.decelerationStop))），\
              或者到了边缘，停了下来。
              """)
        ])
    }
  }

  /// What a kind of recognizer waits for.
  private func whatItTimed(_ id: RecognizerID) -> StyledText {
    let it = scene[id]
    switch it.kind {
    case .tap:
      return say(
        en: """
          A tap lets a finger stay down for \(time(.tapDuration)), and waits \
          \(time(.tapInterval)) for the next tap.
          """,
        zh: "点击允许手指按住 \(time(.tapDuration))，并等下一次点击 \(time(.tapInterval))。")
    case .longPress:
      return say(
        en: """
          The press has to be held for \(time(Int(saturating: (it.minimumPressDuration * 1000).rounded()))) \
          (\(code: "minimumPressDuration")).
          """,
        zh: """
          要按住 \(time(Int(saturating: (it.minimumPressDuration * 1000).rounded())))\
          （\(code: "minimumPressDuration")）。
          """)
    case .swipe:
      return say(
        en: "A swipe lasts \(time(.swipeDuration)) at most.", zh: "轻扫最长 \(time(.swipeDuration))。")
    case .scrollDelay:
      return say(
        en: """
          The scroll view keeps a touch from its content for \(time(.scrollTouchDelay)) \
          (\(setting(.scrollTouchDelay))).
          """,
        zh: """
          滚动视图把触摸扣住 \(time(.scrollTouchDelay))，先不给内容（\(setting(.scrollTouchDelay))）。
          """)
    case .pan, .pinch, .rotation, .edgePan, .custom, .scrollPan: return ""
    }
  }

  /// A property changed, by the program or by a touch.
  func change(_ change: SceneChange) -> Wording {
    let who = name(change.object)
    let property = change.property.rawValue
    let (old, new) = (change.old.map(text) ?? "", text(change.new))
    return Wording(
      short: change.property == .removed
        ? say(en: "\(name: who) is taken out of its superview", zh: "\(name: who) 从父视图中移除")
        : say(
          en: "\(name: who) \(code: property): \(number: old) -> \(number: new)",
          zh: "\(name: who) 的 \(code: property)：\(number: old) -> \(number: new)"),
      long: [
        change.property == .removed
          ? say(
            en: "\(name: who) is no longer in any view.", zh: "\(name: who) 不再属于任何视图。")
          : say(
            en: """
              \(code: property) of \(name: who) was \(number: old) and is \(number: new) from now on.
              """,
            zh: "\(name: who) 的 \(code: property) 原来是 \(number: old)，从现在起是 \(number: new)。"),
        whatChanges(change),
      ])
  }

  /// What it means for the touches that are on the way.
  private func whatChanges(_ change: SceneChange) -> StyledText {
    switch change.property {
    case .removed:
      return scene.settings.isOn(.removedViewKeepsTouches)
        ? say(
          en: """
            Its touches stay with it: a view outside every window still hears of those it has \
            (\(setting(.removedViewKeepsTouches)); the sources disagree). A control's tracking is \
            cancelled.
            """,
          zh: """
            它的触摸仍然归它：不在窗口里的视图仍会收到已有触摸的消息（\
            \(setting(.removedViewKeepsTouches))；资料说法不一）。控件的跟踪会被取消。
            """)
        : say(
          en: """
            It hears nothing more of its touches (\(setting(.removedViewKeepsTouches)) is off; the \
            sources disagree). A control's tracking is cancelled.
            """,
          zh: """
            它不再收到自己触摸的消息（\(setting(.removedViewKeepsTouches)) 关闭；资料说法不一）。\
            控件的跟踪会被取消。
            """)
    case .ignoring:
      return say(
        en: "While the count is above zero, new touches go nowhere.",
        zh: "计数大于零时，新的触摸哪里也不去。")
    case .enabled:
      if case .recognizer = change.object {
        return say(
          en: "A disabled recognizer gets no touches, and an active one is cancelled.",
          zh: "禁用的识别器得不到触摸；正在进行的会被取消。")
      }
      return say(
        en: "A disabled control is still hit, but does nothing with the touch.",
        zh: "禁用的控件仍会被命中，但不用触摸做任何事。")
    case .value:
      return say(en: "The touch did that, so its event follows.", zh: "这是触摸引起的，所以接着发送它的事件。")
    case .contentOffset, .contentSize:
      return say(
        en: "The content lies elsewhere under the finger; touches that are down keep their views.",
        zh: "手指下面的内容换了地方；已经按下的触摸仍归原来的视图。")
    case .hidden, .interactive, .alpha, .frame, .bounds, .transform, .anchor, .zPosition,
      .multitouch, .exclusive, .clips, .animating, .level, .key, .firstResponder, .highlighted:
      return say(
        en: "Touches that are down keep their views: only new ones are hit-tested with it.",
        zh: "已经按下的触摸仍归原来的视图；只有新的触摸才按它做命中测试。")
    }
  }

  private func text(_ value: PropertyValue) -> String {
    switch value {
    case .flag(let isOn): isOn ? "on" : "off"
    // 2.2: rounded, 0.005 would read 0.01 and be on the other side of the limit.
    case .number(let number): exact(number)
    case .point(let point): point.short
    case .size(let size): "\(short(size.width))x\(short(size.height))"
    case .rect(let rect): rect.short
    case .transform(let transform):
      "[\(short(transform.a)) \(short(transform.b)) \(short(transform.c)) "
        + "\(short(transform.d)) \(short(transform.tx)) \(short(transform.ty))]"
    }
  }
}
