import TouchCore

/// Tells who is first responder, and who is not.
struct FocusNarrator: Telling {
  let viewpoint: Viewpoint
  let step: FocusStep

  var wording: Wording {
    let to = step.to.map { name($0) } ?? ""
    let from = step.from.map { name($0) } ?? ""
    switch step.cause {
    case .became: return became(to)
    case .resigned: return resigned(from)
    case .already:
      return notChanged(
        to, say(en: "it is first responder already", zh: "它已经是第一响应者"),
        say(
          en: "\(code: "becomeFirstResponder") returns \(code: "true") without doing anything.",
          zh: "\(code: "becomeFirstResponder") 返回 \(code: "true")，什么也不做。"))
    case .cannotBecome:
      return notChanged(
        to,
        say(
          en: "\(code: "canBecomeFirstResponder") is off",
          zh: "\(code: "canBecomeFirstResponder") 是否"),
        say(
          en: """
            Unless a class says otherwise, a view cannot become first responder; text controls can. A \
            touch alone makes no view first responder.
            """,
          zh: "除非类另有说法，谁都不能成为第一响应者；文本控件可以。只是触摸，不会让谁成为第一响应者。"))
    case .notInWindow:
      return notChanged(
        to, say(en: "it is in no window", zh: "它不在任何窗口里"),
        say(en: "Each window has its own first responder.", zh: "第一响应者是每个窗口各有一个。"))
    case .refusedToResign: return refusedToResign(to, from)
    case .shouldBeginEditing, .shouldEndEditing: return asked
    case .wasNot:
      return worded(
        en: "\(name: from) cannot resign: it is not first responder",
        zh: "\(name: from) 无从放弃：它不是第一响应者",
        fully: say(
          en: """
            \(name: from) was told to resign, but it is not the first responder of its window, so \
            nothing changes.
            """,
          zh: "要求 \(name: from) 放弃，但它不是所在窗口的第一响应者，所以什么都不变。"))
    }
  }

  /// 17.21 to 17.23: what the delegate of a text field or text view says.
  private var asked: Wording {
    let who = step.asked.map { name($0) } ?? ""
    let begins = step.cause == .shouldBeginEditing
    let question = step.cause.word
    let follows: StyledText =
      step.answer
      ? ""
      : begins
        ? say(
          en: """
            So it does not become first responder. Its own tap recognized all the same, so a \
            superview's tap stays out.
            """,
          zh: "所以它不成为第一响应者。它自带的点击照样识别成功，所以上层的点击仍然不触发。")
        : say(
          en: "So it stays first responder; only \(code: "endEditing(true)") does not ask.",
          zh: "所以它仍是第一响应者；只有 \(code: "endEditing(true)") 不问。")
    return worded(
      en: "\(name: who).delegate \(code: question)? \(yesOrNo(step.answer))",
      zh: "\(name: who) 的代理 \(code: question)？\(yesOrNo(step.answer))",
      fully: paragraph([
        say(
          en: """
            The delegate of \(name: who) is asked \(code: question), which returns \
            \(trueOrFalse(step.answer)). Of two texts the new one is asked first, then the old one.
            """,
          zh: """
            问 \(name: who) 的代理 \(code: question)，返回 \(trueOrFalse(step.answer))。两个文本之间，\
            先问新的，再问旧的。
            """), follows,
      ]))
  }

  private func became(_ to: String) -> Wording {
    worded(
      en: "\(name: to) is first responder now", zh: "\(name: to) 成为第一响应者",
      fully: say(
        en: """
          \(name: to) can become first responder, and the previous one has resigned. Key presses, \
          shakes and actions without a target start at \(name: to) from now on.
          """,
        zh: """
          \(name: to) 可以成为第一响应者，原来的也已经放弃。从现在起，按键、摇动和没有目标的动作都从 \
          \(name: to) 开始。
          """))
  }

  private func resigned(_ from: String) -> Wording {
    worded(
      en: "\(name: from) is no longer first responder", zh: "\(name: from) 不再是第一响应者",
      fully: say(
        en: """
          \(name: from) agreed to resign. The old first responder always gives up before a new \
          one takes over.
          """,
        zh: "\(name: from) 同意放弃。总是旧的第一响应者先放弃，新的才接手。"))
  }

  private func notChanged(_ who: String, _ why: StyledText, _ more: StyledText) -> Wording {
    worded(
      en: "\(name: who) does \(bad: "not") become first responder: \(why)",
      zh: "\(name: who) \(bad: "没有")成为第一响应者：\(why)",
      fully: paragraph([
        say(
          en: "\(name: who) was to become first responder, but \(why).",
          zh: "要让 \(name: who) 成为第一响应者，但是\(why)。"), more,
      ]))
  }

  private func refusedToResign(_ to: String, _ from: String) -> Wording {
    worded(
      en: "\(name: from) \(bad: "refuses") to resign", zh: "\(name: from) \(bad: "拒绝")放弃第一响应者",
      long: [
        say(
          en:
            "\(name: from) is first responder, and its \(code: "canResignFirstResponder") returns \(code: "false").",
          zh: "\(name: from) 是第一响应者，它的 \(code: "canResignFirstResponder") 返回 \(code: "false")。"),
        to.isEmpty
          ? ""
          : say(
            en: "So \(name: to), which wants to be, does not become it.",
            zh: "所以想要接手的 \(name: to) 没有成为第一响应者。"),
      ])
  }
}
