import TouchCore
import TouchInquiry
import TouchNarration

/// What is said of who gets a tap where.
enum HitMapWords {
  static let hitMapDiffIsOfWhatIf = Phrase(
    en: "\(code: "hitmap --diff") draws what the last \(code: "whatif") changed: make the edit "
      + "with \(code: "whatif EDIT") first",
    zh: "\(code: "hitmap --diff") 画出上一次 \(code: "whatif") 改变了什么：请先用 "
      + "\(code: "whatif EDIT") 做出修改")

  static let nothingToDiff = Phrase(
    en: "nothing has been changed yet; \(code: "whatif") or \(code: "set") first, then "
      + "\(code: "hitmap --diff")",
    zh: "还没有改过什么；先用 \(code: "whatif") 或 \(code: "set")，再用 \(code: "hitmap --diff")")

  static let noWindowToDraw = Phrase(en: "there is no window to draw", zh: "没有可以画的窗口")

  static let sameHits = Phrase(
    en: "a tap at any place does as before the change", zh: "在任何位置点击，结果都和修改之前相同")

  static let nobody = Phrase(en: "nobody", zh: "没有视图")
  static let asBefore = Phrase(en: "as before", zh: "和之前相同")

  static func area(_ area: Double, isExact: Bool) -> Phrase {
    let number = grouped(area)
    return Phrase(
      en: "\(isExact ? "" : "about ")\(number: number) pt²",
      zh: "\(isExact ? "" : "约 ")\(number: number) pt²")
  }

  /// What an owner lost and gained, and where it does something else with a tap than before.
  static func areaChange(_ change: HitMap.Difference, isExact: Bool) -> Phrase {
    let parts = [
      (change.lost, Phrase(en: "\(bad: "lost") ", zh: "\(bad: "失去") ")),
      (change.gained, Phrase(en: "\(good: "gained") ", zh: "\(good: "得到") ")),
      (change.otherwise, Phrase(en: "\(strong: "acts otherwise on") ", zh: "\(strong: "做法不同") ")),
    ]
    var all: Phrase?
    for (size, head) in parts where size > 0 {
      let part = head + area(size, isExact: isExact)
      all = all.map { $0 + Phrase(en: ", ", zh: "，") + part } ?? part
    }
    return all ?? Phrase(en: "", zh: "")
  }

  /// Who takes a tap from its hit view; nobody where a scroll view keeps it from its content.
  static func takesTap(_ recognizer: String?) -> Phrase {
    guard let recognizer else {
      return Phrase(en: "hit, but gets no message", zh: "命中了，但收不到消息")
    }
    return Phrase(
      en: "hit, but \(name: recognizer) takes the tap", zh: "命中了，但 \(name: recognizer) 拿走了点击")
  }

  /// What is left out, and where it could change who gets a tap.
  static func unsureTap(_ omission: Omission, on names: [String], more: Int) -> Phrase {
    let english = names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    let chinese = names.joined(separator: "、") + (more > 0 ? " 等 \(names.count + more) 个" : "")
    return Phrase(
      en: """
        \(code: "LIKELY") only at \(name: english): the model leaves out \(code: omission.id). \
        \(omission.sentence.english)
        """,
      zh: """
        \(code: "LIKELY")（很可能）：在 \(name: chinese) 处，模型略去了 \(code: omission.id)。\
        \(omission.sentence.chinese)
        """)
  }

  static let unsureOfOthers = Phrase(
    en: """
      What the model leaves out was looked up for \(TapAtlas.mostExamined) views; \
      \(code: "why-not VIEW") says it of any other.
      """,
    zh: "只对 \(TapAtlas.mostExamined) 个视图查了模型略去的内容；其他视图请用 \(code: "why-not 视图")")

  /// A whole number with a blank between thousands.
  static func grouped(_ number: Double) -> String {
    guard number < 1e15 else { return exact(number) }
    guard number >= 1 || number == 0 else { return "<1" }
    let digits = Array("\(Int(number.rounded()))")
    return digits.enumerated().map { place, digit in
      let isBorder = place > 0 && (digits.count - place) % 3 == 0
      return (isBorder ? " " : "") + String(digit)
    }.joined()
  }

  static func andAlso(_ list: String, more: Int) -> Phrase {
    Phrase(
      en: "\(dim: "and less:") \(list)" + (more > 0 ? " and \(more) more" : ""),
      zh: "\(dim: "更小的：")\(list)" + (more > 0 ? " 以及另外 \(more) 个" : ""))
  }

  static func deadZones(_ controls: [Phrase], more: Int) -> Phrase {
    let list = { (language: Language, separator: StyledText) in
      controls.dropFirst().reduce(controls.first?[language] ?? "") {
        $0 + separator + $1[language]
      }
    }
    return Phrase(
      en: "\(bad: "never reached"): " + list(.english, ", ")
        + (more > 0 ? " and \(more) more" : ""),
      zh: "\(bad: "永远碰不到")：" + list(.simplifiedChinese, "、")
        + (more > 0 ? " 以及另外 \(more) 个" : ""))
  }

  /// A control that nobody can touch, with the reason in brackets.
  static func neverReached(_ name: String, _ why: WhyNot, in scene: Scene) -> Phrase {
    guard let reason = reason(why, in: scene) else {
      return Phrase(en: "\(name: name)", zh: "\(name: name)")
    }
    return Phrase(
      en: "\(name: name) (" + reason.english + ")", zh: "\(name: name)（" + reason.chinese + "）")
  }

  private static func reason(_ why: WhyNot, in scene: Scene) -> Phrase? {
    switch why {
    case .refused(_, let verdict): return refusal(verdict)
    case .ownOverride:
      return Phrase(en: "its own \(code: "hitTest")", zh: "它自己的 \(code: "hitTest")")
    case .descendantAnswered(_, let other), .siblingAnswered(_, _, _, let other):
      let name = scene.name(of: other)
      return Phrase(en: "covered by \(name: name)", zh: "被 \(name: name) 盖住")
    case .otherWindow(let window, _):
      let name = scene.name(of: window)
      return Phrase(en: "behind window \(name: name)", zh: "被窗口 \(name: name) 盖住")
    case .ancestorRefused(let ancestor, _, let verdict):
      let name = scene.name(of: ancestor)
      guard verdict != .outside else {
        return Phrase(en: "outside of \(name: name)", zh: "在 \(name: name) 之外")
      }
      return Phrase(en: "\(name: name) is ", zh: "\(name: name) ") + refusal(verdict)
    case .ancestorOverridden(let ancestor, _), .takenBack(let ancestor, _):
      let name = scene.name(of: ancestor)
      return Phrase(
        en: "\(code: "hitTest") of \(name: name)", zh: "\(name: name) 的 \(code: "hitTest")")
    case .ignored: return Phrase(en: "all events are ignored", zh: "所有事件都被忽略")
    case .itDid, .notDrawnThere, .windowNotShown, .notInWindow, .noTouch: return nil
    }
  }

  private static func refusal(_ verdict: AskVerdict) -> Phrase {
    switch verdict {
    case .hidden: Phrase(en: "hidden", zh: "隐藏了")
    case .alpha: Phrase(en: "transparent", zh: "是透明的")
    case .interaction: Phrase(en: "not interactive", zh: "不接受交互")
    case .animating: Phrase(en: "animating", zh: "正在播放动画")
    case .outside:
      Phrase(
        en: "empty, or its own \(code: "pointInside")", zh: "没有面积，或由它自己的 \(code: "pointInside") 决定")
    case .inside, .overridden:
      Phrase(en: "its own \(code: "hitTest")", zh: "由它自己的 \(code: "hitTest") 决定")
    }
  }
}
