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
  /// How many fingers it had at once, and whether two of them moved.
  private var mostFingers = 0
  private var hasMoved = false

  init(_ recognizer: Recognizer, _ settings: Settings) {
    hysteresis = settings[.rotationHysteresis]
  }

  /// The radians in `x`: clockwise is positive, and full turns add up.
  var value: Point { Point(turned, 0) }

  mutating func began(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    let before = fingers.count
    _ = fingers.add(input.contacts, atMost: 2)
    mostFingers = max(mostFingers, fingers.count)
    // A finger that comes back goes on with the turn as it was.
    if before < 2, let now = angle(input) { angle = now }
    return .stay
  }

  mutating func moved(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state != .done, fingers.moved(input.contacts), let now = angle(input) else {
      return .stay
    }
    hasMoved = true
    turned += remainder(now - angle, 2 * .pi)
    angle = now
    evidence.decided(by: 10, 31)
    switch state {
    case .possible:
      guard evidence.holds(enoughTurn) else { return .stay }
      state = .active
      return .begin
    case .active: return .change
    case .done: return .stay
    }
  }

  mutating func ended(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state != .done, fingers.remove(.ended, input.contacts), fingers.count == 0 else {
      return .stay
    }
    evidence.decided(by: 10, 31)
    if state == .active { return stop(.end) }
    if evidence.holds(.twoFingers(mostFingers)), evidence.holds(.anyMove(hasMoved)) {
      _ = evidence.holds(enoughTurn)
    }
    return stop(.fail(.liftedTooEarly))
  }

  mutating func cancelled(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state != .done, fingers.remove(.cancelled, input.contacts),
      !evidence.holds(.notCancelled)
    else { return .stay }
    evidence.decided(by: 9, 9)
    return stop(state == .active ? .cancel(.touchesCancelled) : .fail(.touchesCancelled))
  }

  /// In degrees, as its setting is: what is told is what decides.
  private var enoughTurn: Check {
    Check(
      .turned, .number(abs(turned) * 180 / .pi), .atLeast(hysteresis),
      from: .setting(.rotationHysteresis), .degrees)
  }

  private func angle(_ input: GestureInput) -> Double? {
    fingers.span(input.contacts).map { atan2($0.y, $0.x) }
  }

  private mutating func stop(_ action: GestureAction) -> GestureAction {
    state = .done
    return action
  }
}
