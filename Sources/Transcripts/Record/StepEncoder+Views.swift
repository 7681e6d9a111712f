import JSON
import TouchCore
import TouchNarration

extension StepEncoder {
  func write(_ step: ControlStep, to json: inout JSONWriter) {
    switch step {
    case .track(let view, let call, let touch, let answer):
      json.field("control", name(view))
      json.field("call", word: call.name)
      json.field("touch", touch)
      json.field("answer", answer)
    case .highlight(let view, let isOn):
      json.field("control", name(view))
      json.field("highlighted", isOn)
    case .event(let view, let events):
      json.field("control", name(view))
      json.field("event", events.name)
    }
  }

  func write(_ step: ActionStep, to json: inout JSONWriter) {
    switch step {
    case .ask(let responder, let registration, let sender, let answer):
      write(registration, of: sender, to: responder, isHandled: answer, &json)
    case .send(let registration, let sender, let responder, let handled):
      write(registration, of: sender, to: responder, isHandled: handled, &json)
    }
  }

  private func write(
    _ registration: Int, of sender: ActionSender, to target: Responder?, isHandled: Bool,
    _ json: inout JSONWriter
  ) {
    json.field("action", scene.action(registration, of: sender))
    json.field("target", name(target))
    switch sender {
    case .control(let view): json.field("sender", name(view))
    case .recognizer(let id): json.field("sender", name(id))
    }
    json.field("handled", isHandled)
  }

  func write(_ step: ScrollStep, to json: inout JSONWriter) {
    json.field("view", name(step.view))
    json.field("call", word: step.call.name)
    json.field("offset", step.offset)
    if step.call == .didEndDragging { json.field("decelerates", step.willDecelerate) }
    if step.call == .settlesOnPage { json.field("turns", step.willDecelerate) }
  }

  func write(_ step: PresentationStep, to json: inout JSONWriter) {
    json.field("controller", name(.controller(step.controller)))
    json.field("call", word: step.call.word)
    if step.call == .shouldDismiss { json.field("answer", step.answer) }
    if step.call.movesSheet { json.field("origin", step.origin) }
  }

  func write(_ step: RowStep, to json: inout JSONWriter) {
    json.field("row", name(step.row))
    json.field("touch", step.touch)
    switch step.call {
    case .allowsSelection, .shouldHighlight, .willSelect, .shouldSelect, .shouldDeselect:
      json.field("question", word: step.call.word)
      json.field("answer", step.isOn)
      if let other = step.instead { json.field("instead", name(other)) }
    case .highlight: json.field("highlighted", step.isOn)
    case .select: json.field("selected", step.isOn)
    }
  }

  func write(_ step: FocusStep, to json: inout JSONWriter) {
    json.field("from", name(step.from))
    json.field("to", name(step.to))
    if step.cause.isQuestion {
      json.field("question", word: step.cause.word)
      json.field("answer", step.answer)
    } else {
      json.field("cause", word: step.cause.word)
    }
  }
}

extension Scene {
  /// The name of the action of one of a sender's registrations.
  func action(_ registration: Int, of sender: ActionSender) -> String {
    target(registration, of: sender)?.action ?? ""
  }
}
