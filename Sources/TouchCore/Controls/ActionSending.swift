//   control ──▶ registrations in order ──▶ target, or nil: who along the chain implements it?
//                                          1 from the key window's first responder   12.11
//                                          2 from the sender

extension Delivery where Sink: ~Copyable {
  /// 7.19: tells whoever registered for an event, in the order they registered.
  mutating func send(_ event: ControlEvents, from view: ViewID) {
    guard scene[view].isEnabled else { return }  // 7.20
    put(.event(view, event))
    let targets = scene[view].control.targets
    for registration in targets.indices
    where !targets[registration].events.isDisjoint(with: event) {
      send(registration, targets[registration], from: .control(view))
    }
  }

  /// Sends one action.
  mutating func send(_ registration: Int, _ target: ActionTarget, from sender: ActionSender) {
    switch target.target {
    case .someObject: put(.send(registration: registration, from: sender, to: nil, handled: true))
    case .responder(let responder):
      put(.send(registration: registration, from: sender, to: responder, handled: true))
    case .firstToHandle:
      let found = firstToHandle(target.action, registration, from: sender)
      put(.send(registration: registration, from: sender, to: found, handled: found != nil))
    }
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
        let answer =
          overrides.actions.contains(action) && !overrides.refusedActions.contains(action)
        put(.ask(responder, registration: registration, from: sender, answer: answer))
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

  private mutating func put(_ step: ActionStep) {
    if Sink.listens { sink.put(StepRecord(step, moment: moment)) }
  }
}
