//   control ──▶ registrations in order ──▶ target, or nil: who along the chain implements it?
//                                          1 from the key window's first responder   12.11
//                                          2 from the sender

extension Delivery where Sink: ~Copyable {
  /// 7.19: tells whoever registered for an event, in the order they registered.
  ///
  /// - Parameter checks: By what the control chose this event.
  mutating func send(
    _ event: ControlEvents, from view: ViewID, _ checks: @autoclosure () -> [Check] = []
  ) {
    guard scene[view].isEnabled else { return }  // 7.20
    let (before, step) = (cause, nextStep)
    defer { cause = before }
    put(.event(view, event), event.rule, checks())
    if Sink.listens { cause = step }
    let targets = scene[view].control.targets
    for registration in targets.indices
    where !targets[registration].events.isDisjoint(with: event) {
      send(registration, targets[registration], from: .control(view))
    }
  }

  /// Sends one action.
  mutating func send(_ registration: Int, _ target: ActionTarget, from sender: ActionSender) {
    switch target.target {
    case .someObject: putSend(registration, sender, to: nil, handled: true)
    case .responder(let responder): putSend(registration, sender, to: responder, handled: true)
    case .firstToHandle:
      let found = firstToHandle(target.action, registration, from: sender)
      putSend(
        registration, sender, to: found, handled: found != nil,
        [Check(.handled, found != nil, wants: true, from: .property(.targets))])
    }
  }

  private mutating func putSend(
    _ registration: Int, _ sender: ActionSender, to responder: Responder?, handled: Bool,
    _ checks: @autoclosure () -> [Check] = []
  ) {
    let rule: RuleNumber =
      switch sender {
      case .recognizer: handled ? RuleNumber(9, 10) : RuleNumber(12, 12)
      case .control: handled ? RuleNumber(7, 19) : RuleNumber(7, 18)
      }
    put(
      .send(registration: registration, from: sender, to: responder, handled: handled),
      grounds(rule, checks()))
  }

  /// 7.18, 12.11: climbs until somebody implements the action.
  private mutating func firstToHandle(
    _ action: String, _ registration: Int, from sender: ActionSender
  ) -> Responder? {
    var asked: Set<Responder> = []
    for start in starts(from: sender) {
      var here: Responder? = start
      while let responder = here, asked.insert(responder).inserted {
        let overrides = scene[overridesOf: responder]
        var evidence = Evidence(isWanted: Sink.listens)
        let implements = evidence.holds(
          Check(
            .implements, of: .responder(responder), overrides.actions.contains(action),
            wants: true, from: .property(.actions)))
        let mayPerform =
          implements
          && evidence.holds(
            Check(
              .mayPerform, of: .responder(responder), !overrides.refusedActions.contains(action),
              wants: true, from: .property(.canPerformAction)))
        let answer = implements && mayPerform
        // 12.10: it implements the action, but canPerformAction says no.
        put(
          .ask(responder, registration: registration, from: sender, answer: answer),
          grounds(12, implements && !mayPerform ? 10 : 11, evidence.checks))
        if answer { return responder }
        here = scene.next(of: responder)?.responder
      }
    }
    return nil
  }

  private func starts(from sender: ActionSender) -> [Responder] {
    var starts: [Responder] = []
    if scene.settings.isOn(.nilTargetAsksFirstResponder), let first = focus.first(in: keyWindow) {
      starts.append(first)
    }
    // 12.12: a sender that is no responder has no chain of its own.
    if scene.settings.isOn(.nilTargetClimbsFromSender), case .control(let view) = sender {
      starts.append(.view(view))
    }
    return starts
  }

  private mutating func put(_ step: ActionStep, _ grounds: Grounds) {
    guard Sink.listens else { return }
    sink.take(grounds)
    sink.put(StepRecord(step, moment: moment))
  }
}

extension ControlEvents {
  /// The item of section 7 that sends them.
  fileprivate var rule: Int {
    switch self {
    case .touchDown, .touchDownRepeat: 4
    case .touchUpInside, .touchUpOutside: 8
    case .touchCancel: 10
    default: isDisjoint(with: .allTouchEvents) ? 1 : 6
    }
  }
}
