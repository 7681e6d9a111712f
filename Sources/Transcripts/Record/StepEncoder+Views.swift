import TouchCore

extension StepEncoder {
  func control(_ step: ControlStep) -> TouchTrace1.StepFields {
    switch step {
    case .track(let view, let call, let touch, let answer):
      .track(control: name(view), call: call.name, touch: touch, answer: answer)
    case .highlight(let view, let isOn): .highlight(control: name(view), isHighlighted: isOn)
    case .event(let view, let events): .controlEvent(control: name(view), event: events.name)
    }
  }

  func action(_ step: ActionStep) -> TouchTrace1.StepFields {
    switch step {
    case .ask(let responder, let registration, let sender, let answer):
      .action(
        scene.action(registration, of: sender), target: name(responder), sender: name(sender),
        isHandled: answer)
    case .send(let registration, let sender, let responder, let handled):
      .action(
        scene.action(registration, of: sender), target: responder.map(name),
        sender: name(sender), isHandled: handled)
    }
  }

  private func name(_ sender: ActionSender) -> String {
    switch sender {
    case .control(let view): name(view)
    case .recognizer(let id): name(id)
    }
  }

  func scroll(_ step: ScrollStep) -> TouchTrace1.StepFields {
    .scroll(
      view: name(step.view), call: step.call.name, offset: step.offset,
      willDecelerate: step.call == .didEndDragging ? step.willDecelerate : nil)
  }
}

extension Scene {
  /// The name of the action of one of a sender's registrations.
  func action(_ registration: Int, of sender: ActionSender) -> String {
    target(registration, of: sender)?.action ?? ""
  }
}
