extension StepRecord {
  static func delivery(
    _ kind: Kind, _ method: ResponderMethod, touch: Int, from: Responder, to: Responder? = nil,
    mode: Step.DeliveryMode = .default, reason: Step.DropReason = .noNext, hop: Hop = .superview,
    depth: Int = 0, set: Int = 0, moment: UInt32
  ) -> StepRecord {
    StepRecord(
      kind, detail: method.rawValue | mode.rawValue << 4 | reason.rawValue << 7, touch: touch,
      subject: from.packed, object: to?.packed ?? Responder.nobody, moment: moment,
      x: Double(Int(hop.rawValue) + set << 4), y: Double(depth))
  }

  /// That a timer fires.
  init(_ owner: TimerOwner, moment: UInt32) {
    let (detail, subject): (UInt8, UInt32) =
      switch owner {
      case .recognizer(let id): (0, id.index)
      case .deceleration(let view): (1, view.index)
      case .control(let view): (2, view.index)
      case .transition(let view): (3, view.index)
      case .zoom(let view): (4, view.index)
      }
    self.init(.timer, detail: detail, subject: subject, moment: moment)
  }

  private var timerOwner: TimerOwner {
    switch detail {
    case 0: .recognizer(recognizer)
    case 1: .deceleration(view)
    case 2: .control(view)
    case 3: .transition(view)
    default: .zoom(view)
    }
  }

  private var method: ResponderMethod { ResponderMethod(rawValue: detail & 15) ?? .began }
  private var mode: Step.DeliveryMode { Step.DeliveryMode(rawValue: detail >> 4 & 7) ?? .default }
  private var reason: Step.DropReason { Step.DropReason(rawValue: detail >> 7) ?? .noNext }
  private var view: ViewID { ViewID(raw: subject) }
  private var responder: Responder { Responder(packed: subject) ?? .application }

  /// The step as people see it.
  public var step: Step {
    switch kind {
    case .queuePut: .queuePut(event: Int(subject))
    case .queueTake: .queueTake(event: Int(subject))
    case .windowAsk: .windowAsk(window: view, point: Point(x, y), isShown: detail == 1)
    case .windowChoose: .windowChoose(window: view, touch: Int(touch))
    case .hitAsk:
      .hitAsk(
        view: view, depth: Int(object), point: Point(x, y),
        verdict: AskVerdict(rawValue: detail) ?? .outside)
    case .hitReturn: .hitReturn(view: view, depth: Int(x), returns: ViewID?(packed: object))
    case .hitResult:
      .hitResult(
        touch: Int(touch), view: ViewID?(packed: subject), window: ViewID?(packed: object))
    case .touchBind: .touchBind(touch: Int(touch), view: view, window: ViewID(raw: object))
    case .touchDeliver:
      .touchDeliver(to: responder, method: method, touch: Int(touch), mode: mode)
    case .chainNext: .chainNext(chainHop)
    case .chainStop: .chainStop(at: responder, method: method, touch: Int(touch), mode: mode)
    case .chainDrop: .chainDrop(at: responder, method: method, touch: Int(touch), reason: reason)
    case .timer: .timer(timerOwner)
    case .change: .change(Int(subject))
    case .collect: .recognizer(collectStep)
    case .receive: .recognizer(receiveStep)
    case .gestureAsk: .recognizer(gestureAskStep)
    case .gestureState: .recognizer(stateStep)
    case .gestureAction:
      .recognizer(.action(recognizer, GestureState(rawValue: detail) ?? .ended))
    case .prevent: .recognizer(.prevent(recognizer, by: RecognizerID(raw: object)))
    case .hold: .gate(.hold(touch: Int(touch), gateMethod, by: gateHolder, gateReason))
    case .flush: .gate(.flush(touch: Int(touch), gateMethod, by: gateHolder, gateReason))
    case .cancel: .gate(.cancel(touch: Int(touch), by: gateHolder, gateReason))
    case .discard: .gate(.discard(touch: Int(touch), gateMethod, by: gateHolder, gateReason))
    case .track: .control(trackStep)
    case .highlight: .control(.highlight(view, detail == 1))
    case .controlEvent: .control(.event(view, ControlEvents(rawValue: object)))
    case .actionAsk:
      .action(
        .ask(responder, registration: Int(object), from: actionSender, answer: detail & 128 != 0))
    case .actionSend:
      .action(
        .send(
          registration: Int(object), from: actionSender, to: Responder(packed: subject),
          handled: detail & 128 != 0))
    case .scroll: .scroll(scrollStep)
    case .row: .row(rowStep)
    case .focus: .focus(focusStep)
    case .presentation: .presentation(presentationStep)
    }
  }

  /// The place of the touches of a call in `Trace.touchSets`, from 1; 0 where it has one touch.
  var touchSet: Int {
    isDelivery || kind == .receive ? Int(x) >> 4 : 0
  }

  private var chainHop: Step.ChainHop {
    Step.ChainHop(
      from: responder, to: Responder(packed: object) ?? .application,
      hop: Hop(rawValue: UInt8(Int(x) & 15)) ?? .superview, method: method, touch: Int(touch),
      mode: mode,
      depth: Int(y))
  }
}
