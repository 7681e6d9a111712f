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

  /// Whom a recognizer had waited for that recognizes at a step, because that one failed (9.21),
  /// and the step since which it waited; nil where it did not have to wait.
  public func awaited(at index: Int) -> (recognizer: RecognizerID, since: Int)? {
    guard records[index].kind == .gestureState,
      case .state(let id, .possible, let to, .matched, _, _) = records[index].stateStep,
      to == .began || to == .ended
    else { return nil }
    var failed: Set<RecognizerID> = []
    for place in indices[..<index].reversed() where records[place].kind == .gestureState {
      guard case .state(let other, _, let to, let cause, let by, _) = records[place].stateStep
      else { continue }
      if other == id {
        guard cause == .waitsFor, let by, failed.contains(by) else { return nil }
        return (by, place)
      }
      if to == .failed { failed.insert(other) }
    }
    return nil
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

  /// Everybody who holds a message back after a step: it goes on when the last lets go (9.35).
  public func holders(of message: HeldMessage, after index: Int) -> [RecognizerID] {
    guard message.by != nil else { return [] }
    var analysing: [RecognizerID] = []
    for (place, record) in records.prefix(index + 1).enumerated() {
      if case .recognizer(.receive(let id, _, _)) = record.step, !record.isIgnored {
        guard touches(at: place).contains(message.touch), !analysing.contains(id) else { continue }
        analysing.append(id)
      }
      // 9.33: only one that is still Possible holds anything back.
      if case .recognizer(.state(let id, _, let to, _, _, _)) = record.step, to != .possible {
        analysing.removeAll { $0 == id }
      }
    }
    return analysing.filter { holds(message, scene[$0]) }
  }

  private func holds(_ message: HeldMessage, _ recognizer: Recognizer) -> Bool {
    switch message.reason {
    case .delaysTouchesEnded: recognizer.delaysTouchesEnded
    case .laterTapsHeld: recognizer.numberOfTapsRequired > 1
    case .delaysTouchesBegan, .behindHeld, .released, .recognized, .multipleTouchOff,
      .exclusiveTouch, .ignored, .stoppedScrolling, .touchesShouldBegin, .systemCancelled,
      .viewRemoved:
      recognizer.delaysTouchesBegan
    }
  }

  /// What the view is told of a held message if its holder recognizes; nil where it is told nothing.
  ///
  /// If the holder fails, the message itself comes late (9.30, 9.32).
  public func afterSuccess(of id: RecognizerID, holding method: ResponderMethod) -> ResponderMethod?
  {
    guard method != .began else { return nil }  // 9.30: the view never saw the touch.
    return scene[id].cancelsTouchesInView ? .cancelled : method  // 9.29, 9.32
  }

  /// The recognizers that get a touch, in the order they were collected (9.2).
  public func recognizers(ofTouch touch: Int) -> [RecognizerID] {
    indices.first { records[$0].kind == .collect && records[$0].touchNumber == touch }
      .map { collected(at: $0) } ?? []
  }

  /// Whether a step shows a recognizer a new touch that it ignores: a subclass that takes none
  /// (9.8), or a pan that follows as many fingers as it may (10.16).
  public func ignoresTouch(at index: Int) -> Bool { records[index].isIgnored }
}
