import TouchCore

/// A message of a touches method, or of presses, motion or remote control, at its receiver.
struct Message {
  let method: ResponderMethod
  let receiver: Responder
  let mode: Step.DeliveryMode
  /// The touches of the call, as they were when it was due; none for other events.
  let touches: [Touch]
  /// The place of its step.
  let index: Int

  /// The view its touches belong to.
  var touchView: ViewID? { touches.first?.view }
}

extension Narrator {
  func message(
    _ method: ResponderMethod, to receiver: Responder, _ mode: Step.DeliveryMode, at index: Int
  ) -> Message {
    let first = trace.touch(at: index)
    let numbers = method.isAboutTouches ? trace.touches(at: index) : []
    let others = numbers.dropFirst().compactMap { touch($0, phase(of: method), at: index) }
    return Message(
      method: method, receiver: receiver, mode: mode,
      touches: method.isAboutTouches ? (first.map { [$0] } ?? []) + others : [], index: index)
  }

  private func phase(of method: ResponderMethod) -> TouchPhase? {
    switch method {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled, .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled,
      .motionBegan, .motionEnded, .motionCancelled, .remoteControlReceived:
      nil
    }
  }

  /// A touch by its number: in a phase, the latest until a step; in no special one, as it was last.
  func touch(_ number: Int, _ phase: TouchPhase? = nil, at index: Int) -> Touch? {
    for moment in trace.moments[...trace.momentNumber(of: index)].reversed() {
      guard let touch = moment.touches.first(where: { $0.number == number }) else { continue }
      if phase == nil || touch.phase == phase { return touch }
      if touch.phase == .began { return nil }
    }
    return nil
  }

  /// The name of a touch's finger, with its number where the finger touched more than once.
  func finger(_ number: Int, at index: Int) -> StyledText {
    guard let finger = touch(number, at: index)?.finger else { return "\(number)" }
    guard repeatedFingers.contains(finger) else { return "\(name: finger)" }
    return "\(name: finger) (\(number))"
  }

  /// The touches of an instant that belong to a view or something in it.
  func touches(in view: ViewID, at index: Int) -> [Touch] {
    trace.moment(of: index).touches.filter { touch in
      touch.view.map { scene.path(from: $0).contains(view) } ?? false
    }
  }

  /// How far a touch has moved from where it went down, along each axis, in points.
  func distance(of touch: Touch, at index: Int) -> Point {
    guard let start = self.touch(touch.number, .began, at: index) else { return .zero }
    return touch.screenLocation - start.screenLocation
  }

  /// How long a touch has been down, in milliseconds.
  func age(of touch: Touch, at index: Int) -> Int {
    guard let start = self.touch(touch.number, .began, at: index) else { return 0 }
    return trace.milliseconds(at: index) - start.milliseconds
  }
}
