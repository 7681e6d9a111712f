import SceneLanguage
import TouchCore

//  held 300 of at least 500 ms   ─▶  "It needs 500 ms (minimumPressDuration), 200 ms more."
//  moved 60 of at most 45 pt     ─▶  "A tap allows 45 pt (model.tapMovement)."

/// What a recognizer asks for and who set the limit, from what a touch was held against.
struct DemandWords: Telling {
  let viewpoint: Viewpoint

  /// What was asked for and not found, a sentence each.
  func told(_ checks: [Check]) -> StyledText {
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
  func amount(_ number: Double, _ check: Check) -> StyledText {
    switch check.unit {
    case .points: points(number)
    case .milliseconds: time(Int(saturating: number.rounded()))
    case .degrees:
      say(en: "\(number: tenths(number) + " degrees")", zh: "\(number: tenths(number)) 度")
    case .pointsPerSecond, .none: "\(number: tenths(number))"
    }
  }

  /// Who set the limit of a check, in brackets.
  func source(_ check: Check) -> StyledText {
    let who: StyledText
    switch check.origin {
    case .setting(let setting): who = self.setting(setting)
    case .property(let property, _): who = "\(code: property.rawValue)"
    case .system: return ""
    }
    return say(en: " (\(who))", zh: "（\(who)）")
  }
}
