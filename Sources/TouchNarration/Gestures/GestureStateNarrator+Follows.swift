import TouchCore
import TouchInquiry

extension GestureStateNarrator {
  /// What follows from a change of state, for other recognizers and for the view.
  var whatFollows: StyledText {
    if change.cause == .waitsFor { return waiting }
    switch change.to {
    case .possible:
      return say(
        en: "It ignores those touches; it takes part again with new ones.",
        zh: "它与那些触摸再无关系，有了新的触摸才重新参与。")
    case .failed: return paragraph([failedFor, letsGo])
    case .began: return recognized
    case .ended where change.from == .possible: return recognized
    case .changed:
      return say(en: "Its actions are sent again.", zh: "它的动作会再发送一次。")
    case .ended:
      return say(en: "The gesture is over; its actions are sent once more.", zh: "手势结束；它的动作再发送一次。")
    case .cancelled:
      return say(
        en: "The gesture is cancelled; its actions are sent once more, in this state.",
        zh: "手势被中断；它的动作再发送一次，说明这一点。")
    }
  }

  /// 9.22: it stays Possible, and what that means for its touches.
  private var waiting: StyledText {
    if let words = waitingForLift { return words }
    let it = scene[change.id]
    let other = change.by.map { name($0) } ?? ""
    let held =
      it.delaysTouchesBegan || it.delaysTouchesEnded
      ? say(
        en: "Until then it goes on delaying messages to the view.",
        zh: "在那之前，它的开关继续扣留给视图的消息。") : ""
    return paragraph([
      say(
        en: """
          Its actions wait. If \(name: other) fails, \(name: name(change.id)) recognizes; if \
          \(name: other) recognizes, \(name: name(change.id)) fails.
          """,
        zh: """
          它的动作要等。如果 \(name: other) 失败，\(name: name(change.id)) 就识别成功；如果 \
          \(name: other) 识别成功，\(name: name(change.id)) 就失败。
          """), held,
    ])
  }

  /// 16.51: a pan around a table comes before its swipe actions.
  private var outerPan: StyledText? {
    guard trace.rule(of: change.index) == RuleNumber(16, 51), let other = change.by else {
      return nil
    }
    return say(
      en: """
        Both saw enough. A pan around a table recognizes before the table's swipe actions \
        (\(setting(.outerPanBeatsSwipeActions))): \(name: name(other)) came first, and neither \
        delegate allows both at once.
        """,
      zh: """
        两者都已满足条件。表格外层的拖动先于表格的轻扫操作识别\
        （\(setting(.outerPanBeatsSwipeActions))）：\(name: name(other)) 在先，\
        双方的代理都没有允许同时识别。
        """)
  }

  /// 19.49, 19.50: where nobody's code says so, it is UIKit's own order.
  private var goesFirst: StyledText? {
    let check = trace.evidence(at: change.index).first { $0.name == .requiredFailure }
    guard case .setting(let order)? = check?.origin, let other = change.by else { return nil }
    return say(
      en: """
        Nobody's code says so: \(name: name(other)) goes before \(name: name(change.id)) \
        (\(setting(order))), so of the two only \(name: name(other)) recognizes.
        """,
      zh: """
        代码里没有这样写：\(name: name(other)) 先于 \(name: name(change.id))（\(setting(order))），\
        所以两者之中只有 \(name: name(other)) 识别成功。
        """)
  }

  /// More about a failure that others decided.
  var failedFor: StyledText {
    let it = name(change.id)
    let other = change.by.map { name($0) } ?? ""
    switch change.cause {
    case .requiredToFail:
      if let first = goesFirst { return first }
      return say(
        en: """
          \(name: it) requires \(name: other) to fail, directly or through a delegate, so of the \
          two only \(name: other) may recognize.
          """,
        zh: """
          \(name: it) 要求 \(name: other) 失败（直接要求，或通过代理），所以两者之中只有 \
          \(name: other) 可以识别。
          """)
    case .viewSaidNo: return viewKeeps
    case .shouldBeginNo:
      return say(
        en:
          "It had matched; if its delegate had returned \(code: "true"), it would have recognized.",
        zh: "它的条件本已满足；代理不返回 \(code: "false")，它就识别成功了。")
    case .prevented:
      if let why = outerPan ?? handedOver ?? lostToText ?? lostToSystem { return why }
      return say(
        en: """
          Only a recognizer that is still Possible can be prevented; \(name: other) came first. \
          No delegate allows both at once.
          """,
        zh: """
          只有仍是 \(code: "Possible") 的识别器才会被阻止；\(name: other) 在先。没有代理允许同时识别。
          """)
    case .contentKeepsTouch:
      return say(
        en: "So nothing scrolls with this touch, however far the finger goes.",
        zh: "所以不会用这次触摸滚动，不管手指移多远。")
    case .delayOver:
      return say(
        en: "The scroll view gives the touch to its content; a later drag may still take it back.",
        zh: "滚动视图把触摸交给内容；之后拖动，仍可能收回去。")
    case .matched, .movedTooFar, .wrongWay, .heldTooLong, .liftedTooEarly, .waitedTooLong,
      .tooManyTouches, .moved, .lifted, .touchesCancelled, .wrongPlace, .nothingToScroll,
      .waitsFor, .waitsInCircle, .disabled, .viewRemoved, .setByCode, .stoppedItself, .transition,
      .wheel, .pointer, .reset:
      return say(
        en: "It sends no actions and ignores the rest of these touches.",
        zh: "它不发送动作，也不理会这些触摸的其余部分。")
    }
  }

  /// 20.13, 20.16: why another scroll view's pan came first.
  private var handedOver: StyledText? {
    guard let way = check(.direction, at: change.index), !way.passes,
      let other = change.by, scene[other].kind == .scrollPan
    else { return nil }
    let (inner, outer) = (name(scrollView(of: change.id)), name(scrollView(of: other)))
    guard way.property == .transfers else {
      return say(
        en:
          "\(name: inner) has nothing to scroll along the main axis of this drag; \(name: outer) has.",
        zh: "沿这次拖动的主轴，\(name: inner) 没有可滚动的；\(name: outer) 有。")
    }
    return say(
      en: """
        \(name: inner) was at its end when the drag began, so the drag starts \(name: outer), the \
        scroll view around it; \(code: "transfers=none") would keep it with \(name: inner), which bounces.
        """,
      zh: """
        拖动开始时 \(name: inner) 已经到头，所以由外面的滚动视图 \(name: outer) 滚动；写 \
        \(code: "transfers=none")，拖动就留在 \(name: inner)，它会回弹。
        """)
  }

  /// 8.2, 8.3: why the view's own answer counts.
  private var viewKeeps: StyledText {
    guard case .responder(.view(let view))? = check(.viewShouldBegin, at: change.index)?.subject
    else { return "" }
    guard scene[view].gestureRecognizerShouldBegin == nil, scene[view].beginRefusal == nil else {
      return say(
        en: """
          Its subclass overrides \(code: "gestureRecognizerShouldBegin"), which counts because \
          \(name: name(change.id)) would have cancelled the touch of \(name: name(view)).
          """,
        zh: """
          它的子类重写了 \(code: "gestureRecognizerShouldBegin")；\(name: name(change.id)) 本会取消 \
          \(name: name(view)) 的触摸，所以以它返回的为准。
          """)
    }
    let refusal = RefusalWords(viewpoint: viewpoint, recognizer: change.id, view: view)
    return say(
      en: """
        The reason: \(refusal.told) The touch stays with \(name: name(view)). Gestures that it does \
        not refuse would win over it.
        """,
      zh: "\(refusal.told)触摸留在 \(name: name(view))。换成它不拒绝的手势，赢的就是手势。")
  }

  /// 9.30, 9.32: what its failing sets free.
  private var letsGo: StyledText {
    guard change.from == .possible else { return "" }
    let before = change.index - 1
    let held = trace.held(after: before).filter {
      trace.holders(of: $0, after: before).contains(change.id)
    }
    guard !held.isEmpty else { return "" }
    guard let (step, place) = ending(of: held, after: change.index) else { return goOnLater }
    switch step {
    case .flush:
      return say(en: "The messages that it delayed go on to the view now.", zh: "它扣留的消息现在继续送往视图。")
    case .discard(_, let method, let by?, _): return discarded(method, by, at: place)
    case .hold, .cancel, .discard: return goOnLater
    }
  }

  private var goOnLater: StyledText {
    say(
      en: "The messages that it delayed go on to the view when no other recognizer delays them.",
      zh: "它扣留的消息，等没有别的识别器扣留着时才继续送往视图。")
  }

  /// 9.27, 9.30: that it fails sets the message free, and another one takes the touch at that moment.
  private func discarded(_ method: ResponderMethod, _ by: RecognizerID, at place: Int) -> StyledText
  {
    say(
      en: """
        It no longer delays \(code: method.name). But \(name: name(by)) recognizes in the same \
        event, and its \(code: "cancelsTouchesInView") is on: it takes the touch before the message \
        is delivered, so the message is discarded (\(self.place(place))).
        """,
      zh: """
        它不再扣留 \(code: method.name)。但 \(name: name(by)) 在同一个事件里识别成功，它的 \
        \(code: "cancelsTouchesInView") 是 \(code: "true")：消息还没有送到，触摸就归了它，\
        所以这条消息被丢弃（\(self.place(place))）。
        """)
  }

  /// What becomes, in the same instant, of messages that were held back.
  private func ending(
    of held: [HeldMessage], after index: Int
  ) -> (step: GateStep, place: Int)? {
    let moment = trace.momentNumber(of: index)
    for place in trace.indices[(index + 1)...] {
      guard trace.momentNumber(of: place) == moment else { return nil }
      guard case .gate(let step) = trace[place],
        trace.touches(at: place).contains(where: { touch in held.contains { $0.touch == touch } })
      else { continue }
      return (step, place)
    }
    return nil
  }

  /// 9.14, 9.27, 9.30: what recognizing leads to.
  private var recognized: StyledText {
    let it = scene[change.id]
    let view =
      it.cancelsTouchesInView
      ? say(
        en: """
          Its \(code: "cancelsTouchesInView") is on, so the view loses the touch: the touch is \
          cancelled if the view got it, and discarded if not.
          """,
        zh: """
          它的 \(code: "cancelsTouchesInView") 是 \(code: "true")，所以视图失去触摸：已经收到的被取消，还没收到的被丢弃。
          """)
      : say(
        en: """
          Its \(code: "cancelsTouchesInView") is off, so the view still gets the touch.
          """,
        zh: """
          它的 \(code: "cancelsTouchesInView") 是 \(code: "false")，所以视图继续收到这次触摸的消息。
          """)
    return paragraph([
      say(
        en: """
          It recognized: others that share its touches are prevented, unless a delegate allows both.
          """,
        zh: "它识别成功：共享触摸的其他识别器被阻止，除非有代理允许同时识别。"), recognizedInText ?? recognizedInteraction ?? "",
      view,
    ])
  }
}
