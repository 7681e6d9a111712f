import TouchCore

/// What the receiver of a message does with it, and why.
struct ReceiverWords: Telling {
  let viewpoint: Viewpoint
  let message: Message

  /// What the receiver does, after the word `it`.
  var shortly: StyledText {
    switch message.mode {
    case .default: return passesOn
    case .handled: return say(en: "\(good: "handles it")", zh: "\(good: "处理了")")
    case .super:
      return override.handles
        ? say(
          en: "\(good: "handles it") and calls super", zh: "\(good: "处理了")，并调用 \(code: "super")")
        : say(en: "calls super", zh: "只调用 \(code: "super")")
    case .control: return controlShortly
    case .scrollView:
      return override.handles
        ? say(
          en: "\(good: "handles it") and, as a scroll view, does not forward it",
          zh: "\(good: "处理了")，它是滚动视图，不再往上传")
        : say(
          en: "is a scroll view, so \(bad: "does not forward it")",
          zh: "它是滚动视图，\(bad: "不再往上传")")
    }
  }

  /// 6.1: whether it does with the message what every responder does by default.
  var onlyForwards: Bool { message.mode == .default && untracked == nil }

  /// 7.12: the control that would keep the message if it tracked the touch.
  private var untracked: ViewID? {
    guard case .view(let id) = message.receiver, scene[id].kind.isControl,
      message.method.isAboutTouches
    else { return nil }
    return id
  }

  private var passesOn: StyledText {
    guard let id = untracked else { return say(en: "forwards it by default", zh: "默认继续往上传") }
    return scene[id].isEnabled
      ? say(en: "does not track the touch, so it forwards it", zh: "没有跟踪它，所以继续往上传")
      : say(en: "is \(bad: "disabled"), so it forwards it", zh: "\(bad: "已禁用")，所以继续往上传")
  }

  private var controlShortly: StyledText {
    switch reaction.tracking {
    case .goesOn: say(en: "\(good: "tracks the touch"), as a control", zh: "控件\(good: "跟踪")这次触摸")
    case .ends:
      say(en: "\(good: "ends tracking the touch"), as a control", zh: "控件\(good: "结束跟踪")这次触摸")
    case .breaksOff, .refuses:
      say(
        en: "\(bad: "stops tracking the touch"), as a control", zh: "控件\(bad: "不再跟踪")这次触摸")
    case nil:
      say(en: "is a control, so \(good: "does not forward it")", zh: "它是控件，\(good: "不再往上传")")
    }
  }

  private var reaction: ControlReaction {
    ControlReaction(viewpoint: viewpoint, message: message)
  }

  private var override: TouchesOverride {
    scene[overridesOf: message.receiver][message.method]
  }

  /// What the receiver does and why (6.1 to 6.3, 7.11 to 7.13).
  var fully: StyledText {
    switch message.mode {
    case .default: inherited
    case .handled: handled
    case .super: callsSuper
    case .control: reaction.kept
    case .scrollView: keptByScrollView
    }
  }

  private var handled: StyledText {
    let who = name(message.receiver)
    let method = message.method.name
    guard message.method.isAboutTouches else {
      return say(
        en: """
          \(name: who) overrides \(code: method), handles the event and does not call super, so \
          this message climbs no further.
          """,
        zh: """
          \(name: who) 重写了 \(code: method)，处理了事件，没有调用 \(code: "super")，\
          所以这条消息不再往上走。
          """)
    }
    return say(
      en: """
        \(name: who) overrides \(code: method), handles the touch and does not call super, so \
        this message climbs no further. Each of the four touches methods is forwarded separately.
        """,
      zh: """
        \(name: who) 重写了 \(code: method)，处理了触摸，没有调用 \(code: "super")，\
        所以这条消息不再往上走。四个触摸方法各自独立地转发。
        """)
  }

  private var callsSuper: StyledText {
    let who = name(message.receiver)
    let method = message.method.name
    return override.handles
      ? say(
        en: """
          \(name: who) overrides \(code: method), handles it and also calls super, so the message \
          climbs on to its next responder.
          """,
        zh: """
          \(name: who) 重写了 \(code: method)，处理了它，又调用了 \(code: "super")，\
          所以消息继续传给下一个响应者。
          """)
      : say(
        en: """
          \(name: who) overrides \(code: method), but only calls super, so the message climbs on \
          to its next responder.
          """,
        zh: """
          \(name: who) 重写了 \(code: method)，但只调用了 \(code: "super")，\
          所以消息继续传给下一个响应者。
          """)
  }

  /// 6.1 and 6.5; 7.12 for a control that does not track; 18.2 for a scroll view.
  private var inherited: StyledText {
    guard case .view(let id) = message.receiver, message.method.isAboutTouches else {
      return forwards
    }
    if scene[id].kind.isControl { return reaction.notTracked(by: id) }
    return scene[id].scrolling == nil ? forwards : scrollViewForwards
  }

  /// 18.2: a scroll view that does not scroll.
  private var scrollViewForwards: StyledText {
    say(
      en: """
        A scroll view does not forward touches, but \(code: "isScrollEnabled") of \
        \(name: name(message.receiver)) is off, so it forwards the message to its next responder.
        """,
      zh: """
        滚动视图不转发触摸消息，但 \(name: name(message.receiver)) 的 \(code: "isScrollEnabled") \
        是 \(code: "false")，所以它把消息传给下一个响应者。
        """)
  }

  /// 18.1: no responder behind a scroll view gets touches in it.
  private var keptByScrollView: StyledText {
    let (who, method) = (name(message.receiver), message.method.name)
    return say(
      en: """
        \(name: who) is a scroll view, and \(code: "UIScrollView") implements \(code: method) \
        without forwarding it, so no responder above \(name: who) gets it.
        """,
      zh: """
        \(name: who) 是滚动视图，\(code: "UIScrollView") 实现了 \(code: method)，而且不往上传，\
        所以 \(name: who) 上面的响应者都收不到。
        """)
  }

  private var forwards: StyledText {
    guard message.method.isAboutTouches else {
      return say(
        en: """
          \(name: name(message.receiver)) does not override \(code: message.method.name). The \
          method that it inherits from \(code: "UIResponder") forwards the event to its next responder, \
          as with touches.
          """,
        zh: """
          \(name: name(message.receiver)) 没有重写 \(code: message.method.name)。它从 \
          \(code: "UIResponder") 继承来的做法，和触摸一样，是把事件传给下一个响应者。
          """)
    }
    return say(
      en: """
        \(name: name(message.receiver)) does not override \(code: message.method.name). The method \
        that it inherits from \(code: "UIResponder") forwards the same touches and event to its next \
        responder.
        """,
      zh: """
        \(name: name(message.receiver)) 没有重写 \(code: message.method.name)。它从 \
        \(code: "UIResponder") 继承来的做法，是把同样的触摸和事件传给下一个响应者。
        """)
  }
}
