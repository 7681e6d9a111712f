import TouchCore

/// What a receiver does with a message, and who led it there, in a sentence.
struct MessageReason: Telling {
  let viewpoint: Viewpoint
  let message: Message

  /// What the view of a touch does with a message, and so what comes next.
  var whatTheViewDoes: StyledText {
    guard case .default = message.mode, !scene.hasTouchesOfItsOwn(message.receiver) else {
      return whatItDoes
    }
    let (who, method) = (name(message.receiver), message.method.name)
    return say(
      en: """
        \(name: who) does not override \(code: method), so the inherited method passes it to the \
        next responder.
        """,
      zh: """
        \(name: who) 没有重写 \(code: method)，所以继承来的方法把它传给下一个响应者。
        """)
  }

  /// Who led a message on to its receiver, and what that does.
  func arrived(by hop: Step.ChainHop) -> StyledText {
    paragraph([shortReason(for: hop), whatItDoes])
  }

  /// The rule of `next` that led on, in one sentence.
  private func shortReason(for hop: Step.ChainHop) -> StyledText {
    guard hop.hop == .window else { return ChainNarrator(viewpoint: viewpoint).reason(for: hop) }
    return say(
      en: """
        \(name: name(hop.from)) is the root view controller of \(name: name(hop.to)), so its next \
        responder is that window.
        """,
      zh: """
        \(name: name(hop.from)) 是窗口 \(name: name(hop.to)) 的根视图控制器，所以它的下一个响应者就是\
        这个窗口。
        """)
  }

  /// What a receiver does with a message, by what its class overrides (6.1 to 6.3).
  private var whatItDoes: StyledText {
    let who = name(message.receiver)
    let method = message.method.name
    switch message.mode {
    case .handled:
      return say(
        en: "\(name: who) overrides \(code: method) and does not call super.",
        zh: "\(name: who) 重写了 \(code: method)，没有调用 \(code: "super")。")
    case .super:
      return say(
        en: "\(name: who) overrides \(code: method) and calls super.",
        zh: "\(name: who) 重写了 \(code: method)，并调用 \(code: "super")。")
    case .control, .scrollView:
      return ReceiverWords(viewpoint: viewpoint, message: message).fully
    case .default:
      guard !scene.hasTouchesOfItsOwn(message.receiver) else {
        return ReceiverWords(viewpoint: viewpoint, message: message).fully
      }
      return say(
        en: "\(name: who) does not override \(code: method).",
        zh: "\(name: who) 没有重写 \(code: method)。")
    }
  }
}

extension Scene {
  /// Whether UIKit's class does something of its own with touches (6.4, 7.12).
  func hasTouchesOfItsOwn(_ responder: Responder) -> Bool {
    guard case .view(let id) = responder else { return false }
    return self[id].kind.isControl || self[id].kind.isScrollView
  }
}
