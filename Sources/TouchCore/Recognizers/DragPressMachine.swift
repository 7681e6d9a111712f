//              500 ms              10 pt                 lift
//   pressing ──────────▶ lifted ──────────▶ dragging ──────────▶ end
//       │ lift, 10 pt       │ lift              ╰─ move ──▶ change
//       ▼                   ▼
//      fail                fail

/// The press, then move, of a drag interaction (22.17).
struct DragPressMachine: GestureStateMachine {
  private enum State {
    case pressing, lifted, dragging, done
  }

  private let delay: Int
  private let distance: Double
  private let allowance: Double
  private var state = State.pressing
  private var hasStarted = false
  private var started = 0

  /// Whether what is dragged has been lifted, or never will be.
  var hasLifted: Bool { state != .pressing }

  /// Whether it has been lifted and does not move yet.
  var isLifted: Bool { state == .lifted }

  init(_ recognizer: Recognizer, _ settings: Settings) {
    delay = settings.wait(.dragLiftDelay)
    distance = settings[.dragDistance]
    allowance = recognizer.allowableMovement
  }

  mutating func began(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    // A second finger adds nothing to what the first one drags.
    guard !hasStarted else { return .stay }
    hasStarted = true
    started = input.milliseconds
    return .wait(until: started + delay)
  }

  mutating func moved(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    switch state {
    case .pressing: return evidence.holds(rest(input)) ? .stay : fail(.movedTooFar, &evidence)
    case .lifted:
      guard evidence.holds(way(input)) else { return .stay }
      _ = evidence.holds(held(input))
      state = .dragging
      evidence.decided(by: 22, 17)
      return .begin
    case .dragging:
      evidence.decided(by: 22, 17)
      return .change
    case .done: return .stay
    }
  }

  mutating func ended(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state != .done, input.contacts.downCount == 0 else { return .stay }
    guard state == .dragging else {
      fallShort(input, &evidence)
      if state == .lifted { _ = evidence.holds(.overBeforeItBegan) }
      return fail(.liftedTooEarly, &evidence)
    }
    state = .done
    evidence.decided(by: 22, 17)
    return .end
  }

  mutating func cancelled(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state != .done, !evidence.holds(.notCancelled) else { return .stay }
    let isDragging = state == .dragging
    state = .done
    evidence.decided(by: 9, 9)
    return isDragging ? .cancel(.touchesCancelled) : .fail(.touchesCancelled)
  }

  mutating func timer(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    if state == .pressing { state = .lifted }
    return .stay
  }

  func fallShort(_ input: GestureInput, _ evidence: inout Evidence) {
    switch state {
    case .pressing:
      _ = evidence.holds(held(input))
      evidence.tell(rest(input))
    case .lifted: evidence.tell(way(input))
    case .dragging, .done: return
    }
  }

  private func held(_ input: GestureInput) -> Check {
    .time(
      .held, input.milliseconds - started, .atLeast(Double(delay)), from: .setting(.dragLiftDelay))
  }

  /// 22.17: before the lift a finger that moves does something else.
  private func rest(_ input: GestureInput) -> Check {
    .way(
      .moved, input.contacts.prefix(1).farthestWay, per: .line, .atMost(allowance),
      from: .property(.allowableMovement))
  }

  private func way(_ input: GestureInput) -> Check {
    .way(
      .moved, input.contacts.prefix(1).farthestWay, per: .line, .atLeast(distance),
      from: .setting(.dragDistance))
  }

  private mutating func fail(
    _ cause: GestureCause, _ evidence: inout Evidence
  ) -> GestureAction {
    state = .done
    evidence.decided(by: 22, 17)
    return .fail(cause)
  }
}
