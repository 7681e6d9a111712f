//   control ──▶ registrations in order ──▶ target, or nil: who along the chain implements it?
//                                          1 from the key window's first responder   12.11
//                                          2 from the sender

/// Sends the actions of controls and recognizers.
struct ActionDispatch {
  /// Who is asked first where an action names nobody (12.11).
  let focus: Focus

  /// 7.19: tells whoever registered for an event, in the order they registered.
  ///
  /// - Parameters:
  ///   - isLast: Whether it says that being disabled ended the tracking (21.9).
  ///   - checks: By what the control chose this event.
  /// - Returns: The actions that the model carries out.
  func send(
    _ event: ControlEvents, from view: ViewID, isLast: Bool = false, _ checks: [Check],
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> [EndedEditing] {
    guard journal.scene[view].isEnabled || isLast else { return [] }  // 7.20
    var ended: [EndedEditing] = []
    let (before, step) = (journal.cause, journal.nextStep)
    journal.put(.event(view, event), RuleNumber(7, event.rule), checks)
    if journal.listens { journal.cause = step }
    let targets = journal.scene[view].control.targets
    for registration in targets.indices
    where !targets[registration].events.isDisjoint(with: event) {
      send(registration, targets[registration], from: .control(view), &ended, &journal)
    }
    journal.cause = before
    return ended
  }

  /// 18.40: tells whoever a picker calls; it is no control, so there is no event.
  func send(
    fromPicker view: ViewID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    for registration in journal.scene[view].control.targets.indices {
      putSend(
        registration, .control(view), to: nil, handled: true, by: RuleNumber(18, 40), &journal)
    }
  }

  /// 9.10: tells all targets of a recognizer, in the order they were registered.
  func send(
    of id: RecognizerID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> [EndedEditing] {
    let targets = journal.scene[id].targets
    var ended: [EndedEditing] = []
    for registration in targets.indices {
      send(registration, targets[registration], from: .recognizer(id), &ended, &journal)
    }
    return ended
  }

  private func send(
    _ registration: Int, _ target: ActionTarget, from sender: ActionSender,
    _ ended: inout [EndedEditing], _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    switch target.target {
    case .someObject: putSend(registration, sender, to: nil, handled: true, &journal)
    case .responder(let responder):
      if let end = EndedEditing(target.action, of: responder, step: journal.nextStep) {
        ended.append(end)
      }
      putSend(registration, sender, to: responder, handled: true, &journal)
    case .firstToHandle:
      let found = firstToHandle(target.action, registration, from: sender, &journal)
      let handled = Check(.handled, found != nil, wants: true, from: .property(.targets))
      putSend(registration, sender, to: found, handled: found != nil, on: [handled], &journal)
    }
  }

  private func putSend(
    _ registration: Int, _ sender: ActionSender, to responder: Responder?, handled: Bool,
    by own: RuleNumber? = nil, on checks: [Check] = [],
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    let rule: RuleNumber =
      switch sender {
      case .recognizer: handled ? RuleNumber(9, 10) : RuleNumber(12, 12)
      case .control: handled ? RuleNumber(7, 19) : RuleNumber(7, 18)
      }
    journal.put(
      .send(registration: registration, from: sender, to: responder, handled: handled),
      journal.grounds(own ?? rule, checks))
  }

  /// 7.18, 12.11: climbs until somebody implements the action.
  private func firstToHandle(
    _ action: String, _ registration: Int, from sender: ActionSender,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Responder? {
    var asked: Set<Responder> = []
    for start in starts(from: sender, journal.scene) {
      var here: Responder? = start
      while let responder = here, asked.insert(responder).inserted {
        let overrides = journal.scene[overridesOf: responder]
        var evidence = Evidence(isWanted: journal.listens)
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
        journal.put(
          .ask(responder, registration: registration, from: sender, answer: answer),
          journal.grounds(12, implements && !mayPerform ? 10 : 11, evidence.checks))
        if answer { return responder }
        here = journal.scene.next(of: responder)?.responder
      }
    }
    return nil
  }

  private func starts(from sender: ActionSender, _ scene: Scene) -> [Responder] {
    var starts: [Responder] = []
    if scene.settings.isOn(.nilTargetAsksFirstResponder),
      let first = focus.first(in: scene.keyWindow)
    {
      starts.append(first)
    }
    // 12.12: a sender that is no responder has no chain of its own.
    if scene.settings.isOn(.nilTargetClimbsFromSender), case .control(let view) = sender {
      starts.append(.view(view))
    }
    return starts
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
