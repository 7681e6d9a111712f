import TouchCore

/// A message that somebody gets at a step: delivered, or sent on along the chain.
struct MessageStep {
  let receiver: Responder
  let method: ResponderMethod
  let mode: Step.DeliveryMode

  /// Whether whoever gets it does something with it.
  func isKept(in scene: Scene) -> Bool {
    mode == .control || scene[overridesOf: receiver][method].handles
  }
}

extension Step {
  /// The message that somebody gets; nil where nobody gets one.
  var message: MessageStep? {
    switch self {
    case .touchDeliver(let responder, let method, _, let mode):
      MessageStep(receiver: responder, method: method, mode: mode)
    case .chainNext(let hop): MessageStep(receiver: hop.to, method: hop.method, mode: hop.mode)
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult,
      .touchBind, .chainStop, .chainDrop, .timer, .change, .recognizer, .gate, .control, .action,
      .scroll, .row, .focus, .presentation:
      nil
    }
  }

  /// The view that hit testing asks.
  var asked: ViewID? {
    guard case .hitAsk(let view, _, _, _) = self else { return nil }
    return view
  }
}
