import TouchCore
import TouchInquiry
import TouchNarration

extension Words {
  /// What the fingers would have to do otherwise; nil where the number says nothing of its own.
  static func otherwise(_ shortfall: Shortfall) -> Phrase? {
    let change = shortfall.change
    // A timer that ran out right at its limit says that something did not come, not how late.
    guard change != 0 else { return nil }
    let amount = amount(abs(change), shortfall.check.unit)
    switch shortfall.check.name {
    case .moved, .along, .spread:
      return change > 0
        ? Phrase(en: "It wants the finger to move \(amount) further.", zh: "手指要再多移动 \(amount)。")
        : Phrase(en: "It wants the finger to move \(amount) less.", zh: "手指要少移动 \(amount)。")
    case .turned:
      return Phrase(en: "It wants the fingers to turn \(amount) further.", zh: "手指要再多转 \(amount)。")
    case .across:
      return Phrase(
        en: "It wants the finger to stray \(amount) less.", zh: "手指要少偏离 \(amount)。")
    case .held:
      return change > 0
        ? Phrase(en: "It wants the finger to be held \(amount) longer.", zh: "手指要再多按住 \(amount)。")
        : Phrase(
          en: "It wants the finger to be lifted \(amount) earlier.", zh: "手指要早 \(amount) 抬起。")
    case .betweenTaps:
      return Phrase(en: "It wants the next tap \(amount) earlier.", zh: "下一次点击要早 \(amount)。")
    case .fromFirstTap:
      return Phrase(
        en: "It wants the tap \(amount) nearer to the first one.", zh: "这次点击要离第一次近 \(amount)。")
    case .fromEdge:
      return Phrase(
        en: "It wants the finger to start \(amount) nearer to the edge.",
        zh: "手指要从离边缘近 \(amount) 的地方开始。")
    case .fingers, .taps:
      return nil  // How many it needs is said with the reason.
    default: return nil  // Nothing that fingers do.
    }
  }

  private static func amount(_ amount: Double, _ unit: Check.Unit) -> String {
    guard unit == .milliseconds else {
      return Margin.amount(amount, unit == .degrees ? "°" : unit.rawValue)
    }
    return amount >= 1000 ? "\(short(amount / 1000)) s" : "\(short(amount)) ms"
  }
}
