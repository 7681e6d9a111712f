import TouchCore
import TouchInquiry
import TouchNarration

/// A frame in one line: whose call it is, subject first, and what it says of itself.
struct FrameTitle {
  let trace: Trace
  let frame: Frame
  /// Where the person stands: later steps are not told.
  let cursor: Int
  /// Whether a hop where the person stands is shown as the call of the object that the message reaches.
  var isAtReceiver = false

  private var index: Int { frame.open - 1 }
  private var scene: Scene { trace.scene(at: index) }

  /// `fourthView.hitTest(160,90)`, `single.touchesBegan`, `touch 1 began at (200,420) · 0 ms`.
  var call: Phrase {
    switch trace[index] {
    case .hitAsk(let view, _, let point, _): subject(scene.name(of: view), "hitTest", point.exactly)
    case .touchDeliver(let responder, let method, _, _):
      subject(scene.name(of: responder), method.name)
    // Until the next responder is called, the one before it looks for it.
    case .chainNext(let hop) where isLookingForNext:
      subject(scene.name(of: hop.from), "next")
    case .chainNext(let hop): subject(scene.name(of: hop.to), hop.method.name)
    case .control(.track(let view, let call, _, _)): subject(scene.name(of: view), call.name)
    case .control(.event(let view, let events)):
      subject(scene.name(of: view), "sendActions", "(for: \(events.name))")
    case .recognizer(let step): call(of: step)
    case .action(let step): call(of: step)
    case .scroll(let step): subject(scene.name(of: step.view) + ".delegate", step.call.name)
    case .row(let step):
      subject(
        (scene.list(of: step.row).map { scene.name(of: $0) } ?? "") + ".delegate",
        step.call.name(ofTable: scene[step.row].kind == .cell), "(\(scene.name(of: step.row)))")
    case .focus(let step): call(of: step)
    case .presentation(let step):
      subject(scene.name(of: .controller(step.controller)), step.call.word)
    case .queueTake where frame.isCall: subject(scene.name(of: .application), "sendEvent")
    case .queuePut(let event), .queueTake(let event): origin(event: event)
    case .timer(let owner):
      FrameWords.timerFrame(of: scene.name(of: owner), at: trace.milliseconds(at: index))
    case .change: origin(event: trace.moment(of: index).event)
    default: Phrase(en: "", zh: "")
    }
  }

  /// What has been found so far: a verdict, an answer, what a receiver does with a message.
  var remark: Phrase {
    switch trace[index] {
    case .hitAsk(_, _, _, let verdict): remark(on: verdict)
    case .touchDeliver(_, _, _, let mode): FrameWords.dimWord(mode.word)
    case .chainNext(let hop) where isLookingForNext:
      FrameWords.returns(scene.name(of: hop.to))
    case .chainNext(let hop): FrameWords.dimWord(hop.mode.word)
    case .control(.track(_, .beginTracking, _, let answer)),
      .control(.track(_, .continueTracking, _, let answer)), .action(.ask(_, _, _, let answer)),
      .recognizer(.ask(_, _, _, _, let answer)):
      FrameWords.answers(answer)
    case .recognizer(.action(_, let state)): FrameWords.dimWord(state.word)
    default: Phrase(en: "", zh: "")
    }
  }

  private var isLookingForNext: Bool { frame.open == cursor && !isAtReceiver }

  private func remark(on verdict: AskVerdict) -> Phrase {
    if frame.close <= cursor, case .hitReturn(_, _, let answer) = trace[frame.close - 1] {
      return FrameWords.returns(answer.map { scene.name(of: $0) })
    }
    return frame.open == cursor ? verdict.phrase : FrameWords.isAskingItsSubviews
  }

  private func subject(_ name: String, _ method: String, _ argument: String = "") -> Phrase {
    let text: StyledText = "\(name: name).\(method)\(number: argument)"
    return Phrase(en: text, zh: text)
  }

  private func call(of step: RecognizerStep) -> Phrase {
    switch step {
    case .receive(let id, let method, _): subject(scene.name(of: id), method.name)
    case .action(let id, _): subject(scene.name(of: id), "sendActions")
    case .ask(let question, let id, let other, let view, _):
      call(of: question, id, other.map { scene.name(of: $0) }, view)
    case .collect, .state, .prevent: Phrase(en: "", zh: "")
    }
  }

  private func call(
    of question: GestureQuestion, _ id: RecognizerID, _ other: String?, _ view: ViewID?
  ) -> Phrase {
    let name = scene.name(of: id)
    switch question {
    case .viewShouldBegin:
      return subject(view.map { scene.name(of: $0) } ?? name, question.shortName, "(\(name))")
    case .canPrevent, .canBePrevented:
      return subject(name, question.shortName, "(\(other ?? ""))")
    case .touchesShouldBegin, .touchesShouldCancel:
      let content = view.map { scene.name(of: $0) } ?? ""
      let scrollView = scene[id].scrollView ?? scene[id].view
      return subject(scene.name(of: scrollView), question.shortName, "(\(content))")
    case .shouldReceive, .allowedType, .button, .shouldBegin, .simultaneous, .requireFailureOf,
      .requiredToFailBy:
      return subject(name + ".delegate", question.shortName, other.map { "(\($0))" } ?? "")
    }
  }

  private func call(of step: ActionStep) -> Phrase {
    switch step {
    case .ask(let responder, let number, let sender, _):
      let action = scene.target(number, of: sender)?.action ?? ""
      return subject(scene.name(of: responder), "canPerformAction", "(\(action))")
    case .send(let number, let sender, let responder, let isHandled):
      let action = scene.target(number, of: sender)?.action ?? ""
      let nobody = isHandled ? "target" : "nil"
      return subject(responder.map { scene.name(of: $0) } ?? nobody, action)
    }
  }

  private func call(of step: FocusStep) -> Phrase {
    if step.cause.isQuestion {
      return subject(step.asked.map { scene.name(of: $0) } ?? "nil", step.cause.word)
    }
    guard let to = step.to else {
      return subject(step.from.map { scene.name(of: $0) } ?? "nil", "resignFirstResponder")
    }
    return subject(scene.name(of: to), "becomeFirstResponder")
  }

  /// What the fingers did, as the touches are after it.
  private func origin(event number: Int?) -> Phrase {
    let moment = trace.moment(of: index)
    guard let number else { return FrameWords.timerFrame(of: nil, at: moment.milliseconds) }
    let event = trace.script.events[number]
    let fingers = Set(event.changes.map { $0.finger })
    let touches = moment.touches.filter { fingers.contains($0.finger) }
    let named = touches.map { (touch: $0, name: trace.touchName($0.number)) }
    return touches.isEmpty
      ? FrameWords.eventFrame(event) : FrameWords.touchFrame(named, at: moment.milliseconds)
  }
}
