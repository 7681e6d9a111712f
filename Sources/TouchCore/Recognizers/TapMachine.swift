//   possible ── the last full tap's last lift ──▶ recognize     (10.1)
//       │
//       └─ held 751 ms, moved 46 pt, 350 ms without the next tap, a finger more or less ─▶ fail

/// UITapGestureRecognizer: some taps of some fingers (10.1).
struct TapMachine: GestureStateMachine {
  private var counter: TapCounter

  init(_ recognizer: Recognizer, _ settings: Settings) {
    counter = TapCounter(recognizer.numberOfTapsRequired, of: recognizer, settings)
  }

  mutating func began(_ input: GestureInput) -> GestureAction { counter.began(input) }

  mutating func moved(_ input: GestureInput) -> GestureAction { counter.moved(input) }

  mutating func ended(_ input: GestureInput) -> GestureAction { counter.ended(input) }

  mutating func cancelled(_ input: GestureInput) -> GestureAction {
    counter.stop(.touchesCancelled)
  }

  mutating func timer(_ input: GestureInput) -> GestureAction { counter.timer() }
}
