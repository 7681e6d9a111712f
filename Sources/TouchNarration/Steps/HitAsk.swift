import TouchCore

//   whose turn ─▶ the point in its own coordinates ─▶ can it receive? ─▶ inside? ─▶ what next

/// A `hit.ask` with the view looked up.
struct Ask {
  let index: Int
  let id: ViewID
  let view: View
  let depth: Int
  let point: Point
  let verdict: Verdict
}

extension Narrator {
  func hitAsk(_ ask: Ask) -> Wording {
    if let twist = trace.rules.twist {
      return Wording(short: shortly(ask), long: [conversion(of: ask), reason(of: twist)])
    }
    return Wording(
      short: shortly(ask),
      long: [turn(of: ask), conversion(of: ask), checks(of: ask), whatFollows(ask)])
  }

  private func shortly(_ ask: Ask) -> StyledText {
    let who = name(ask.id)
    let point = ask.point.short
    switch ask.verdict {
    case .inside:
      return say(
        en: "\(name: who) \(number: point) is \(good: "inside")\(nextShortly(ask))",
        zh: "\(name: who) \(number: point) \(good: "在内")\(nextShortly(ask))")
    case .outside:
      return say(
        en: "\(name: who) \(number: point) is \(bad: "outside"): \(bad: "nil")",
        zh: "\(name: who) \(number: point) \(bad: "在外")：\(bad: "nil")")
    case .hidden:
      return say(
        en: "\(name: who) is \(bad: "hidden"): \(bad: "nil")",
        zh: "\(name: who) \(bad: "已隐藏")：\(bad: "nil")")
    case .interaction:
      return say(
        en: "\(name: who) has \(code: "isUserInteractionEnabled") \(bad: "off"): \(bad: "nil")",
        zh: "\(name: who) 的 \(code: "isUserInteractionEnabled") \(bad: "已关闭")：\(bad: "nil")")
    case .alpha:
      guard let check = alphaCheck(ask), !isKeptBelowLimit(check) else {
        return say(
          en: "\(name: who): \(keptBelow(ask)): \(bad: "nil")",
          zh: "\(name: who)：\(keptBelow(ask))：\(bad: "nil")")
      }
      return say(
        en: "\(name: who) has \(code: "alpha") \(alpha(check)), \(tooLow(check)): \(bad: "nil")",
        zh: "\(name: who) 的 \(code: "alpha") 是 \(alpha(check))，\(tooLow(check))：\(bad: "nil")")
    case .animating:
      return say(
        en: """
          \(name: who) is \(bad: "animating") without \(code: "allowUserInteraction"): \
          \(bad: "nil")
          """,
        zh: """
          \(name: who) \(bad: "正在动画中")，没有 \(code: "allowUserInteraction")：\(bad: "nil")
          """)
    case .overridden:
      return say(
        en: """
          \(name: who) \(number: point) answers by its own \(code: "hitTest"): \
          \(ownHitTest(ask.view))
          """,
        zh: """
          \(name: who) \(number: point) 用自己的 \(code: "hitTest") 回答：\(ownHitTest(ask.view))
          """)
    }
  }

  private func nextShortly(_ ask: Ask) -> StyledText {
    if let child = firstAsked(below: ask) {
      guard ask.view.subviews.count > 1 else {
        return say(en: ": asks \(name: name(child))", zh: "：询问 \(name: name(child))")
      }
      return say(
        en: ": asks \(name: name(child)) first", zh: "：先询问 \(name: name(child))")
    }
    guard ask.view.subviews.isEmpty else {
      return say(en: ", asks none of its subviews", zh: "，不询问子视图")
    }
    return say(en: ", no subviews", zh: "，没有子视图")
  }

  /// The subview whose turn is next, if the view was inside and asks one.
  func firstAsked(below ask: Ask) -> ViewID? {
    guard ask.verdict == .inside,
      case .hitAsk(let child, let depth, _, _)? = step(after: ask.index), depth > ask.depth
    else { return nil }
    return child
  }
}
