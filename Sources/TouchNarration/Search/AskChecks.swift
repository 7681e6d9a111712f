import TouchCore

/// Which of the checks of a view decided, with its value.
struct AskChecks: Telling {
  let viewpoint: Viewpoint
  let ask: Ask

  var told: StyledText {
    switch ask.verdict {
    case .inside, .outside:
      let inside = AskInside(viewpoint, ask)
      return paragraph([viaSuper, canReceive(inside.checks), inside.told])
    case .hidden: return paragraph([viaSuper, isHidden, notEvenAsked])
    case .interaction: return paragraph([viaSuper, noInteraction, notEvenAsked])
    case .alpha: return paragraph([viaSuper, tooTransparent, notEvenAsked])
    case .animating: return paragraph([viaSuper, isAnimating, notEvenAsked])
    case .overridden:
      return say(
        en: """
          It overrides \(code: "hitTest") (\(ownHitTest)) and returns without calling \
          super, so neither its properties nor the point are checked.
          """,
        zh: """
          它重写了 \(code: "hitTest")（\(ownHitTest)），不调用 \(code: "super") 就返回，\
          所以它的开关和点的位置都不检查。
          """)
    }
  }

  /// An override that calls super lets UIView's checks run.
  private var viaSuper: StyledText {
    guard ask.view.hitTestOverride != nil else { return "" }
    return say(
      en: """
        It overrides \(code: "hitTest") (\(ownHitTest)); that calls super, so the usual \
        checks run.
        """,
      zh: """
        它重写了 \(code: "hitTest")（\(ownHitTest)），其中调用了 \(code: "super")，\
        所以照常检查。
        """)
  }

  private var ownHitTest: StyledText { overrides(of: ask.view).hitTest }

  /// 2.2: the switches, named one by one as far as the rules look at them.
  private func canReceive(_ checks: [Check]) -> StyledText {
    let parts = checks.map(passed).filter { !$0.isEmpty }
    return say(en: "It can receive touches: \(clauses(parts)).", zh: "它能接收触摸：\(clauses(parts))。")
  }

  /// A switch that lets a view receive touches, as a clause.
  private func passed(_ check: Check) -> StyledText {
    switch check.name {
    case .hidden: return say(en: "it is not hidden", zh: "没有隐藏")
    case .interaction:
      return say(
        en: "\(code: "isUserInteractionEnabled") is on",
        zh: "\(code: "isUserInteractionEnabled") 是 \(code: "true")")
    case .alpha:
      return say(
        en: "its \(code: "alpha"), \(number: exact(check.number ?? 0)), is \(alphaEnough(check))",
        zh: "\(code: "alpha") 是 \(number: exact(check.number ?? 0))，\(alphaEnough(check))")
    case .animating:
      return say(
        en: "its animation has \(code: "allowUserInteraction")",
        zh: "它的动画带有 \(code: "allowUserInteraction")")
    default: return ""
    }
  }

  private func clauses(_ parts: [StyledText]) -> StyledText {
    guard language == .english, parts.count > 2, let last = parts.last else {
      return say(en: list(parts), zh: parts.joined(by: "，"))
    }
    return parts.dropLast().joined(by: ", ") + ", and " + last
  }

  /// The limit of the rules, as it is said of a view that passes it.
  private func alphaEnough(_ check: Check) -> StyledText {
    let limit: StyledText = "\(number: exact(check.limit ?? 0))"
    guard case .above = check.test else {
      return say(en: "not below \(limit)", zh: "不低于 \(limit)")
    }
    return check.limit == 0
      ? say(en: "not \(limit)", zh: "不等于 \(limit)")
      : say(en: "above \(limit)", zh: "高于 \(limit)")
  }

  private var isHidden: StyledText {
    say(
      en: "It cannot receive touches: \(code: "isHidden") is on.",
      zh: "它不能接收触摸：\(code: "isHidden") 是 \(code: "true")。")
  }

  /// 2.2, and 13 for the classes that are off by default.
  private var noInteraction: StyledText {
    let off = say(
      en: "It cannot receive touches: its \(code: "isUserInteractionEnabled") is off.",
      zh: "它不能接收触摸：它的 \(code: "isUserInteractionEnabled") 是 \(code: "false")。")
    guard !ask.view.kind.isInteractiveByDefault else { return off }
    let byDefault = say(
      en: "For a \(code: ask.view.kind.className) that is the default.",
      zh: "对 \(code: ask.view.kind.className) 来说，这是默认值。")
    return paragraph([off, byDefault])
  }

  /// 2.2; 2.14 where the number itself is not below the limit.
  private var tooTransparent: StyledText {
    let alpha = AlphaWords(viewpoint, ask)
    guard alpha.check != nil else { return "" }
    guard alpha.isKeptBelowLimit else {
      return say(
        en: """
          It cannot receive touches: its \(code: "alpha"), \(alpha.value), is \(alpha.tooLow).
          """,
        zh: "它不能接收触摸：它的 \(code: "alpha") 是 \(alpha.value)，\(alpha.tooLow)。")
    }
    return say(
      en: """
        It cannot receive touches: its layer keeps an \(code: "alpha") of \(alpha.asWritten) in \
        32 bits, which is a little less than \(number: "0.01"), so it is \(alpha.tooLow).
        """,
      zh: """
        它不能接收触摸：图层用 32 位保存 \(alpha.asWritten) 的 \(code: "alpha")，比 \
        \(number: "0.01") 略小，所以\(alpha.tooLow)。
        """)
  }

  private var isAnimating: StyledText {
    say(
      en: """
        It cannot receive touches: an animation without \(code: "allowUserInteraction") is \
        running on it.
        """,
      zh: "它不能接收触摸：它正在播放一个没有 \(code: "allowUserInteraction") 的动画。")
  }

  private var notEvenAsked: StyledText {
    say(
      en: """
        So \(code: "hitTest") returns \(bad: "nil") immediately; \(code: "pointInside") is not even \
        called.
        """,
      zh: "所以 \(code: "hitTest") 马上返回 \(bad: "nil")，连 \(code: "pointInside") 都不调用。")
  }
}
