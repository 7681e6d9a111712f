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
  private let duration: Double
  private let interval: Double
  private let movement: Double
  private let distance: Double

  private var state = State.waiting
  private var full = 0
  /// The place of the tap's first finger in the list of contacts.
  private var first = 0
  /// When the tap's first finger went down, and when the last finger of the tap before was lifted.
  private var pressed = 0
  private var lifted = 0

  /// Counts some taps of a recognizer.
  init(_ taps: Int, of recognizer: Recognizer, _ settings: Settings) {
    self.taps = taps
    touches = recognizer.numberOfTouchesRequired
    duration = settings[.tapDuration]
    interval = settings[.tapInterval]
    movement = settings[.tapMovement]
    distance = settings[.tapDistance]
  }

  /// Fingers went down: a tap starts, or gets its other fingers.
  mutating func began(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state != .done else { return .stay }
    let isFirst = state == .waiting
    state = .pressed
    if isFirst { pressed = input.milliseconds }
    // 10.4: a finger that comes back after its lift is one too many as well.
    guard evidence.holds(fingers(input.contacts, .atMost(Double(touches)))) else {
      return stop(.tooManyTouches)
    }
    guard isNearFirstTap(input.contacts, &evidence) else { return stop(.movedTooFar) }
    // 10.2: what lasts as long as it may is over a millisecond later.
    return isFirst ? .wait(until: input.milliseconds + Int(saturating: duration) + 1) : .stay
  }

  /// Fingers moved: not too far, or it is no tap (10.3).
  mutating func moved(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state == .pressed else { return .stay }
    return evidence.holds(movement(input.contacts)) ? .stay : stop(.movedTooFar)
  }

  /// Fingers were lifted; 9.34: they may go one after the other.
  mutating func ended(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state == .pressed else { return .stay }
    guard evidence.holds(movement(input.contacts)) else { return stop(.movedTooFar) }
    guard evidence.holds(fingers(input.contacts, .atLeast(Double(touches)))) else {
      return stop(.liftedTooEarly)
    }
    if input.contacts.downCount > 0 { return .stay }
    tellTimes(input, &evidence)
    full += 1
    if full == taps { _ = evidence.holds(count) }
    first = input.contacts.count
    lifted = input.milliseconds
    state = full < taps ? .waiting : .done
    // 10.1, 9.24
    return full < taps
      ? .wait(until: input.milliseconds + Int(saturating: interval.rounded(.up))) : .recognize
  }

  /// A limit of 10.2 is over: the hold's, or the one between two taps.
  mutating func timer(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    switch state {
    case .waiting:
      guard !evidence.holds(gap(until: input.milliseconds)) else { return .stay }
      _ = evidence.holds(count)
      return stop(.waitedTooLong)
    case .pressed: return evidence.holds(held(input)) ? .stay : stop(.heldTooLong)
    case .done: return .stay
    }
  }

  /// What it has come to, and which taps and fingers are missing.
  func fallShort(_ input: GestureInput, _ evidence: inout Evidence) {
    switch state {
    case .waiting: if full > 0 { evidence.tell(gap(until: input.milliseconds)) }
    case .pressed:
      evidence.tell(fingers(input.contacts, .atLeast(Double(touches))))
      evidence.tell(movement(input.contacts))
      evidence.tell(held(input))
    case .done: return
    }
    evidence.tell(count)
  }

  /// It is over without a tap.
  mutating func stop(_ cause: GestureCause) -> GestureAction {
    if state == .done { return .stay }
    state = .done
    return .fail(cause)
  }

  /// 3.7, 10.5: whether the fingers of a later tap are near enough to those of the first one.
  func isNearFirstTap(_ contacts: [GestureContact], _ evidence: inout Evidence) -> Bool {
    guard full > 0 else { return true }
    return evidence.holds(
      .way(
        .fromFirstTap, wayFromFirstTap(contacts), per: .axis, .atMost(distance),
        from: .setting(.tapDistance)))
  }

  /// How long the next tap has let wait for itself.
  func gap(until milliseconds: Int) -> Check {
    .time(
      .betweenTaps, milliseconds - lifted, .below(interval), from: .setting(.tapInterval))
  }

  /// The times that the timers kept, told where a tap is complete.
  private func tellTimes(_ input: GestureInput, _ evidence: inout Evidence) {
    _ = evidence.holds(held(input))
    if full > 0 { _ = evidence.holds(gap(until: pressed)) }
  }

  private func held(_ input: GestureInput) -> Check {
    .time(
      .held, input.milliseconds - pressed, .atMost(duration), from: .setting(.tapDuration))
  }

  private var count: Check {
    Check(
      .taps, .number(Double(full)), .atLeast(Double(taps)),
      from: .property(.numberOfTapsRequired))
  }

  private func fingers(_ contacts: [GestureContact], _ test: Check.Test) -> Check {
    .fingers(contacts.count - first, test, from: .numberOfTouchesRequired)
  }

  /// How far the finger that moved farthest is from where it went down.
  private func movement(_ contacts: [GestureContact]) -> Check {
    .way(
      .moved, contacts[min(first, contacts.count)...].farthestWay, per: .line,
      .atMost(movement), from: .setting(.tapMovement))
  }

  /// How far the finger that is farthest from all those of the first tap is from the nearest.
  private func wayFromFirstTap(_ contacts: [GestureContact]) -> Point {
    var farthest = Point.zero
    for place in first..<max(first, contacts.count) {
      var nearest: Point?
      for other in 0..<min(touches, first) {
        let way = contacts[place].start - contacts[other].start
        if nearest.map({ way.longerAxis < $0.longerAxis }) ?? true { nearest = way }
      }
      if let nearest, nearest.longerAxis > farthest.longerAxis { farthest = nearest }
    }
    return farthest
  }
}

extension Collection<GestureContact> {
  /// The way from where it went down to where it is, of the contact that went farthest.
  var farthestWay: Point {
    var farthest = Point.zero
    for contact in self {
      let way = contact.location - contact.start
      if way.squaredLength > farthest.squaredLength { farthest = way }
    }
    return farthest
  }
}
