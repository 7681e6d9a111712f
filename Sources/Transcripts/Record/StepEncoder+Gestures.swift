import TouchCore

extension StepEncoder {
  func timer(_ owner: TimerOwner) -> TouchTrace1.StepFields {
    switch owner {
    case .recognizer(let id): .timer(of: "recognizer", timer: name(id))
    case .deceleration(let view): .timer(of: "deceleration", timer: name(view))
    }
  }

  func change(_ change: SceneChange) -> TouchTrace1.StepFields {
    let object =
      switch change.object {
      case .responder(let responder): name(responder)
      case .recognizer(let id): name(id)
      }
    return .change(
      object: object, property: change.property.rawValue,
      old: change.old.map { TouchTrace1.Value($0) }, new: TouchTrace1.Value(change.new))
  }

  func recognizer(_ step: RecognizerStep, at index: Int) -> TouchTrace1.StepFields {
    switch step {
    case .collect(let touch, let view, _):
      .collect(
        touch: touch, view: name(view), window: trace.touch(at: index)?.window.map(name),
        recognizers: trace.collected(at: index).map(name))
    case .receive(let id, let method, _):
      fields(
        id,
        .receive(
          method: method.name, touches: fingers(at: index),
          isIgnored: trace.ignoresTouch(at: index)))
    case .ask(let question, let id, let other, let view, let answer):
      fields(
        id,
        .ask(
          question: question.name, about: other.map(name) ?? view.map(name), answer: answer))
    case .state(let id, let from, let to, let cause, let by, let value):
      fields(
        id,
        .state(
          from: from.word, to: to.word, cause: cause.word, by: by.map(name),
          value: measure(value, of: id)))
    case .action(let id, let state):
      fields(id, .action(scene[id].targets.first?.action, state: state.word))
    case .prevent(let id, let by): fields(id, .prevent(by: name(by)))
    }
  }

  private func fields(
    _ id: RecognizerID, _ fields: TouchTrace1.RecognizerFields
  ) -> TouchTrace1.StepFields {
    .recognizer(name(id), view: name(scene[id].view), fields)
  }

  /// What a kind of recognizer measures; nil where it measures nothing.
  private func measure(_ value: Point, of id: RecognizerID) -> TouchTrace1.Value? {
    switch scene[id].kind {
    case .pan, .edgePan, .scrollPan: TouchTrace1.Value(value)
    case .pinch, .rotation: .number(value.x)
    case .tap, .longPress, .swipe, .custom, .scrollDelay: nil
    }
  }

  func gate(_ step: GateStep) -> TouchTrace1.StepFields {
    switch step {
    case .hold(let touch, let method, let by, let reason),
      .flush(let touch, let method, let by, let reason),
      .discard(let touch, let method, let by, let reason):
      .gate(touch: touch, method: method.name, by: by.map(name), reason: reason.word)
    case .cancel(let touch, let by, let reason):
      .gate(
        touch: touch, method: ResponderMethod.cancelled.name, by: by.map(name),
        reason: reason.word)
    }
  }
}

extension TouchTrace1.Value {
  init(_ point: Point) { self = .numbers([point.x, point.y]) }

  init(_ value: PropertyValue) {
    switch value {
    case .flag(let isOn): self = .flag(isOn)
    case .number(let number): self = .number(number)
    case .point(let point): self.init(point)
    case .size(let size): self = .numbers([size.width, size.height])
    case .rect(let rect):
      self = .numbers([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    case .transform(let it): self = .numbers([it.a, it.b, it.c, it.d, it.tx, it.ty])
    }
  }
}
