//              farther, nearer or turned enough         both lifted
//   possible ───────────────────────────────▶ active ─ move ─▶ change … ─────▶ end
//      │ both lifted: fail                       │ the system cancels: cancel
//      ▼                                         ▼

/// The two fingers of a pinch or a rotation, and how far the gesture got (10.27, 10.31).
struct FingerPair {
  enum State {
    case possible, active, done
  }

  private(set) var state = State.possible
  private var fingers = FollowedContacts()
  /// How many fingers it had at once, and whether two of them moved.
  private var mostFingers = 0
  private var hasMoved = false

  /// The way from the first finger to the second; nil where there are not two.
  func span(_ input: GestureInput) -> Point? { fingers.span(input.contacts) }

  /// Takes new fingers in; answers the way between two where a second one came.
  mutating func began(_ input: GestureInput) -> Point? {
    let before = fingers.count
    _ = fingers.add(input.contacts, atMost: 2)
    mostFingers = max(mostFingers, fingers.count)
    return before < 2 ? span(input) : nil
  }

  /// Answers the way between the fingers where one of the two moved.
  mutating func moved(_ input: GestureInput) -> Point? {
    guard state != .done, fingers.moved(input.contacts), let span = span(input) else { return nil }
    hasMoved = true
    return span
  }

  /// It moved enough.
  mutating func begin() -> GestureAction {
    state = .active
    return .begin
  }

  /// It is over when both are lifted.
  ///
  /// - Parameter enough: What a movement is held against.
  mutating func ended(
    _ input: GestureInput, by rule: RuleNumber, _ enough: Check, _ evidence: inout Evidence
  ) -> GestureAction {
    guard state != .done, fingers.remove(.ended, input.contacts), fingers.count == 0 else {
      return .stay
    }
    evidence.decided(by: rule.section, rule.item)
    let isActive = state == .active
    if !isActive { fallShort(enough, &evidence) }
    state = .done
    return isActive ? .end : .fail(.liftedTooEarly)
  }

  /// 9.9: it is broken off where it had begun, and fails otherwise.
  mutating func cancelled(
    _ input: GestureInput, _ evidence: inout Evidence
  ) -> GestureAction {
    guard state != .done, fingers.remove(.cancelled, input.contacts),
      !evidence.holds(.notCancelled)
    else { return .stay }
    evidence.decided(by: 9, 9)
    let isActive = state == .active
    state = .done
    return isActive ? .cancel(.touchesCancelled) : .fail(.touchesCancelled)
  }

  /// 10.27, 10.31: two fingers, that moved, far enough.
  func fallShort(_ enough: Check, _ evidence: inout Evidence) {
    let two = Check(.fingers, .number(Double(mostFingers)), .atLeast(2), from: .system)
    guard evidence.holds(two) else { return }
    if evidence.holds(.anyMove(hasMoved)) {
      _ = evidence.holds(enough)
    } else {
      evidence.tell(enough)
    }
  }
}
