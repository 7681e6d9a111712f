extension StepRecord {
  init(_ step: ControlStep, moment: UInt32) {
    switch step {
    case .track(let view, let call, let touch, let answer):
      self.init(
        .track, detail: call.rawValue | (answer ? 128 : 0), touch: touch, subject: view.index,
        moment: moment)
    case .highlight(let view, let isOn):
      self.init(.highlight, detail: isOn ? 1 : 0, subject: view.index, moment: moment)
    case .event(let view, let events):
      self.init(.controlEvent, subject: view.index, object: events.rawValue, moment: moment)
    }
  }

  var trackStep: ControlStep {
    .track(
      ViewID(raw: subject), TrackingCall(rawValue: detail & 127) ?? .beginTracking,
      touch: Int(touch), answer: detail & 128 != 0)
  }

  init(_ step: ActionStep, moment: UInt32) {
    switch step {
    case .ask(let responder, let registration, let sender, let answer):
      self.init(action: .actionAsk, responder, registration, sender, answer, moment)
    case .send(let registration, let sender, let responder, let handled):
      self.init(action: .actionSend, responder, registration, sender, handled, moment)
    }
  }

  private init(
    action kind: Kind, _ responder: Responder?, _ registration: Int, _ sender: ActionSender,
    _ answer: Bool, _ moment: UInt32
  ) {
    let (code, index): (UInt8, UInt32) =
      switch sender {
      case .control(let view): (0, view.index)
      case .recognizer(let id): (1, id.index)
      }
    self.init(
      kind, detail: code | (answer ? 128 : 0), subject: responder?.packed ?? Responder.nobody,
      object: UInt32(registration), moment: moment, x: Double(index))
  }

  var actionSender: ActionSender {
    detail & 127 == 0
      ? .control(ViewID(raw: UInt32(x))) : .recognizer(RecognizerID(raw: UInt32(x)))
  }

  init(_ step: ScrollStep, moment: UInt32) {
    self.init(
      .scroll, detail: step.call.rawValue | (step.willDecelerate ? 128 : 0),
      subject: step.view.index, object: step.thousandths ?? Responder.nobody, moment: moment,
      x: step.offset.x, y: step.offset.y)
  }

  var scrollStep: ScrollStep {
    ScrollStep(
      view: ViewID(raw: subject), call: ScrollCall(rawValue: detail & 127) ?? .didScroll,
      offset: Point(x, y), willDecelerate: detail & 128 != 0,
      scale: object == Responder.nobody ? nil : Double(object) / 1000)
  }

  init(_ step: FocusStep, moment: UInt32) {
    self.init(
      .focus, detail: step.cause.rawValue | (step.answer ? 128 : 0),
      subject: step.from?.packed ?? Responder.nobody,
      object: step.to?.packed ?? Responder.nobody, moment: moment)
  }

  var focusStep: FocusStep {
    FocusStep(
      from: Responder(packed: subject), to: Responder(packed: object),
      cause: FocusCause(rawValue: detail & 127) ?? .became, answer: detail & 128 != 0)
  }
}
