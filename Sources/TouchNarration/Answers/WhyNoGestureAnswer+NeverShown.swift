import TouchCore
import TouchInquiry

extension WhyNoGestureAnswer {
  /// Why a recognizer never saw a touch.
  var neverShown: StyledText {
    let reason = reasonOfHiding
    guard !reason.isEmpty else {
      return say(
        en: "\(name: name(why.recognizer)) never saw a touch: no such touch went down.",
        zh: "\(name: name(why.recognizer)) 从没看到触摸：没有这样一次触摸按下。")
    }
    return say(
      en: "\(name: name(why.recognizer)) never saw \(touch.said): \(reason).",
      zh: "\(name: name(why.recognizer)) 从没看到\(touch.said)：\(reason)。")
  }

  private var reasonOfHiding: StyledText {
    let it = scene[why.recognizer]
    switch why.reason {
    case .otherView(let hit): return elsewhere(hit, it.view, proof)
    case .nobodyHit:
      return say(
        en: "hit testing found nobody, so the touch was dropped (\(proof))",
        zh: "命中测试没有找到谁，触摸被丢弃了（\(proof)）")
    case .eventsIgnored:
      return say(
        en: "the application was ignoring interaction events (\(proof))",
        zh: "应用当时正在忽略交互事件（\(proof)）")
    case .disabled: return off
    case .scrollViewHasItOff: return offInScrollView(it, proof)
    case .undecided:
      return say(en: "no step of the record says why", zh: "记录里没有哪一步说明原因")
    case .busy: return busy
    case .hidden(.allowedType):
      return say(
        en: """
          it is not of the kinds in its \(code: "allowedTouchTypes"), or not of the one it follows \
          already (\(proof))
          """,
        zh: """
          它不属于 \(code: "allowedTouchTypes") 里的种类，或者不是识别器已在跟踪的种类（\(proof)）
          """)
    case .hidden(.button):
      return say(
        en: "it was a click of another button than its \(code: "buttonMaskRequired") (\(proof))",
        zh: "按的鼠标键不是它的 \(code: "buttonMaskRequired")（\(proof)）")
    case .hidden:
      return say(
        en: "its delegate said \(bad: "no") to \(code: "shouldReceive") (\(proof))",
        zh: "它的代理对 \(code: "shouldReceive") 回答“\(bad: "否")”（\(proof)）")
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
          it follows at most \(Int(saturating: most)) (\(code: "maximumNumberOfTouches")), and had \
          as many (\(proof))
          """,
        zh: """
          它最多跟踪 \(Int(saturating: most)) 根手指（\(code: "maximumNumberOfTouches")），\
          已经够了（\(proof)）
          """)
    case .itDid, .cancelled, .failed, .refused, .lost, .waits, .stillPossible, .noTouch: return ""
    }
  }

  /// 9.1: recognizers see what is in their view, and nothing else.
  private func elsewhere(_ hit: ViewID, _ view: ViewID, _ proof: StyledText) -> StyledText {
    let (other, own) = (name(hit), name(view))
    guard scene.isDescendant(view, of: hit) else {
      return say(
        en: """
          it went to \(name: other) (\(proof)), which is neither \(name: own) nor in it, and a \
          recognizer sees only the touches in its own view
          """,
        zh: """
          触摸交给了 \(name: other)（\(proof)），它既不是 \(name: own)，也不在其中，\
          而识别器只看得到自己的视图里的触摸
          """)
    }
    return say(
      en: """
        it went to \(name: other) (\(proof)), which lies around \(name: own), and a recognizer \
        sees only the touches in its own view
        """,
      zh: """
        触摸交给了 \(name: other)（\(proof)），它在 \(name: own) 的外面，\
        而识别器只看得到自己的视图里的触摸
        """)
  }

  /// 9.12: since when.
  private var off: StyledText {
    guard why.steps.count > 1, let change = why.steps.first else {
      return say(
        en: "its \(code: "isEnabled") is off (\(proof))",
        zh: "它的 \(code: "isEnabled") 关闭着（\(proof)）")
    }
    return say(
      en: "its \(code: "isEnabled") was switched off before (\(place(change)))",
      zh: "它的 \(code: "isEnabled") 之前被关闭了（\(place(change))）")
  }

  /// 11.3: what a scroll view's switches do to its own recognizers.
  private func offInScrollView(_ it: Recognizer, _ proof: StyledText) -> StyledText {
    let property =
      scene[it.view].scrolling?.isScrollEnabled == false
      ? "isScrollEnabled" : "delaysContentTouches"
    return say(
      en: "\(code: property) of \(name: name(it.view)) is off (\(proof))",
      zh: "\(name: name(it.view)) 的 \(code: property) 关闭着（\(proof)）")
  }

  /// 9.7, 9.22: it was done, or had only to be let.
  private var busy: StyledText {
    guard let since = why.steps.first,
      case .recognizer(.state(let id, _, let to, let cause, let by, _)) = trace[since]
    else { return "" }
    if cause == .waitsFor, let by {
      return say(
        en: """
          its gesture had happened (\(place(since))), and it only waited for \(name: name(by)) to \
          fail
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
