import TouchCore

/// Tells which messages never arrive.
struct LostNarrator: Telling {
  let viewpoint: Viewpoint
  let held: Held

  /// The touch that it is about.
  var touch: Touch? { touch(held.touch, at: held.index) }

  /// The view of that touch, by name.
  var view: String { touch?.view.map { name($0) } ?? "" }

  /// 9.27, and which comes first (4.3, 4.4).
  var cancel: Wording {
    switch held.reason {
    case .viewRemoved: return cancelledByRemoval
    case .menuOpened: return cancelledByMenu
    case .animationBegan: return animationBegan
    case .delaysTouchesBegan, .delaysTouchesEnded, .behindHeld, .laterTapsHeld, .released,
      .recognized, .multipleTouchOff, .exclusiveTouch, .ignored, .stoppedScrolling,
      .touchesShouldBegin, .systemCancelled, .interactionOff, .neverFailed, .zooming:
      return takenAway
    }
  }

  /// 18.42: the view left its window.
  private var cancelledByRemoval: Wording {
    let finger = finger(held)
    return worded(
      en: "\(name: view) left its window: touch \(finger) is \(bad: "cancelled") there",
      zh: "\(name: view) 离开了窗口：触摸 \(finger) 在那里\(bad: "被取消")",
      fully: say(
        en: """
          \(name: view) is in no window any more, and it has seen touch \(finger): it gets \
          \(code: "touchesCancelled") now and nothing later. Apple names this as a reason for a \
          cancel, but no published log shows it (\(setting(.removedViewGetsCancelled))).
          """,
        zh: """
          \(name: view) 已不在任何窗口里，而它见过触摸 \(finger)：它现在收到 \
          \(code: "touchesCancelled")，之后什么也收不到。苹果把这列为取消的原因之一，\
          但没有公开的日志显示过（\(setting(.removedViewGetsCancelled))）。
          """))
  }

  /// 18.29, 18.30: the touch goes on in the menu.
  private var cancelledByMenu: Wording {
    let finger = finger(held)
    return worded(
      en: "the menu of \(name: view) \(bad: "takes") touch \(finger)",
      zh: "\(name: view) 的菜单\(bad: "取消")了触摸 \(finger)",
      fully: say(
        en: """
          The menu of \(name: view) opens, and touch \(finger) goes on in it: \(name: view) gets \
          \(code: "touchesCancelled"), so it sends no \(code: "touchUpInside").
          """,
        zh: """
          \(name: view) 的菜单打开了，触摸 \(finger) 在菜单里继续：\(name: view) 收到 \
          \(code: "touchesCancelled")，所以不会发送 \(code: "touchUpInside")。
          """))
  }

  /// 16.56, 16.58, 22.14: the system takes it; nil where a recognizer of the app does.
  private var takenBySystem: StyledText? {
    guard let by = held.by else { return nil }
    let owner = name(scene[by].view)
    switch scene[by].part?.role {
    case .menuPress:
      return say(en: "the context menu of \(name: owner) opens and", zh: "\(name: owner) 的上下文菜单打开，")
    case .dragPress:
      return say(en: "the drag of \(name: owner) begins and", zh: "\(name: owner) 的拖放开始，")
    case .edgeGate:
      return say(en: "the system's gesture at the edge begins and", zh: "系统在边缘的手势开始，")
    default: return nil
    }
  }

  private var takenAway: Wording {
    let finger = finger(held)
    if let system = takenBySystem {
      return worded(
        en: "\(system) \(bad: "takes") touch \(finger) from \(name: view)",
        zh: "\(system)\(bad: "取消")了 \(name: view) 的触摸 \(finger)",
        fully: say(
          en: """
            \(capital(system)) takes touch \(finger), which \(name: view) has seen: \(name: view) \
            gets \(code: "touchesCancelled") now and nothing more of this touch.
            """,
          zh: """
            \(system)取消了 \(name: view) 已经收到的触摸 \(finger)：\(name: view) 现在收到 \
            \(code: "touchesCancelled")，之后再也收不到这次触摸的消息。
            """))
    }
    let by = who(held)
    return worded(
      en: "\(by) \(bad: "takes") touch \(finger) from \(name: view)",
      zh: "\(by) \(bad: "取消")了 \(name: view) 的触摸 \(finger)",
      long: [
        say(
          en: """
            \(by) recognized, and its \(code: "cancelsTouchesInView") is on. So \(name: view), which \
            got touch \(finger), gets \(code: "touchesCancelled") now and no later message of this \
            touch.
            """,
          zh: """
            \(by) 识别成功，它的 \(code: "cancelsTouchesInView") 是 \(code: "true")，所以 \(name: view) \
            已经收到的触摸 \(finger) 被取消：\(name: view) 现在收到 \
            \(code: "touchesCancelled")，之后再也收不到这次触摸的消息。
            """), actionFirst,
      ])
  }

  private var actionFirst: StyledText {
    guard held.reason == .recognized, let by = held.by, !joinedLater(by) else { return "" }
    guard scene.settings.isOn(.cancelsBeforeAction) else {
      return say(
        en: """
          The action of \(name: name(by)) came before \(code: "touchesCancelled"), as in five published \
          logs. Apple's \(code: "UIGestureRecognizer.h") promises the opposite \
          (\(setting(.cancelsBeforeAction))).
          """,
        zh: """
          \(name: name(by)) 的动作在这个取消之前，五份公开的日志都是这样；苹果的 \
          \(code: "UIGestureRecognizer.h") 写的正好相反（\(setting(.cancelsBeforeAction))）。
          """)
    }
    return say(
      en: """
        The cancel comes before the action of \(name: name(by)), as Apple's header promises, because \
        the setting \(setting(.cancelsBeforeAction)) is on; logs show the action first.
        """,
      zh: """
        取消在 \(name: name(by)) 的动作之前，和头文件承诺的一样，因为 \(setting(.cancelsBeforeAction)) \
        开着；而日志显示动作在先。
        """)
  }

  /// Whether the gesture was going on already when the touch joined it.
  private func joinedLater(_ by: RecognizerID) -> Bool {
    for case .recognizer(.state(by, _, _, .matched, _, _)) in steps(before: held.index) {
      return false
    }
    return true
  }

  /// 9.30, 3.10, 3.17, 1.10, 11.8, 11.12, 3.19, 3.20: the view is never told.
  var discard: Wording {
    let finger = finger(held)
    let view = touch?.view.map { name($0) }
    let whom = view.map { StyledText($0, .name) } ?? say(en: "nobody", zh: "谁")
    return Wording(
      short: view == nil
        ? say(
          en: "touch \(finger) is \(bad: "dropped"): \(reason.short)",
          zh: "触摸 \(finger) \(bad: "被丢弃")：\(reason.short)")
        : say(
          en:
            "\(whom) \(bad: "does not get") \(code: held.method.name) of \(finger): \(reason.short)",
          zh: "\(whom) \(bad: "收不到") \(finger) 的 \(code: held.method.name)：\(reason.short)"),
      long: reason.long)
  }
}
