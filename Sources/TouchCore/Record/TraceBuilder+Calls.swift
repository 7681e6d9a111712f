/// A message on its way along the chain.
struct MessageCall {
  var touches: [Int] = []
  /// The place of its touches in `touchSets`, from 1; 0 for one touch.
  var set = 0
  /// How many hops it made.
  var hops = 0
}

/// The registrations that a control event or a recognizer calls next, in their order.
struct ActionQueue {
  private var sender: ActionSender?
  private var waiting: [Int] = []

  /// 7.19: a control tells whoever registered for an event.
  mutating func begin(_ events: ControlEvents, of view: ViewID, _ scene: Scene) {
    sender = .control(view)
    let targets = scene[view].control.targets
    waiting = targets.indices.filter { !targets[$0].events.isDisjoint(with: events) }
  }

  /// 9.10: a recognizer tells all its targets.
  mutating func begin(_ id: RecognizerID, _ scene: Scene) {
    sender = .recognizer(id)
    waiting = Array(scene[id].targets.indices)
  }

  /// The registration by which an action is asked for or sent.
  mutating func next(_ action: String, from sender: ActionSender, ends: Bool, _ scene: Scene)
    -> Int?
  {
    let isNext = { (place: Int) in scene.target(place, of: sender)?.action == action }
    guard sender == self.sender, let place = waiting.firstIndex(where: isNext) else {
      return scene.targets(of: sender).firstIndex { $0.action == action }
    }
    defer { waiting.removeFirst(ends ? place + 1 : place) }
    return waiting[place]
  }
}

extension TraceBuilder {
  /// Which of a sender's registrations an action is asked for by, or sent by; nil where it has none
  /// of that name.
  ///
  /// Where the action is sent, the call ends, and the next registration has its turn.
  public mutating func registration(
    of action: String, from sender: ActionSender, ends: Bool
  ) -> Int? {
    actions.next(action, from: sender, ends: ends, scene)
  }

  /// A step of the search for the view.
  mutating func found(_ step: Step, _ touch: Int) -> StepRecord {
    let now = UInt32(moment)
    let occasion = Occasion(moment: now, touch: UInt16(truncatingIfNeeded: touch))
    switch step {
    case .windowAsk(let window, let point, let isShown):
      open = []
      return StepRecord(
        .windowAsk, detail: isShown ? 1 : 0, touch: touch, subject: window.index, moment: now,
        x: point.x, y: point.y)
    case .windowChoose(let window, let touch):
      return StepRecord(.windowChoose, touch: touch, subject: window.index, moment: now)
    case .hitAsk(let view, let depth, let point, let verdict):
      open.removeAll { $0.depth >= depth }
      if verdict == .inside || verdict == .overridden { open.append((view, depth)) }
      return .hitAsk(view.index, verdict.rawValue, depth: UInt32(depth), point, occasion)
    case .hitReturn(let view, _, let answer):
      let depth = open.last { $0.view == view }?.depth ?? 0
      open.removeAll { $0.depth >= depth }
      return .hitReturn(view.index, returns: answer.packed, depth: UInt32(depth), occasion)
    case .hitResult(let touch, let view, let window):
      noteWindow(window, of: touch)
      return StepRecord(
        .hitResult, touch: touch, subject: view.packed, object: window.packed, moment: now)
    case .touchBind(let touch, let view, let window):
      bind(touch, view, window)
      return StepRecord(
        .touchBind, touch: touch, subject: view.index, object: window.index, moment: now)
    case .queuePut, .queueTake, .touchDeliver, .chainNext, .chainStop, .chainDrop, .timer, .change,
      .recognizer, .gate, .control, .action, .scroll, .row, .focus, .presentation:
      return StepRecord(.queuePut, moment: now)
    }
  }

  /// A message to a responder, or a hop of it (6.1).
  mutating func message(_ step: Step, _ touches: [Int]?) -> StepRecord {
    if case .touchDeliver = step {
      call = MessageCall(touches: touches ?? [], set: remember(touches ?? []))
    } else if let touches, touches != call.touches {
      // 7.13: a control on the way keeps some of them.
      call.touches = touches
      call.set = remember(touches)
    }
    let now = UInt32(moment)
    let (touch, set) = (call.touches.first ?? 0, call.set)
    switch step {
    case .touchDeliver(let responder, let method, _, let mode):
      return .delivery(
        .touchDeliver, method, touch: touch, from: responder, mode: mode, set: set, moment: now)
    case .chainNext(let hop):
      defer { call.hops += 1 }
      return .delivery(
        .chainNext, hop.method, touch: touch, from: hop.from, to: hop.to, mode: hop.mode,
        hop: hop.hop, depth: call.hops, set: set, moment: now)
    case .chainStop(let responder, let method, _, let mode):
      return .delivery(
        .chainStop, method, touch: touch, from: responder, mode: mode, set: set, moment: now)
    case .chainDrop(let responder, let method, _, let reason):
      return .delivery(
        .chainDrop, method, touch: touch, from: responder, reason: reason, set: set, moment: now)
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult,
      .touchBind, .timer, .change, .recognizer, .gate, .control, .action, .scroll, .row, .focus,
      .presentation:
      return StepRecord(.queuePut, moment: now)
    }
  }
}
