//   waiting ── 150 ms ──▶ fail: the content gets the touch       (11.1)
//      └────── lift ────▶ fail: it gets down and up together     (11.5)

/// A scroll view's private recognizer that keeps a touch from the content for a while (11.3).
///
/// It never recognizes: the pan that takes the touch prevents it.
struct ScrollDelayMachine: GestureStateMachine {
  private enum State {
    case idle, waiting, done
  }

  private let delay: Double
  private var state = State.idle
  private var started = 0

  init(_ recognizer: Recognizer, _ settings: Settings) { delay = settings[.scrollTouchDelay] }

  mutating func began(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state == .idle else { return .stay }
    state = .waiting
    started = input.milliseconds
    return .wait(until: started + Int(saturating: delay.rounded(.up)))  // 11.2
  }

  mutating func moved(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    .stay
  }

  mutating func ended(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    let fingers = Check.fingersDown(input.contacts.downCount)
    guard state != .done, !evidence.holds(fingers) else { return .stay }
    evidence.tell(held(input))
    evidence.decided(by: 11, 5)
    return stop(.liftedTooEarly)
  }

  mutating func cancelled(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state != .done, !evidence.holds(.notCancelled) else { return .stay }
    evidence.decided(by: 9, 9)
    return stop(.touchesCancelled)
  }

  mutating func timer(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state != .done, !evidence.holds(held(input)) else { return .stay }
    evidence.decided(by: 11, 1)
    return stop(.delayOver)
  }

  func fallShort(_ input: GestureInput, _ evidence: inout Evidence) {
    evidence.tell(held(input))
  }

  /// It keeps the touch only while it has been down for less than this.
  private func held(_ input: GestureInput) -> Check {
    .time(
      .held, input.milliseconds - started, .below(delay), from: .setting(.scrollTouchDelay))
  }

  private mutating func stop(_ cause: GestureCause) -> GestureAction {
    state = .done
    return .fail(cause)
  }
}
