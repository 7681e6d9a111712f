import TouchCore

extension Trace {
  /// The state of a recognizer after a step.
  ///
  /// - Complexity: O(log *n*) in its changes.
  public func gestureState(of id: RecognizerID, after index: Int) -> GestureState {
    lastChange(of: id, after: index).map { records[$0].newState } ?? .possible
  }

  /// The state of every recognizer that has left Possible, after a step.
  ///
  /// - Complexity: O(*r* log *n*) in the recognizers of the scene and their changes.
  public func gestureStates(after index: Int) -> [RecognizerID: GestureState] {
    var states: [RecognizerID: GestureState] = [:]
    for id in scene.recognizerIDs {
      let state = gestureState(of: id, after: index)
      if state != .possible { states[id] = state }
    }
    return states
  }

  /// Whom each recognizer that matched still waits for, after a step (9.22).
  ///
  /// - Complexity: O(*r* log *n*) in the recognizers of the scene and their changes.
  public func waiting(after index: Int) -> [RecognizerID: RecognizerID] {
    var waiting: [RecognizerID: RecognizerID] = [:]
    for id in scene.recognizerIDs {
      if let place = lastChange(of: id, after: index) { waiting[id] = whomItWaitsFor(at: place) }
    }
    return waiting
  }

  /// Whom a recognizer had waited for that recognizes at a step, because that one failed (9.21),
  /// and the step since which it waited; nil where it did not have to wait.
  public func awaited(at index: Int) -> (recognizer: RecognizerID, since: Int)? {
    guard records[index].kind == .gestureState,
      case .state(_, .possible, _, .matched, _, _) = records[index].stateStep
    else { return nil }
    for cause in causes(of: index) {
      if let by = whomItWaitsFor(at: cause) { return (by, cause) }
    }
    return nil
  }

  /// The last `gr.state` of a recognizer up to a step.
  func lastChange(of id: RecognizerID, after index: Int) -> Int? {
    let changes = places.states(of: id)
    let count = changes.firstPlace { $0 <= index }
    return count > 0 ? Int(changes[count - 1]) : nil
  }

  private func whomItWaitsFor(at place: Int) -> RecognizerID? {
    guard records[place].kind == .gestureState,
      case .state(_, _, _, .waitsFor, let by, _) = records[place].stateStep
    else { return nil }
    return by
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
  ///
  /// - Complexity: O(log *n* + *h*) in the messages held.
  public func held(after index: Int) -> [HeldMessage] {
    places.holds.held(after: index, records).map { place in
      let hold = records[Int(place)]
      return HeldMessage(
        touch: hold.touchNumber, method: hold.gateMethod, by: hold.gateHolder,
        reason: hold.gateReason, step: Int(place))
    }
  }

  /// Whether a step follows from a message that was held back.
  public func wasHeld(at index: Int) -> Bool {
    causes(of: index).contains { records[$0].kind == .hold }
  }

  /// Everybody who holds a message back after a step: it goes on when the last lets go (9.35).
  public func holders(of message: HeldMessage, after index: Int) -> [RecognizerID] {
    guard message.by != nil else { return [] }
    // 9.33: only one that is still Possible holds anything back.
    return places.analysing(message.touch, after: index).filter { holds(message, scene[$0]) }
  }

  private func holds(_ message: HeldMessage, _ recognizer: Recognizer) -> Bool {
    switch message.reason {
    case .delaysTouchesEnded: recognizer.delaysTouchesEnded
    case .laterTapsHeld: recognizer.numberOfTapsRequired > 1
    case .delaysTouchesBegan, .behindHeld, .released, .recognized, .multipleTouchOff,
      .exclusiveTouch, .ignored, .stoppedScrolling, .touchesShouldBegin, .systemCancelled,
      .viewRemoved, .interactionOff, .animationBegan, .menuOpened:
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
    places.collect(of: touch).map { collected(at: $0) } ?? []
  }
}
