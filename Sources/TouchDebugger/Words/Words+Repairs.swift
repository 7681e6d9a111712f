import TouchCore
import TouchNarration

extension Words {
  static func moments(_ steps: [Int], ofTrial: Bool) -> Phrase {
    let list = steps.map { "#\($0 + 1)" }.joined(separator: " ")
    guard !ofTrial else {
      return Phrase(
        en: "\(number: list)  \(dim: "steps of that tap, which is in no record")",
        zh: "\(number: list)  \(dim: "是这次假设的点击的步骤，不在记录里")")
    }
    return Phrase(
      en: "\(number: list)  \(dim: "goto N jumps there")",
      zh: "\(number: list)  \(dim: "goto N 跳到那一步")")
  }

  static func wouldBeOtherwise(
    with settings: [(setting: Setting, isOn: Bool)], isGrade: Bool
  ) -> Phrase {
    let names = settings.map { "model.\($0.setting.rawValue) \($0.isOn ? "on" : "off")" }
    let grade = isGrade ? Grade.likely.rawValue : ""
    return Phrase(
      en: "\(code: grade)\(isGrade ? ": it" : "It") would be otherwise with "
        + "\(code: names.joined(separator: " or ")); nobody documents that.",
      zh: "\(code: grade)\(isGrade ? "（很可能）：" : "")若 "
        + "\(code: names.joined(separator: " 或 "))，结果就不同；这一点没有文档。")
  }

  static func smallestEdits(_ count: Int, arePairs: Bool) -> Phrase {
    guard !arePairs else {
      return Phrase(
        en: "no single edit is enough; \(strong: "these pairs") are, each tried:",
        zh: "单独修改一处都不够；\(strong: "下面这些成对的修改")可以，逐一试过：")
    }
    return Phrase(
      en: count == 1
        ? "\(strong: "the one edit") that is enough, tried:"
        : "\(strong: "the smallest edits") that are enough, each tried:",
      zh: "\(strong: "足够的最小修改")，\(count == 1 ? "" : "逐一")试过：")
  }

  static func nothingHelps(tried count: Int, leavesPairs: Bool) -> Phrase {
    guard count > 0 else {
      return Phrase(
        en: "\(bad: "no edit helps"): nothing that can be edited leads there.",
        zh: "\(bad: "没有修改能帮上忙")：能改的东西都到不了那里。")
    }
    guard !leavesPairs else {
      return Phrase(
        en: "\(bad: "nothing found"): no single edit of the \(count) that matter is enough; of "
          + "their pairs only the likeliest were tried.",
        zh: "\(bad: "没有找到")：有关的 \(count) 处修改，单独一处不够；成对的只试了最可能的一部分。")
    }
    return Phrase(
      en: "\(bad: "nothing found"): "
        + (count == 1
          ? "the one edit that may matter is not enough, nor is a pair that begins with it."
          : "no single edit of the \(count) that matter is enough, and no pair that begins with "
            + "one of them."),
      zh: "\(bad: "没有找到")：有关的 \(count) 处修改，单独一处不够，由它们开头的成对修改也不够。")
  }

  static func butNotSent(_ action: String) -> Phrase {
    Phrase(
      en: "Yet \(code: action) was not sent to anybody: \(code: "why-not \(action)") says why.",
      zh: "但是 \(code: action) 没有发给任何人：\(code: "why-not \(action)") 说明原因。")
  }

  /// 7.20: a disabled control is hit all the same.
  static let butDisabled = Phrase(
    en: "Yet its \(code: "isEnabled") is off, so it does nothing with a touch.",
    zh: "但是它的 \(code: "isEnabled") 关闭了，所以不会处理触摸。")

  static func implement(_ action: String, oneOf names: [String]) -> Phrase {
    let list = Listed(names)
    return Phrase(
      en: "One of those asked has to implement it, as \(code: "~handles \(action)") says in a "
        + "scene: \(name: list.english).",
      zh: "被问到的当中要有一个实现它，在场景里写作 \(code: "~handles \(action)")："
        + "\(name: list.chinese)。")
  }

  static func moreEdits(_ count: Int) -> Phrase {
    Phrase(en: "     \(dim: "and \(count) more")", zh: "     \(dim: "另有 \(count) 种")")
  }

  static let notEnough = Phrase(en: "not enough alone:", zh: "单独不够：")

  static func because(_ obstacle: Phrase) -> Phrase {
    Phrase(en: ": " + obstacle.english, zh: "：" + obstacle.chinese)
  }
}

extension Words {
  /// What still stands in a view's way, in a clause.
  static func obstacle(_ why: WhyNot, about view: ViewID, in scene: Scene) -> Phrase? {
    switch why {
    case .itDid, .noTouch: nil
    case .refused(_, let verdict): still(verdict, scene.name(of: view))
    case .ancestorRefused(let ancestor, _, let verdict): still(verdict, scene.name(of: ancestor))
    case .ownOverride: own(scene.name(of: view))
    case .ancestorOverridden(let ancestor, _): own(scene.name(of: ancestor))
    case .siblingAnswered(let sibling, _, _, _): answers(scene.name(of: sibling))
    case .descendantAnswered(_, let below): answers(scene.name(of: below))
    case .otherWindow(let window, _): answers(scene.name(of: window))
    case .windowNotShown(let window, _):
      Phrase(
        en: "the window \(name: scene.name(of: window)) is still not shown",
        zh: "窗口 \(name: scene.name(of: window)) 仍未显示")
    case .notInWindow: Phrase(en: "it is in no window", zh: "它不在任何窗口里")
    case .ignored: Phrase(en: "events are still ignored", zh: "事件仍被忽略")
    }
  }

  private static func answers(_ name: String) -> Phrase {
    Phrase(en: "\(name: name) still takes it", zh: "\(name: name) 仍然接住触摸")
  }

  private static func own(_ name: String) -> Phrase {
    Phrase(
      en: "\(name: name)'s own \(code: "hitTest") still decides",
      zh: "仍由 \(name: name) 自己的 \(code: "hitTest") 决定")
  }

  private static func still(_ verdict: Verdict, _ name: String) -> Phrase {
    switch verdict {
    case .outside:
      Phrase(en: "the point is still outside \(name: name)", zh: "点仍在 \(name: name) 之外")
    case .hidden: Phrase(en: "\(name: name) is still hidden", zh: "\(name: name) 仍然隐藏")
    case .interaction:
      Phrase(en: "\(name: name) still takes no touches", zh: "\(name: name) 仍不可交互")
    case .alpha: Phrase(en: "\(name: name) is still transparent", zh: "\(name: name) 仍然透明")
    case .animating: Phrase(en: "\(name: name) still animates", zh: "\(name: name) 仍在动画中")
    case .inside, .overridden: own(name)
    }
  }
}
