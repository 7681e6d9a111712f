//   possible ── its moment: first down, first move, last lift ──▶ recognize
//       └────── the last lift, and its moment did not come ─────▶ fail

/// A subclass of UIGestureRecognizer that a scene describes: it recognizes at one moment or never.
struct CustomMachine: GestureStateMachine {
  private enum State {
    case possible, done
  }

  private let moment: CustomMoment
  private var state = State.possible

  init(_ recognizer: Recognizer, _ settings: Settings) { moment = recognizer.recognizesAt }

  mutating func began(_ input: GestureInput) -> GestureAction { reach(.began) }

  mutating func moved(_ input: GestureInput) -> GestureAction { reach(.moved) }

  mutating func ended(_ input: GestureInput) -> GestureAction {
    guard input.contacts.downCount == 0 else { return .stay }
    return moment == .ended ? reach(.ended) : stop(.fail(.liftedTooEarly))
  }

  mutating func cancelled(_ input: GestureInput) -> GestureAction {
    stop(.fail(.touchesCancelled))
  }

  private mutating func reach(_ moment: CustomMoment) -> GestureAction {
    self.moment == moment ? stop(.recognize) : .stay
  }

  private mutating func stop(_ action: GestureAction) -> GestureAction {
    if state == .done { return .stay }
    state = .done
    return action
  }
}
