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
  /// How many fingers it had at once, and how much they last moved together or apart.
  private var mostFingers = 0
  private var spread: Double?
  /// The distance over the one at the start (10.29).
  private var scale = 1.0

  init(_ recognizer: Recognizer, _ settings: Settings) { hysteresis = settings[.pinchHysteresis] }

  /// The scale in `x`.
  var value: Point { Point(scale, 0) }

  mutating func began(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    let before = fingers.count
    _ = fingers.add(input.contacts, atMost: 2)
    mostFingers = max(mostFingers, fingers.count)
    guard before < 2, let distance = distance(input) else { return .stay }
    // A finger that comes back goes on with the scale as it was.
    unit = distance / scale
    return .stay
  }

  mutating func moved(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state != .done, fingers.moved(input.contacts), let distance = distance(input) else {
      return .stay
    }
    switch state {
    case .possible:
      // 10.30: a second finger alone does not begin it.
      spread = distance - unit
      guard evidence.holds(enoughSpread(distance - unit)) else { return .stay }
      state = .active
      scale = distance / unit
      evidence.decided(by: 10, 27)
      return .begin
    case .active:
      scale = distance / unit
      evidence.decided(by: 10, 29)
      return .change
    case .done: return .stay
    }
  }

  mutating func ended(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state != .done, fingers.remove(.ended, input.contacts), fingers.count == 0 else {
      return .stay
    }
    evidence.decided(by: 10, 27)
    if state == .active { return stop(.end) }
    if evidence.holds(.twoFingers(mostFingers)), evidence.holds(.anyMove(spread != nil)) {
      _ = evidence.holds(enoughSpread(spread ?? 0))
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

  private func enoughSpread(_ spread: Double) -> Check {
    .distance(.spread, abs(spread), .atLeast(hysteresis), from: .setting(.pinchHysteresis))
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

extension Check {
  /// Pinch and rotation take two fingers (10.27, 10.31).
  static func twoFingers(_ count: Int) -> Check {
    Check(.fingers, .number(Double(count)), .atLeast(2), from: .system)
  }
}
