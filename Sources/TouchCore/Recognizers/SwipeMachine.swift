/// Stands in until the state machine is written.
struct SwipeMachine: GestureStateMachine {
  init(_ recognizer: Recognizer, _ settings: Settings) {}
  mutating func began(_ input: GestureInput) -> GestureAction { .stay }
  mutating func moved(_ input: GestureInput) -> GestureAction { .stay }
  mutating func ended(_ input: GestureInput) -> GestureAction {
    input.contacts.downCount == 0 ? .fail(.liftedTooEarly) : .stay
  }
  mutating func cancelled(_ input: GestureInput) -> GestureAction { .fail(.touchesCancelled) }
}
