import TouchCore

//   thirdView (180,120)  ── − origin (20,260) ─▶  fifthView (160,-140)

/// How the point came into the own coordinates of the view that is asked (2.5, 2.22).
struct AskPoint: Telling {
  let viewpoint: Viewpoint
  let ask: Ask

  var told: StyledText { paragraph([converted, seen]) }

  /// 21.19, 21.21: where it is seen while it moves, and which of the two places is hit.
  var seen: StyledText { seen(of: ask.id, isOwn: true) }

  /// The same of the innermost view on its way that moves.
  ///
  /// - Parameter isNamed: Whether the view itself is named as well.
  func seenAround(isNamed: Bool) -> StyledText {
    scene.path(from: ask.id).lazy.map { seen(of: $0, isOwn: !isNamed && $0 == ask.id) }
      .first { !$0.isEmpty } ?? ""
  }

  private func seen(of view: ViewID, isOwn: Bool) -> StyledText {
    let then = viewpoint.at(ask.index).scene[view]
    let other = say(en: "\(name: name(view))", zh: " \(name: name(view)) ")
    let it = isOwn ? say(en: "It", zh: "它") : other
    let moves =
      then.blocksTouchesWhileAnimating || then.isAnimatingInteractively || then.animator != nil
    guard let frame = then.seenFrame, moves, !ask.verdict.cannotReceive else { return "" }
    let going = then.frame
    return then.animator == .seen
      ? say(
        en: """
          A property animator moves \(isOwn ? "it" : other), so it is hit where it is seen, at \
          \(number: frame.short), not at \(number: going.short), where it is going.
          """,
        zh: """
          属性动画器正在移动\(it)，所以命中的是看到它的地方 \(number: frame.short)，\
          不是它要去的 \(number: going.short)。
          """)
      : say(
        en: """
          \(it) is seen at \(number: frame.short) while it moves, but it is hit where it is going, \
          at \(number: going.short).
          """,
        zh: """
          移动时看到\(it)在 \(number: frame.short)，但命中测试按它要去的地方 \(number: going.short) 来算。
          """)
  }

  private var converted: StyledText {
    let whole = say(en: "the screen", zh: "屏幕")
    guard let superview = ask.view.superview else {
      return moved(from: screenLocation, in: whole)
    }
    guard trace.rules.convertsPoints || ask.depth == 0 else {
      return say(
        en: """
          The rules \(code: rulesName) hand the numbers of the superview on without converting \
          them: \(number: ask.point.short).
          """,
        zh: """
          规则 \(code: rulesName) 不转换坐标，把父视图的数字原样传下去：\(number: ask.point.short)。
          """)
    }
    return moved(from: point(in: superview), in: "\(name: name(superview))")
  }

  private var screenLocation: Point {
    trace.touch(at: ask.index)?.screenLocation ?? .zero
  }

  /// The point in the coordinates of the superview.
  func point(in superview: ViewID) -> Point {
    // A transform that flattens the view has no way back; then the point is followed from the top.
    guard ask.view.transform.isInvertible else {
      return scene.fromScreen(screenLocation, to: superview)
    }
    return ask.view.placement.toSuperview(ask.point)
  }

  private func moved(from point: Point, in space: StyledText) -> StyledText {
    let view = ask.view
    if view.transform != .identity { return transformed(from: point, in: space) }
    let who = name(ask.id)
    let own = ask.point.short
    if view.origin == .zero, view.bounds.origin == .zero {
      return say(
        en: """
          \(name: who) starts at the origin of \(space), so the point keeps its numbers: \
          \(number: own).
          """,
        zh: "\(name: who) 从\(spaced(space))的原点开始，所以点的数字不变：\(number: own)。")
    }
    guard view.bounds.origin != .zero else {
      return say(
        en: """
          \(within(space)) the point is \(number: point.short). The origin of \(name: who) there, \
          \(number: view.origin.short), is subtracted: in its own coordinates the point is \
          \(number: own).
          """,
        zh: """
          在\(spaced(space))里，点是 \(number: point.short)。减去 \(name: who) 在那里的原点 \
          \(number: view.origin.short)，转换坐标：在它自己的坐标里，点是 \(number: own)。
          """)
    }
    return say(
      en: """
        \(within(space)) the point is \(number: point.short). The origin of \(name: who) there, \
        \(number: view.origin.short), is subtracted, and the origin of its bounds, \
        \(number: view.bounds.origin.short), is added: in its own coordinates the point is \
        \(number: own).
        """,
      zh: """
        在\(spaced(space))里，点是 \(number: point.short)。减去 \(name: who) 在那里的原点 \
        \(number: view.origin.short)，再加上它的 \(code: "bounds") 的原点 \
        \(number: view.bounds.origin.short)，转换坐标：在它自己的坐标里，点是 \(number: own)。
        """)
  }

  private func transformed(from point: Point, in space: StyledText) -> StyledText {
    say(
      en: """
        \(within(space)) the point is \(number: point.short). \(name: name(ask.id)) has a transform \
        around its \(code: "center") \(number: ask.view.center.short), so the point is moved and \
        the transform undone: in its own coordinates the point is \(number: ask.point.short).
        """,
      zh: """
        在\(spaced(space))里，点是 \(number: point.short)。\(name: name(ask.id)) 有围绕 \
        \(code: "center") \(number: ask.view.center.short) 的变换，所以先平移、再撤销变换来转换坐标：\
        在它自己的坐标里，点是 \(number: ask.point.short)。
        """)
  }

  /// A point is in a view, but on the screen.
  private func within(_ space: StyledText) -> StyledText {
    space.runs.first?.style == .name ? "In \(space)" : "On \(space)"
  }

  /// A name stands apart from Chinese characters; the screen does not.
  private func spaced(_ space: StyledText) -> StyledText {
    space.runs.first?.style == .name ? " \(space) " : space
  }
}
