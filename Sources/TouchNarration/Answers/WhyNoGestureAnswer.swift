import TouchCore
import TouchInquiry

//  Why did this recognizer not recognize? First what decided, with its step; then who did.

/// Why a recognizer did not recognize.
struct WhyNoGestureAnswer: Telling {
  let viewpoint: Viewpoint
  let why: WhyNoGesture

  /// Why, a sentence or two to a paragraph.
  var told: [StyledText] { [reason, whyNotHit, whoRecognized].filter { !$0.isEmpty } }

  /// 9.1: the fingers that it would have needed and that came down beside its view.
  private var fingersBeside: StyledText {
    let beside = trace.touchesBeside(why.recognizer, touch: why.touch)
    let view = name(scene[why.recognizer].view)
    return paragraph(
      beside.prefix(2).compactMap { outcome in
        outcome.hit.map { hit in
          let touch = TouchWords(viewpoint, outcome).said
          return say(
            en: """
              At the same time \(touch) went to \(name: name(hit)), which is not in \(name: view), so \
              \(name: name(why.recognizer)) does not see it.
              """,
            zh: """
              同时，\(touch) 交给了 \(name: name(hit))，它不在 \(name: view) 里，所以 \
              \(name: name(why.recognizer)) 看不到它。
              """)
        }
      })
  }

  /// 17.15: a link reacts to a tap by another recognizer than to a press.
  private var opensLink: StyledText {
    guard let tap = trace.linkTap(instead: why.recognizer, touch: why.touch) else { return "" }
    return say(
      en: """
        The link reacts to the tap all the same: that is \(name: name(tap.recognizer))'s \
        (\(place(tap.step))), and \(name: name(why.recognizer)) is for a press.
        """,
      zh: """
        链接照样对点击作出反应：那归 \(name: name(tap.recognizer))（\(place(tap.step))）管，\
        \(name: name(why.recognizer)) 只管按住。
        """)
  }

  /// 9.1: why its view is not the hit view, where that is what it would take.
  private var whyNotHit: StyledText {
    guard why.reason.isOfSearch, let touch = why.touch else { return "" }
    let view = scene[why.recognizer].view
    return WhyNotAnswer(
      viewpoint: viewpoint, whyNot: trace.whyNot(view, touch: touch), view: view, touch: touch
    ).told.first ?? ""
  }

  private var reason: StyledText {
    switch why.reason {
    case .itDid: itDid
    case .cancelled: cancelled
    case .failed: failed
    case .refused, .lost: decidedByOthers
    case .waits(let other): waits(for: other)
    case .stillPossible: stillPossible
    case .ignoresWheel(let isTrackpad):
      say(
        en: """
          \(isTrackpad ? "A trackpad scrolled" : "A wheel turned") over \
          \(name: name(scene[why.recognizer].view)) (\(proof)), but \(name: name(why.recognizer)) \
          takes no part: its \(code: "allowedScrollTypesMask") leaves \
          \(isTrackpad ? "trackpads" : "wheels") out.
          """,
        zh: """
          \(isTrackpad ? "触控板" : "滚轮")在 \(name: name(scene[why.recognizer].view)) \
          上\(isTrackpad ? "滚动" : "转动")了（\(proof)），但 \(name: name(why.recognizer)) 不参与：它的 \
          \(code: "allowedScrollTypesMask") 不包括\(isTrackpad ? "触控板" : "滚轮")。
          """)
    case .missedPointer(let view): missedPointer(over: view)
    case .ignoredTouch, .hidden, .busy, .disabled, .detached, .ownerHasItOff, .undecided,
      .otherView, .nobodyHit, .eventsIgnored, .noTouch:
      neverShown
    }
  }

  /// The touch that it is about.
  var touch: TouchWords { TouchWords(viewpoint, touch: why.touch) }

  /// The `gr.state` of a recognizer that stands last among some steps.
  private var change: StateChange? {
    why.steps.last.flatMap { StateChange(at: $0, in: trace) }
  }

  private func saw(_ change: StateChange) -> GestureStateNarrator {
    GestureStateNarrator(viewpoint: viewpoint, change: change)
  }

  /// The deciding step as it stands in a sentence.
  var proof: StyledText { why.steps.last.map(place) ?? "" }

  private var itDid: StyledText {
    guard let change else { return "" }
    let who = name(why.recognizer)
    let isBegin = change.to == .began
    return say(
      en: """
        \(name: who) did \(isBegin ? "begin" : "recognize") (\(place(change.index))): \
        \(saw(change).reason).
        """,
      zh: """
        \(name: who) \(isBegin ? "开始" : "识别成功")了（\(place(change.index))）：\
        \(saw(change).reason)。
        """)
  }

  private var cancelled: StyledText {
    guard let began = why.steps.first, let change else { return "" }
    return say(
      en: """
        \(name: name(why.recognizer)) began (\(place(began))), but was cancelled \
        (\(place(change.index))): \(saw(change).reason).
        """,
      zh: """
        \(name: name(why.recognizer)) 开始了（\(place(began))），但被取消\
        （\(place(change.index))）：\(saw(change).reason)。
        """)
  }

  /// It saw what makes it none, or was switched off.
  private var failed: StyledText {
    guard let change else { return "" }
    return paragraph([
      sawAndFailed(change), GestureLimits(viewpoint: viewpoint, change: change).told, tapsBefore,
      fingersBeside, hadWaited, opensLink,
    ])
  }

  /// 8.2, 9.26, 11.7, 9.17, 9.21: it failed because of a no, or because of another one.
  private var decidedByOthers: StyledText {
    guard let change else { return "" }
    return paragraph([sawAndFailed(change), looked, saw(change).failedFor, hadWaited])
  }

  /// 10.11: a press that asks for taps before takes the first touches as taps.
  private var tapsBefore: StyledText {
    let it = scene[why.recognizer]
    guard it.kind == .longPress, it.numberOfTapsRequired > 0 else { return "" }
    let taps = it.numberOfTapsRequired
    return say(
      en: """
        \(name: name(why.recognizer)) needs \(taps) whole \(taps == 1 ? "tap" : "taps") before the press \
        (\(code: "numberOfTapsRequired")), so the first touch counts as a tap.
        """,
      zh: """
        \(name: name(why.recognizer)) 要求按住之前先完整点击 \(taps) 次\
        （\(code: "numberOfTapsRequired")），所以第一次触摸算作点击。
        """)
  }

  /// 18.10: what its delegate looked at before it said no.
  private var looked: StyledText {
    guard case .refused(.shouldBeginNo, _) = why.reason, let step = why.steps.dropLast().last,
      case .recognizer(.ask(_, why.recognizer, _, _, false)) = trace[step]
    else { return "" }
    return DelegateLookWords(viewpoint: viewpoint, index: step).told
  }

  private func sawAndFailed(_ change: StateChange) -> StyledText {
    let (who, step, reason) = (name(why.recognizer), place(change.index), saw(change).reason)
    guard case .refused = why.reason else {
      return say(
        en: "\(name: who) saw \(touch.said) and failed (\(step)): \(reason).",
        zh: "\(name: who) 看到了\(touch.said)，但失败了（\(step)）：\(reason)。")
    }
    return say(
      en: "\(name: who) matched \(touch.said), but failed (\(step)): \(reason).",
      zh: "对\(touch.said)，\(name: who) 已满足条件，但失败了（\(step)）：\(reason)。")
  }

  /// 9.22: since when it had matched and waited.
  private var hadWaited: StyledText {
    let waits = why.steps.dropLast().first { index in
      guard case .recognizer(.state(why.recognizer, _, _, .waitsFor, _, _)) = trace[index] else {
        return false
      }
      return true
    }
    guard let waits else { return "" }
    return say(
      en: "It had already matched and was waiting (\(place(waits))).",
      zh: "它早已满足条件，一直在等（\(place(waits))）。")
  }

  private func waits(for other: RecognizerID) -> StyledText {
    say(
      en: """
        \(name: name(why.recognizer)) matched (\(proof)), but it waits for \
        \(name: name(other)) to fail, and \(name: name(other)) is still \(code: "Possible") when \
        the record ends.
        """,
      zh: """
        \(name: name(why.recognizer)) 条件已满足（\(proof)），但要等 \(name: name(other)) 失败，\
        而记录结束时 \(name: name(other)) 仍是 \(code: "Possible")。
        """)
  }

  private var stillPossible: StyledText {
    paragraph([
      say(
        en: """
          \(name: name(why.recognizer)) saw \(touch.said) and is still \(code: "Possible") \
          when the record ends (\(proof)): it has not seen enough.
          """,
        zh: """
          \(name: name(why.recognizer)) 看到了\(touch.said)，记录结束时它仍是 \
          \(code: "Possible")（\(proof)）：看到的还不够。
          """), stillNeeded,
    ])
  }

  /// Who recognized on the touch instead; where nobody did, whose the touch was.
  private var whoRecognized: StyledText {
    switch why.reason {
    case .itDid, .cancelled, .nobodyHit, .eventsIgnored, .noTouch, .ignoresWheel, .missedPointer:
      return ""
    case .failed, .refused, .lost, .waits, .stillPossible, .ignoredTouch, .hidden, .busy,
      .disabled, .detached, .ownerHasItOff, .undecided, .otherView:
      guard why.touch != nil else { return "" }
      let others = touch.recognized(but: why.recognizer)
      if !others.isEmpty { return others }
      guard case .otherView = why.reason else { return touch.whoTook }
      return ""
    }
  }
}
