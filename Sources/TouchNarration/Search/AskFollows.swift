import TouchCore

/// What is asked after a view, or why nothing below it is.
struct AskFollows: Telling {
  let viewpoint: Viewpoint
  let ask: Ask

  var told: StyledText {
    switch ask.verdict {
    case .inside: return asksSubviews
    case .overridden:
      guard !ask.view.subviews.isEmpty else { return overriddenAnswer }
      return paragraph([
        overriddenAnswer,
        say(
          en: "Only super would ask \(subviews(of: ask.id)).",
          zh: "\(subviews(of: ask.id))只有通过 \(code: "super") 才会被询问，所以没有人问。"),
      ])
    case .outside, .hidden, .interaction, .alpha, .animating:
      return paragraph([
        pruned,
        SearchGoingOn(viewpoint: viewpoint, index: ask.index, view: ask.id, depth: ask.depth).told,
      ])
    }
  }

  private var overriddenAnswer: StyledText {
    switch ask.view.hitTestOverride {
    case .returnsSelf: say(en: "It returns itself.", zh: "它返回它自己。")
    case .returns(let other):
      say(en: "It returns \(name: name(other)).", zh: "它返回 \(name: name(other))。")
    case .returnsWhereSeen(let other):
      say(
        en: """
          \(name: name(other)) is seen under the finger, by its presentation layer, so it returns \
          \(name: name(other)).
          """,
        zh: """
          手指下看得到 \(name: name(other))（它的 \(code: "presentation") 图层在那里），\
          所以它返回 \(name: name(other))。
          """)
    case .returnsNil, .callsSuper, .passesThrough, .returnsNilIf, nil:
      say(en: "It returns \(bad: "nil").", zh: "它返回 \(bad: "nil")。")
    }
  }

  private var asksSubviews: StyledText {
    guard let child = firstAsked else { return asksNobody }
    let count = asked.count
    guard count > 1 else {
      return say(
        en: "It has one subview, \(name: name(child)), and asks it next.",
        zh: "它有一个子视图 \(name: name(child))，接着询问它。")
    }
    guard trace.rules.order == .newestFirst else {
      return say(
        en: "It has \(count) subviews and asks \(name: name(child)) first.",
        zh: "它有 \(count) 个子视图，先询问 \(name: name(child))。")
    }
    return say(
      en: """
        It has \(count) subviews and asks them from the last to the first: \(name: name(child)) is \
        next.
        """,
      zh: "它有 \(count) 个子视图，从最后一个问起：接着询问 \(name: name(child))。")
  }

  /// The subviews there are to ask.
  var asked: [ViewID] { askedSubviews(of: ask.view, at: ask.index) }

  private var asksNobody: StyledText {
    guard !asked.isEmpty || ask.view.subviews.isEmpty else { return onlyDrawn }
    guard ask.view.subviews.isEmpty else {
      return say(
        en: "The rules \(code: rulesName) do not ask the subviews of a view.",
        zh: "规则 \(code: rulesName) 不询问视图的子视图。")
    }
    guard trace.rules.answersSelf else {
      return say(
        en: """
          It has no subviews, and the rules \(code: rulesName) never return the view itself.
          """,
        zh: "它没有子视图，而规则 \(code: rulesName) 从不返回视图自己。")
    }
    guard ask.view.hitTestOverride == .passesThrough else {
      return say(
        en: "It has no subviews to ask, so it will return itself.", zh: "它没有子视图可问，所以将返回它自己。")
    }
    return say(
      en: """
        It has no subviews to ask, so super will return the view itself, which its own \
        \(code: "hitTest") turns into \(bad: "nil").
        """,
      zh: """
        它没有子视图可问，所以 \(code: "super") 将返回它自己，而它自己的 \(code: "hitTest") \
        会把这个结果换成 \(bad: "nil")。
        """)
  }

  /// 22.23, 22.24: all it has is what SwiftUI draws.
  private var onlyDrawn: StyledText {
    let drawn = names(ask.view.subviews)
    guard trace.hosting == .layers else {
      return say(
        en: "What it draws, \(drawn), is not asked this time, so it will return itself.",
        zh: "画出来的内容 \(drawn) 这一遍不会被询问，所以它将返回它自己。")
    }
    return say(
      en: "What it draws, \(drawn), is layers and no subviews, so it will return itself.",
      zh: "画出来的内容 \(drawn) 是图层，不是子视图，所以它将返回它自己。")
  }

  /// 2.3, 2.11: a refusal takes the whole subtree with it.
  private var pruned: StyledText {
    guard !ask.view.subviews.isEmpty else { return "" }
    guard ask.verdict == .outside else {
      return say(
        en: """
          \(capital(subviews(of: ask.id))) and the views below can only be reached through it, so they \
          are not asked either.
          """,
        zh: "\(subviews(of: ask.id))以及更下面的视图只有通过它才能问到，所以也不会被询问。")
    }
    return say(
      en: """
        \(capital(subviews(of: ask.id))) can only be reached through it, so nothing below it is asked, \
        even if a part sticks out of it.
        """,
      zh: "\(subviews(of: ask.id))只有通过它才能问到，所以也不会被询问，即使有一部分露在它外面。")
  }

  /// The subview whose turn is next, if the view was inside and asks one.
  var firstAsked: ViewID? {
    guard ask.verdict == .inside,
      case .hitAsk(let child, let depth, _, _)? = step(after: ask.index), depth > ask.depth
    else { return nil }
    return child
  }
}
