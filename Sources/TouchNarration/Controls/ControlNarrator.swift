import TouchCore

//   touchesBegan ─▶ beginTracking ─▶ highlighted ─▶ touchDown ─▶ actions in order   (7.4, 7.19)

/// Tells what a control does with the touch that it tracks.
struct ControlNarrator: Telling {
  let viewpoint: Viewpoint
  let index: Int

  func wording(_ step: ControlStep) -> Wording {
    switch step {
    case .track(let view, let call, let touch, let answer):
      track(view, call, finger(touch, at: index), answer)
    case .highlight(let view, let isOn): highlight(view, isOn)
    case .event(let view, let event): controlEvent(view, event)
    }
  }

  private func track(
    _ view: ViewID, _ call: TrackingCall, _ finger: StyledText, _ answer: Bool
  ) -> Wording {
    let who = name(view)
    switch call {
    case .beginTracking, .continueTracking:
      let isBegin = call == .beginTracking
      return Wording(
        short: answer
          ? say(
            en: "\(name: who) \(isBegin ? "begins to track" : "goes on tracking") \(finger)",
            zh: "\(name: who) \(isBegin ? "开始跟踪" : "继续跟踪") \(finger)")
          : say(
            en:
              "\(name: who): \(code: call.name) returns \(bad: "false"), \(isBegin ? "not tracked" : "tracking ends")",
            zh: "\(name: who)：\(code: call.name) 返回 \(bad: "false")，\(isBegin ? "不跟踪" : "跟踪结束")"),
        fully: trackingAnswer(view, call, answer))
    case .endTracking:
      return worded(
        en: "\(name: who) ends tracking \(finger): it was lifted",
        zh: "\(name: who) 结束跟踪 \(finger)：手指抬起",
        fully: say(
          en: """
            The finger was lifted while \(name: who) tracked it: \(code: "endTracking") is called, \
            and then touch up is sent, inside or outside.
            """,
          zh: """
            \(name: who) 跟踪着的手指抬起了：先调用 \(code: "endTracking")，再按在内还是在外发送抬起事件。
            """))
    case .cancelTracking:
      return worded(
        en: "\(name: who) \(bad: "breaks off") tracking \(finger)",
        zh: "\(name: who) \(bad: "中断")跟踪 \(finger)",
        fully: whyBrokenOff(view))
    }
  }

  private func whyBrokenOff(_ view: ViewID) -> StyledText {
    let who = name(view)
    guard !isDisabling(at: index) else {
      return say(
        en: """
          \(name: who) was disabled while it tracked, so \(code: "cancelTracking") is called, and it \
          will not send \(code: "touchUpInside") (\(setting(.disablingCancelsTracking))).
          """,
        zh: """
          \(name: who) 在跟踪时被禁用，所以中断跟踪：调用 \(code: "cancelTracking")，不会再发送抬起事件\
          （\(setting(.disablingCancelsTracking))）。
          """)
    }
    return say(
      en: """
        The touch was taken from \(name: who): \(code: "cancelTracking") is called, and it will not \
        send \(code: "touchUpInside"). A control never forwards \(code: "touchesCancelled").
        """,
      zh: """
        触摸从 \(name: who) 那里被拿走了：调用 \(code: "cancelTracking")，不会再发送抬起事件。\
        控件从不把取消传给父视图。
        """)
  }

  /// 21.9, 7.20: whether a control is disabled at a step, or breaks off because it was.
  private func isDisabling(at step: Int) -> Bool {
    [RuleNumber(21, 9), RuleNumber(7, 20)].contains(trace.rule(of: step))
  }

  private func trackingAnswer(_ view: ViewID, _ call: TrackingCall, _ answer: Bool) -> StyledText {
    let who = name(view)
    switch (call, answer) {
    case (.beginTracking, true):
      return say(
        en: """
          \(name: who) is enabled and is the view of the touch, so \(code: "beginTracking") is called \
          first; it returns \(code: "true"). From now on \(name: who) tracks this touch and no other.
          """,
        zh: """
          \(name: who) 是启用的，触摸的视图又是它，所以首先调用 \(code: "beginTracking")；返回 \(code: "true")。从现在起 \
          \(name: who) 只跟踪这一个触摸。
          """)
    case (.beginTracking, false): return refused(view)
    case (_, true):
      return say(
        en: """
          The tracked finger moved: \(code: "continueTracking") returns \(code: "true"). Then \(name: who) looks \
          whether the point is still inside, which while tracking means its bounds and \
          \(points(scene.controlSlop.points)) around them (\(setting(scene.controlSlop.setting))).
          """,
        zh: """
          被跟踪的手指移动了：\(code: "continueTracking") 返回 \(code: "true")。然后 \(name: who) 看点是否还在内；\
          跟踪期间，在内指它的 \(code: "bounds") 再加周围 \(points(scene.controlSlop.points))\
          （\(setting(scene.controlSlop.setting))）。
          """)
    case (_, false):
      return say(
        en: """
          \(code: "continueTracking") returns \(code: "false"), so \(name: who) stops tracking: it is no longer highlighted, \
          and no further events are sent for this touch.
          """,
        zh: """
          \(code: "continueTracking") 返回 \(code: "false")，所以 \(name: who) 不再跟踪：高亮消失，\
          这次触摸也不再发送任何事件。
          """)
    }
  }

  /// 7.5, and 8.3's knob for a slider.
  private func refused(_ view: ViewID) -> StyledText {
    let who = name(view)
    if check(.onKnob, at: index) != nil {
      return say(
        en: """
          \(name: who) is a slider and the finger is not on its knob, so it does not track: no \
          highlight, no events.
          """,
        zh: "\(name: who) 是滑块，手指不在它的滑钮上，所以不跟踪：没有高亮，没有事件。")
    }
    if let custom = scene.customView(of: view) {
      return say(
        en: """
          \(name: who) shows \(name: name(custom)), a custom view, in place of a button, so nothing \
          tracks the touch: no highlight, no events.
          """,
        zh: """
          \(name: who) 显示的是自定义视图 \(name: name(custom))，不是按钮，所以没有东西跟踪触摸：\
          没有高亮，没有事件。
          """)
    }
    return say(
      en: """
        The subclass's \(code: "beginTracking") returns \(code: "false"), so \(name: who) does not track this touch: \
        no highlight, no events, and the touches methods go on along the chain.
        """,
      zh: """
        子类的 \(code: "beginTracking") 返回 \(code: "false")，所以 \(name: who) 不跟踪这次触摸：没有高亮，没有事件，\
        触摸方法沿响应者链继续传。
        """)
  }

  private func highlight(_ view: ViewID, _ isOn: Bool) -> Wording {
    let who = name(view)
    guard !isOn else {
      return worded(
        en: "\(name: who) is highlighted", zh: "\(name: who) 高亮",
        fully: say(
          en: """
            \(code: "isHighlighted") follows the finger: it is on while \(name: who) tracks a \
            touch that is inside.
            """,
          zh: "\(code: "isHighlighted") 跟着手指：\(name: who) 跟踪的触摸在内时打开。"))
    }
    return worded(
      en: "\(name: who) is no longer highlighted", zh: "\(name: who) 不再高亮", fully: whyDark(view))
  }

  /// 7.9: after the action; 7.6, 7.7 and 7.10 otherwise.
  private func whyDark(_ view: ViewID) -> StyledText {
    if case .control(.track(view, let call, _, let answer))? = step(before: index),
      call == .cancelTracking || call == .continueTracking
    {
      return call == .continueTracking && answer
        ? say(
          en: "The finger left \(name: name(view)), so it is no longer highlighted.",
          zh: "手指离开了 \(name: name(view))，所以高亮消失。")
        : say(en: "Tracking was cancelled, so it is no longer highlighted.", zh: "跟踪中断了，所以高亮消失。")
    }
    return scene.settings.isOn(.clearsHighlightFirst)
      ? say(
        en: """
          \(setting(.clearsHighlightFirst)) is on, so the highlight is cleared before \
          \(code: "touchUpInside") is sent.
          """,
        zh: "\(setting(.clearsHighlightFirst)) 开着，所以在发送抬起事件之前就清除高亮。")
      : say(
        en: """
          The highlight is cleared after \(code: "touchUpInside") was sent: inside the action \
          \(code: "isHighlighted") was still on (\(setting(.clearsHighlightFirst))).
          """,
        zh: """
          抬起事件发送之后才清除高亮：动作里看到的 \(code: "isHighlighted") 还是打开的\
          （\(setting(.clearsHighlightFirst))）。
          """)
  }

  private func controlEvent(_ view: ViewID, _ event: ControlEvents) -> Wording {
    let registered = scene[view].control.targets.count { !$0.events.isDisjoint(with: event) }
    let noTarget: StyledText = registered == 0 ? "，没有为它添加目标" : ""
    return worded(
      en:
        "\(name: name(view)) sends \(code: event.name)\(registered == 0 ? ", which has no target" : "")",
      zh: "\(name: name(view)) 发送 \(code: event.name)\(noTarget)",
      long: [
        whyEvent(view, event),
        registered == 0
          ? say(en: "No target was added for this event.", zh: "没有为这个事件添加目标。")
          : say(
            en: registered == 1
              ? "One target was added for this event."
              : "\(registered) targets were added for this event; they are called in that order.",
            zh: registered == 1 ? "为这个事件添加了一个目标。" : "为这个事件添加了 \(registered) 个目标，按添加的次序调用。"),
      ])
  }

  /// 7.4, 7.6, 7.8, 7.10: why this event, and why now.
  private func whyEvent(_ view: ViewID, _ event: ControlEvents) -> StyledText {
    let who = name(view)
    switch event {
    case .touchDown:
      return say(
        en: "\(name: who) has just begun to track, which sends \(code: event.name) at every tap.",
        zh: "\(name: who) 刚开始跟踪；每次点击开始跟踪时都发送 \(code: event.name)。")
    case .touchDownRepeat:
      return say(
        en: """
          The touch is the second tap or a later one, so \(code: event.name) follows \
          \(code: "touchDown").
          """,
        zh: "这次触摸是第二次或更后的点击，所以在 \(code: "touchDown") 之后再发 \(code: event.name)。")
    case .touchCancel:
      guard !trace.causes(of: index).contains(where: isDisabling) else {
        return say(
          en:
            "\(name: who) was disabled while it tracked; it will not send \(code: "touchUpInside").",
          zh: "\(name: who) 在跟踪时被禁用，不会再有抬起事件。")
      }
      return say(
        en: "The touch was cancelled, so \(name: who) will not send \(code: "touchUpInside").",
        zh: "触摸被取消了，\(name: who) 不会再发送抬起事件。")
    case .valueChanged where scene[view].kind.reaction == .pull:
      return say(
        en: "Its scroll view was pulled far enough, so \(name: who) refreshes.",
        zh: "它的滚动视图被拉得够远，所以 \(name: who) 开始刷新。")
    case .valueChanged:
      return say(en: "The touch changed the value of \(name: who).", zh: "触摸改变了 \(name: who) 的值。")
    case .editingDidBegin:
      return say(en: "\(name: who) became first responder.", zh: "\(name: who) 成为第一响应者。")
    case .editingDidEnd:
      return say(en: "\(name: who) gave up being first responder.", zh: "\(name: who) 不再是第一响应者。")
    case .primaryActionTriggered where scene[view].kind.reaction.hasValue:
      return say(
        en: "A new value is the main action of \(name: who).", zh: "改变值是 \(name: who) 的主要动作。")
    case .primaryActionTriggered:
      return say(
        en: "The finger was lifted inside, which is the main action of \(name: who).",
        zh: "手指在它里面抬起，这是 \(name: who) 的主要动作。")
    default: return whereTheFingerIs(view, event)
    }
  }

  /// 7.8: where a finger was that counts as inside.
  private func lifted(_ beyond: Check?, _ who: String) -> StyledText {
    guard let way = beyond?.number, way > 0, let limit = beyond?.limit else {
      return say(en: "inside \(name: who)", zh: "\(name: who) 内")
    }
    return say(
      en: "\(points(way)) outside \(name: who), where up to \(points(limit)) still count as inside",
      zh: "\(name: who) 外 \(points(way))处（\(points(limit))以内仍算在内）")
  }

  /// 7.6, 7.8: the finger against the bounds and what counts as inside around them.
  private func whereTheFingerIs(_ view: ViewID, _ event: ControlEvents) -> StyledText {
    let who = name(view)
    let beyond = check(.beyondControl, at: index)
    let slop = points(beyond?.limit ?? scene.controlSlop.points)
    switch event {
    case .touchDragEnter, .touchDragExit:
      return say(
        en: """
          The finger crossed the border of \(name: who), which while tracking lies \(slop) outside \
          its bounds; entering or leaving is sent before dragging.
          """,
        zh: """
          手指越过了 \(name: who) 的边界；跟踪期间，边界在它的 \(code: "bounds") 之外 \(slop)。\
          进入或离开先发送，然后才是拖动。
          """)
    case .touchDragInside:
      return say(
        en: "The finger moved and is inside (bounds and \(slop) around them).",
        zh: "手指移动了，仍在控件之内（\(code: "bounds") 以及周围 \(slop)）。")
    case .touchDragOutside:
      return say(
        en: "The finger moved and is outside, more than \(slop) away from the bounds.",
        zh: "手指移动了，在控件之外，离 \(code: "bounds") 超过 \(slop)。")
    case .touchUpInside:
      return say(
        en: "The finger was lifted \(lifted(beyond, who)): most buttons act on this event.",
        zh: "手指在 \(lifted(beyond, who))抬起：大多数按钮等的就是这个事件。")
    case .touchUpOutside:
      return say(
        en: "The finger was lifted more than \(slop) outside \(name: who).",
        zh: "手指在 \(name: who) 之外超过 \(slop)的地方抬起。")
    default:
      return say(
        en: "\(name: who) sends several events in one send (\(setting(.dragEventsTogether))).",
        zh: "\(name: who) 一次发送了几个事件（\(setting(.dragEventsTogether))）。")
    }
  }
}
