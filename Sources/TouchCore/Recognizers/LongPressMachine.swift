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

  private var duration: Double
  private var limit: Check.Origin
  private let allowance: Double
  private let touches: Int
  private let gap: Int
  private let keepsLimit: Bool

  private var state: State
  private var taps: TapCounter
  private var fingers = FollowedContacts()
  /// The place of the press's first finger in the list of contacts.
  private var first = 0
  /// When the last finger that is needed went down.
  private var complete = 0

  init(_ recognizer: Recognizer, _ settings: Settings) {
    // 16.59: how long a press opens a menu is the system's.
    let isMenu = recognizer.part?.role == .menuPress
    duration = isMenu ? settings[.contextMenuDelay] : recognizer.minimumPressDuration * 1000
    limit = isMenu ? .setting(.contextMenuDelay) : .property(.minimumPressDuration)
    allowance = recognizer.allowableMovement
    touches = recognizer.numberOfTouchesRequired
    gap = settings.wait(.tapInterval)
    keepsLimit = settings.isOn(.longPressKeepsLimit)
    taps = TapCounter(recognizer.numberOfTapsRequired, of: recognizer, settings)
    state = recognizer.numberOfTapsRequired > 0 ? .tapping : .pressing
  }

  /// 22.8: a secondary click opens a menu without a press.
  mutating func opensAtOnce() {
    (duration, limit) = (0, .system)
  }

  mutating func began(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    switch state {
    case .tapping: return tapped(taps.began(input, &evidence), input, &evidence)
    case .ready:
      state = .pressing
      guard taps.isNearFirstTap(input.contacts, &evidence) else {
        return stop(.movedTooFar, &evidence)
      }
      return press(input, &evidence)
    case .pressing: return press(input, &evidence)
    case .held, .done: return .stay
    }
  }

  mutating func moved(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    switch state {
    case .tapping: return tapped(taps.moved(input, &evidence), input, &evidence)
    case .pressing:
      return evidence.holds(movement(input)) ? .stay : stop(.movedTooFar, &evidence)  // 10.10
    case .held:
      guard fingers.moved(input.contacts) else { return .stay }
      // 10.9: a press that has begun may go anywhere, unless a peer's limit is asked for.
      guard keepsLimit, !evidence.holds(movement(input)) else {
        evidence.decided(by: 10, 8)
        return .change
      }
      state = .done
      evidence.decided(by: 10, 9)
      return .cancel(.movedTooFar)
    case .ready, .done: return .stay
    }
  }

  mutating func ended(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    switch state {
    case .tapping: return tapped(taps.ended(input, &evidence), input, &evidence)
    case .pressing:
      // 4.5: clocks run out between events; who comes as another leaves is not down with it.
      if held(input).passes { _ = fingers.remove(.ended, input.contacts) }
      fallShort(input, &evidence)
      return stop(.liftedTooEarly, &evidence)
    case .held:
      // 10.8: one of its fingers is enough.
      guard fingers.remove(.ended, input.contacts) else { return .stay }
      state = .done
      evidence.decided(by: 10, 8)
      return .end
    case .ready, .done: return .stay
    }
  }

  mutating func cancelled(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state != .done else { return .stay }
    guard state == .held else {
      return evidence.holds(.notCancelled) ? .stay : stop(.touchesCancelled, &evidence)
    }
    guard fingers.remove(.cancelled, input.contacts), !evidence.holds(.notCancelled) else {
      return .stay
    }
    state = .done
    evidence.decided(by: 9, 9)
    return .cancel(.touchesCancelled)
  }

  mutating func timer(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    switch state {
    case .tapping: return tapped(taps.timer(input, &evidence), input, &evidence)
    case .ready:
      return evidence.holds(taps.gap(until: input.milliseconds))
        ? .stay : stop(.waitedTooLong, &evidence)
    case .pressing:
      // After taps the clock may still be the gap's: the other fingers did not come.
      guard evidence.holds(count(input)) else {
        _ = evidence.holds(taps.gap(until: input.milliseconds))
        return stop(.waitedTooLong, &evidence)
      }
      guard evidence.holds(held(input)) else { return .stay }
      _ = evidence.holds(movement(input))
      state = .held
      // 22.8: what a click opens at once waits for no time.
      let isClick = if case .system = limit { true } else { false }
      evidence.decided(by: isClick ? 22 : 10, 8)
      return .begin
    case .held, .done: return .stay
    }
  }

  func fallShort(_ input: GestureInput, _ evidence: inout Evidence) {
    switch state {
    case .tapping: taps.fallShort(input, &evidence)
    case .ready: evidence.tell(taps.gap(until: input.milliseconds))
    case .pressing:
      // 10.10: the clock runs only from the last finger that is needed.
      if evidence.holds(count(input)) { _ = evidence.holds(held(input)) }
      evidence.tell(movement(input))
    case .held, .done: return
    }
  }

  /// 10.11: the press comes after full taps, as soon after them as a next tap would.
  private mutating func tapped(
    _ action: GestureAction, _ input: GestureInput, _ evidence: inout Evidence
  ) -> GestureAction {
    switch action {
    case .recognize:
      state = .ready
      first = input.contacts.count
      fingers.pass(input.contacts)
      return .wait(until: input.milliseconds + gap)
    case .fail(let cause): return stop(cause, &evidence)
    case .stay, .wait, .begin, .change, .end, .cancel: return action
    }
  }

  /// The time runs from the moment the last finger that is needed is down.
  private mutating func press(
    _ input: GestureInput, _ evidence: inout Evidence
  ) -> GestureAction {
    let extra = fingers.add(input.contacts, atMost: touches)
    guard
      evidence.holds(
        .fingers(
          fingers.count + extra, .atMost(Double(touches)), from: .numberOfTouchesRequired))
    else { return stop(.tooManyTouches, &evidence) }
    guard fingers.count == touches else { return .stay }
    complete = input.milliseconds
    return .wait(until: complete + Int(saturating: duration.rounded(.up)))
  }

  private func count(_ input: GestureInput) -> Check {
    .fingers(fingers.count, .atLeast(Double(touches)), from: .numberOfTouchesRequired)
  }

  private func held(_ input: GestureInput) -> Check {
    .time(
      .held, input.milliseconds - complete, .atLeast(duration), from: limit)
  }

  private func movement(_ input: GestureInput) -> Check {
    let (all, end) = (input.contacts, min(first + touches, input.contacts.count))
    return .way(
      .moved, all[min(first, end)..<end].farthestWay, per: .line, .atMost(allowance),
      from: .property(.allowableMovement))
  }

  private mutating func stop(
    _ cause: GestureCause, _ evidence: inout Evidence
  ) -> GestureAction {
    if state == .done { return .stay }
    state = .done
    if cause == .waitedTooLong {
      evidence.decided(by: 10, 11)
    } else if cause == .touchesCancelled {
      evidence.decided(by: 9, 9)
    } else {
      evidence.decided(by: 10, 10)
    }
    return .fail(cause)
  }
}
