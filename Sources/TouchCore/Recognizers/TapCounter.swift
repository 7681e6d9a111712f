//            down (timer: held too long)        lift, taps missing (timer: next one too late)
//   waiting ─────────────▶ pressed ─────────────────────────────▶ waiting
//                             │ lift of the last tap
//                             └──────────▶ recognize

/// Counts full taps: for a tap recognizer all of them, for a long press those before it (10.11).
struct TapCounter {
  private enum State {
    case waiting, pressed, done
  }

  private let taps: Int
  private let touches: Int
  private let holdLimit: Int
  private let gap: Int
  private let movement: Double
  private let distance: Double

  private var state = State.waiting
  private var full = 0
  /// The place of the tap's first finger in the list of contacts.
  private var first = 0

  /// Counts some taps of a recognizer.
  init(_ taps: Int, of recognizer: Recognizer, _ settings: Settings) {
    self.taps = taps
    touches = recognizer.numberOfTouchesRequired
    holdLimit = settings.pastLimit(.tapDuration)
    gap = settings.wait(.tapInterval)
    movement = settings[.tapMovement]
    distance = settings[.tapDistance]
  }

  /// Fingers went down: a tap starts, or gets its other fingers.
  mutating func began(_ input: GestureInput) -> GestureAction {
    guard state != .done else { return .stay }
    let isFirst = state == .waiting
    state = .pressed
    // 10.4: a finger that comes back after its lift is one too many as well.
    if input.contacts.count - first > touches { return stop(.tooManyTouches) }
    if full > 0, strays(input.contacts) { return stop(.movedTooFar) }
    return isFirst ? .wait(until: input.milliseconds + holdLimit) : .stay  // 10.2
  }

  /// Fingers moved: not too far, or it is no tap (10.3).
  mutating func moved(_ input: GestureInput) -> GestureAction {
    guard state == .pressed else { return .stay }
    return movesTooFar(input.contacts) ? stop(.movedTooFar) : .stay
  }

  /// Fingers were lifted; 9.34: they may go one after the other.
  mutating func ended(_ input: GestureInput) -> GestureAction {
    guard state == .pressed else { return .stay }
    if movesTooFar(input.contacts) { return stop(.movedTooFar) }
    if input.contacts.count - first < touches { return stop(.liftedTooEarly) }
    if input.contacts.downCount > 0 { return .stay }
    full += 1
    first = input.contacts.count
    state = full < taps ? .waiting : .done
    return full < taps ? .wait(until: input.milliseconds + gap) : .recognize  // 10.1, 9.24
  }

  /// A limit of 10.2 is over: the hold's, or the one between two taps.
  mutating func timer() -> GestureAction {
    switch state {
    case .waiting: stop(.waitedTooLong)
    case .pressed: stop(.heldTooLong)
    case .done: .stay
    }
  }

  /// It is over without a tap.
  mutating func stop(_ cause: GestureCause) -> GestureAction {
    if state == .done { return .stay }
    state = .done
    return .fail(cause)
  }

  private func movesTooFar(_ contacts: [GestureContact]) -> Bool {
    for place in first..<contacts.count {
      let way = contacts[place].location - contacts[place].start
      if way.squaredLength > movement * movement { return true }
    }
    return false
  }

  /// Whether a finger of a later tap is far from every finger of the first one (3.7, 10.5).
  func strays(_ contacts: [GestureContact]) -> Bool {
    for place in first..<contacts.count {
      var nearest = Double.infinity
      for other in 0..<min(touches, first) {
        nearest = min(nearest, (contacts[place].start - contacts[other].start).longerAxis)
      }
      if nearest > distance { return true }
    }
    return false
  }
}
