//   possible ── the last full tap's last lift ──▶ recognize     (10.1)
//       │
//       └─ held 751 ms, moved 46 pt, 350 ms without the next tap, a finger more or less ─▶ fail

/// UITapGestureRecognizer: some taps of some fingers (10.1).
struct TapMachine: GestureStateMachine {
  private var counter: TapCounter

  init(_ recognizer: Recognizer, _ settings: Settings) {
    counter = TapCounter(recognizer.numberOfTapsRequired, of: recognizer, settings)
  }

  mutating func began(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    decided(counter.began(input, &evidence), &evidence)
  }

  mutating func moved(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    decided(counter.moved(input, &evidence), &evidence)
  }

  mutating func ended(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    decided(counter.ended(input, &evidence), &evidence)
  }

  mutating func cancelled(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard evidence.holds(.notCancelled) else {
      return decided(counter.stop(.touchesCancelled), &evidence)
    }
    return .stay
  }

  mutating func timer(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    decided(counter.timer(input, &evidence), &evidence)
  }

  func fallShort(_ input: GestureInput, _ evidence: inout Evidence) {
    counter.fallShort(input, &evidence)
  }

  /// Says which rule decides.
  private func decided(_ action: GestureAction, _ evidence: inout Evidence) -> GestureAction {
    switch action {
    case .fail(.waitedTooLong): evidence.decided(by: 10, 2)
    case .fail(.tooManyTouches): evidence.decided(by: 10, 4)
    case .fail(.touchesCancelled): evidence.decided(by: 9, 9)
    case .recognize, .fail(.liftedTooEarly): evidence.decided(by: 10, 1)
    case .stay, .wait, .begin, .change, .end, .cancel, .fail: evidence.decided(by: 10, 3)
    }
    return action
  }
}
