#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

//              10 degrees either way                    both lifted
//   possible ─────────────────────▶ active ─ move ─▶ change … ─────▶ end
//      │ both lifted: fail             │ the system cancels: cancel
//      ▼                               ▼

/// UIRotationGestureRecognizer: two fingers that turn around each other (10.31).
struct RotationMachine: GestureStateMachine {
  private enum State {
    case possible, active, done
  }

  private let hysteresis: Double
  private var state = State.possible
  private var fingers = FollowedContacts()
  /// Where the second finger lies, seen from the first, in radians clockwise from the right.
  private var angle = 0.0
  private var turned = 0.0

  init(_ recognizer: Recognizer, _ settings: Settings) {
    hysteresis = settings[.rotationHysteresis] * .pi / 180
  }

  /// The radians in `x`: clockwise is positive, and full turns add up.
  var value: Point { Point(turned, 0) }

  mutating func began(_ input: GestureInput) -> GestureAction {
    let before = fingers.count
    _ = fingers.add(input.contacts, atMost: 2)
    // A finger that comes back goes on with the turn as it was.
    if before < 2, let now = angle(input) { angle = now }
    return .stay
  }

  mutating func moved(_ input: GestureInput) -> GestureAction {
    guard state != .done, fingers.moved(input.contacts), let now = angle(input) else {
      return .stay
    }
    turned += remainder(now - angle, 2 * .pi)
    angle = now
    switch state {
    case .possible:
      guard abs(turned) >= hysteresis else { return .stay }
      state = .active
      return .begin
    case .active: return .change
    case .done: return .stay
    }
  }

  mutating func ended(_ input: GestureInput) -> GestureAction {
    guard state != .done, fingers.remove(.ended, input.contacts), fingers.count == 0 else {
      return .stay
    }
    return stop(state == .active ? .end : .fail(.liftedTooEarly))  // 10.31
  }

  mutating func cancelled(_ input: GestureInput) -> GestureAction {
    guard state != .done, fingers.remove(.cancelled, input.contacts) else { return .stay }
    return stop(state == .active ? .cancel(.touchesCancelled) : .fail(.touchesCancelled))
  }

  private func angle(_ input: GestureInput) -> Double? {
    fingers.span(input.contacts).map { atan2($0.y, $0.x) }
  }

  private mutating func stop(_ action: GestureAction) -> GestureAction {
    state = .done
    return action
  }
}
