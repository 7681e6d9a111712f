import TouchCore

/// Tells that a timer fires.
struct TimerNarrator: Telling {
  let viewpoint: Viewpoint
  let index: Int

  /// 4.5: a timer, outside any event.
  func wording(_ owner: TimerOwner) -> Wording {
    let when = time(trace.milliseconds(at: index))
    switch owner {
    case .recognizer(let id):
      return worded(
        en: "\(when): the timer of \(name: name(id)) fires",
        zh: "\(when)：\(name: name(id)) 的计时器触发",
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
            en: "The messages that were delayed because of it are delivered or discarded now.",
            zh: "因它而扣留的一切，现在也一并处理。"),
        ])
    case .deceleration(let view): return deceleration(view, when)
    case .zoom(let view):
      return worded(
        en: "\(when): \(name: name(view)) is back at a limit of its zoom",
        zh: "\(when)：\(name: name(view)) 回到了缩放的界限",
        fully: say(
          en: """
            No event came; coming back takes \(time(.bounceDuration)) (\(setting(.bounceDuration))).
            """,
          zh: "没有事件到来；回去需要 \(time(.bounceDuration))（\(setting(.bounceDuration))）。"))
    case .control(let view): return control(view, when)
    case .transition(let view):
      return worded(
        en: "\(when): the transition of \(name: name(view)) is over",
        zh: "\(when)：\(name: name(view)) 的过渡结束",
        fully: say(
          en: """
            No event came; a transition lasts \(time(.transitionDuration)) \
            (\(setting(.transitionDuration))), and new touches may hit \(name: name(view)) again.
            """,
          zh: """
            没有事件到来；过渡持续 \(time(.transitionDuration))（\(setting(.transitionDuration))），\
            新的触摸又可以命中 \(name: name(view)) 了。
            """))
    }
  }

  /// 11.15, 20.1, 20.29: a scroll view comes to rest.
  private func deceleration(_ view: ViewID, _ when: StyledText) -> Wording {
    if endsAnimation(.didScrollToTop) {
      return worded(
        en: "\(when): \(name: name(view)) has come to its top",
        zh: "\(when)：\(name: name(view)) 到了顶部",
        fully: say(
          en: "No event came; the animation to the top of \(name: name(view)) is over.",
          zh: "没有事件到来；\(name: name(view)) 移到顶部的动画结束了。"))
    }
    if endsAnimation(.didEndScrollingAnimation) {
      return worded(
        en: "\(when): \(name: name(view)) has come to where code sent it",
        zh: "\(when)：\(name: name(view)) 到了代码要它去的地方",
        fully: say(
          en: "No event came; the animation that moved \(name: name(view)) is over.",
          zh: "没有事件到来；移动 \(name: name(view)) 的动画结束了。"))
    }
    if scene[view].scrolling?.isPagingEnabled == true {
      return worded(
        en: "\(when): \(name: name(view)) has come to its page",
        zh: "\(when)：\(name: name(view)) 到了那一页",
        fully: say(
          en: "No event came; \(name: name(view)) has come to its page and rests there.",
          zh: "没有事件到来；\(name: name(view)) 到了那一页，停了下来。"))
    }
    return worded(
      en: "\(when): \(name: name(view)) has slowed down", zh: "\(when)：\(name: name(view)) 减速完毕",
      fully: say(
        en: """
          No event came; \(name: name(view)) has slowed down to \
          \(number: short(scene.settings[.decelerationStop])) points a second \
          (\(setting(.decelerationStop))) or reached its edge, and comes to rest.
          """,
        zh: """
          没有事件到来；\(name: name(view)) 已减速到每秒 \
          \(number: short(scene.settings[.decelerationStop])) 点（\(setting(.decelerationStop))），\
          或者到了边缘，停了下来。
          """))
  }

  /// 20.29: what it moves was sent there by code; 20.40: by a tap on the status bar.
  private func endsAnimation(_ call: ScrollCall) -> Bool {
    trace.indices[(index + 1)...].prefix(2).contains {
      if case .scroll(let step) = trace[$0] {
        step.call == call
      } else {
        false
      }
    }
  }

  /// 18.30, 18.33: what a control waits for while it is held.
  private func control(_ view: ViewID, _ when: StyledText) -> Wording {
    guard scene[view].control.menu == nil else {
      return worded(
        en: "\(when): \(name: name(view)) has been pressed long enough for its menu",
        zh: "\(when)：\(name: name(view)) 按住的时间已够打开菜单",
        fully: say(
          en: """
            The finger rested on \(name: name(view)) for \(time(.contextMenuDelay)) \
            (\(setting(.contextMenuDelay))), so its menu opens.
            """,
          zh: """
            手指在 \(name: name(view)) 上停了 \(time(.contextMenuDelay))\
            （\(setting(.contextMenuDelay))），所以它的菜单打开。
            """))
    }
    return worded(
      en: "\(when): \(name: name(view)) is still held, and counts on",
      zh: "\(when)：\(name: name(view)) 仍被按住，继续计数",
      fully: say(
        en: """
          A stepper with \(code: "autorepeat") counts again after \(time(.stepperRepeatDelay)) \
          (\(setting(.stepperRepeatDelay))), then every \(time(.stepperRepeatInterval)) \
          (\(setting(.stepperRepeatInterval))).
          """,
        zh: """
          打开了 \(code: "autorepeat") 的步进器在 \(time(.stepperRepeatDelay)) 后再计数一次\
          （\(setting(.stepperRepeatDelay))），之后每 \(time(.stepperRepeatInterval)) 一次\
          （\(setting(.stepperRepeatInterval))）。
          """))
  }

  /// 16.59, 22.17: times of the system; nil for a recognizer of the app.
  private func interaction(_ it: Recognizer) -> StyledText? {
    switch it.part?.role {
    case .menuPress:
      say(
        en:
          "A context menu opens after \(time(.contextMenuDelay)) (\(setting(.contextMenuDelay))).",
        zh: "按住 \(time(.contextMenuDelay)) 后上下文菜单打开（\(setting(.contextMenuDelay))）。")
    case .edgeGate:
      say(
        en: """
          The system keeps a touch at an edge of the screen for \(time(.edgeGateDelay)) at most \
          (\(setting(.edgeGateDelay))).
          """,
        zh: """
          系统最多把屏幕边缘的触摸扣留 \(time(.edgeGateDelay))（\(setting(.edgeGateDelay))）。
          """)
    case .dragPress:
      say(
        en: """
          What is dragged is lifted after \(time(.dragLiftDelay)) (\(setting(.dragLiftDelay))); the \
          drag begins when the finger moves.
          """,
        zh: """
          按住 \(time(.dragLiftDelay)) 后提起要拖放的东西（\(setting(.dragLiftDelay))）；手指移动时拖放开始。
          """)
    default: nil
    }
  }

  /// What a kind of recognizer waits for.
  private func whatItTimed(_ id: RecognizerID) -> StyledText {
    let it = scene[id]
    if let words = interaction(it) { return words }
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
          滚动视图把触摸扣留 \(time(.scrollTouchDelay))，先不给内容（\(setting(.scrollTouchDelay))）。
          """)
    case .pan, .pinch, .rotation, .edgePan, .hover, .custom, .scrollPan: return ""
    }
  }
}
