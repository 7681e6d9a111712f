import TouchCore

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

  /// Whether a recognizer that is still Possible holds it.
  fileprivate func isHeld(by recognizer: Recognizer) -> Bool {
    switch reason {
    case .delaysTouchesEnded: recognizer.delaysTouchesEnded
    case .laterTapsHeld: recognizer.numberOfTapsRequired > 1
    case .delaysTouchesBegan, .behindHeld, .released, .recognized, .multipleTouchOff,
      .exclusiveTouch, .ignored, .stoppedScrolling, .touchesShouldBegin, .systemCancelled,
      .viewRemoved, .interactionOff, .animationBegan, .menuOpened, .neverFailed,
      .zooming:
      recognizer.delaysTouchesBegan
    }
  }
}

extension Trace {
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
    return places.analysing(message.touch, after: index).filter { message.isHeld(by: scene[$0]) }
  }

  /// Everybody who still holds back the message of a step when the event is over.
  func holders(ofHeldAt step: Int) -> [RecognizerID] {
    let last = indices(ofMoment: momentNumber(of: step)).last ?? step
    return held(after: step).last { $0.step == step }.map { holders(of: $0, after: last) } ?? []
  }

  /// What the view is told of a held message if its holder recognizes; nil where it is told nothing.
  ///
  /// If the holder fails, the message itself comes late (9.30, 9.32).
  public func afterSuccess(of id: RecognizerID, holding method: ResponderMethod) -> ResponderMethod?
  {
    guard method != .began else { return nil }  // 9.30: the view never saw the touch.
    return scene[id].cancelsTouchesInView ? .cancelled : method  // 9.29, 9.32
  }
}
