extension Trace {
  /// The state of every recognizer that has left Possible, after a step.
  ///
  /// - Complexity: O(*n*) in the steps up to it.
  public func gestureStates(after index: Int) -> [RecognizerID: GestureState] {
    var states: [RecognizerID: GestureState] = [:]
    for record in records.prefix(index + 1) where record.kind == .gestureState {
      guard case .state(let id, _, let to, _, _, _) = record.stateStep else { continue }
      states[id] = to == .possible ? nil : to
    }
    return states
  }

  /// Whom each recognizer that matched still waits for, after a step (9.22).
  public func waiting(after index: Int) -> [RecognizerID: RecognizerID] {
    var waiting: [RecognizerID: RecognizerID] = [:]
    for record in records.prefix(index + 1) where record.kind == .gestureState {
      guard case .state(let id, _, _, let cause, let by, _) = record.stateStep else { continue }
      waiting[id] = cause == .waitsFor ? by : nil
    }
    return waiting
  }

  /// A message that is held back from its view.
  public struct HeldMessage: Hashable, Sendable {
    /// The touch's number.
    public let touch: Int
    /// The message.
    public let method: ResponderMethod
    /// The recognizer that holds it; nil where it waits behind another message.
    public let by: RecognizerID?
    /// Why.
    public let reason: GateReason
    /// The step that held it.
    public let step: Int
  }

  /// The messages held back after a step, in the order they were held.
  public func held(after index: Int) -> [HeldMessage] {
    var held: [HeldMessage] = []
    for (step, record) in records.prefix(index + 1).enumerated() {
      switch record.step {
      case .gate(.hold(let touch, let method, let by, let reason)):
        held.append(
          HeldMessage(touch: touch, method: method, by: by, reason: reason, step: step))
      case .gate(.flush(let touch, let method, _, _)):
        held.removeAll { $0.touch == touch && $0.method == method }
      case .gate(.cancel(let touch, _, _)): held.removeAll { $0.touch == touch }
      case .gate(.discard(let touch, let method, _, _)):
        if method != .moved { held.removeAll { $0.touch == touch } }
      case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult,
        .touchBind, .touchDeliver, .chainNext, .chainStop, .chainDrop, .timer, .change,
        .recognizer, .control, .action, .scroll, .focus:
        continue
      }
    }
    return held
  }

  /// What the view is told of a held message if its holder recognizes; nil where it is told nothing.
  ///
  /// If the holder fails, the message itself comes late (9.30, 9.32).
  public func afterSuccess(of id: RecognizerID, holding method: ResponderMethod) -> ResponderMethod?
  {
    guard method != .began else { return nil }  // 9.30: the view never saw the touch.
    return scene[id].cancelsTouchesInView ? .cancelled : method  // 9.29, 9.32
  }

  /// Who took a touch away from its view, and whether the view had seen it (9.27, 9.30).
  public func taker(ofTouch touch: Int) -> (recognizer: RecognizerID, viewSawIt: Bool)? {
    for record in records where record.touch == UInt16(truncatingIfNeeded: touch) {
      switch record.kind {
      case .cancel: if let by = record.gateHolder { return (by, true) }
      case .discard:
        if let by = record.gateHolder, record.gateReason == .recognized { return (by, false) }
      case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult,
        .touchBind, .touchDeliver, .chainNext, .chainStop, .chainDrop, .timer, .change, .collect,
        .receive, .gestureAsk, .gestureState, .gestureAction, .prevent, .hold, .flush, .track,
        .highlight, .controlEvent, .actionAsk, .actionSend, .scroll, .focus:
        continue
      }
    }
    return nil
  }

  /// The recognizers that get a touch, in the order they were collected (9.2).
  public func recognizers(ofTouch touch: Int) -> [RecognizerID] {
    collectStep(ofTouch: touch).map { collected(at: $0) } ?? []
  }

  private func collectStep(ofTouch touch: Int) -> Int? {
    indices.first { records[$0].kind == .collect && records[$0].touchNumber == touch }
  }

  /// Whether a recognizer is shown a new touch and ignores it: a subclass that takes none (9.8), or
  /// a pan that follows as many fingers as it may (10.16).
  public func ignores(_ id: RecognizerID, newTouch touch: Int, at index: Int) -> Bool {
    if scene[id].ignoresTouches { return true }
    let limit = scene[id].maximumNumberOfTouches
    let down = moment(of: index).touches.filter {
      $0.number < touch && $0.phase != .ended && $0.phase != .cancelled
    }
    guard down.count >= limit, !scene.settings.isOn(.panExtraTouchesFail) else { return false }
    let followed = down.filter { follows(id, $0.number) }
    return followed.count >= limit
  }

  private func follows(_ id: RecognizerID, _ touch: Int) -> Bool {
    guard let step = collectStep(ofTouch: touch), collected(at: step).contains(id) else {
      return false
    }
    return !ignores(id, newTouch: touch, at: step)
  }
}
