import TouchCore

extension ChainNarrator {
  /// Which rule of `next` led from one responder to the other (5.2 to 5.13).
  func reason(for hop: Step.ChainHop) -> StyledText {
    let from = name(hop.from)
    let to = name(hop.to)
    switch hop.hop {
    case .superview:
      return say(
        en: """
          \(name: from) is not a view controller's root view, so its next responder is its \
          superview, \(name: to).
          """,
        zh: """
          \(name: from) 不是任何控制器的根视图，所以它的下一个响应者是父视图 \(name: to)。
          """)
    case .controller:
      return say(
        en: """
          \(name: from) is the view of the view controller \(name: to), so its next responder is \
          \(name: to), not its superview.
          """,
        zh: """
          \(name: from) 是视图控制器 \(name: to) 的根视图，所以它的下一个响应者是 \(name: to)，\
          而不是父视图。
          """)
    case .container: return containerReason(hop)
    case .presenter:
      return say(
        en: """
          The controller \(name: from) was presented by \(name: to), so its next responder is \
          \(name: to), whatever lies between their views.
          """,
        zh: """
          控制器 \(name: from) 是由 \(name: to) 呈现的，所以它的下一个响应者是 \(name: to)，\
          不管两者的视图之间隔着什么。
          """)
    case .window: return windowReason(from, to)
    case .windowScene: return windowSceneReason(to)
    case .application: return applicationReason(hop.from, to)
    case .delegate:
      return say(
        en: """
          The delegate \(name: to) is a \(code: "UIResponder"), so the application's next \
          responder is \(name: to).
          """,
        zh: """
          代理 \(name: to) 是 \(code: "UIResponder")，所以应用的下一个响应者是 \(name: to)。
          """)
    case .override: return overrideReason(from, to)
    }
  }

  /// 5.4, 5.5, 5.7: up to the superview of its view.
  private func containerReason(_ hop: Step.ChainHop) -> StyledText {
    let from = name(hop.from)
    let to = name(hop.to)
    guard isPrivate(hop.to) else {
      return say(
        en: """
          The controller \(name: from) is neither a window's root controller nor presented, so \
          its next responder is the superview of its view, \(name: to).
          """,
        zh: """
          控制器 \(name: from) 既不是窗口的根控制器，也不是被呈现的，所以它的下一个响应者是它的视图的\
          父视图 \(name: to)。
          """)
    }
    return say(
      en: """
        \(name: from) is a window's root view controller, so its next responder is the superview \
        of its view: \(name: to), a private container (\(setting(.showsPrivateContainers))).
        """,
      zh: """
        \(name: from) 是窗口的根视图控制器，所以它的下一个响应者是它的视图的父视图：\(name: to)，\
        一个私有容器（\(setting(.showsPrivateContainers))）。
        """)
  }

  private func isPrivate(_ responder: Responder) -> Bool {
    guard case .view(let view) = responder else { return false }
    return scene[view].part?.role == .dropShadow
  }

  /// 5.4; 5.5: private containers in between are left out.
  private func windowReason(_ from: String, _ to: String) -> StyledText {
    say(
      en: """
        \(name: from) is the root view controller of \(name: to), so its next responder is that \
        window. (Private container views lie in between on a device; \(setting(.showsPrivateContainers)) shows them.)
        """,
      zh: """
        \(name: from) 是窗口 \(name: to) 的根视图控制器，所以它的下一个响应者就是这个窗口。\
        （真机上中间夹着私有容器视图；\(setting(.showsPrivateContainers)) 会显示它们。）
        """)
  }

  /// 5.9: observed, not documented.
  private func windowSceneReason(_ to: String) -> StyledText {
    say(
      en: """
        The next responder of a window is its window scene, \(name: to): observed since \
        \(code: "iOS 13"), though the documentation still names the application.
        """,
      zh: """
        窗口的下一个响应者是它的窗口场景 \(name: to)：从 \(code: "iOS 13") 起观察到的就是这样，\
        虽然文档里写的仍是应用。
        """)
  }

  /// 5.13: whatever the class says.
  private func overrideReason(_ from: String, _ to: String) -> StyledText {
    say(
      en: """
        \(name: from) overrides \(code: "next"), so the chain goes on at \(name: to), wherever \
        its class would have led.
        """,
      zh: """
        \(name: from) 重写了 \(code: "next")，所以响应者链接到 \(name: to)，不管它的类本来会走向哪里。
        """)
  }

  private func applicationReason(_ from: Responder, _ to: String) -> StyledText {
    switch from {
    case .windowScene:
      say(
        en: "The next responder of a window scene is the application, \(name: to).",
        zh: "窗口场景的下一个响应者是应用 \(name: to)。")
    case .view, .controller, .application, .delegate:
      say(
        en: """
          No \(code: "UIWindowScene") is given for \(name: name(from)), so its next responder is the \
          application, \(name: to).
          """,
        zh: """
          这里没有给窗口 \(name: name(from)) 写 \(code: "UIWindowScene")，所以它的下一个响应者是应用 \(name: to)。
          """)
    }
  }

  /// Why the chain ends here (5.8, 5.11 to 5.13).
  func endOfChain(_ responder: Responder, _ reason: Step.DropReason) -> StyledText {
    let who = name(responder)
    if reason == .loop { return circle(responder) }
    guard scene[overridesOf: responder].next == .inherited else {
      return say(
        en: """
          \(name: who) overrides \(code: "next") and returns \(bad: "nil"), so the responder \
          chain ends here.
          """,
        zh: """
          \(name: who) 重写了 \(code: "next")，返回 \(bad: "nil")，所以响应者链到此结束。
          """)
    }
    switch responder {
    case .application: return endAtApplication(who)
    case .delegate:
      return say(
        en: """
          \(name: who) is the application's delegate, the last of the responder chain: its next \
          responder is \(bad: "nil").
          """,
        zh: """
          \(name: who) 是应用的代理，响应者链的最后一个：它的下一个响应者是 \(bad: "nil")。
          """)
    case .controller:
      return say(
        en: """
          The view of the controller \(name: who) is in no hierarchy and nobody presented it, so \
          its next responder is \(bad: "nil").
          """,
        zh: """
          控制器 \(name: who) 的视图不在任何视图层级里，也没有谁呈现它，所以它的下一个响应者是 \
          \(bad: "nil")。
          """)
    case .view, .windowScene:
      return say(
        en: "\(name: who) has no superview, so its next responder is \(bad: "nil").",
        zh: "\(name: who) 没有父视图，所以它的下一个响应者是 \(bad: "nil")。")
    }
  }

  private func endAtApplication(_ who: String) -> StyledText {
    guard let delegate = scene.delegate else {
      return say(
        en: """
          \(name: who) is the application. No application delegate is given, so its next \
          responder is \(bad: "nil"): the chain ends here.
          """,
        zh: "\(name: who) 是应用；这里没有写应用代理，所以它的下一个响应者是 \(bad: "nil")，响应者链到此为止。")
    }
    return say(
      en: """
        The delegate \(name: delegate.name) is not a \(code: "UIResponder"), so it is not in the \
        chain: the application's next responder is \(bad: "nil").
        """,
      zh: """
        代理 \(name: delegate.name) 不是 \(code: "UIResponder")，所以它不在响应者链里：\
        应用的下一个响应者是 \(bad: "nil")。
        """)
  }

  private func circle(_ responder: Responder) -> StyledText {
    let back = scene.next(of: responder).map { name($0.responder) } ?? ""
    return say(
      en: """
        The next responder of \(name: name(responder)) is \(name: back), which has had this \
        message already. \(code: "UIKit") would go round for ever; the record stops here.
        """,
      zh: """
        \(name: name(responder)) 的下一个响应者是 \(name: back)，而它已经收到过这条消息。\
        \(code: "UIKit") 会无休止地绕下去；记录在这里停下。
        """)
  }
}
