import TouchCore

extension Narrator {
  /// What `point(inside:with:)` says, with the numbers (2.4, 2.9, 2.12).
  func isInside(_ ask: Ask) -> StyledText {
    guard trace.rules.asksPointInside else {
      return say(
        en: "The rules \(code: rulesName) do not ask whether the point is inside.",
        zh: "规则 \(code: rulesName) 不问点在不在内。")
    }
    guard ask.view.placement.isInvertible else { return flattened() }
    let isInside = ask.verdict == .inside
    switch ask.view.pointInsideOverride {
    case nil: return isInside ? inBounds(ask) : outside(ask, of: ask.view.bounds)
    case .always(let answer): return always(answer)
    case .expands(let distance): return expanded(ask, by: distance)
    case .holes(let holes):
      guard let hole = holes.first(where: { $0.contains(ask.point) }) else {
        return paragraph([
          ownPointInside(ask.view), isInside ? noHole : outside(ask, of: ask.view.bounds),
        ])
      }
      return paragraph([ownPointInside(ask.view), inHole(ask, hole)])
    case .includes(let other):
      return paragraph([ownPointInside(ask.view), included(ask, other)])
    }
  }

  /// A transform without an inverse leaves nothing of the view to touch.
  func flattened() -> StyledText {
    say(
      en: """
        Its transform squeezes it flat, so no point of its superview leads into it: the answer is \
        \(bad: "no"), wherever the finger is.
        """,
      zh: "它的变换把它压扁了，父视图里没有任何点能落到它里面：不论手指在哪里，回答都是\(bad: "否")。")
  }

  private func inBounds(_ ask: Ask) -> StyledText {
    say(
      en: """
        Its \(code: "pointInside") says \(good: "yes"): \(number: ask.point.short) lies in its \
        bounds, \(number: ask.view.bounds.short).
        """,
      zh: """
        它的 \(code: "pointInside") 说\(good: "是")：\(number: ask.point.short) 在它的 \
        \(code: "bounds") \(number: ask.view.bounds.short) 之内。
        """)
  }

  private func outside(_ ask: Ask, of region: Rect) -> StyledText {
    say(
      en: """
        Its \(code: "pointInside") says \(bad: "no"): \(number: ask.point.short) is not in its \
        bounds, \(number: ask.view.bounds.short); it lies \(misses(ask.point, region)).
        """,
      zh: """
        它的 \(code: "pointInside") 说\(bad: "否")：\(number: ask.point.short) 不在它的 \
        \(code: "bounds") \(number: ask.view.bounds.short) 之内，它位于\(misses(ask.point, region))。
        """)
  }

  /// Which edges the point misses, and by how much; maximum edges are not inside (2.9).
  func misses(_ point: Point, _ region: Rect) -> StyledText {
    let top = say(en: "top edge", zh: "上边缘")
    let bottom = say(en: "bottom edge", zh: "下边缘")
    let left = say(en: "left edge", zh: "左边缘")
    let right = say(en: "right edge", zh: "右边缘")
    let parts = [
      before(top, region.minY - point.y, say(en: "above", zh: "上方")),
      after(bottom, point.y - region.maxY, say(en: "below", zh: "下方")),
      before(left, region.minX - point.x, say(en: "left of", zh: "左侧")),
      after(right, point.x - region.maxX, say(en: "right of", zh: "右侧")),
    ].compactMap { $0 }
    guard language == .english else { return joined(parts.map(\.text), by: "，") }
    // A part with a clause of its own is closed by a comma.
    return joined(
      parts.map(\.text), by: parts.first?.hasClause == true ? ", and " : " and ")
  }

  private typealias Miss = (text: StyledText, hasClause: Bool)

  private func before(_ edge: StyledText, _ by: Double, _ side: StyledText) -> Miss? {
    by > 0 ? off(edge, by, side) : nil
  }

  private func after(_ edge: StyledText, _ by: Double, _ side: StyledText) -> Miss? {
    guard by == 0 else { return by > 0 ? off(edge, by, side) : nil }
    let text = say(en: "on its \(edge), which is not part of it", zh: "\(edge)上，而\(edge)不算在内")
    return (text, true)
  }

  /// A distance that rounds to nothing is not given as a number.
  private func off(_ edge: StyledText, _ by: Double, _ side: StyledText) -> Miss {
    let rounded = short(by)
    guard rounded == "0" else {
      let by: StyledText = "\(number: rounded)"
      return (say(en: "\(by) \(side) its \(edge)", zh: "\(edge)\(side) \(by)"), false)
    }
    guard by < 1e-6 else {
      let limit: StyledText = "\(number: "0.01")"
      return (
        say(en: "less than \(limit) \(side) its \(edge)", zh: "\(edge)\(side)不到 \(limit)"), false
      )
    }
    return (
      say(
        en: "on its \(edge), outside by a rounding error of the conversion",
        zh: "\(edge)上，因坐标换算的舍入误差落在外面"), true
    )
  }

  private func always(_ answer: Bool) -> StyledText {
    let yes: StyledText = say(en: "\(good: "yes")", zh: "\(good: "是")")
    let no: StyledText = say(en: "\(bad: "no")", zh: "\(bad: "否")")
    return say(
      en: """
        It overrides \(code: "pointInside"), which answers \(answer ? yes : no) for every point.
        """,
      zh: "它重写了 \(code: "pointInside")，对每个点都回答\(answer ? yes : no)。")
  }

  private func expanded(_ ask: Ask, by distance: Double) -> StyledText {
    let region = ask.view.bounds.expanded(by: distance)
    guard ask.verdict == .inside else {
      return paragraph([
        ownPointInside(ask.view),
        say(
          en: "Even so it says \(bad: "no"): the point lies \(misses(ask.point, region)).",
          zh: "即使这样也说\(bad: "否")：点位于\(misses(ask.point, region))。"),
      ])
    }
    guard !ask.view.bounds.contains(ask.point) else {
      return paragraph([ownPointInside(ask.view), inBounds(ask)])
    }
    return paragraph([
      ownPointInside(ask.view),
      say(
        en: """
          \(number: ask.point.short) lies outside its bounds, \(number: ask.view.bounds.short), \
          but near enough: \(good: "yes").
          """,
        zh: """
          \(number: ask.point.short) 在它的 \(code: "bounds") \(number: ask.view.bounds.short) \
          之外，但足够近：\(good: "是")。
          """),
    ])
  }

  private var noHole: StyledText {
    say(
      en: "The point is in its bounds and in none of the holes: \(good: "yes").",
      zh: "点在它的 \(code: "bounds") 之内，也不在任何洞里：\(good: "是")。")
  }

  private func inHole(_ ask: Ask, _ hole: Rect) -> StyledText {
    say(
      en: """
        It says \(bad: "no"): \(number: ask.point.short) lies in its hole \(number: hole.short).
        """,
      zh: "它说\(bad: "否")：\(number: ask.point.short) 在它的洞 \(number: hole.short) 里。")
  }

  private func included(_ ask: Ask, _ other: ViewID) -> StyledText {
    if ask.view.bounds.contains(ask.point) { return inBounds(ask) }
    guard ask.verdict == .inside else {
      return say(
        en: "It says \(bad: "no"): the point is neither in its bounds nor in \(name: name(other)).",
        zh: "它说\(bad: "否")：点不在它的 \(code: "bounds") 之内，也不在 \(name: name(other)) 之内。")
    }
    return say(
      en: """
        It says \(good: "yes"): the point is outside its bounds, \
        \(number: ask.view.bounds.short), but inside \(name: name(other)).
        """,
      zh: """
        它说\(good: "是")：点在它的 \(code: "bounds") \(number: ask.view.bounds.short) 之外，\
        但在 \(name: name(other)) 之内。
        """)
  }
}
