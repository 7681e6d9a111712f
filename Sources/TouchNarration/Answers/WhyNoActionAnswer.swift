import TouchCore
import TouchInquiry

//  Why was this action not sent? An answer for each of its owners; what is a question about a view
//  or a recognizer is answered as one.

/// Why an action was not sent.
struct WhyNoActionAnswer: Telling {
  let viewpoint: Viewpoint
  let why: WhyNoAction

  /// Why, a sentence or two to a paragraph.
  var told: [StyledText] { ([reason] + behind).filter { !$0.isEmpty } }

  /// The touch that it is about.
  var touch: TouchWords { TouchWords(viewpoint, touch: why.touch) }

  private var reason: StyledText {
    switch why.reason {
    case .sent(let target): sent(to: target)
    case .nobody(let refused): nobody(refused)
    case .noGesture:
      say(
        en: """
          \(code: action) was not sent: its recognizer \(name: name(why.sender)) did not \
          recognize.
          """,
        zh: "\(code: action) 没有发送：它的识别器 \(name: name(why.sender)) 没有识别成功。")
    case .notModelled: notModelled
    case .notHit: notSent(because: say(en: "it is not the hit view", zh: "它不是命中的视图"))
    case .replaced(let custom):
      notSent(
        because: say(
          en: """
            \(name: name(custom)), a custom view, takes the place of its button, and \
            \(code: "UIBarButtonItem") never calls the action of such an item
            """,
          zh: """
            自定义视图 \(name: name(custom)) 代替了它的按钮，而 \(code: "UIBarButtonItem") \
            从不调用这种项目的动作
            """))
    case .noTouch:
      say(
        en: "\(code: action) was not sent: no such touch went down.",
        zh: "\(code: action) 没有发送：没有这样一次触摸按下。")
    case .neverTold, .overridden, .disabled, .tracksAnotherTouch, .refusedToTrack, .takenAway,
      .heldBack, .liftedOutside, .otherEvents, .stayedInside, .unchanged, .stillDown,
      .notPulled, .cannotBePulled,
      .refreshes:
      notSent(because: controlReason)
    }
  }

  /// The action's name.
  var action: String {
    scene.target(why.registration, of: why.sender)?.action ?? ""
  }

  private func notSent(because reason: StyledText) -> StyledText {
    say(
      en: "\(code: action) of \(name: name(why.sender)) was not sent: \(reason).",
      zh: "\(name: name(why.sender)) 的 \(code: action) 没有发送：\(reason)。")
  }

  private func sent(to target: Responder?) -> StyledText {
    guard let step = why.steps.last else { return "" }
    let when = time(trace.milliseconds(at: step))
    let whom =
      target.map { say(en: "\(name: name($0))", zh: " \(name: name($0))") }
      ?? say(en: "its target", zh: "它的目标")
    return say(
      en: """
        \(name: name(why.sender)) did send \(code: action) to \(whom), at \(when) \
        (\(place(step))).
        """,
      zh: """
        \(name: name(why.sender)) 在 \(when)时把 \(code: action) 发给了\(whom)\
        （\(place(step))）。
        """)
  }

  /// 7.18, 12.10, 12.12: the climb found nobody.
  private func nobody(_ refused: [Responder]) -> StyledText {
    guard let step = why.steps.last else { return "" }
    let refusals = zip(refused, why.steps).map { responder, step in
      say(
        en: "\(name: name(responder)) (\(place(step)))",
        zh: "\(name: name(responder))（\(place(step))）")
    }
    let search = say(
      en: """
        \(name: name(why.sender)) sent \(code: action) without a target, and no responder that \
        was asked implements it (\(place(step))).
        """,
      zh: """
        \(name: name(why.sender)) 发送了 \(code: action)，没有指定目标，而问过的谁也不接\
        （\(place(step))）。
        """)
    guard refusals.isEmpty else {
      return paragraph([
        search,
        say(
          en: """
            \(list(refusals)) \(refused.count == 1 ? "implements" : "implement") it, but \
            \(code: "canPerformAction") returned \(bad: "false").
            """,
          zh: "\(list(refusals)) 实现了它，但 \(code: "canPerformAction") 返回 \(bad: "false")。"),
      ])
    }
    return paragraph([search, nowhereToStart(before: step)])
  }

  /// 12.12: a recognizer is no responder, so it has no chain of its own.
  private func nowhereToStart(before step: Int) -> StyledText {
    guard case .recognizer = why.sender, case .recognizer(.action)? = self.step(before: step) else {
      return ""
    }
    return say(
      en: """
        A recognizer is not a responder: the search can start only from the first responder, and \
        there is none.
        """,
      zh: "识别器不是响应者：只能从第一响应者开始找，而现在没有第一响应者。")
  }

  private var notModelled: StyledText {
    say(
      en: """
        \(name: name(why.sender)) did recognize\(proof), but actions that a program adds to \
        a scroll view's own recognizer are not modelled, so the record cannot say.
        """,
      zh: """
        \(name: name(why.sender)) 识别成功了\(proof)，但程序加到滚动视图自带识别器上的动作没有建模，\
        所以记录说不出来。
        """)
  }

  private var proof: StyledText { proof(of: why.steps) }

  /// The answer about the recognizer or the view, or who recognized on the touch instead.
  private var behind: [StyledText] {
    switch why.reason {
    case .noGesture(let gesture):
      WhyNoGestureAnswer(viewpoint: viewpoint.at(lastOf: gesture.steps), why: gesture).told
    case .notHit(let whyNot):
      if case .control(let view) = why.sender, let touch = why.touch {
        WhyNotAnswer(viewpoint: viewpoint, whyNot: whyNot, view: view, touch: touch).told
      } else {
        []
      }
    case .cannotBePulled(let gesture) where !gesture.hasRecognized:
      WhyNoGestureAnswer(viewpoint: viewpoint.at(lastOf: gesture.steps), why: gesture).told
    case .sent, .nobody, .notModelled, .noTouch, .stillDown, .heldBack, .notPulled, .cannotBePulled,
      .refreshes, .unchanged, .replaced:
      []
    case .neverTold, .overridden, .disabled, .tracksAnotherTouch, .refusedToTrack, .takenAway,
      .liftedOutside, .otherEvents, .stayedInside:
      [touch.recognized()]
    }
  }
}
