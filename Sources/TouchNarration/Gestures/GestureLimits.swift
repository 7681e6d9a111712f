import TouchCore

/// The limit behind what a gesture machine saw, with its number and who set it.
struct GestureLimits: Telling {
  let viewpoint: Viewpoint
  let change: StateChange

  private var demands: DemandWords { DemandWords(viewpoint: viewpoint) }

  var told: StyledText {
    switch change.cause {
    case .matched: return whyMatched
    case .movedTooFar, .heldTooLong, .liftedTooEarly, .waitedTooLong, .wrongPlace:
      let checks = trace.evidence(at: change.index)
      guard scene[change.id].kind != .scrollDelay else { return delay(checks) }
      return change.cause == .waitedTooLong ? tapsNeeded(checks) : demands.told(checks)
    case .wrongWay, .tooManyTouches, .moved, .lifted, .touchesCancelled, .nothingToScroll,
      .delayOver, .waitsFor, .waitsInCircle, .requiredToFail, .shouldBeginNo, .viewSaidNo,
      .prevented, .disabled, .viewRemoved, .setByCode, .stoppedItself, .transition,
      .wheel, .pointer, .contentKeepsTouch, .reset:
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
      en: "It needs \(count) \(count == 1 ? "tap" : "taps")\(demands.source(gap)).",
      zh: "它需要 \(count) 次点击\(demands.source(gap))。")
  }

  private var whyMatched: StyledText {
    switch scene[change.id].kind {
    case .tap:
      return say(
        en: "A tap recognizes when the finger lifts for the last tap it needs, not before.",
        zh: "点击要等到最后一次抬起才算完成。")
    case .longPress:
      return say(
        en: "From now on it follows the finger, however far it moves.",
        zh: "从现在起它跟着手指，移动多远都可以。")
    case .pan, .scrollPan, .edgePan: return check(.moved, at: change.index).map { panned($0) } ?? ""
    case .swipe:
      guard let along = check(.along, at: change.index), let needed = along.limit else { return "" }
      return say(
        en: """
          A swipe as fast as this needs \(points(needed))\(demands.source(along)) and is recognized during \
          the move, not at the lift.
          """,
        zh: """
          这样快的轻扫需要移动 \(points(needed))\(demands.source(along))，在移动中识别，不等抬起。
          """)
    case .pinch: return check(.spread, at: change.index).map(spread) ?? ""
    case .rotation: return check(.turned, at: change.index).map(begins) ?? ""
    case .hover, .custom, .scrollDelay: return ""
    }
  }

  /// 10.28: how far the fingers go.
  private func spread(_ check: Check) -> StyledText {
    guard let limit = check.limit else { return "" }
    let (amount, source) = (demands.amount(limit, check), demands.source(check))
    return say(
      en: "It begins once their distance has changed by \(amount)\(source).",
      zh: "两指距离的变化满 \(amount)时它开始\(source)。")
  }

  private func begins(_ check: Check) -> StyledText {
    guard let limit = check.limit else { return "" }
    let amount = demands.amount(limit, check)
    return say(
      en: "It begins at \(amount) or more\(demands.source(check)).",
      zh: "满 \(amount)时它开始\(demands.source(check))。")
  }

  /// 10.13, 10.14: how far it takes, and what is left of it.
  private func panned(_ moved: Check) -> StyledText {
    guard let limit = moved.limit, change.value != moved.way else { return begins(moved) }
    let (needed, source) = (points(limit), demands.source(moved))
    let value = change.value
    let start = Point((value.x * 10).rounded() / 10, (value.y * 10).rounded() / 10).short
    return say(
      en: """
        It begins at \(needed) or more\(source); those points are subtracted, so the translation starts at \
        \(number: start).
        """,
      zh: """
        移动达到 \(needed)它就开始\(source)；开头这段距离不计入 \(code: "translation")，所以它从 \(number: start) 算起。
        """)
  }

  /// 11.5: what a short tap saves.
  private func delay(_ checks: [Check]) -> StyledText {
    guard let held = checks.first(where: { $0.name == .held }), let limit = held.limit else {
      return ""
    }
    let (time, source) = (demands.amount(limit, held), demands.source(held))
    return say(
      en: """
        The scroll view would have delayed the touch for \(time)\(source); the lift came before, so it \
        delays nothing any more.
        """,
      zh: "滚动视图本会把触摸扣留 \(time)\(source)；手指在那之前抬起，所以不再扣留。")
  }
}
