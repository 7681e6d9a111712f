import TouchCore
import TouchInquiry

//  buy can be hit in 62 % of its area, 120x44 pt
//    30 %: header lies in front of it                         2.5
//     8 %: it sticks out of card, beyond its right edge       2.11

/// How much of a view can be hit, and who has the rest.
struct ReachAnswer: Telling {
  let viewpoint: Viewpoint
  let reach: AreaReach

  var told: [StyledText] {
    [whole] + reach.losses.prefix(6).map(loss) + (reach.losses.count > 6 ? [more] : [])
  }

  private var whole: StyledText {
    let who = name(reach.view)
    guard reach.area > 0 else {
      return say(
        en: "\(name: who) has no area, so nothing can hit it.",
        zh: "\(name: who) 没有面积，所以什么都命中不了它。")
    }
    let share = percent(reach.reachable)
    let about = reach.isExact ? StyledText("") : say(en: "about ", zh: "大约 ")
    if reach.isWhole, sharesHits {
      return say(
        en:
          "Everywhere in the bounds of \(name: who), \(size), a touch hits it or a view inside it.",
        zh: "\(name: who) 的 \(code: "bounds")（\(size)）里，处处都会命中它或它里面的视图。")
    }
    return reach.isWhole
      ? say(
        en: "\(name: who) can be hit everywhere in its bounds, \(size).",
        zh: "\(name: who) 的 \(code: "bounds")（\(size)）处处都能命中。")
      : say(
        en: "\(name: who) can be hit in \(about)\(number: share) of its bounds, \(size):",
        zh: "\(name: who) 的 \(code: "bounds")（\(size)）有 \(about)\(number: share) 能命中：")
  }

  /// Whether views inside it may be hit in its place; a plain control counts only itself.
  private var sharesHits: Bool {
    let view = scene[reach.view]
    return (!view.kind.isControl || view.kind.isComposite)
      && view.subviews.contains { scene[$0].isUserInteractionEnabled && !scene[$0].isHidden }
  }

  private var size: StyledText {
    let bounds = scene[reach.view].bounds
    return "\(number: "\(tenths(bounds.size.width))x\(tenths(bounds.size.height))") pt"
  }

  private func percent(_ area: Double) -> String {
    let share = reach.area > 0 ? area / reach.area * 100 : 0
    return share > 0 && share < 0.1 ? "<0.1 %" : "\(tenths(share)) %"
  }

  private func loss(_ loss: AreaLoss) -> StyledText {
    let why = AreaLossWords(loss.reason, in: scene).phrase
    let rule = loss.reason.rule(of: reach.view).map {
      say(en: " (\(number: $0.description))", zh: "（\(number: $0.description)）")
    }
    return say(
      en: "  \(number: percent(loss.area)): \(why.english)\(rule ?? "")",
      zh: "  \(number: percent(loss.area))：\(why.chinese)\(rule ?? "")")
  }

  private var more: StyledText {
    let count = reach.losses.count - 6
    return say(en: "  \(number: "\(count)") more parts", zh: "  另有 \(number: "\(count)") 块")
  }
}

extension Narrator {
  /// How much of a view can be hit, and who has the rest: a line first, and one for every part.
  public func told(_ reach: AreaReach) -> [StyledText] {
    ReachAnswer(viewpoint: viewpoint, reach: reach).told
  }
}
