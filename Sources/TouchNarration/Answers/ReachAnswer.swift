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
    return reach.isWhole
      ? say(
        en: "\(name: who) can be hit everywhere in its bounds, \(size).",
        zh: "\(name: who) 的 \(code: "bounds")（\(size)）处处都能命中。")
      : say(
        en: "\(name: who) can be hit in \(about)\(number: share) of its bounds, \(size):",
        zh: "\(name: who) 的 \(code: "bounds")（\(size)）有 \(about)\(number: share) 能命中：")
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
    let rule = loss.reason.rule.map {
      say(en: " (\(number: $0.description))", zh: "（\(number: $0.description)）")
    }
    return say(
      en: "  \(number: percent(loss.area)): \(why(loss.reason))\(rule ?? "")",
      zh: "  \(number: percent(loss.area))：\(why(loss.reason))\(rule ?? "")")
  }

  private var more: StyledText {
    let count = reach.losses.count - 6
    return say(en: "  \(number: "\(count)") more parts", zh: "  另有 \(number: "\(count)") 块")
  }

  private func why(_ reason: AreaLossReason) -> StyledText {
    switch reason {
    case .offScreen: say(en: "it lies beside the screen", zh: "在屏幕之外")
    case .ignored: say(en: "interaction events are being ignored", zh: "正在忽略交互事件")
    case .windowNotShown(let window):
      say(en: "\(name: name(window)) is not shown", zh: "\(name: name(window)) 没有显示")
    case .refused(let by, let verdict): refused(by, verdict)
    case .outside(let ancestor, let edges): outside(ancestor, edges)
    case .overridden(let by):
      say(
        en: "\(code: "hitTest") of \(name: name(by)) answers for it",
        zh: "\(name: name(by)) 的 \(code: "hitTest") 另有回答")
    case .inside(let view):
      say(en: "\(name: name(view)) in it is hit", zh: "命中的是它里面的 \(name: name(view))")
    case .covered(let by, let branch): covered(by, branch)
    case .otherWindow(let window, let hit):
      say(
        en: "\(name: name(hit)) in the window \(name: name(window)) is asked before",
        zh: "窗口 \(name: name(window)) 里的 \(name: name(hit)) 先被询问")
    case .swallowed: say(en: "an animation keeps touches away", zh: "动画挡住了触摸")
    }
  }

  private func covered(_ view: ViewID, _ branch: ViewID) -> StyledText {
    guard view != branch else {
      return say(
        en: "\(name: name(view)) lies in front of it", zh: "\(name: name(view)) 在它前面")
    }
    return say(
      en: "\(name: name(view)) in \(name: name(branch)) lies in front of it",
      zh: "\(name: name(branch)) 里的 \(name: name(view)) 在它前面")
  }

  private static let edges: [(edge: Edges, english: StyledText, chinese: StyledText)] = [
    (.top, "top edge", "上边"), (.left, "left edge", "左边"), (.bottom, "bottom edge", "下边"),
    (.right, "right edge", "右边"),
  ]

  private func outside(_ ancestor: ViewID, _ edges: Edges) -> StyledText {
    guard !edges.isEmpty else {
      return say(
        en: "\(code: "point(inside:)") of \(name: name(ancestor)) says no",
        zh: "\(name: name(ancestor)) 的 \(code: "point(inside:)") 说不在")
    }
    let words = joined(
      Self.edges.filter { edges.contains($0.edge) }.map { say(en: $0.english, zh: $0.chinese) },
      by: say(en: " and ", zh: "和"))
    return say(
      en: "it sticks out of \(name: name(ancestor)), beyond its \(words)",
      zh: "超出了 \(name: name(ancestor)) 的\(words)")
  }

  private func refused(_ by: ViewID, _ verdict: Verdict) -> StyledText {
    let who = name(by)
    return switch verdict {
    case .hidden: say(en: "\(name: who) is hidden", zh: "\(name: who) 隐藏着")
    case .alpha: say(en: "\(name: who) is clear", zh: "\(name: who) 是透明的")
    case .interaction:
      say(en: "\(name: who) takes no touches", zh: "\(name: who) 关闭了交互")
    case .animating: say(en: "\(name: who) animates", zh: "\(name: who) 正在动画")
    case .inside, .outside, .overridden:
      say(en: "\(name: who) refuses", zh: "\(name: who) 拒绝")
    }
  }
}

extension Narrator {
  /// How much of a view can be hit, and who has the rest: a line first, and one for every part.
  public func told(_ reach: AreaReach) -> [StyledText] {
    ReachAnswer(viewpoint: viewpoint, reach: reach).told
  }
}
