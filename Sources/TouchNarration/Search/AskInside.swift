import TouchCore

/// What a view's `point(inside:with:)` says, with the numbers (2.4, 2.9, 2.12).
struct AskInside: Telling {
  let viewpoint: Viewpoint
  private let ask: Ask
  let checks: [Check]

  init(_ viewpoint: Viewpoint, _ ask: Ask) {
    self.viewpoint = viewpoint
    self.ask = ask
    checks = viewpoint.trace.evidence(at: ask.index)
  }

  var told: StyledText {
    if checks.contains(where: { $0.name == .invertible && !$0.passes }) { return flattened }
    if let own = checks.first(where: { $0.name == .pointInside }) {
      guard case .shape = ask.view.pointInsideOverride else { return always(own.passes) }
      return paragraph([ownPointInside, inShape(own.passes)])
    }
    // Of an override that widens the bounds there are two: the bounds, and what it adds to them.
    guard let area = checks.last(where: { $0.name == .inside }) else {
      return say(
        en: "The rules \(code: rulesName) do not ask whether the point is inside.",
        zh: "规则 \(code: rulesName) 不问点在不在内。")
    }
    switch ask.view.pointInsideOverride {
    case nil, .always, .shape: return area.passes ? inBounds(area) : outside(area)
    case .expands:
      return paragraph([ownPointInside, expanded(area)])
    case .holes:
      let hole = checks.first { $0.name == .outsideHole && !$0.passes }
      return paragraph([
        ownPointInside, hole.map(inHole) ?? (area.passes ? noHole : outside(area)),
      ])
    case .excludes:
      let other = checks.first { $0.name == .outsideOther && !$0.passes }
      return paragraph([
        ownPointInside, other.map(passed) ?? (area.passes ? inBounds(area) : outside(area)),
      ])
    case .only:
      let other = checks.first { $0.name == .insideOther && $0.passes }
      return paragraph([ownPointInside, other.map(inOneOf) ?? inNone])
    case .includes:
      let other = checks.first { $0.name == .insideOther }
      return paragraph([
        ownPointInside, other.map { included($0, area) } ?? inBounds(area),
      ])
    }
  }

  /// 22.26: one of the views it names holds the point; its own bounds do not count.
  private func inOneOf(_ check: Check) -> StyledText {
    let who = check.subject.map(scene.name(of:)) ?? ""
    return say(
      en: "The point lies in \(name: who), so it returns \(good: "true").",
      zh: "点在 \(name: who) 之内，所以返回 \(good: "true")。")
  }

  /// 22.26: none of the views it names holds the point.
  private var inNone: StyledText {
    let others = checks.filter { $0.name == .insideOther }.compactMap { $0.subject }
    guard let only = others.first, others.count == 1 else {
      return say(
        en:
          "The point \(number: ask.point.short) lies in none of them, so it returns \(bad: "false").",
        zh: "点 \(number: ask.point.short) 不在其中任何一个之内，所以返回 \(bad: "false")。")
    }
    let who = scene.name(of: only)
    return say(
      en:
        "The point \(number: ask.point.short) does not lie in \(name: who), so it returns \(bad: "false").",
      zh: "点 \(number: ask.point.short) 不在 \(name: who) 之内，所以返回 \(bad: "false")。")
  }

  private var ownPointInside: StyledText { overrides(of: ask.view).pointInsideSaid }

  /// A transform without an inverse leaves nothing of the view to touch.
  private var flattened: StyledText {
    say(
      en: """
        Its transform squeezes it flat, so no point of its superview leads into it: its \
        \(code: "pointInside") returns \(bad: "false"), wherever the finger is.
        """,
      zh: "它的变换把它压扁了，父视图里没有任何点能落到它里面：不论手指在哪里，它的 \(code: "pointInside") 都返回 \(bad: "false")。")
  }

  private func inBounds(_ check: Check) -> StyledText {
    let (point, bounds) = parts(of: check)
    return say(
      en: """
        Its \(code: "pointInside") returns \(good: "true"): \(point) lies in its bounds, \(bounds).
        """,
      zh: """
        它的 \(code: "pointInside") 返回 \(good: "true")：\(point) 在它的 \(code: "bounds") \(bounds) 之内。
        """)
  }

  private func outside(_ check: Check) -> StyledText {
    let (point, bounds) = parts(of: check)
    return say(
      en: """
        Its \(code: "pointInside") returns \(bad: "false"): \(point) is not in its bounds, \
        \(bounds); it lies \(misses(check)).
        """,
      zh: """
        它的 \(code: "pointInside") 返回 \(bad: "false")：\(point) 不在它的 \(code: "bounds") \(bounds) \
        之内，它位于\(misses(check))。
        """)
  }

  /// A place and the area it was held against.
  private func parts(of check: Check) -> (place: StyledText, area: StyledText) {
    ("\(number: check.place?.short ?? "")", "\(number: check.area?.short ?? "")")
  }

  /// Which edges the point misses, and by how much; maximum edges are not inside (2.9).
  func misses(_ check: Check) -> StyledText {
    let top = say(en: "top edge", zh: "上边缘")
    let bottom = say(en: "bottom edge", zh: "下边缘")
    let left = say(en: "left edge", zh: "左边缘")
    let right = say(en: "right edge", zh: "右边缘")
    let misses = check.misses
    let parts = [
      misses?.top.map { off(top, $0, say(en: "above", zh: "上方")) },
      misses?.bottom.map { after(bottom, $0, say(en: "below", zh: "下方")) },
      misses?.left.map { off(left, $0, say(en: "left of", zh: "左侧")) },
      misses?.right.map { after(right, $0, say(en: "right of", zh: "右侧")) },
    ].compactMap { $0 }
    guard language == .english else { return parts.map { $0.text }.joined(by: "，") }
    // A part with a clause of its own is closed by a comma.
    return parts.map { $0.text }
      .joined(by: parts.first?.hasClause == true ? ", and " : " and ")
  }

  private typealias Miss = (text: StyledText, hasClause: Bool)

  private func after(_ edge: StyledText, _ by: Double, _ side: StyledText) -> Miss {
    guard by == 0 else { return off(edge, by, side) }
    let text = say(en: "on its \(edge), which is not part of it", zh: "\(edge)上，而\(edge)不算在内")
    return (text, true)
  }

  /// A distance that rounds to nothing is not given as a number.
  private func off(_ edge: StyledText, _ by: Double, _ side: StyledText) -> Miss {
    let rounded = short(by)
    guard rounded == "0" else {
      let by = say(en: "\(number: rounded) pt", zh: "\(number: rounded) 点")
      return (say(en: "\(by) \(side) its \(edge)", zh: "\(edge)\(side) \(by)"), false)
    }
    guard by < 1e-6 else {
      let limit = say(en: "\(number: "0.01") pt", zh: "\(number: "0.01") 点")
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
    say(
      en: """
        It overrides \(code: "pointInside"), which returns \(trueOrFalse(answer)) for every point.
        """,
      zh: "它重写了 \(code: "pointInside")，对每个点都返回 \(trueOrFalse(answer))。")
  }

  /// Held against its bounds, and against what the override adds to them.
  private func expanded(_ wide: Check) -> StyledText {
    guard wide.passes else {
      return say(
        en: "Even so it returns \(bad: "false"): the point lies \(misses(wide)).",
        zh: "即使这样也返回 \(bad: "false")：点位于\(misses(wide))。")
    }
    guard let bounds = checks.first(where: { $0.name == .inside }), !bounds.passes else {
      return inBounds(checks.first { $0.name == .inside } ?? wide)
    }
    let (point, area) = parts(of: bounds)
    return say(
      en:
        "\(point) lies outside its bounds, \(area), but near enough, so it returns \(good: "true").",
      zh: "\(point) 在它的 \(code: "bounds") \(area) 之外，但足够近，所以返回 \(good: "true")。")
  }

  private func inShape(_ isInside: Bool) -> StyledText {
    let point: StyledText = "\(number: ask.point.short)"
    return isInside
      ? say(
        en: "\(point) lies in it, so it returns \(good: "true").",
        zh: "\(point) 在里面，所以返回 \(good: "true")。")
      : say(
        en: "\(point) lies outside it, so it returns \(bad: "false").",
        zh: "\(point) 在外面，所以返回 \(bad: "false")。")
  }

  /// 19.33: what a popover lets through.
  private func passed(_ check: Check) -> StyledText {
    let who = check.subject.map(scene.name(of:)) ?? ""
    return say(
      en: "It returns \(bad: "false"): the point lies in \(name: who), which gets its touches.",
      zh: "它返回 \(bad: "false")：点在 \(name: who) 之内，那里的触摸归 \(name: who)。")
  }

  private var noHole: StyledText {
    say(
      en: "The point is in its bounds and in none of the holes, so it returns \(good: "true").",
      zh: "点在它的 \(code: "bounds") 之内，也不在任何洞里，所以返回 \(good: "true")。")
  }

  private func inHole(_ check: Check) -> StyledText {
    let (point, hole) = parts(of: check)
    return say(
      en: "It returns \(bad: "false"): \(point) lies in its hole \(hole).",
      zh: "它返回 \(bad: "false")：\(point) 在它的洞 \(hole) 里。")
  }

  private func included(_ other: Check, _ own: Check) -> StyledText {
    let bounds = parts(of: own).area
    let who = other.subject.map(scene.name(of:)) ?? ""
    guard other.passes else {
      return say(
        en: "It returns \(bad: "false"): the point is neither in its bounds nor in \(name: who).",
        zh: "它返回 \(bad: "false")：点不在它的 \(code: "bounds") 之内，也不在 \(name: who) 之内。")
    }
    return say(
      en: """
        It returns \(good: "true"): the point is outside its bounds, \(bounds), but inside \
        \(name: who).
        """,
      zh: """
        它返回 \(good: "true")：点在它的 \(code: "bounds") \(bounds) 之外，但在 \(name: who) 之内。
        """)
  }
}
