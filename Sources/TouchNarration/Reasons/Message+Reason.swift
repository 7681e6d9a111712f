import TouchCore

extension Narrator {
  /// What the view of a touch does with a message, and so what comes next.
  func whatTheViewDoes(_ message: Message) -> StyledText {
    guard case .default = message.mode, !hasTouchesOfItsOwn(message.receiver) else {
      return whatItDoes(message)
    }
    let (who, method) = (name(message.receiver), message.method.name)
    return say(
      en: """
        \(name: who) does not override \(code: method), so what it inherits sends it to its next \
        responder.
        """,
      zh: """
        \(name: who) 没有重写 \(code: method)，所以继承来的做法把它传给下一个响应者。
        """)
  }

  /// The rule of `next` that led on, in one sentence.
  func shortReason(for hop: Step.ChainHop) -> StyledText {
    guard hop.hop == .window else { return reason(for: hop) }
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

  /// Whether UIKit's class does something of its own with touches (6.4, 7.12).
  func hasTouchesOfItsOwn(_ responder: Responder) -> Bool {
    guard case .view(let id) = responder else { return false }
    return scene[id].kind.isControl || scene[id].kind.isScrollView
  }

  /// What a receiver does with a message, by what its class overrides (6.1 to 6.3).
  func whatItDoes(_ message: Message) -> StyledText {
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
    case .control: return mode(of: message)
    case .default:
      guard !hasTouchesOfItsOwn(message.receiver) else { return mode(of: message) }
      return say(
        en: "\(name: who) does not override \(code: method).",
        zh: "\(name: who) 没有重写 \(code: method)。")
    }
  }
}
