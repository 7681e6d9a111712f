import TouchCore
import TouchInquiry

//  who holds what back ─▶ which flag ─▶ what may become of it: sent on, cancelled, thrown away

/// Tells which messages wait, and what becomes of them.
struct GateNarrator: Telling {
  let viewpoint: Viewpoint
  private let step: GateStep
  private let held: Held

  init(_ viewpoint: Viewpoint, _ step: GateStep, at index: Int) {
    self.viewpoint = viewpoint
    self.step = step
    held = Held(step, at: index)
  }

  var wording: Wording {
    switch step {
    case .hold: hold
    case .flush: flush
    case .cancel: LostNarrator(viewpoint: viewpoint, held: held).cancel
    case .discard: LostNarrator(viewpoint: viewpoint, held: held).discard
    }
  }

  private var view: String {
    touch(held.touch, at: held.index)?.view.map { name($0) } ?? name(.application)
  }

  /// 9.30, 9.32: who holds which message back, by which flag.
  private var hold: Wording {
    let view = view
    let finger = finger(held)
    return worded(
      en: """
        \(code: held.method.name) of \(finger) is delayed by \(who(held)) (\(flag(held.reason)))
        """,
      zh: """
        \(finger) 的 \(code: held.method.name) 先不送出：\(who(held)) 扣留着它（\(flag(held.reason))）
        """,
      long: [
        paragraph([
          say(
            en: """
              \(code: held.method.name) of touch \(finger) is due for \(name: view), but it is delayed.
              """,
            zh: "触摸 \(finger) 的 \(code: held.method.name) 该送给 \(name: view)，但先扣留着。"),
          whyHeld, holdsToo,
        ]), fate(view),
      ])
  }

  /// The others that hold the same message.
  private var others: [RecognizerID] {
    let message = trace.held(after: held.index).last { $0.step == held.index }
    guard let message else { return [] }
    return trace.holders(of: message, after: held.index).filter { $0 != held.by }
  }

  /// 9.35: who else holds it, so that one alone cannot set it free.
  private var holdsToo: StyledText {
    let others = others
    guard !others.isEmpty else { return "" }
    return say(
      en: "\(names(others)) \(others.count == 1 ? "delays" : "delay") it too.",
      zh: "\(names(others)) 也扣留着它。")
  }

  /// The flag or setting, for one line.
  private func flag(_ reason: GateReason) -> StyledText {
    switch reason {
    case .delaysTouchesBegan: "\(code: "delaysTouchesBegan")"
    case .delaysTouchesEnded: "\(code: "delaysTouchesEnded")"
    case .behindHeld:
      say(en: "its \(code: "touchesBegan") is delayed too", zh: "它的 \(code: "touchesBegan") 还没有放行")
    case .laterTapsHeld: setting(.laterTapsHeld)
    case .released: say(en: "no recognizer delays it", zh: "没有识别器扣留它")
    case .recognized: say(en: "a gesture recognized", zh: "手势识别成功")
    case .multipleTouchOff:
      say(
        en: "\(code: "isMultipleTouchEnabled") is off", zh: "\(code: "isMultipleTouchEnabled") 关闭")
    case .exclusiveTouch: "\(code: "isExclusiveTouch")"
    case .ignored: say(en: "interaction is ignored", zh: "忽略交互")
    case .stoppedScrolling: say(en: "it stopped the scrolling", zh: "它停住了滚动")
    case .touchesShouldBegin: "\(code: "touchesShouldBegin")"
    case .systemCancelled: say(en: "the system cancelled it", zh: "系统取消了它")
    case .viewRemoved: say(en: "the view left its window", zh: "视图离开了窗口")
    case .interactionOff:
      say(en: "its interaction was switched off", zh: "它的交互被关闭了")
    case .animationBegan: say(en: "an animation of it began", zh: "它的动画开始了")
    case .menuOpened: say(en: "its menu opened", zh: "它的菜单打开了")
    case .zooming: say(en: "a scroll view is zooming", zh: "滚动视图正在缩放")
    case .neverFailed:
      say(en: "it was delayed until the recognizer was reset", zh: "一直扣留到识别器重置")
    }
  }

  private var whyHeld: StyledText {
    let holder = held.by.map(introduced) ?? who(held)
    switch held.reason {
    case .delaysTouchesBegan: return delaysBegan(holder)
    case .delaysTouchesEnded:
      if let by = held.by, let other = trace.waiting(after: held.index)[by] {
        return say(
          en: """
            \(holder) has matched, but it waits for \(name: name(other)) to fail. Until then it is \
            \(code: "Possible"). Its \(code: "delaysTouchesEnded") is on, so it delays \
            \(code: "touchesEnded").
            """,
          zh: """
            \(holder) 条件已满足，但要等 \(name: name(other)) 失败；在那之前它仍是 \
            \(code: "Possible")。它的 \(code: "delaysTouchesEnded") 是 \(code: "true")，\
            所以扣留 \(code: "touchesEnded")。
            """)
      }
      return say(
        en: """
          \(holder) is still \(code: "Possible"): it has neither recognized nor failed. Its \
          \(code: "delaysTouchesEnded") is on, so the view does not get \(code: "touchesEnded") yet.
          """,
        zh: """
          \(holder) 仍是 \(code: "Possible")：既没有识别成功，也没有失败。它的 \
          \(code: "delaysTouchesEnded") 是 \(code: "true")，所以视图暂时收不到 \(code: "touchesEnded")。
          """)
    case .behindHeld:
      return say(
        en: """
          \(holder) still delays \(code: "touchesBegan") of this touch, and no later message may \
          arrive before it.
          """,
        zh: "\(holder) 还扣留着这次触摸的 \(code: "touchesBegan")；后来的消息不能先到。")
    case .laterTapsHeld:
      return say(
        en: """
          \(holder) counts taps, and this is a later one of them: a guess about article 004's \
          puzzle, switched on by \(setting(.laterTapsHeld)).
          """,
        zh: """
          \(holder) 在数点击，这是其中后来的一次：这是对文章 004 谜题的一种猜测，由 \
          \(setting(.laterTapsHeld)) 打开。
          """)
    case .released, .recognized, .multipleTouchOff, .exclusiveTouch, .ignored, .stoppedScrolling,
      .touchesShouldBegin, .systemCancelled, .viewRemoved, .interactionOff, .animationBegan,
      .menuOpened, .neverFailed, .zooming:
      return say(en: "The reason: \(flag(held.reason)).", zh: "原因：\(flag(held.reason))。")
    }
  }

  /// 9.30, and 11.1 and 11.3 where it is the scroll view's private recognizer.
  private func delaysBegan(_ holder: StyledText) -> StyledText {
    guard let by = held.by, scene[by].kind == .scrollDelay else {
      return say(
        en: """
          \(holder) is still \(code: "Possible"), and its \(code: "delaysTouchesBegan") is on. So the \
          view gets no message of the touch until the recognizer recognizes or fails.
          """,
        zh: """
          \(holder) 仍是 \(code: "Possible")，它的 \(code: "delaysTouchesBegan") 是 \(code: "true")，\
          所以在它识别成功或失败之前，视图收不到这次触摸的消息。
          """)
    }
    return say(
      en: """
        The scroll view \(name: name(scrollView(of: by))) waits \(time(.scrollTouchDelay)) to see \
        whether the finger drags (\(code: "delaysContentTouches")); \(holder) is its private \
        recognizer for that, and its \(code: "delaysTouchesBegan") is on.
        """,
      zh: """
        滚动视图 \(name: name(scrollView(of: by))) 要等 \(time(.scrollTouchDelay))，看手指会不会拖动\
        （\(code: "delaysContentTouches")）；\(holder) 就是为此而设的私有识别器，它的 \
        \(code: "delaysTouchesBegan") 是 \(code: "true")。
        """)
  }

  /// 9.30, 9.32, 9.35: what may become of a message that waits.
  private func fate(_ view: String) -> StyledText {
    let isShared = !others.isEmpty
    let by = list([who(held)] + others.map { "\(name: name($0))" })
    let (fails, recognizes) =
      isShared ? ("fail", "one of them recognizes") : ("fails", "it recognizes")
    let (failsInChinese, itInChinese) = isShared ? ("都失败", "其中一个") : ("失败", "它")
    // A scroll view's delay itself never recognizes; its pan does.
    let isDelay = held.by.map { scene[$0].kind == .scrollDelay } ?? false
    let example: StyledText =
      isDelay ? say(en: ", such as the scroll view's pan", zh: "（例如滚动视图的拖动）") : ""
    if held.method == .ended, held.reason == .delaysTouchesEnded {
      return say(
        en: """
          If \(by) \(fails), \(name: view) gets \(code: "touchesEnded"), late. If a recognizer whose \
          \(code: "cancelsTouchesInView") is on recognizes, it gets \(code: "touchesCancelled") instead.
          """,
        zh: """
          如果 \(by) \(failsInChinese)，\(name: view) 会迟一些收到 \(code: "touchesEnded")；如果有取消触摸的识别器识别成功，\
          它收到的就是 \(code: "touchesCancelled")。
          """)
    }
    return say(
      en: """
        If \(by) \(fails), \(name: view) gets the message late. If \(recognizes), or another \
        recognizer that cancels touches does\(example), the message is discarded. \
        \(code: "touchesCancelled") is not sent then, because the view never got the touch.
        """,
      zh: """
        如果 \(by) \(failsInChinese)，消息会迟一些送到 \(name: view)；如果\(itInChinese)\
        或别的会取消触摸的识别器\(example)识别成功，消息就被丢弃；视图从没收到这次触摸，所以也不发 \(code: "touchesCancelled")。
        """)
  }

  /// 9.33, 9.35: who let go last, and why.
  private var flush: Wording {
    let finger = finger(held)
    let view = view
    return worded(
      en: "\(code: held.method.name) of \(finger) for \(name: view) is released: \(released)",
      zh: "放行 \(finger) 发给 \(name: view) 的 \(code: held.method.name)：\(released)",
      fully: say(
        en: """
          \(code: held.method.name) of touch \(finger) was delayed until now: \
          \(released), and no other recognizer delays it. \(name: view) gets it with its \
          original location and timestamp.
          """,
        zh: """
          触摸 \(finger) 的 \(code: held.method.name) 之前被扣留，现在放行：\(released)，\
          也没有别的识别器扣留着它。\(name: view) 收到它时，位置和时间戳仍是原来的。
          """))
  }

  private var released: StyledText {
    guard let by = held.by else {
      return say(en: "no recognizer delays it any more", zh: "不再有识别器扣留它")
    }
    switch lastState(of: by) {
    case .failed: return say(en: "\(name: name(by)) failed", zh: "\(name: name(by)) 失败了")
    case .began, .changed, .ended, .cancelled:
      return say(en: "\(name: name(by)) recognized", zh: "\(name: name(by)) 识别成功")
    case .possible, nil:
      return say(en: "\(name: name(by)) no longer delays it", zh: "\(name: name(by)) 放手了")
    }
  }

  /// What a recognizer came to in the instant of a step.
  private func lastState(of id: RecognizerID) -> GestureState? {
    for case .recognizer(.state(id, _, let to, _, _, _)) in steps(before: held.index) { return to }
    return nil
  }
}
