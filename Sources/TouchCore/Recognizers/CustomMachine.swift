//   possible ── its moment: first down, first move, last lift ──▶ recognize, or begin ─ move ─▶ change … ─▶ end
//       └────── too late, too far, or the last lift before ─────▶ fail

/// A subclass of UIGestureRecognizer that a scene describes: it recognizes at one moment or never.
struct CustomMachine: GestureStateMachine {
  private enum State {
    case idle, possible, active, done
  }

  private let moment: CustomMoment
  private let limits: (after: Double?, beyond: Double?)
  private let isContinuous: Bool
  private let failsAtLift: Bool
  private var state = State.idle
  private var started = 0

  init(_ recognizer: Recognizer, _ settings: Settings) {
    moment = recognizer.recognizesAt
    limits = (recognizer.failsAfter, recognizer.failsBeyond)
    isContinuous = recognizer.isContinuous
    failsAtLift = recognizer.failsAtLift
  }

  mutating func began(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state == .idle else { return state == .possible ? reach(.began, &evidence) : .stay }
    state = .possible
    started = input.milliseconds
    let action = reach(.began, &evidence)
    guard action == .stay, let after = limits.after else { return action }
    return .wait(until: started + Int(saturating: after.rounded(.up)))
  }

  mutating func moved(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    switch state {
    case .active:
      evidence.decided(by: 9, 9)
      return .change
    case .possible:
      if let far = farthest(input), !evidence.holds(far) {
        evidence.decided(by: 18, 25)
        return stop(.fail(.movedTooFar))
      }
      return reach(.moved, &evidence)
    case .idle, .done: return .stay
    }
  }

  mutating func ended(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state != .done, input.contacts.downCount == 0 else { return .stay }
    evidence.decided(by: 9, 9)
    if state == .active { return stop(.end) }
    let action = reach(.ended, &evidence)
    return action == .stay && failsAtLift ? stop(.fail(.liftedTooEarly)) : action
  }

  mutating func cancelled(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state != .done, !evidence.holds(.notCancelled) else { return .stay }
    evidence.decided(by: 9, 9)
    return stop(state == .active ? .cancel(.touchesCancelled) : .fail(.touchesCancelled))
  }

  mutating func timer(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state == .possible, let held = held(input), !evidence.holds(held) else { return .stay }
    evidence.decided(by: 18, 25)
    return stop(.fail(.heldTooLong))
  }

  func fallShort(_ input: GestureInput, _ evidence: inout Evidence) {
    evidence.tell(hasCome(false))
  }

  private mutating func reach(
    _ moment: CustomMoment, _ evidence: inout Evidence
  ) -> GestureAction {
    evidence.decided(by: 9, 9)
    guard evidence.holds(hasCome(self.moment == moment)) else { return .stay }
    guard isContinuous else { return stop(.recognize) }
    state = .active
    return .begin
  }

  private func hasCome(_ isTime: Bool) -> Check {
    Check(.moment, isTime, wants: true, from: .property(.recognizesAt))
  }

  /// How far a finger is from where it went down, if that counts.
  private func farthest(_ input: GestureInput) -> Check? {
    limits.beyond.map { beyond in
      let ways = input.contacts.map { ($0.location - $0.start).squaredLength.squareRoot() }
      return .distance(.moved, ways.max() ?? 0, .atMost(beyond), from: .property(.failsBeyond))
    }
  }

  /// How long its fingers have been down, if that counts.
  private func held(_ input: GestureInput) -> Check? {
    limits.after.map {
      .time(.held, input.milliseconds - started, .below($0), from: .property(.failsAfter))
    }
  }

  private mutating func stop(_ action: GestureAction) -> GestureAction {
    state = .done
    return action
  }
}
