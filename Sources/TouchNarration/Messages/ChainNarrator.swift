import TouchCore

/// Tells how a message climbs the responder chain, and where that ends.
struct ChainNarrator: Telling {
  let viewpoint: Viewpoint

  func climbs(_ hop: Step.ChainHop, _ message: Message) -> Wording {
    let way = say(
      en: "\(name: name(hop.from)) -> \(name: name(hop.to)), \(relation(hop.hop))",
      zh: "\(name: name(hop.from)) -> \(name: name(hop.to))，\(relation(hop.hop))")
    let does = receiver(message)
    return Wording(
      // What every responder does by default is not said at each hop.
      short: does.onlyForwards
        ? way : say(en: "\(way), which \(does.shortly)", zh: "\(way)：\(does.shortly)"),
      long: [
        paragraph([
          say(
            en: """
              \(name: name(hop.from)) passes \(code: hop.method.name) on along the responder \
              chain.
              """,
            zh: """
              \(name: name(hop.from)) 沿着响应者链把 \(code: hop.method.name) 传给下一个响应者。
              """), reason(for: hop),
        ]), does.fully, stays(hop, message),
      ])
  }

  private func receiver(_ message: Message) -> ReceiverWords {
    ReceiverWords(viewpoint: viewpoint, message: message)
  }

  /// Who the receiver is to the sender.
  private func relation(_ hop: Hop) -> StyledText {
    switch hop {
    case .superview: say(en: "its superview", zh: "它的父视图")
    case .controller: say(en: "its view controller", zh: "它的视图控制器")
    case .container: say(en: "its view's superview", zh: "它的视图的父视图")
    case .presenter: say(en: "who presented it", zh: "呈现它的控制器")
    case .window: say(en: "its window", zh: "它的窗口")
    case .windowScene: say(en: "its window scene", zh: "它的窗口场景")
    case .application: say(en: "the application", zh: "应用")
    case .delegate: say(en: "the application's delegate", zh: "应用的代理")
    case .override: say(en: "its \(code: "next")", zh: "它的 \(code: "next")")
    }
  }

  /// 6.3: the touch keeps its view all the way; said once for each message.
  private func stays(_ hop: Step.ChainHop, _ message: Message) -> StyledText {
    guard hop.depth == 0, let view = message.touchView else { return "" }
    return say(
      en: """
        Climbing does not change the touch: its view stays \(name: name(view)) all the way up.
        """,
      zh: "往上传递不会改变触摸：它的视图始终是 \(name: name(view))。")
  }

  func stops(_ message: Message) -> Wording {
    let who = name(message.receiver)
    let stops = say(
      en: "\(code: message.method.name) stops at \(name: who).",
      zh: "\(code: message.method.name) 到 \(name: who) 为止，不再往上传。")
    return Wording(
      short: say(
        en: "\(code: message.method.name) stops at \(name: who): \(whoKeeps(message))",
        zh: "\(code: message.method.name) 停在 \(name: who)：\(whoKeeps(message))"),
      long: [stops, receiver(message).fully])
  }

  /// Why a message stops: 7.11, 7.13, 18.1, or else 6.2.
  private func whoKeeps(_ message: Message) -> StyledText {
    switch message.mode {
    case .control: say(en: "a control does not forward it", zh: "控件处理，不再往上传")
    case .scrollView: say(en: "a scroll view does not forward it", zh: "滚动视图处理，不再往上传")
    case .handled, .default, .super:
      say(
        en: "its override does not call super", zh: "它重写的方法没有调用 \(code: "super")")
    }
  }

  func ends(
    at responder: Responder, _ method: ResponderMethod, _ reason: Step.DropReason, index: Int
  ) -> Wording {
    let who = name(responder)
    let helpers = handlers(before: index)
    let cause = endShortly(responder, reason)
    return Wording(
      short: helpers.isEmpty
        ? say(
          en: "\(name: who) \(cause): no responder handled \(code: method.name), \(bad: "dropped")",
          zh: "\(name: who) \(cause)：\(code: method.name) 没有响应者处理，\(bad: "被丢弃")")
        : say(
          en: "\(name: who) \(cause): \(code: method.name) ends here",
          zh: "\(name: who) \(cause)：\(code: method.name) 到此为止"),
      long: [endOfChain(responder, reason), fate(of: method, helpers)])
  }

  private func endShortly(_ responder: Responder, _ reason: Step.DropReason) -> StyledText {
    switch reason {
    case .noNext: say(en: "has no next responder", zh: "没有下一个响应者")
    case .loop: say(en: "leads back in a circle", zh: "绕回了原处")
    }
  }

  /// Who handled the message on its way, in order: back over this one message's steps.
  private func handlers(before index: Int) -> [Responder] {
    var found: [Responder] = []
    var place = index - 1
    while place >= 0 {
      let step = trace[place]
      if let arrival = step.arrival {
        let overrides = scene[overridesOf: arrival.receiver]
        if overrides[arrival.method].handles { found.append(arrival.receiver) }
        // The window sends a message without a hop: here its way began.
        if arrival.hop == nil { break }
      } else if !step.isReaction {
        break
      }
      place -= 1
    }
    return found.reversed()
  }

  private func fate(of method: ResponderMethod, _ handlers: [Responder]) -> StyledText {
    guard !handlers.isEmpty else {
      return say(
        en: """
          No responder on the way handled \(code: method.name), so it is dropped silently.
          """,
        zh: "一路上没有响应者处理 \(code: method.name)，所以它被丢弃，也没有任何提示。")
    }
    let names = list(handlers.prefix(3).map { StyledText(name($0), .name) })
    return say(
      en: "Nothing is lost: \(code: method.name) was handled on the way, by \(names).",
      zh: "并没有丢失什么：\(code: method.name) 在路上已由 \(names) 处理。")
  }
}
