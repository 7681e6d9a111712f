import SceneLanguage
import TouchCore

//  held 300 of at least 500 ms   ─▶  "It needs 500 ms (minimumPressDuration), 200 ms more."
//  moved 60 of at most 45 pt     ─▶  "A tap allows 45 pt (model.tapMovement)."

extension Narrator {
  /// The limit behind what it saw, with its number and who set it.
  func limit(of change: StateChange) -> StyledText {
    switch change.cause {
    case .matched: return whyMatched(change)
    case .movedTooFar, .heldTooLong, .liftedTooEarly, .waitedTooLong, .wrongPlace:
      let checks = trace.evidence(at: change.index)
      guard scene[change.id].kind != .scrollDelay else { return delay(checks) }
      return change.cause == .waitedTooLong ? tapsNeeded(checks) : demands(checks)
    case .wrongWay, .tooManyTouches, .moved, .lifted, .touchesCancelled, .nothingToScroll,
      .delayOver, .waitsFor, .waitsInCircle, .requiredToFail, .shouldBeginNo, .viewSaidNo,
      .prevented, .disabled,
      .contentKeepsTouch, .reset:
      return ""
    }
  }

  /// 10.2: how many taps it takes; how soon they follow each other was said.
  private func tapsNeeded(_ checks: [Check]) -> StyledText {
    guard let taps = checks.first(where: { $0.name == .taps && !$0.passes }),
      let gap = checks.first(where: { $0.name == .betweenTaps }), let limit = taps.limit
    else { return "" }
    let count = Int(saturating: limit)
    return say(
      en: "It needs \(count) \(count == 1 ? "tap" : "taps")\(source(gap)).",
      zh: "它需要 \(count) 次点击\(source(gap))。")
  }

  /// What was asked for and not found, a sentence each.
  func demands(_ checks: [Check]) -> StyledText {
    paragraph(checks.filter { !$0.passes }.map(demand))
  }

  /// What a check asks for, with its number and who set it; nothing where it has no number.
  private func demand(_ check: Check) -> StyledText {
    switch check.test {
    case .atLeast(let limit): return needed(check, limit)
    case .atMost(let limit), .below(let limit): return allowed(check, limit)
    case .among(let directions):
      return say(
        en: "Its \(code: "direction") is \(code: directions.words).",
        zh: "它的 \(code: "direction") 是 \(code: directions.words)。")
    case .isFlag, .above, .inside, .outside, .meets, .inState: return ""
    }
  }

  private func needed(_ check: Check, _ limit: Double) -> StyledText {
    let count = Int(saturating: limit)
    switch check.name {
    case .fingers:
      return count < 2
        ? "" : say(en: "It needs \(count) fingers at once.", zh: "它需要 \(count) 根手指同时按下。")
    case .taps:
      return say(
        en: count == 1
          ? "It needs a tap, to its lift." : "It needs \(count) taps, to the last lift.",
        zh: count == 1 ? "它需要一次点击，直到抬起。" : "它需要 \(count) 次点击，直到最后一次抬起。")
    default:
      let amount = amount(limit, check)
      return say(
        en: "It needs \(amount)\(alongOneAxis(check))\(source(check))\(more(check, limit)).",
        zh: "它需要\(alongOneAxis(check)) \(amount)\(source(check))\(more(check, limit))。")
    }
  }

  /// 10.13: of a way in both directions only the longer one counts.
  private func alongOneAxis(_ check: Check) -> StyledText {
    guard check.measure == .axis, let way = check.way, way.x != 0, way.y != 0 else { return "" }
    return say(en: " along x or y", zh: "横向或纵向")
  }

  /// How much is missing, where there was something already.
  private func more(_ check: Check, _ limit: Double) -> StyledText {
    guard let length = check.length, length > 0, tenths(limit - length) != "0" else { return "" }
    let rest = amount(limit - length, check)
    return say(en: ", \(rest) more", zh: "，还差 \(rest)")
  }

  private func allowed(_ check: Check, _ limit: Double) -> StyledText {
    let (amount, source) = (amount(limit, check), source(check))
    switch check.name {
    case .moved:
      return check.setting == .tapMovement
        ? say(en: "A tap allows \(amount)\(source).", zh: "点击最多允许 \(amount)\(source)。")
        : say(
          en: "Until it begins it allows \(amount)\(source).",
          zh: "开始之前最多允许 \(amount)\(source)。")
    case .fromFirstTap:
      return say(
        en: "A later tap may be \(amount) from the first one, on each axis\(source).",
        zh: "后来的点击在横向和纵向上离第一次最多 \(amount)\(source)。")
    case .across:
      return say(
        en: "Across its direction it allows \(amount)\(source).",
        zh: "在与方向垂直的方向上最多允许 \(amount)\(source)。")
    case .held:
      return check.setting == .swipeDuration
        ? say(en: "A swipe lasts \(amount) at most\(source).", zh: "轻扫最长 \(amount)\(source)。")
        : say(en: "A tap lasts \(amount) at most\(source).", zh: "点击最长 \(amount)\(source)。")
    case .betweenTaps:
      return say(
        en: "The next tap has to come within \(amount)\(source).",
        zh: "下一次点击要在 \(amount)内到来\(source)。")
    case .fromEdge:
      return say(
        en: "It begins within \(amount) of the edge\(source).",
        zh: "它从离边缘 \(amount)以内开始\(source)。")
    default: return ""
    }
  }

  /// A number of a check with its unit.
  private func amount(_ number: Double, _ check: Check) -> StyledText {
    switch check.unit {
    case .points: points(number)
    case .milliseconds: time(Int(saturating: number.rounded()))
    case .degrees:
      say(en: "\(number: tenths(number) + " degrees")", zh: "\(number: tenths(number)) 度")
    case .pointsPerSecond, .none: "\(number: tenths(number))"
    }
  }

  /// Who set the limit of a check, in brackets.
  private func source(_ check: Check) -> StyledText {
    let who: StyledText
    switch check.origin {
    case .setting(let setting): who = self.setting(setting)
    case .property(let property, _): who = "\(code: property.rawValue)"
    case .system: return ""
    }
    return say(en: " (\(who))", zh: "（\(who)）")
  }

  private func whyMatched(_ change: StateChange) -> StyledText {
    switch scene[change.id].kind {
    case .tap:
      return say(
        en: "A tap is complete only at the last lift it needs, so nothing could happen before.",
        zh: "点击要到需要的最后一次抬起才算完成，之前不可能发生。")
    case .longPress:
      return say(
        en: "From now on it follows the finger, however far it moves.",
        zh: "从现在起它跟着手指，移动多远都可以。")
    case .pan, .scrollPan, .edgePan: return check(.moved, change).map { panned(change, $0) } ?? ""
    case .swipe:
      guard let along = check(.along, change), let needed = along.limit else { return "" }
      return say(
        en: """
          A swipe as fast as this needs \(points(needed))\(source(along)) and is recognized during \
          the move, not at the lift.
          """,
        zh: """
          这样快的轻扫需要移动 \(points(needed))\(source(along))，在移动中识别，不等抬起。
          """)
    case .pinch: return check(.spread, change).map(begins) ?? ""
    case .rotation: return check(.turned, change).map(begins) ?? ""
    case .custom, .scrollDelay: return ""
    }
  }

  private func begins(_ check: Check) -> StyledText {
    guard let limit = check.limit else { return "" }
    let amount = amount(limit, check)
    return say(
      en: "It begins at \(amount) or more\(source(check)).",
      zh: "达到 \(amount)它就开始\(source(check))。")
  }

  /// 10.13, 10.14: how far it takes, and what is left of it.
  private func panned(_ change: StateChange, _ moved: Check) -> StyledText {
    guard let limit = moved.limit, change.value != moved.way else { return begins(moved) }
    let (needed, source) = (points(limit), source(moved))
    let value = change.value
    let start = Point((value.x * 10).rounded() / 10, (value.y * 10).rounded() / 10).short
    return say(
      en: """
        It begins at \(needed) or more\(source); that is taken off, so the translation starts at \
        \(number: start).
        """,
      zh: """
        移动达到 \(needed)它就开始\(source)；这段距离要减去，所以位移从 \(number: start) 算起。
        """)
  }

  /// 11.5: what a short tap saves.
  private func delay(_ checks: [Check]) -> StyledText {
    guard let held = checks.first(where: { $0.name == .held }), let limit = held.limit else {
      return ""
    }
    let (time, source) = (amount(limit, held), source(held))
    return say(
      en: """
        The scroll view would have kept the touch for \(time)\(source); at the lift the content \
        gets began and ended at once, so a button does fire, unless another recognizer holds or \
        takes the touch.
        """,
      zh: """
        滚动视图本会把触摸扣住 \(time)\(source)；抬起时，\
        内容马上连续收到开始和结束，所以按钮仍会触发，除非别的识别器扣住或拿走了触摸。
        """)
  }
}
