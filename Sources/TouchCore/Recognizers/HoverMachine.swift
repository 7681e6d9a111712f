/// UIHoverGestureRecognizer: it follows the pointer, and no touch (22.9).
struct HoverMachine: GestureStateMachine {
  mutating func began(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction { .stay }
  mutating func moved(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction { .stay }
  mutating func ended(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction { .stay }
  mutating func cancelled(
    _ input: GestureInput, _ evidence: inout Evidence
  ) -> GestureAction { .stay }
  func fallShort(_ input: GestureInput, _ evidence: inout Evidence) {}
}
