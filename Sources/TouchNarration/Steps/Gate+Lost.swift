import TouchCore
import TouchInquiry

extension Narrator {
  /// 9.27, and which comes first (4.3, 4.4).
  func cancel(_ held: Held) -> Wording {
    let finger = finger(held.touch, at: held.index)
    let view = touch(held.touch, at: held.index)?.view.map { name($0) } ?? ""
    let by = who(held)
    return Wording(
      short: say(
        en: "\(by) \(bad: "takes") touch \(finger) from \(name: view)",
        zh: "\(by) 从 \(name: view) \(bad: "收走")触摸 \(finger)"),
      long: [
        say(
          en: """
            \(by) recognized with \(code: "cancelsTouchesInView") on, so touch \(finger), \
            which \(name: view) has seen, is cancelled there: \(name: view) gets \
            \(code: "touchesCancelled") now and nothing more of this touch.
            """,
          zh: """
            \(by) 识别成功，并且打开了 \(code: "cancelsTouchesInView")，所以 \(name: view) \
            见过的触摸 \(finger) 在那里被取消：\(name: view) 现在收到 \
            \(code: "touchesCancelled")，之后再也收不到这次触摸的消息。
            """), actionFirst(held),
      ])
  }

  private func actionFirst(_ held: Held) -> StyledText {
    guard held.reason == .recognized, let by = held.by, !joinedLater(held, by) else { return "" }
    guard scene.settings.isOn(.cancelsBeforeAction) else {
      return say(
        en: """
          The action of \(name: name(by)) came before this cancel. Five published logs show that \
          order, although the header promises the opposite; \(setting(.cancelsBeforeAction)) \
          switches to the header's.
          """,
        zh: """
          \(name: name(by)) 的动作在这个取消之前。五份公开的日志都显示这个次序，虽然头文件承诺的正好相反；\
          \(setting(.cancelsBeforeAction)) 可以改成头文件的次序。
          """)
    }
    return say(
      en: """
        The cancel comes before the action of \(name: name(by)), as the header promises, because \
        \(setting(.cancelsBeforeAction)) is on; logs show the action first.
        """,
      zh: """
        取消在 \(name: name(by)) 的动作之前，和头文件承诺的一样，因为 \(setting(.cancelsBeforeAction)) \
        打开了；而日志显示动作在先。
        """)
  }

  /// Whether the gesture was going on already when the touch joined it.
  private func joinedLater(_ held: Held, _ by: RecognizerID) -> Bool {
    let moment = trace.momentNumber(of: held.index)
    var place = held.index - 1
    while place >= 0, trace.momentNumber(of: place) == moment {
      if case .recognizer(.state(by, _, _, .matched, _, _)) = trace[place] { return false }
      place -= 1
    }
    return true
  }

  /// 9.30, 3.10, 3.17, 1.10, 11.8, 11.12, 3.19, 3.20: the view is never told.
  func discard(_ held: Held) -> Wording {
    let finger = finger(held.touch, at: held.index)
    let view = touch(held.touch, at: held.index)?.view.map { name($0) }
    let whom = view.map { StyledText($0, .name) } ?? say(en: "nobody", zh: "谁")
    return Wording(
      short: view == nil
        ? say(
          en: "touch \(finger) is \(bad: "dropped"): \(lost(held).short)",
          zh: "触摸 \(finger) \(bad: "被丢弃")：\(lost(held).short)")
        : say(
          en:
            "\(whom) is \(bad: "not told") of \(code: held.method.name) of \(finger): \(lost(held).short)",
          zh: "\(whom) \(bad: "收不到") \(finger) 的 \(code: held.method.name)：\(lost(held).short)"),
      long: lost(held).long)
  }

  func lost(_ held: Held) -> Wording {
    let finger = finger(held.touch, at: held.index)
    let touch = touch(held.touch, at: held.index)
    let view = touch?.view.map { name($0) } ?? ""
    switch held.reason {
    case .recognized: return thrownAway(held, view)
    case .delaysTouchesBegan, .delaysTouchesEnded, .behindHeld, .laterTapsHeld:
      return movedWhileHeld(held, view)
    case .multipleTouchOff: return second(held, view)
    case .exclusiveTouch: return alone(held, view)
    case .ignored:
      return Wording(
        short: say(en: "interaction events are being ignored", zh: "正在忽略交互事件"),
        long: [
          say(
            en: """
              \(code: "beginIgnoringInteractionEvents") was called and not ended, so touch \
              \(finger) goes nowhere: no search, no recognizers, no view.
              """,
            zh: """
              调用过 \(code: "beginIgnoringInteractionEvents") 而没有结束，所以触摸 \(finger) \
              哪里也不去：不寻找视图，没有识别器，也没有视图。
              """)
        ])
    case .stoppedScrolling:
      return Wording(
        short: say(en: "it only stops the scrolling", zh: "它只是停住滚动"),
        long: [
          say(
            en: """
              A scroll view around \(name: view) was slowing down. The touch stops it, and that is \
              all: it is not passed to the content.
              """,
            zh: "\(name: view) 外面的滚动视图正在减速。触摸停住了它，仅此而已：不会传给内容。")
        ])
    case .touchesShouldBegin:
      return Wording(
        short: say(
          en: "\(code: "touchesShouldBegin") said \(bad: "no")",
          zh: "\(code: "touchesShouldBegin") 说\(bad: "否")"),
        long: [
          say(
            en: """
              A scroll view around \(name: view) overrides \(code: "touchesShouldBegin") and says \
              no, so its content never hears of touch \(finger).
              """,
            zh: """
              \(name: view) 外面的滚动视图重写了 \(code: "touchesShouldBegin")，回答否，\
              所以内容不会知道触摸 \(finger)。
              """)
        ])
    case .systemCancelled:
      return Wording(
        short: say(en: "the system cancelled it unseen", zh: "还没见到就被系统取消了"),
        long: [
          say(
            en: """
              The system cancelled touch \(finger) while its began was still held back. \
              \(name: view) never saw it, so there is nothing to cancel.
              """,
            zh: """
              触摸 \(finger) 的开始还被扣着时，系统就取消了它。\(name: view) 从没见过它，所以没有什么可取消的。
              """)
        ])
    case .viewRemoved:
      return Wording(
        short: say(en: "it left its window", zh: "它离开了窗口"),
        long: [
          say(
            en: """
              \(name: view) is in no window any more. With \(setting(.removedViewKeepsTouches)) off \
              it hears nothing more of touch \(finger); what really happens then is not established.
              """,
            zh: """
              \(name: view) 已不在任何窗口里。\(setting(.removedViewKeepsTouches)) 关闭时，它不再收到触摸 \
              \(finger) 的消息；实际行为没有定论。
              """)
        ])
    case .released:
      return Wording(
        short: say(en: "nobody wants it", zh: "没有谁要它"),
        long: [say(en: "Nobody is left to be told.", zh: "没有谁可以通知了。")])
    }
  }

  /// 9.30, and 9.27 where nothing had been held.
  private func thrownAway(_ held: Held, _ view: String) -> Wording {
    let by = who(held)
    let wasHeld = trace.wasHeld(at: held.index)
    return Wording(
      short: say(en: "\(by) recognized", zh: "\(by) 识别成功"),
      long: [
        wasHeld ? heldUntilRecognized(held, view) : recognizedFirst(held, view)
      ])
  }

  /// 4.1, 9.27: nothing was held; the recognizer heard of the touch first.
  private func recognizedFirst(_ held: Held, _ view: String) -> StyledText {
    say(
      en: """
        \(who(held)) heard of the touch before \(name: view) did, recognized at once and takes the \
        touch: \(name: view) is not told at all. Nothing was held back, and no \
        \(code: "touchesCancelled") is sent to a view that saw nothing. That follows from the \
        order in which they are told; no published log shows it.
        """,
      zh: """
        \(who(held)) 比 \(name: view) 先知道这次触摸，当场识别成功，拿走了触摸：\
        \(name: view) 根本收不到消息。没有什么被扣住；视图什么都没见过，也就不发 \
        \(code: "touchesCancelled")。这是由通知的先后推出来的，没有公开的日志可以证明。
        """)
  }

  /// 9.30: the view never saw it, so no cancel is due.
  private func heldUntilRecognized(_ held: Held, _ view: String) -> StyledText {
    let by = who(held)
    return say(
      en: """
        \(by) recognized while \(code: held.method.name) still waited, so everything held of this \
        touch is thrown away. \(name: view) never saw the touch; therefore no \
        \(code: "touchesCancelled") is sent.
        """,
      zh: """
        \(by) 识别成功时，\(code: held.method.name) 还在等，所以这次触摸被扣住的一切都扔掉。\
        \(name: view) 从没见过它，因此也不发 \(code: "touchesCancelled")。
        """)
  }

  /// 9.30: of several moves only the current one would be told.
  private func movedWhileHeld(_ held: Held, _ view: String) -> Wording {
    let by = who(held)
    return Wording(
      short: say(en: "its began is still held back", zh: "它的开始还被扣着"),
      long: [
        say(
          en: """
            \(by) still holds back that the touch began, so \(name: view) cannot be told of \
            this \(code: held.method.name), and no earlier place is kept for later.
            """,
          zh: """
            \(by) 还扣着这次触摸的开始，所以不能把这次 \(code: held.method.name) 告诉 \
            \(name: view)，中间的位置也不会留到以后。
            """)
      ])
  }
}
