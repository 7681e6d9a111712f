extension Step {
  /// What was decided, without the numbers and reasons beside it: two records that agree in this
  /// answer alike.
  public var answer: Step {
    switch self {
    case .queuePut, .queueTake, .windowChoose, .hitReturn, .hitResult, .touchBind, .touchDeliver,
      .chainNext, .chainStop, .chainDrop, .timer, .change, .control, .action, .row, .focus:
      self
    case .presentation(let step):
      .presentation(PresentationStep(step.controller, step.call, answer: step.answer))
    case .windowAsk(let window, _, let isShown):
      .windowAsk(window: window, point: .zero, isShown: isShown)
    case .hitAsk(let view, let depth, _, let verdict):
      .hitAsk(view: view, depth: depth, point: .zero, verdict: verdict)
    case .recognizer(.state(let id, let from, let to, _, let by, _)):
      .recognizer(.state(id, from: from, to: to, cause: .matched, by: by, value: .zero))
    case .recognizer: self
    case .gate(.hold(let touch, let method, let by, _)):
      .gate(.hold(touch: touch, method, by: by, .released))
    case .gate(.flush(let touch, let method, let by, _)):
      .gate(.flush(touch: touch, method, by: by, .released))
    case .gate(.cancel(let touch, let by, _)): .gate(.cancel(touch: touch, by: by, .released))
    case .gate(.discard(let touch, let method, let by, _)):
      .gate(.discard(touch: touch, method, by: by, .released))
    case .scroll(let step):
      .scroll(
        ScrollStep(
          view: step.view, call: step.call, offset: .zero, willDecelerate: step.willDecelerate))
    }
  }
}
