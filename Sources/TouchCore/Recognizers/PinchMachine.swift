//              8 pt nearer or farther                    both lifted
//   possible ─────────────────────▶ active ─ move ─▶ change … ─────▶ end
//      │ both lifted: fail             │ the system cancels: cancel
//      ▼                               ▼

/// UIPinchGestureRecognizer: two fingers that come together or go apart (10.27).
struct PinchMachine: GestureStateMachine {
  private enum State {
    case possible, active, done
  }

  private let hysteresis: Double
  private var state = State.possible
  private var fingers = FollowedContacts()
  /// The distance at which the scale is 1, in points.
  private var unit = 1.0
  /// The distance over the one at the start (10.29).
  private var scale = 1.0

  init(_ recognizer: Recognizer, _ settings: Settings) { hysteresis = settings[.pinchHysteresis] }

  /// The scale in `x`.
  var value: Point { Point(scale, 0) }

  mutating func began(_ input: GestureInput) -> GestureAction {
    let before = fingers.count
    _ = fingers.add(input.contacts, atMost: 2)
    guard before < 2, let distance = distance(input) else { return .stay }
    // A finger that comes back goes on with the scale as it was.
    unit = distance / scale
    return .stay
  }

  mutating func moved(_ input: GestureInput) -> GestureAction {
    guard state != .done, fingers.moved(input.contacts), let distance = distance(input) else {
      return .stay
    }
    switch state {
    case .possible:
      // 10.30: a second finger alone does not begin it.
      guard abs(distance - unit) >= hysteresis else { return .stay }
      state = .active
      scale = distance / unit
      return .begin
    case .active:
      scale = distance / unit
      return .change
    case .done: return .stay
    }
  }

  mutating func ended(_ input: GestureInput) -> GestureAction {
    guard state != .done, fingers.remove(.ended, input.contacts), fingers.count == 0 else {
      return .stay
    }
    return stop(state == .active ? .end : .fail(.liftedTooEarly))  // 10.27
  }

  mutating func cancelled(_ input: GestureInput) -> GestureAction {
    guard state != .done, fingers.remove(.cancelled, input.contacts) else { return .stay }
    return stop(state == .active ? .cancel(.touchesCancelled) : .fail(.touchesCancelled))
  }

  /// How far the two fingers are apart, in points; never nothing, so that there is a scale.
  private func distance(_ input: GestureInput) -> Double? {
    fingers.span(input.contacts).map { max($0.squaredLength.squareRoot(), 1) }
  }

  private mutating func stop(_ action: GestureAction) -> GestureAction {
    state = .done
    return action
  }
}
