//   waiting ── 150 ms ──▶ fail: the content gets the touch       (11.1)
//      └────── lift ────▶ fail: it gets down and up together     (11.5)

/// A scroll view's private recognizer that keeps a touch from the content for a while (11.3).
///
/// It never recognizes: the pan that takes the touch prevents it.
struct ScrollDelayMachine: GestureStateMachine {
  private enum State {
    case idle, waiting, done
  }

  private let delay: Int
  private var state = State.idle

  init(_ recognizer: Recognizer, _ settings: Settings) { delay = settings.wait(.scrollTouchDelay) }

  mutating func began(_ input: GestureInput) -> GestureAction {
    guard state == .idle else { return .stay }
    state = .waiting
    return .wait(until: input.milliseconds + delay)  // 11.2
  }

  mutating func moved(_ input: GestureInput) -> GestureAction { .stay }

  mutating func ended(_ input: GestureInput) -> GestureAction {
    input.contacts.downCount == 0 ? stop(.liftedTooEarly) : .stay
  }

  mutating func cancelled(_ input: GestureInput) -> GestureAction { stop(.touchesCancelled) }

  mutating func timer(_ input: GestureInput) -> GestureAction { stop(.delayOver) }

  private mutating func stop(_ cause: GestureCause) -> GestureAction {
    if state == .done { return .stay }
    state = .done
    return .fail(cause)
  }
}
