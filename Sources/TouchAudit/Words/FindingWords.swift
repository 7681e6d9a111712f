import SceneLanguage
import TouchCore
import TouchInquiry
import TouchNarration

/// A finding in words.
public struct FindingWords {
  private let finding: Finding
  private let scene: Scene

  /// Makes the words of a finding about a scene.
  public init(_ finding: Finding, in scene: Scene) {
    self.finding = finding
    self.scene = scene
  }

  /// The view it is about: its name, and its class.
  public var subject: StyledText {
    let view = scene[finding.view]
    return "\(name: scene.name(of: finding.view)) (\(view.className))"
  }

  /// Subject and message: `'Buy' (UIButton, id aB1) cannot be hit: …`, with the other controls that the
  /// same cause costs.
  public var sentence: Phrase {
    guard !finding.also.isEmpty else {
      return Phrase(en: shown(finding.view) + " ", zh: shown(finding.view) + " ") + message
    }
    let count = finding.also.count
    let names = finding.also.prefix(3).map { shown($0) }.joined(by: ", ")
    return Phrase(
      en: shown(finding.view) + " " + message.english
        + "; \(number: "\(count)") more control\(count == 1 ? "" : "s") as well: " + names
        + (count > 3 ? " …" : ""),
      zh: shown(finding.view) + " " + message.chinese
        + "；另有 \(number: "\(count)") 个控件也一样：" + names + (count > 3 ? " …" : ""))
  }

  /// What most often helps; a bar stays where it is, and what a row shows belongs into its content view.
  public var advice: Phrase {
    if let superview = scene[finding.view].superview,
      let content = scene.contentView(of: superview),
      finding.others.contains(content)
    {
      return AuditRule.besideContent.advice
    }
    if finding.rule.isAboutPlace, finding.others.contains(where: { scene[$0].kind == .content }) {
      return Phrase(
        en: "move the control into the content view, which the row lays out beside its accessory",
        zh: "把控件移进内容视图：内容视图由行来布局，旁边是附件")
    }
    guard finding.rule != .partlyOutside,
      finding.others.contains(where: { scene[$0].isBarOfApp })
    else {
      return finding.rule.advice
    }
    return Phrase(
      en: "move the control out of the bar: constrain it to the safe area",
      zh: "把控件移出栏的范围：约束到安全区域内")
  }

  /// A view as people find it again: its words or its name, its class, and what Interface Builder or
  /// the debugger calls it.
  private func shown(_ view: ViewID) -> StyledText {
    let (name, it) = (scene.name(of: view), scene[view])
    let title = it.text.flatMap { $0.isEmpty ? nil : "'\($0.prefix(40))'" } ?? name
    let origin =
      it.debuggedAddress.map { Origins.spelled($0) }
      ?? it.origins.identifier.map { "id \($0)" } ?? it.origins.address.map { Origins.spelled($0) }
    return "\(name: terminalSafe(title)) (\(it.className)" + (origin.map { ", \($0))" } ?? ")")
  }

  /// What is the matter, in one sentence without the subject.
  public var message: Phrase {
    let names = FoundNames(scene)
    guard !finding.causes.isEmpty else { return names.telling(plain) }
    let parts = finding.causes.prefix(3).map(worded)
    return names.telling(
      Phrase(
        en: head.english + ": " + parts.map { $0.english }.joined(by: "; "),
        zh: head.chinese + "：" + parts.map { $0.chinese }.joined(by: "；")))
  }

  /// A reason, and how much it takes.
  private func worded(_ cause: Finding.Cause) -> Phrase {
    let (share, why) = (Self.percent(cause.share), AreaLossWords(cause.reason, in: scene).phrase)
    return why + Phrase(en: " (\(number: share))", zh: "（\(number: share)）")
  }

  /// How much can be hit, in hundredths.
  public var reachable: Phrase? {
    finding.reachable.map { share in
      let percent = Self.percent(share)
      return Phrase(
        en: "\(number: percent) reachable" + (finding.isExact ? "" : " (about)"),
        zh: (finding.isExact ? "" : "大约 ") + "\(number: percent) 可以点中")
    }
  }

  /// How sure it is, and what it lacks to be better.
  public var certainty: Phrase {
    let (grade, reasons) = (finding.certainty.grade, self.reasons)
    let word: StyledText =
      grade == .proved ? "\(good: grade.rawValue)" : "\(code: grade.rawValue)"
    guard !reasons.isEmpty else { return Phrase(en: word, zh: word) }
    return Phrase(
      en: word + ": " + reasons.map { $0.english }.joined(by: "; "),
      zh: word + "：" + reasons.map { $0.chinese }.joined(by: "；"))
  }

  /// What keeps it from being proved, the first few of each kind.
  private var reasons: [Phrase] {
    let certainty = finding.certainty
    let doubts = finding.doubts.prefix(3).map { doubt -> StyledText in
      let words = UnknownFacts.worded.filter { doubt.facts.contains($0.member) }.map { $0.word }
      return "\(name: scene.name(of: doubt.view)): "
        + StyledText(words.joined(separator: "|"), .plain)
    }
    let rules = certainty.weakest.map { "\(number: $0.description)" as StyledText }
    let omissions = certainty.omissions.prefix(2).map { "\(code: $0.omission.id)" as StyledText }
    let kinds: [(en: StyledText, zh: StyledText, things: [StyledText])] = [
      ("unknown for ", "不知道 ", doubts), ("left out: ", "模型略去 ", omissions),
      ("depends on rules ", "依据规则 ", rules),
    ]
    return kinds.filter { !$0.things.isEmpty }.map { kind in
      let list = kind.things.joined(by: ", ")
      return Phrase(en: kind.en + list, zh: kind.zh + list)
    }
  }

  /// A share in hundredths; only all is 100, and only nothing 0.
  static func percent(_ share: Double) -> String {
    if share > 0, share < 0.01 { return "<1%" }
    // A sum of parts may be less than all by its rounding.
    return "\(share > 1 - 1e-9 ? 100 : min(Int(share * 100 + 0.5), 99))%"
  }

  /// The names of the others, the first few.
  private var others: StyledText {
    let names = finding.others.prefix(4).map { view -> StyledText in
      "\(name: scene.name(of: view))"
    }
    return names.joined(by: ", ") + (finding.others.count > 4 ? " …" : "")
  }

  private var size: String {
    finding.size.map { "\(short($0.width))x\(short($0.height))" } ?? ""
  }

  /// What stands before the causes.
  private var head: Phrase {
    switch finding.rule {
    case .outside, .covered: Phrase(en: "cannot be hit", zh: "点不中")
    case .plainInside where finding.reachable == 0: Phrase(en: "cannot be hit", zh: "点不中")
    case .superviewRefuses: Phrase(en: "cannot be hit now", zh: "现在点不中")
    case .controlsOverlap: Phrase(en: "overlaps " + others, zh: "与 " + others + " 重叠")
    case .partlyOutside, .partlyCovered, .plainInside, .flatSuperview, .flatControl,
      .deafRecognizer, .small, .silentButton, .sharedRecognizer, .cancellingTap, .besideContent,
      .clearOverlay, .windowOnTop, .unknownOverride, .nestedControls, .nearEdge, .beyondContent,
      .duplicate:
      Phrase(en: "partly unreachable", zh: "有一部分点不中")
    }
  }

  private var recognizer: StyledText { "\(name: finding.recognizer ?? "?")" }

  /// The message of those that have no causes.
  private var plain: Phrase {
    switch finding.rule {
    case .flatSuperview:
      Phrase(
        en: "is in " + others + ", whose size is \(number: size)",
        zh: "在 \(number: size) 的 " + others + " 里")
    case .flatControl: Phrase(en: "has the size \(number: size)", zh: "大小是 \(number: size)")
    case .deafRecognizer:
      Phrase(
        en: "has recognizer " + recognizer + ", but isUserInteractionEnabled is false",
        zh: "有识别器 " + recognizer + "，但 isUserInteractionEnabled 是关的")
    case .small:
      Phrase(en: "can be hit only in \(number: size)", zh: "只有 \(number: size) 可以点中")
    case .sharedRecognizer:
      Phrase(
        en: "keeps recognizer " + recognizer + ", which was also added to " + others,
        zh: "留着识别器 " + recognizer + "，它也是给 " + others + " 的")
    case .cancellingTap:
      Phrase(
        en: "has tap recognizer " + recognizer + ", which cancels the touches of " + others,
        zh: "有点按手势 " + recognizer + "，它会取消 " + others + " 的触摸")
    case .besideContent:
      Phrase(en: "is a sibling of the content view of " + others, zh: "在 " + others + " 的内容视图旁边")
    case .clearOverlay: Phrase(en: "covers " + others, zh: "盖住 " + others)
    case .windowOnTop: Phrase(en: "takes the touches of " + others, zh: "拿走 " + others + " 的触摸")
    case .unknownOverride:
      Phrase(
        en: "may override hit testing" + (finding.others.isEmpty ? "" : " of " + others),
        zh: "可能重写了命中测试" + (finding.others.isEmpty ? "" : "：" + others))
    case .nestedControls: Phrase(en: "is inside " + others, zh: "在 " + others + " 里面")
    case .nearEdge:
      finding.others.isEmpty
        ? Phrase(en: "is at the edge of the screen", zh: "在屏幕边上")
        : Phrase(en: "is just below " + others, zh: "紧挨在 " + others + " 下面")
    case .beyondContent:
      Phrase(
        en: "is outside the content of " + others + ", whose size is \(number: size)",
        zh: "在 " + others + " 的内容（\(number: size)）之外")
    case .duplicate: Phrase(en: "is under " + others, zh: "在 " + others + " 下面")
    case .outside, .partlyOutside, .superviewRefuses, .covered, .partlyCovered, .controlsOverlap,
      .plainInside, .silentButton:
      finding.rule.title
    }
  }
}
