import TouchCore

/// Why it is a view's turn to be asked (2.5, 2.7).
struct AskTurn: Telling {
  let viewpoint: Viewpoint
  let ask: Ask

  var told: StyledText {
    guard let superview = ask.view.superview else { return turnOfWindow }
    switch searchStep(before: ask.index) {
    case .ask(let former, ask.depth)?: return turnAfter(former, answered: nil)
    case .answer(let former, ask.depth, let answer)?:
      return turnAfter(former, answered: answer)
    case .ask, .answer, .window, nil: return firstTurn(in: superview)
    }
  }

  private var turnOfWindow: StyledText {
    say(
      en: """
        The search starts at the top of the tree: \(code: "hitTest") is called on \
        \(name: name(ask.id)) itself.
        """,
      zh: "查找从视图树的最上面开始：先调用窗口 \(name: name(ask.id)) 自己的 \(code: "hitTest")。")
  }

  private func firstTurn(in superview: ViewID) -> StyledText {
    let parent = name(superview)
    if !trace.rules.startsAtWindow, ask.depth == 0 {
      return say(
        en: """
          The rules \(code: rulesName) pass the window itself over and ask its subviews, the \
          oldest first: it is the turn of \(name: name(ask.id)).
          """,
        zh: """
          规则 \(code: rulesName) 跳过窗口本身，从最早添加的开始询问它的子视图：轮到 \
          \(name: name(ask.id))。
          """)
    }
    let siblings = scene[superview].subviews
    guard siblings.count > 1 else {
      return say(
        en: """
          \(name: name(ask.id)) is the only subview of \(name: parent), so \(name: parent) asks it.
          """,
        zh: "\(name: name(ask.id)) 是 \(name: parent) 唯一的子视图，所以 \(name: parent) 询问它。")
    }
    switch trace.rules.order {
    case .newestFirst: return newestTurn(parent, siblings)
    case .oldestFirst: return oldestTurn(parent)
    case .selfReturningFirst: return selfReturningTurn(parent)
    }
  }

  private func newestTurn(_ parent: String, _ siblings: [ViewID]) -> StyledText {
    let who = name(ask.id)
    guard scene.areDrawnAsAdded(siblings) else { return lastInOrderTurn(parent, siblings) }
    guard siblings.dropLast().allSatisfy({ scene.liesInFront(ask.id, of: $0) }) else {
      return lastTurn(parent, siblings)
    }
    guard siblings.count == 2, let other = siblings.first else {
      return say(
        en: """
          \(name: who) lies in front of its \(siblings.count - 1) siblings because it is the last \
          of \(code: "subviews"), so \(name: parent) asks it first.
          """,
        zh: """
          \(name: who) 是 \(code: "subviews") 的最后一个，盖在另外 \(siblings.count - 1) 个同级视图\
          上面，所以 \(name: parent) 先询问它。
          """)
    }
    return say(
      en: """
        \(name: who) lies in front of \(name: name(other)) because it comes later in \
        \(code: "subviews"), so \(name: parent) asks it first.
        """,
      zh: """
        \(name: who) 在 \(code: "subviews") 里更靠后，盖在 \(name: name(other)) 上面，所以 \
        \(name: parent) 先询问它。
        """)
  }

  /// 2.5 where they do not all overlap, so that none need lie in front of another.
  private func lastTurn(_ parent: String, _ siblings: [ViewID]) -> StyledText {
    let who = name(ask.id)
    guard siblings.count == 2, let other = siblings.first else {
      return say(
        en: """
          \(name: who) comes after its \(siblings.count - 1) siblings in \(code: "subviews"), so \
          \(name: parent) asks it first.
          """,
        zh: """
          \(name: who) 在 \(code: "subviews") 里比另外 \(siblings.count - 1) 个同级视图靠后，所以 \
          \(name: parent) 先询问它。
          """)
    }
    return say(
      en: """
        \(name: who) comes after \(name: name(other)) in \(code: "subviews"), so \(name: parent) \
        asks it first.
        """,
      zh: """
        \(name: who) 在 \(code: "subviews") 里比 \(name: name(other)) 靠后，所以 \
        \(name: parent) 先询问它。
        """)
  }

  /// 2.5 where a `zPosition` makes what lies in front another question.
  private func lastInOrderTurn(_ parent: String, _ siblings: [ViewID]) -> StyledText {
    let others: StyledText =
      siblings.count == 2
      ? "\(name: name(siblings[0]))"
      : say(en: "its \(siblings.count - 1) siblings", zh: "另外 \(siblings.count - 1) 个同级视图")
    let gap = siblings.count == 2 ? " " : ""
    return say(
      en: """
        \(name: name(ask.id)) comes after \(others) in \(code: "subviews"), so \(name: parent) asks \
        it first; the order of drawing does not matter.
        """,
      zh: """
        在 \(code: "subviews") 里，\(name: name(ask.id)) 比 \(others)\(gap)靠后，所以 \(name: parent) \
        先询问它；与绘制的先后无关。
        """)
  }

  private func oldestTurn(_ parent: String) -> StyledText {
    say(
      en: """
        The rules \(code: rulesName) ask the subview that was added first, so \(name: parent) \
        starts with \(name: name(ask.id)).
        """,
      zh: """
        规则 \(code: rulesName) 从最早添加的子视图问起，所以 \(name: parent) 先询问 \
        \(name: name(ask.id))。
        """)
  }

  private func selfReturningTurn(_ parent: String) -> StyledText {
    say(
      en: """
        The rules \(code: rulesName) ask views whose own \(code: "hitTest") returns the view \
        itself before all others, so \(name: parent) starts with \(name: name(ask.id)).
        """,
      zh: """
        规则 \(code: rulesName) 最先询问自己的 \(code: "hitTest") 返回自身的视图，所以 \
        \(name: parent) 先询问 \(name: name(ask.id))。
        """)
  }

  private func turnAfter(_ former: ViewID, answered: ViewID?) -> StyledText {
    let before = name(former)
    let who = name(ask.id)
    if let answered {
      return say(
        en: """
          \(name: before) returned \(name: name(answered)), but the rules \(code: rulesName) do \
          not stop at a view that was returned: \(name: who) is asked as well.
          """,
        zh: """
          \(name: before) 返回了 \(name: name(answered))，但规则 \(code: rulesName) \
          得到视图也不停下：继续询问 \(name: who)。
          """)
    }
    guard trace.rules.order == .newestFirst, trace.rules.startsAtWindow || ask.depth > 0,
      scene.liesInFront(former, of: ask.id)
    else {
      return say(
        en: "\(name: before) returned \(bad: "nil"), so the next one, \(name: who), is asked.",
        zh: "\(name: before) 返回了 \(bad: "nil")，所以询问下一个：\(name: who)。")
    }
    return say(
      en: """
        \(name: before) returned \(bad: "nil"), so the next one behind it, \(name: who), is asked.
        """,
      zh: "\(name: before) 返回了 \(bad: "nil")，所以接着询问 \(name: who)。")
  }
}
