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

  mutating func began(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    reach(.began, &evidence)
  }

  mutating func moved(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    reach(.moved, &evidence)
  }

  mutating func ended(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state != .done, input.contacts.downCount == 0 else { return .stay }
    let action = reach(.ended, &evidence)
    return action == .stay ? stop(.fail(.liftedTooEarly)) : action
  }

  mutating func cancelled(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state != .done, !evidence.holds(.notCancelled) else { return .stay }
    evidence.decided(by: 9, 9)
    return stop(.fail(.touchesCancelled))
  }

  func fallShort(_ input: GestureInput, _ evidence: inout Evidence) {
    evidence.tell(hasCome(false))
  }

  private mutating func reach(
    _ moment: CustomMoment, _ evidence: inout Evidence
  ) -> GestureAction {
    evidence.decided(by: 9, 9)
    guard state != .done, evidence.holds(hasCome(self.moment == moment)) else { return .stay }
    return stop(.recognize)
  }

  private func hasCome(_ isTime: Bool) -> Check {
    Check(.moment, isTime, wants: true, from: .property(.recognizesAt))
  }

  private mutating func stop(_ action: GestureAction) -> GestureAction {
    state = .done
    return action
  }
}
