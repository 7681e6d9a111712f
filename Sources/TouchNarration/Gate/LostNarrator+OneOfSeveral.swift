import TouchCore
import TouchInquiry

//   a finger on the view ─▶ another finger: 3.10, one touch a view; 3.17, one view a window

extension LostNarrator {
  /// 3.10: the view has a touch already; 3.11: what that means for the others.
  var second: Wording {
    let finger = finger(held)
    let first = firstTouch
    return worded(
      en: "\(code: "isMultipleTouchEnabled") is off",
      zh: "\(code: "isMultipleTouchEnabled") 是 \(code: "false")",
      long: [
        say(
          en: """
            \(code: "isMultipleTouchEnabled") of \(name: view) is off, the default, and its first touch is \
            \(first). So it gets no message of touch \(finger), even if \(first) ends first.
            """,
          zh: """
            \(name: view) 的 \(code: "isMultipleTouchEnabled") 是默认的 \(code: "false")，它的第一个触摸是 \
            \(first)；触摸 \(finger) 的消息它一条也收不到，即使 \(first) 先结束。
            """),
        say(
          en: "No other responder of the chain gets it; this is only inferred (rule 3.11).",
          zh: "响应者链上的其他响应者也收不到；这一点只是推断（规则 3.11）。"), recognizersSeeIt,
      ])
  }

  /// The touch that the view has.
  private var firstTouch: StyledText {
    let others = trace.moment(of: held.index).touches.filter {
      $0.view == touch?.view && $0.number != held.touch
    }
    guard let first = others.min(by: { $0.number < $1.number }) else {
      return say(en: "another one", zh: "另一个")
    }
    return finger(first.number, at: held.index)
  }

  /// 3.17, 3.18: somebody takes touches alone.
  var alone: Wording {
    guard let other = exclusiveView else {
      return Wording(
        short: say(
          en: "it takes touches alone, and \(holder) has one",
          zh: "它独占触摸，可是 \(holder) 已经有一个"),
        long: [
          say(
            en: """
              The \(code: "isExclusiveTouch") of \(name: view) is on, so it takes a touch only while no \
              other view of its window has one; \(holder) has one now.
              """,
            zh: """
              \(name: view) 的 \(code: "isExclusiveTouch") 是 \(code: "true")，只在窗口里没有其他视图拿着触摸时才接收；\
              现在 \(holder) 拿着一个。
              """), recognizersSeeIt,
        ])
    }
    return Wording(
      short: say(en: "\(name: other) has a touch and takes it alone", zh: "\(name: other) 正独占一个触摸"),
      long: [
        say(
          en: """
            The \(code: "isExclusiveTouch") of \(name: other) is on, and it has a touch. So no other \
            view of its window gets one until that ends.
            """,
          zh: """
            \(name: other) 的 \(code: "isExclusiveTouch") 是 \(code: "true")，它正拿着触摸；在它结束之前，\
            窗口里的其他视图都得不到触摸。
            """), recognizersSeeIt,
      ])
  }

  /// The other view that has a touch.
  private var holder: StyledText {
    let now = trace.milliseconds(at: held.index)
    let other = trace.outcomes.first { outcome in
      guard outcome.hit != touch?.view, let last = trace.fingerPath(of: outcome.touch).last,
        let down = trace.touchDown(of: outcome.touch)
      else { return false }
      return down.event < trace.moment(of: held.index).event ?? 0 && last.milliseconds >= now
    }
    guard let view = other?.hit else { return say(en: "another view", zh: "另一个视图") }
    return "\(name: name(view))"
  }

  /// The other view that takes touches alone; nil where it is the touch's own.
  private var exclusiveView: String? {
    let check = trace.evidence(at: held.index).first { $0.name == .exclusiveTouch }
    guard case .responder(.view(let id))? = check?.subject, id != touch?.view else { return nil }
    return name(id)
  }

  private var recognizersSeeIt: StyledText {
    say(
      en: "This is about the view only: recognizers still get the touch.", zh: "这只涉及视图：识别器照样看到这次触摸。"
    )
  }
}
