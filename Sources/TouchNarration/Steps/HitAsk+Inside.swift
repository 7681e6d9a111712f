import TouchCore

extension Narrator {
  /// What `point(inside:with:)` says, with the numbers (2.4, 2.9, 2.12).
  func isInside(_ ask: Ask) -> StyledText {
    guard trace.rules.asksPointInside else {
      return say(
        en: "The rules \(code: rulesName) do not ask whether the point is inside.",
        zh: "规则 \(code: rulesName) 不问点在不在内。")
    }
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
  private func misses(_ point: Point, _ region: Rect) -> StyledText {
    var parts: [StyledText] = []
    if point.y < region.minY {
      let by = distance(region.minY - point.y)
      parts.append(say(en: "\(by) above its top edge", zh: "上边缘上方 \(by)"))
    } else if point.y == region.maxY {
      parts.append(say(en: "on its bottom edge, which is not part of it", zh: "下边缘上，而下边缘不算在内"))
    } else if point.y > region.maxY {
      let by = distance(point.y - region.maxY)
      parts.append(say(en: "\(by) below its bottom edge", zh: "下边缘下方 \(by)"))
    }
    if point.x < region.minX {
      let by = distance(region.minX - point.x)
      parts.append(say(en: "\(by) left of its left edge", zh: "左边缘左侧 \(by)"))
    } else if point.x == region.maxX {
      parts.append(say(en: "on its right edge, which is not part of it", zh: "右边缘上，而右边缘不算在内"))
    } else if point.x > region.maxX {
      let by = distance(point.x - region.maxX)
      parts.append(say(en: "\(by) right of its right edge", zh: "右边缘右侧 \(by)"))
    }
    return language == .english ? list(parts) : joined(parts, by: "，")
  }

  /// Rounded, unless rounding would leave nothing.
  private func distance(_ number: Double) -> StyledText {
    let rounded = short(number)
    return "\(number: rounded == "0" ? exact(number) : rounded)"
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
