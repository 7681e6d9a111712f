import TouchCore
import TouchInquiry

extension WhyNoGestureAnswer {
  /// Why a recognizer never saw a touch.
  var neverShown: StyledText {
    let reason = reasonOfHiding
    guard !reason.isEmpty else {
      return say(
        en: "\(name: name(why.recognizer)) was not shown a touch: no such touch went down.",
        zh: "\(name: name(why.recognizer)) 没有看到触摸：没有这样一次触摸按下。")
    }
    return say(
      en: "\(name: name(why.recognizer)) was not shown \(touch.said): \(reason).",
      zh: "\(name: name(why.recognizer)) 没有看到\(touch.said)：\(reason)。")
  }

  private var reasonOfHiding: StyledText {
    let it = scene[why.recognizer]
    switch why.reason {
    case .otherView(let hit):
      return elsewhere(hit, it.view, proof)
    case .nobodyHit:
      return say(
        en: "hit testing found no view, so the touch was dropped (\(proof))",
        zh: "命中测试没有找到视图，触摸被丢弃了（\(proof)）")
    case .eventsIgnored:
      return say(
        en: "the application was ignoring interaction events (\(proof))",
        zh: "应用当时正在忽略交互事件（\(proof)）")
    case .disabled: return off
    case .detached:
      return say(
        en: "it is attached to no view then (\(why.steps.first.map(place) ?? proof))",
        zh: "它那时没有加在任何视图上（\(why.steps.first.map(place) ?? proof)）")
    case .ownerHasItOff: return offByOwner(it, proof)
    case .undecided:
      return say(en: "no step of the record says why", zh: "记录里没有哪一步说明原因")
    case .busy: return busy
    case .hidden(.allowedType):
      let isLocked =
        why.steps.last.map { trace.evidence(at: $0) }?
        .contains { $0.origin == .property(.requiresExclusiveTouchType) } == true
      guard !isLocked else {
        return say(
          en: """
            the touch is not of the type that it already follows, and its \
            \(code: "requiresExclusiveTouchType") is on (\(proof))
            """,
          zh: """
            它不是识别器已在跟踪的种类，而 \(code: "requiresExclusiveTouchType") 是 \(code: "true")（\(proof)）
            """)
      }
      let type = why.touch.flatMap { trace.touchType(of: $0)?.words } ?? ""
      return say(
        en: """
          the touch is of the type \(code: type), and its \(code: "allowedTouchTypes") has only \
          \(code: it.allowedTouchTypes.words) (\(proof))
          """,
        zh: """
          触摸的种类是 \(code: type)，而它的 \(code: "allowedTouchTypes") 里只有 \
          \(code: it.allowedTouchTypes.words)（\(proof)）
          """)
    case .hidden(.button):
      return say(
        en: "the click was not of a button in its \(code: "buttonMaskRequired") (\(proof))",
        zh: "按的鼠标键不是它的 \(code: "buttonMaskRequired")（\(proof)）")
    case .hidden where it.part?.role.isOfText == true:
      return say(
        en: "the touch is in a control, which has its touches for itself (\(proof))",
        zh: "触摸在一个控件里，控件独占自己的触摸（\(proof)）")
    case .hidden:
      return say(
        en: "its delegate returned \(bad: "false") from \(code: "shouldReceive") (\(proof))",
        zh: "它的代理对 \(code: "shouldReceive") 返回 \(bad: "false")（\(proof)）")
    case .ignoredTouch where scene[why.recognizer].kind == .hover:
      return say(
        en: "it follows the pointer, and is shown no touch (\(proof))",
        zh: "它跟随指针，看不到任何触摸（\(proof)）")
    case .ignoredTouch:
      let checks = why.steps.last.map { trace.evidence(at: $0) } ?? []
      guard let most = checks.first(where: { $0.name == .fingers })?.limit else {
        return say(
          en: "its class calls \(code: "ignore(_:for:)") for every new touch (\(proof))",
          zh: "它的类对每次新触摸都调用 \(code: "ignore(_:for:)")（\(proof)）")
      }
      return say(
        en: """
          it already follows \(Int(saturating: most)) touches, its \
          \(code: "maximumNumberOfTouches") (\(proof))
          """,
        zh: """
          它已经跟踪 \(Int(saturating: most)) 个触摸，达到了 \
          \(code: "maximumNumberOfTouches")（\(proof)）
          """)
    case .itDid, .cancelled, .failed, .refused, .lost, .waits, .stillPossible, .noTouch,
      .ignoresWheel, .missedPointer:
      return ""
    }
  }

  /// 9.1: recognizers see what is in their view, and nothing else.
  private func elsewhere(_ hit: ViewID, _ view: ViewID, _ proof: StyledText) -> StyledText {
    say(
      en: """
        the touch's view is \(name: name(hit)) (\(proof)), not \(name: name(view)) or a view in it
        """,
      zh: """
        触摸的视图是 \(name: name(hit))（\(proof)），不是 \(name: name(view))，也不是它里面的视图
        """)
  }

  /// 22.9: a hover follows a pointer over its view.
  func missedPointer(over view: ViewID?) -> StyledText {
    guard scene.application.idiom != .phone else {
      return say(
        en: "\(name: name(why.recognizer)) follows a pointer, and a phone has none (\(proof)).",
        zh: "\(name: name(why.recognizer)) 跟随指针，而手机上没有指针（\(proof)）。")
    }
    let place =
      view.map { say(en: "\(name: name($0))", zh: " \(name: name($0))") }
      ?? say(en: "no view", zh: "没有视图的地方")
    return say(
      en: """
        \(name: name(why.recognizer)) follows a pointer over \(name: name(scene[why.recognizer].view)), \
        but the pointer came over \(place) (\(proof)).
        """,
      zh: """
        \(name: name(why.recognizer)) 跟随 \(name: name(scene[why.recognizer].view)) 上的指针，而指针到了\
        \(place)（\(proof)）。
        """)
  }

  /// 9.12: since when.
  private var off: StyledText {
    guard why.steps.count > 1, let change = why.steps.first else {
      return say(
        en: "its \(code: "isEnabled") is off (\(proof))",
        zh: "它的 \(code: "isEnabled") 是 \(code: "false")（\(proof)）")
    }
    return say(
      en: "its \(code: "isEnabled") was switched off before (\(place(change)))",
      zh: "它的 \(code: "isEnabled") 之前被设为 \(code: "false")（\(place(change))）")
  }

  /// 11.3, 17.15, 17.19, 20.5: what a view's switches do to its own recognizers.
  private func offByOwner(_ it: Recognizer, _ proof: StyledText) -> StyledText {
    let view = name(it.scrollView ?? it.view)
    if it.part?.role == .pinch, scene[it.view].scrolling?.zooming.view == nil {
      return say(
        en: "\(name: view)'s delegate does not implement \(code: "viewForZooming") (\(proof))",
        zh: "\(name: view) 的代理没有实现 \(code: "viewForZooming")（\(proof)）")
    }
    if it.part?.role == .pinch {
      return say(
        en: "\(code: "viewForZooming") of \(name: view) names no view in it (\(proof))",
        zh: "\(name: view) 的 \(code: "viewForZooming") 没有给出其中的视图（\(proof)）")
    }
    if let (property, wanted) = scene.switchesOff(by: why.recognizer).first {
      return say(
        en: "\(code: property) of \(name: view) is \(wanted ? "off" : "on") (\(proof))",
        zh: "\(name: view) 的 \(code: property) 是 \(code: wanted ? "false" : "true")（\(proof)）")
    }
    if it.part?.role.isOfText == true {
      return say(
        en: "the touch is on no link of \(name: view) (\(proof))",
        zh: "触摸不在 \(name: view) 的链接上（\(proof)）")
    }
    return say(
      en: "UIKit does not use it for this touch (\(proof))",
      zh: "系统没有把它用于这次触摸（\(proof)）")
  }

  /// 9.7, 9.22: it was done, or had only to be let.
  private var busy: StyledText {
    guard let since = why.steps.first,
      case .recognizer(.state(let id, _, let to, let cause, let by, _)) = trace[since]
    else { return "" }
    if cause == .waitsFor, let by {
      return say(
        en: """
          it had already matched (\(place(since))) and was waiting for \(name: name(by)) to fail
          """,
        zh: "它的手势已经发生（\(place(since))），只是在等 \(name: name(by)) 失败")
    }
    return say(
      en: """
        it was already \(code: scene.name(of: to, of: id)) (\(place(since))), and takes part again only when \
        its fingers are up
        """,
      zh: """
        它已经是 \(code: scene.name(of: to, of: id))（\(place(since))），要等它的手指都抬起才重新参与
        """)
  }

  /// What a recognizer that is Possible still asks for, and how much of it is missing.
  var stillNeeded: StyledText {
    let it = scene[why.recognizer]
    guard it.kind == .custom else {
      return DemandWords(viewpoint: viewpoint).told(
        why.steps.last.map { trace.evidence(at: $0) } ?? [])
    }
    return it.recognizesAt == .never
      ? say(en: "Its class only watches, the scene says.", zh: "按场景的说法，它的类只是旁观。")
      : say(
        en: "Its class recognizes at \(code: it.recognizesAt.rawValue), the scene says.",
        zh: "按场景的说法，它的类在 \(code: it.recognizesAt.rawValue) 时识别。")
  }
}
