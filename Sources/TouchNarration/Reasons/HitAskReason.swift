import TouchCore

//   In front of fourthView, so thirdView asks it first.         whose turn it is
//   (180,120) - (20,260) = (160,-140): 140 above its top edge.  what its point is, and decides
//   Nothing inside it is asked; next is fourthView.             what follows

/// Why a view is asked, and answers as it does, in two lines.
struct HitAskReason: Telling {
  let viewpoint: Viewpoint
  let ask: Ask
  let foretelling: Bool

  var lines: [StyledText] {
    if let twist = trace.rules.twist {
      return [TwistWords(viewpoint: viewpoint, twist: twist).reason]
    }
    return [paragraph([turnShortly, decided]), nextAfter]
  }

  /// 2.5: whose turn it is, in a sentence.
  private var turnShortly: StyledText {
    guard let superview = ask.view.superview else {
      return say(en: "The search starts at the window.", zh: "查找从窗口开始。")
    }
    guard trace.rules == .uikit else { return AskTurn(viewpoint: viewpoint, ask: ask).told }
    if let former = formerSibling { return turnShortly(after: former) }
    return firstTurnShortly(superview)
  }

  private func turnShortly(after former: ViewID) -> StyledText {
    if scene.liesInFront(former, of: ask.id) {
      return say(
        en: "\(name: name(former)), in front of it, returned \(bad: "nil").",
        zh: "盖在它上面的 \(name: name(former)) 返回了 \(bad: "nil")。")
    }
    return say(
      en: "\(name: name(former)), later in \(code: "subviews"), returned \(bad: "nil").",
      zh: "\(code: "subviews") 里更靠后的 \(name: name(former)) 先被询问，返回了 \(bad: "nil")；然后才问它。")
  }

  private func firstTurnShortly(_ superview: ViewID) -> StyledText {
    let parent = name(superview)
    let siblings = scene[superview].subviews
    guard siblings.count > 1, let oldest = siblings.first else {
      return say(en: "It is the only subview of \(name: parent).", zh: "它是 \(name: parent) 唯一的子视图。")
    }
    let others: StyledText =
      siblings.count == 2
      ? "\(name: name(oldest))"
      : say(en: "its \(siblings.count - 1) siblings", zh: "另外 \(siblings.count - 1) 个同级视图")
    let gap = siblings.count == 2 ? " " : ""
    guard scene.areDrawnAsAdded(siblings) else {
      return say(
        en: "It is the last subview of \(name: parent), so it is asked first.",
        zh: "它是 \(name: parent) 的最后一个子视图，所以先询问它。")
    }
    return siblings.dropLast().allSatisfy { scene.liesInFront(ask.id, of: $0) }
      ? say(
        en: "It is in front of \(others), so \(name: parent) asks it first.",
        zh: "它盖在\(gap)\(others)\(gap)上面，所以 \(name: parent) 先询问它。")
      : say(
        en: "It comes after \(others) in \(code: "subviews"), so \(name: parent) asks it first.",
        zh: "它在 \(code: "subviews") 里比\(gap)\(others)\(gap)靠后，所以 \(name: parent) 先询问它。")
  }

  /// The sibling that was asked before, and found nothing.
  private var formerSibling: ViewID? {
    switch searchStep(before: ask.index) {
    case .ask(let former, ask.depth)?, .answer(let former, ask.depth, nil)?: former
    case .ask, .answer, .window, nil: nil
    }
  }

  /// What decided: the numbers of its point, or why nobody looks at them.
  private var decided: StyledText {
    switch ask.verdict {
    case .inside, .outside: return pointDecided
    case .hidden, .interaction, .alpha, .animating:
      return say(
        en: """
          UIKit checks whether a view can receive touches before it checks the bounds, so the \
          location of the point does not matter.
          """,
        zh: "先看视图能不能接收触摸，再看它的 \(code: "bounds")，所以点的位置不起作用。")
    case .overridden: return AskChecks(viewpoint: viewpoint, ask: ask).told
    }
  }

  private var pointDecided: StyledText {
    let checked = AskInside(viewpoint, ask)
    guard trace.rules.asksPointInside, ask.view.pointInsideOverride == nil,
      ask.view.placement.isInvertible,
      let inside = checked.checks.first(where: { $0.name == .inside })
    else {
      // A point that is the superview's as well stands in the step's line already.
      let own: StyledText = "\(number: ask.point.short)"
      return paragraph([converted == own ? "" : sentence(converted), checked.told])
    }
    let sum = converted
    let seen = AskPoint(viewpoint: viewpoint, ask: ask).seen
    guard ask.verdict == .inside else {
      let beyond = checked.misses(inside)
      return paragraph([sentence(say(en: "\(sum): \(beyond)", zh: "\(sum)：位于\(beyond)")), seen])
    }
    let bounds: StyledText = "\(number: ask.view.bounds.short)"
    let within = say(
      en: "\(sum) lies within its bounds \(bounds)",
      zh: "\(sum) 在它的 \(code: "bounds") \(bounds) 之内")
    return paragraph([sentence(within), seen])
  }

  private func sentence(_ clause: StyledText) -> StyledText {
    say(en: "\(clause).", zh: "\(clause)。")
  }

  /// The sum that leads from the superview's point to the view's own (2.22).
  private var converted: StyledText {
    let own: StyledText = "\(number: ask.point.short)"
    guard let superview = ask.view.superview, trace.rules.convertsPoints || ask.depth == 0 else {
      return own
    }
    guard ask.view.transform == .identity else {
      return say(en: "With its transform undone, \(own)", zh: "撤销它的变换之后，\(own)")
    }
    let origin = ask.view.origin
    let scrolled = ask.view.bounds.origin
    guard origin != .zero || scrolled != .zero else { return own }
    var sum: StyledText =
      "\(number: AskPoint(viewpoint: viewpoint, ask: ask).point(in: superview).short)"
    if origin != .zero { sum += " - \(number: origin.short)" }
    if scrolled != .zero { sum += " + \(number: scrolled.short)" }
    return sum + " = " + own
  }

  /// 2.3, 2.26: a refusal takes what is inside with it, and hands the search on.
  private var nextAfter: StyledText {
    guard ask.verdict.isRefusal else { return "" }
    let next = foretelling ? next : ""
    guard !ask.view.subviews.isEmpty else { return next.isEmpty ? "" : capital(sentence(next)) }
    let pruned = say(en: "Nothing inside it is asked", zh: "它里面的视图都不会被询问")
    return sentence(next.isEmpty ? pruned : say(en: "\(pruned); \(next)", zh: "\(pruned)；\(next)"))
  }

  private var next: StyledText {
    switch searchStep(after: ask.index) {
    case .ask(let next, _)?:
      say(en: "next is \(name: name(next))", zh: "接下来询问 \(name: name(next))")
    case .answer(let parent, _, let answer)?:
      answer == parent
        ? say(
          en: "it was the last one, so \(name: name(parent)) returns itself",
          zh: "它是最后一个，所以 \(name: name(parent)) 返回它自己")
        : say(
          en: "it was the last subview of \(name: name(parent))",
          zh: "它是 \(name: name(parent)) 的最后一个子视图")
    case .window(let window)?:
      say(
        en: "the touch falls through to the next window, \(name: name(window))",
        zh: "触摸落到下一个窗口 \(name: name(window))")
    case nil:
      say(en: "no window is left to ask", zh: "已经没有窗口可问")
    }
  }
}
