import TouchCore

extension HitReturnNarrator {
  /// What the answer means to whoever asked; the following step says who that is.
  var consequence: StyledText {
    guard let answer = step.answer else {
      let goingOn = SearchGoingOn(
        viewpoint: viewpoint, index: step.index, view: step.view, depth: step.depth
      ).told
      guard step.depth == 0, trace.isInSecondPass(step.index) else { return goingOn }
      return paragraph([bothMustAnswer, goingOn])
    }
    if trace.asksAgain(at: step.index + 1) { return asksAgain }
    switch searchStep(after: step.index) {
    case .answer(let parent, _, answer?)?: return taken(answer, by: parent)
    case .ask(let next, _)?:
      return say(
        en: """
          The rules \(code: rulesName) do not stop at a view that was returned: \(name: name(next)) is asked as \
          well.
          """,
        zh: "规则 \(code: rulesName) 得到视图也不停下：还要询问 \(name: name(next))。")
    case .answer(let parent, _, let other)?: return notTaken(answer, parent, other)
    case .window, nil:
      return say(
        en: "No view above it asked: this is the result of the whole search.",
        zh: "没有父视图在等它的结果：这就是整个查找的结果。")
    }
  }

  /// 22.22 to 22.27: what only who knows hosting views expects; empty for everything else.
  var reason: StyledText {
    switch cause {
    case .hosting, .takesBack:
      let isLost = step.answer == nil && step.depth == 0 && trace.isInSecondPass(step.index)
      return paragraph([fully(cause), isLost ? bothMustAnswer : ""])
    case .override, .leaf, .nobodyBelow, .passedOn, .passThrough, .neverSelf, .swallowed,
      .refusingChild,
      .belief:
      return ""
    }
  }

  /// 22.23: the first answer alone is not enough.
  private var bothMustAnswer: StyledText {
    say(
      en: """
        In the first pass \(name: name(step.view)) returned a view, but both passes must return one: it \
        does not get the touch.
        """,
      zh: "第一遍 \(name: name(step.view)) 返回了视图，但两遍都必须返回视图：它得不到这次触摸。")
  }

  /// 2.20, 22.23: only where the first pass found a view is there a second.
  private var asksAgain: StyledText {
    say(
      en: """
        That was the first pass. It found a view, so \(name: name(step.view)) is asked once more, \
        and both passes must return a view.
        """,
      zh: "这是第一遍。它找到了视图，所以还要再问 \(name: name(step.view)) 一遍，两遍都必须返回视图。")
  }

  /// 2.5: the first answer is the superview's answer too, and nobody behind is asked.
  private func taken(_ answer: ViewID, by parent: ViewID) -> StyledText {
    let takes = say(
      en: """
        It was \(name: name(parent)) that asked: it returns the same view.
        """,
      zh: "这是 \(name: name(parent)) 问的，它接受这个结果，并将原样传上去。")
    return paragraph([takes, neverAsked(by: parent)])
  }

  /// 2.5: who was not asked, because somebody in front answered.
  var neverAsked: StyledText {
    guard step.answer != nil,
      case .hitReturn(let parent, _, step.answer)? = self.step(after: step.index)
    else { return "" }
    return neverAsked(by: parent)
  }

  private func neverAsked(by parent: ViewID) -> StyledText {
    let unasked = scene[parent].subviews.prefix { $0 != step.view }
    guard trace.rules == .uikit, !unasked.isEmpty else { return "" }
    let isAsAdded = scene.areDrawnAsAdded(unasked + [step.view])
    let lies = unasked.allSatisfy { scene.liesInFront(step.view, of: $0) }
    let chinese: StyledText =
      isAsAdded
      ? "\(code: "subviews") 里排在它前面的 \(names(unasked))\(lies ? "（被它盖住）" : " ")不再问了。"
      : "\(code: "subviews") 里排在它前面的 \(names(unasked)) 不再问了；这与绘制的先后无关。"
    guard isAsAdded else {
      return say(
        en: """
          \(names(unasked)) \(unasked.count > 1 ? "come" : "comes") before it in \(code: "subviews") \
          and \(unasked.count > 1 ? "are" : "is") never asked; the order of drawing does not matter.
          """,
        zh: chinese)
    }
    let many = unasked.count > 1
    let behind = lies ? (many ? "lie behind and " : "lies behind and ") : ""
    return say(
      en: """
        \(names(unasked)), earlier in \(code: "subviews"), \(behind)\(many ? "are" : "is") never \
        asked.
        """,
      zh: chinese)
  }

  /// The superview answers something else: it passes nobody's answer of itself, or has odd rules.
  private func notTaken(_ answer: ViewID, _ parent: ViewID, _ other: ViewID?) -> StyledText {
    guard let other else {
      return say(
        en: "It was \(name: name(parent)) that asked, but it returns \(bad: "nil") all the same.",
        zh: "这是 \(name: name(parent)) 问的，但它还是返回 \(bad: "nil")。")
    }
    return say(
      en: """
        It was \(name: name(parent)) that asked, but it returns \(name: name(other)), not \
        \(name: name(answer)).
        """,
      zh: """
        这是 \(name: name(parent)) 问的，但它返回 \(name: name(other))，而不是 \
        \(name: name(answer))。
        """)
  }
}
