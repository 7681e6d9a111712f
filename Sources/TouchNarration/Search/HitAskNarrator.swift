import TouchCore

//   whose turn ─▶ the point in its own coordinates ─▶ can it receive? ─▶ inside? ─▶ what next

/// A `hit.ask` with the view looked up.
struct Ask {
  let index: Int
  let id: ViewID
  let view: View
  let depth: Int
  let point: Point
  let verdict: AskVerdict

  init(
    _ id: ViewID, depth: Int, _ point: Point, _ verdict: AskVerdict, at index: Int, in scene: Scene
  ) {
    self.index = index
    self.id = id
    view = scene[id].asHit
    self.depth = depth
    self.point = point
    self.verdict = verdict
  }
}

/// Tells that a view was asked, and what it said.
struct HitAskNarrator: Telling {
  let viewpoint: Viewpoint
  let ask: Ask

  var wording: Wording {
    Wording(short: shortly, long: long)
  }

  private var long: [StyledText] {
    let point = AskPoint(viewpoint: viewpoint, ask: ask).told
    if let twist = trace.rules.twist {
      return [point, TwistWords(viewpoint: viewpoint, twist: twist).reason]
    }
    return [
      AskTurn(viewpoint: viewpoint, ask: ask).told, point,
      AskChecks(viewpoint: viewpoint, ask: ask).told, follows.told,
    ]
  }

  private var follows: AskFollows { AskFollows(viewpoint: viewpoint, ask: ask) }

  private var shortly: StyledText {
    let who = name(ask.id)
    let point = ask.point.short
    switch ask.verdict {
    case .inside:
      return say(
        en: "\(name: who) \(number: point) is \(good: "inside")\(nextShortly)",
        zh: "\(name: who) \(number: point) \(good: "在内")\(nextShortly)")
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
        zh: "\(name: who) 的 \(code: "isUserInteractionEnabled") 是 \(bad: "false")：\(bad: "nil")")
    case .alpha:
      let alpha = AlphaWords(viewpoint, ask)
      guard !alpha.isKeptBelowLimit else {
        return say(
          en: "\(name: who): \(alpha.keptBelow): \(bad: "nil")",
          zh: "\(name: who)：\(alpha.keptBelow)：\(bad: "nil")")
      }
      return say(
        en: "\(name: who) has \(code: "alpha") \(alpha.value), \(alpha.tooLow): \(bad: "nil")",
        zh: "\(name: who) 的 \(code: "alpha") 是 \(alpha.value)，\(alpha.tooLow)：\(bad: "nil")")
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
          \(name: who) \(number: point) has its own \(code: "hitTest"): \
          \(overrides(of: ask.view).hitTest)
          """,
        zh: """
          \(name: who) \(number: point) 用自己的 \(code: "hitTest")：\(overrides(of: ask.view).hitTest)
          """)
    }
  }

  private var nextShortly: StyledText {
    if let child = follows.firstAsked {
      guard follows.asked.count > 1 else {
        return say(en: ": asks \(name: name(child))", zh: "：询问 \(name: name(child))")
      }
      return say(en: ": asks \(name: name(child)) first", zh: "：先询问 \(name: name(child))")
    }
    guard !follows.asked.isEmpty || ask.view.subviews.isEmpty else {
      return say(en: ", what it draws is not asked", zh: "，画出来的内容不会被询问")
    }
    guard ask.view.subviews.isEmpty else {
      return say(en: ", asks none of its subviews", zh: "，不询问子视图")
    }
    return say(en: ", no subviews", zh: "，没有子视图")
  }
}
