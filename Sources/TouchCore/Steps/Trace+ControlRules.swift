extension Trace {
  func rule(of step: ControlStep, _ index: Int) -> RuleNumber {
    switch step {
    case .track(_, .beginTracking, _, let answer): answer ? RuleNumber(7, 4) : RuleNumber(7, 5)
    case .track(_, .continueTracking, _, let answer): answer ? RuleNumber(7, 6) : RuleNumber(7, 7)
    case .track(_, .endTracking, _, _): RuleNumber(7, 8)
    case .track(_, .cancelTracking, _, _): RuleNumber(7, 10)
    case .highlight(let view, let isOn): ruleOfHighlight(of: view, isOn, index)
    case .event(_, let event): event.rule
    }
  }

  /// What changed the highlight is the call of a tracking method just before; at a lift outside
  /// there is none yet.
  private func ruleOfHighlight(of view: ViewID, _ isOn: Bool, _ index: Int) -> RuleNumber {
    for before in indices[..<index].reversed()
    where records[before].moment == records[index].moment {
      guard case .control(.track(view, let call, _, let answer)) = self[before] else { continue }
      switch call {
      case .beginTracking: return isOn ? RuleNumber(7, 4) : RuleNumber(7, 8)
      case .continueTracking: return answer ? RuleNumber(7, 6) : RuleNumber(7, 7)
      case .endTracking: return RuleNumber(7, 9)
      case .cancelTracking: return RuleNumber(7, 10)
      }
    }
    return RuleNumber(7, 8)
  }
}

extension ControlEvents {
  fileprivate var rule: RuleNumber {
    switch self {
    case .touchDown, .touchDownRepeat: RuleNumber(7, 4)
    case .touchUpInside, .touchUpOutside: RuleNumber(7, 8)
    case .touchCancel: RuleNumber(7, 10)
    default: isDisjoint(with: .allTouchEvents) ? RuleNumber(7, 1) : RuleNumber(7, 6)
    }
  }
}

extension Trace {
  func rule(of step: ActionStep) -> RuleNumber {
    switch step {
    case .ask(let responder, _, _, let answer):
      // 12.10: it implements the action, but canPerformAction says no.
      !answer && refuses(responder, step) ? RuleNumber(12, 10) : RuleNumber(12, 11)
    case .send(_, .recognizer, _, let handled): handled ? RuleNumber(9, 10) : RuleNumber(12, 12)
    case .send(_, .control, _, let handled): handled ? RuleNumber(7, 19) : RuleNumber(7, 18)
    }
  }

  private func refuses(_ responder: Responder, _ step: ActionStep) -> Bool {
    guard case .ask(_, let registration, let sender, _) = step else { return false }
    guard let target = scene.target(registration, of: sender) else { return false }
    return scene[overridesOf: responder].refusedActions.contains(target.action)
  }
}
