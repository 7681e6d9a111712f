extension Step {
  /// Its kind, as the record tells kinds apart.
  public var kind: StepKind {
    switch self {
    case .queuePut: .queuePut
    case .queueTake: .queueTake
    case .windowAsk: .windowAsk
    case .windowChoose: .windowChoose
    case .hitAsk: .hitAsk
    case .hitReturn: .hitReturn
    case .hitResult: .hitResult
    case .touchBind: .touchBind
    case .touchDeliver(_, let method, _, _): method.isAboutTouches ? .touchDeliver : .eventDeliver
    case .chainNext: .chainNext
    case .chainStop: .chainStop
    case .chainDrop: .chainDrop
    case .timer: .timer
    case .change: .change
    case .recognizer(let step): step.kind
    case .gate(let step): step.kind
    case .control(let step): step.kind
    case .action(let step): step.kind
    case .scroll(let step): step.call.kind
    case .row(let step): step.kind
    case .focus(let step): step.cause.isQuestion ? .focusAsk : .focusChange
    case .presentation(let step): step.call.kind
    }
  }

  /// The kind's name in the record: `hit.ask` and so on.
  public var kindName: String { kind.name }

  /// The stage it belongs to.
  public var phase: Phase { kind.phase }

  /// Whose turn it is: the responder a person would look at.
  public var responder: Responder? {
    switch self {
    case .queuePut, .queueTake: .application
    case .windowAsk(let window, _, _), .windowChoose(let window, _): .view(window)
    case .hitAsk(let view, _, _, _), .hitReturn(let view, _, _): .view(view)
    case .hitResult(_, let view, _): view.map { .view($0) }
    case .touchBind(_, let view, _): .view(view)
    case .touchDeliver(let responder, _, _, _): responder
    case .chainNext(let hop): hop.to
    case .chainStop(let responder, _, _, _), .chainDrop(let responder, _, _, _): responder
    case .timer(let owner): owner.view.map { .view($0) }
    case .recognizer(.collect(_, let view, _)): .view(view)
    case .recognizer(.ask(_, _, _, let view, _)): view.map { .view($0) }
    case .control(let step): .view(step.view)
    case .action(.ask(let responder, _, _, _)): responder
    case .action(.send(_, _, let responder, _)): responder
    case .scroll(let step): .view(step.view)
    case .row(let step): .view(step.row)
    case .focus(let step): step.to ?? step.from
    case .presentation(let step): .controller(step.controller)
    case .change, .gate, .recognizer: nil
    }
  }

  /// The recognizer a step is about; nil where it is about none.
  public var recognizer: RecognizerID? {
    switch self {
    case .timer(.recognizer(let id)): return id
    case .recognizer(let step): return step.recognizer
    case .gate(let step): return step.by
    case .action(let step):
      guard case .recognizer(let id) = step.sender else { return nil }
      return id
    default: return nil
    }
  }

  /// How many calls are open around it: calls of `hitTest` on the way down, forwarded messages on
  /// the way up.
  public var nesting: Int {
    switch self {
    case .hitAsk(_, let depth, _, _), .hitReturn(_, let depth, _): depth + 1
    case .chainNext(let hop): hop.depth + 1
    case .control, .action: 1
    default: 0
    }
  }

  /// The view that hit testing asks.
  public var asked: ViewID? {
    if case .hitAsk(let view, _, _, _) = self { view } else { nil }
  }

  /// The view that hit testing asks, or that answers it.
  public var searched: ViewID? {
    switch self {
    case .hitAsk(let view, _, _, _), .hitReturn(let view, _, _): view
    default: nil
    }
  }

  /// What a view said of itself, at `hit.ask` only.
  public var verdict: AskVerdict? {
    if case .hitAsk(_, _, _, let verdict) = self { verdict } else { nil }
  }

  /// Whether an event goes into the queue or comes out of it.
  public var isQueue: Bool {
    switch self {
    case .queuePut, .queueTake: true
    default: false
    }
  }

  /// Whether a touches message is sent, sent on, kept or dropped.
  public var isDelivery: Bool {
    if case .touchDeliver = self { true } else { phase == .chain }
  }

  /// Whether it may come of a message while that is on its way: a control that tracks, what its
  /// action changes.
  public var isReaction: Bool {
    switch self {
    case .control, .action, .change, .row, .focus, .presentation: true
    default: false
    }
  }
}

extension RecognizerStep {
  var kind: StepKind {
    switch self {
    case .collect: .collect
    case .receive: .receive
    case .ask: .gestureAsk
    case .state: .gestureState
    case .action: .gestureAction
    case .prevent: .prevent
    }
  }

  /// Whom it is about.
  public var recognizer: RecognizerID? {
    switch self {
    case .collect: nil
    case .receive(let id, _, _), .ask(_, let id, _, _, _), .state(let id, _, _, _, _, _),
      .action(let id, _), .prevent(let id, _):
      id
    }
  }
}

extension GateStep {
  var kind: StepKind {
    switch self {
    case .hold: .hold
    case .flush: .flush
    case .cancel: .cancel
    case .discard: .discard
    }
  }

  /// The touch.
  public var touch: Int { parts.touch }
  /// The message.
  public var method: ResponderMethod { parts.method }
  /// The recognizer that is in the way; nil where it is none.
  public var by: RecognizerID? { parts.by }
  /// Why.
  public var reason: GateReason { parts.reason }

  private var parts: (touch: Int, method: ResponderMethod, by: RecognizerID?, reason: GateReason) {
    switch self {
    case .hold(let touch, let method, let by, let reason),
      .flush(let touch, let method, let by, let reason),
      .discard(let touch, let method, let by, let reason):
      (touch, method, by, reason)
    case .cancel(let touch, let by, let reason): (touch, .cancelled, by, reason)
    }
  }
}

extension ControlStep {
  var kind: StepKind {
    switch self {
    case .track: .track
    case .highlight: .highlight
    case .event: .controlEvent
    }
  }
}

extension ActionStep {
  var kind: StepKind {
    switch self {
    case .ask: .actionAsk
    case .send: .actionSend
    }
  }

  /// Who sends the action.
  public var sender: ActionSender {
    switch self {
    case .ask(_, _, let sender, _), .send(_, let sender, _, _): sender
    }
  }
}
