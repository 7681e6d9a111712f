import TouchCore

extension Narrator {
  /// Which of the checks decided, with its value.
  func checks(of ask: Ask) -> StyledText {
    switch ask.verdict {
    case .inside, .outside:
      return paragraph([viaSuper(ask.view), canReceive(ask), isInside(ask)])
    case .hidden: return paragraph([viaSuper(ask.view), isHidden, notEvenAsked])
    case .interaction: return paragraph([viaSuper(ask.view), noInteraction(ask), notEvenAsked])
    case .alpha: return paragraph([viaSuper(ask.view), tooTransparent(ask), notEvenAsked])
    case .animating: return paragraph([viaSuper(ask.view), isAnimating, notEvenAsked])
    case .overridden:
      return say(
        en: """
          It overrides \(code: "hitTest") (\(ownHitTest(ask.view))) and answers without calling \
          super, so nobody looks at its switches or at where the point is.
          """,
        zh: """
          它重写了 \(code: "hitTest")（\(ownHitTest(ask.view))），不调用 \(code: "super") 就回答，\
          所以它的开关和点的位置都不检查。
          """)
    }
  }

  /// An override that calls super lets UIView's checks run.
  private func viaSuper(_ view: View) -> StyledText {
    guard view.hitTestOverride != nil else { return "" }
    return say(
      en: """
        It overrides \(code: "hitTest") (\(ownHitTest(view))); that calls super, so the usual \
        checks run.
        """,
      zh: """
        它重写了 \(code: "hitTest")（\(ownHitTest(view))），其中调用了 \(code: "super")，\
        所以照常检查。
        """)
  }

  /// 2.2: the switches, named one by one as far as the rules look at them.
  private func canReceive(_ ask: Ask) -> StyledText {
    var parts: [StyledText] = []
    if trace.rules.looksAtHidden { parts.append(say(en: "it is not hidden", zh: "没有隐藏")) }
    parts.append(
      say(
        en: "\(code: "isUserInteractionEnabled") is on",
        zh: "\(code: "isUserInteractionEnabled") 打开"))
    if trace.rules.alphaLimit != .ignored {
      parts.append(
        say(
          en: "its \(code: "alpha"), \(alpha(of: ask)), is \(alphaEnough)",
          zh: "\(code: "alpha") 是 \(alpha(of: ask))，\(alphaEnough)"))
    }
    if ask.view.isAnimatingInteractively {
      parts.append(
        say(
          en: "its animation has \(code: "allowUserInteraction")",
          zh: "它的动画带有 \(code: "allowUserInteraction")"))
    }
    return say(en: "It can receive touches: \(clauses(parts)).", zh: "它能接收触摸：\(clauses(parts))。")
  }

  private func clauses(_ parts: [StyledText]) -> StyledText {
    guard language == .english, parts.count > 2, let last = parts.last else {
      return say(en: list(parts), zh: joined(parts, by: "，"))
    }
    return joined(parts.dropLast(), by: ", ") + ", and " + last
  }

  /// The limit of the rules, as it is said of a view that passes it.
  private var alphaEnough: StyledText {
    switch trace.rules.alphaLimit {
    case .below, .ignored:
      say(en: "not below \(number: "0.01")", zh: "不低于 \(number: "0.01")")
    case .upTo: say(en: "above \(number: "0.01")", zh: "高于 \(number: "0.01")")
    case .zero: say(en: "not \(number: "0")", zh: "不等于 \(number: "0")")
    }
  }

  private var isHidden: StyledText {
    say(
      en: "It cannot receive touches: \(code: "isHidden") is on.",
      zh: "它不能接收触摸：\(code: "isHidden") 打开了。")
  }

  /// 2.2, and 13 for the classes that are off by default.
  private func noInteraction(_ ask: Ask) -> StyledText {
    let off = say(
      en: "It cannot receive touches: its \(code: "isUserInteractionEnabled") is off.",
      zh: "它不能接收触摸：它的 \(code: "isUserInteractionEnabled") 关闭了。")
    guard !ask.view.kind.isInteractiveByDefault else { return off }
    let byDefault = say(
      en: "For a \(code: ask.view.kind.className) that is the default.",
      zh: "对 \(code: ask.view.kind.className) 来说，这是默认值。")
    return paragraph([off, byDefault])
  }

  /// 2.2; 2.14 where the number itself is not below the limit.
  private func tooTransparent(_ ask: Ask) -> StyledText {
    guard isKeptBelowLimit(ask) else {
      return say(
        en: "It cannot receive touches: its \(code: "alpha"), \(alpha(of: ask)), is \(alphaLimit).",
        zh: "它不能接收触摸：它的 \(code: "alpha") 是 \(alpha(of: ask))，\(alphaLimit)。")
    }
    return say(
      en: """
        It cannot receive touches: its layer keeps an \(code: "alpha") of \(alpha(of: ask)) in 32 \
        bits, which is a little less than \(number: "0.01"), so it is \(alphaLimit).
        """,
      zh: """
        它不能接收触摸：图层用 32 位保存 \(alpha(of: ask)) 的 \(code: "alpha")，比 \
        \(number: "0.01") 略小，所以\(alphaLimit)。
        """)
  }

  /// 2.14: the number is not below the limit, but what 32 bits keep of it is.
  func isKeptBelowLimit(_ ask: Ask) -> Bool {
    trace.rules.alphaLimit == .below && ask.view.alpha >= 0.01
  }

  /// 2.14 as a clause.
  func keptBelow(_ ask: Ask) -> StyledText {
    say(
      en: """
        \(code: "alpha") \(alpha(of: ask)) is kept in 32 bits, a little below \(number: "0.01")
        """,
      zh: "\(code: "alpha") \(alpha(of: ask)) 用 32 位保存，略低于 \(number: "0.01")")
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
        So \(code: "hitTest") answers \(bad: "nil") at once; whether the point is inside is not \
        even asked.
        """,
      zh: "所以 \(code: "hitTest") 马上回答 \(bad: "nil")，连点在不在内都不问。")
  }

  /// Not rounded: 0.004 is not 0.
  func alpha(of ask: Ask) -> StyledText { "\(number: exact(ask.view.alpha))" }

  /// The limit of the rules, as it is said of a view that fails it.
  var alphaLimit: StyledText {
    switch trace.rules.alphaLimit {
    case .below, .ignored:
      say(en: "below \(number: "0.01")", zh: "低于 \(number: "0.01")")
    case .upTo: say(en: "\(number: "0.01") or less", zh: "不高于 \(number: "0.01")")
    case .zero: say(en: "exactly \(number: "0")", zh: "等于 \(number: "0")")
    }
  }
}
