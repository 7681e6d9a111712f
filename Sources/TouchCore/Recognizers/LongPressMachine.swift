//            full taps, if any     next finger down        500 ms
//   tapping ──────────────────▶ ready ───────────▶ pressing ─────▶ held ── lift ──▶ end
//                                 │ too late          │ lift, > 10 pt  ╰─ move ──▶ change
//                                 ▼                   ▼
//                                fail                fail

/// UILongPressGestureRecognizer: fingers that stay where they are for a time (10.7).
struct LongPressMachine: GestureStateMachine {
  private enum State {
    case tapping, ready, pressing, held, done
  }

  private let duration: Int
  private let allowance: Double
  private let touches: Int
  private let gap: Int
  private let keepsLimit: Bool

  private var state: State
  private var taps: TapCounter
  private var fingers = FollowedContacts()
  /// The place of the press's first finger in the list of contacts.
  private var first = 0

  init(_ recognizer: Recognizer, _ settings: Settings) {
    duration = Int(saturating: (recognizer.minimumPressDuration * 1000).rounded(.up))
    allowance = recognizer.allowableMovement
    touches = recognizer.numberOfTouchesRequired
    gap = settings.wait(.tapInterval)
    keepsLimit = settings.isOn(.longPressKeepsLimit)
    taps = TapCounter(recognizer.numberOfTapsRequired, of: recognizer, settings)
    state = recognizer.numberOfTapsRequired > 0 ? .tapping : .pressing
  }

  mutating func began(_ input: GestureInput) -> GestureAction {
    switch state {
    case .tapping: return tapped(taps.began(input), input)
    case .ready:
      state = .pressing
      return taps.strays(input.contacts) ? stop(.movedTooFar) : press(input)
    case .pressing: return press(input)
    case .held, .done: return .stay
    }
  }

  mutating func moved(_ input: GestureInput) -> GestureAction {
    switch state {
    case .tapping: return tapped(taps.moved(input), input)
    case .pressing: return movesTooFar(input.contacts) ? stop(.movedTooFar) : .stay  // 10.10
    case .held:
      guard fingers.moved(input.contacts) else { return .stay }
      // 10.9: a press that has begun may go anywhere, unless a peer's limit is asked for.
      guard keepsLimit, movesTooFar(input.contacts) else { return .change }
      state = .done
      return .cancel(.movedTooFar)
    case .ready, .done: return .stay
    }
  }

  mutating func ended(_ input: GestureInput) -> GestureAction {
    switch state {
    case .tapping: return tapped(taps.ended(input), input)
    case .pressing: return stop(.liftedTooEarly)  // 10.10
    case .held:
      // 10.8: one of its fingers is enough.
      guard fingers.remove(.ended, input.contacts) else { return .stay }
      state = .done
      return .end
    case .ready, .done: return .stay
    }
  }

  mutating func cancelled(_ input: GestureInput) -> GestureAction {
    guard state == .held else { return stop(.touchesCancelled) }
    guard fingers.remove(.cancelled, input.contacts) else { return .stay }
    state = .done
    return .cancel(.touchesCancelled)
  }

  mutating func timer(_ input: GestureInput) -> GestureAction {
    switch state {
    case .tapping: return tapped(taps.timer(), input)
    case .ready: return stop(.waitedTooLong)
    case .pressing:
      // After taps the clock may still be the gap's: the other fingers did not come.
      guard fingers.count == touches else { return stop(.waitedTooLong) }
      state = .held
      return .begin  // 10.8
    case .held, .done: return .stay
    }
  }

  /// 10.11: the press comes after full taps, as soon after them as a next tap would.
  private mutating func tapped(_ action: GestureAction, _ input: GestureInput) -> GestureAction {
    switch action {
    case .recognize:
      state = .ready
      first = input.contacts.count
      fingers.pass(input.contacts)
      return .wait(until: input.milliseconds + gap)
    case .fail(let cause): return stop(cause)
    case .stay, .wait, .begin, .change, .end, .cancel: return action
    }
  }

  /// The time runs from the moment the last finger that is needed is down.
  private mutating func press(_ input: GestureInput) -> GestureAction {
    if fingers.add(input.contacts, atMost: touches) > 0 { return stop(.tooManyTouches) }
    return fingers.count == touches ? .wait(until: input.milliseconds + duration) : .stay
  }

  private func movesTooFar(_ contacts: [GestureContact]) -> Bool {
    for place in first..<min(first + touches, contacts.count) {
      let way = contacts[place].location - contacts[place].start
      if way.squaredLength > allowance * allowance { return true }
    }
    return false
  }

  private mutating func stop(_ cause: GestureCause) -> GestureAction {
    if state == .done { return .stay }
    state = .done
    return .fail(cause)
  }
}
