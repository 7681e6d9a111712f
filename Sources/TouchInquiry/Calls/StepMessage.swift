import TouchCore

/// The message a step is about: delivered, sent on, dropped, shown to a recognizer, or held back.
public struct StepMessage: Hashable, Sendable {
  /// Who gets it, or keeps it; nil where nobody in the chain does.
  public let receiver: Responder?
  /// The message.
  public let method: ResponderMethod
  /// What the receiver does with it; nil where nobody in the chain gets it.
  public let mode: Step.DeliveryMode?

  /// The message of a step; nil where it is about none.
  public init?(_ step: Step) {
    switch step {
    case .touchDeliver(let responder, let method, _, let mode),
      .chainStop(let responder, let method, _, let mode):
      self.init(method, responder, mode)
    case .chainNext(let hop): self.init(hop.method, hop.to, hop.mode)
    case .chainDrop(_, let method, _, _), .recognizer(.receive(_, let method, _)),
      .gate(.hold(_, let method, _, _)), .gate(.flush(_, let method, _, _)),
      .gate(.discard(_, let method, _, _)):
      self.init(method)
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult,
      .touchBind, .timer, .change, .control, .action, .scroll, .row, .focus, .presentation,
      .recognizer, .gate:
      return nil
    }
  }

  private init(
    _ method: ResponderMethod, _ receiver: Responder? = nil, _ mode: Step.DeliveryMode? = nil
  ) {
    self.method = method
    self.receiver = receiver
    self.mode = mode
  }
}

extension Step {
  /// What a view said of itself, at `hit.ask` only.
  public var verdict: Verdict? {
    guard case .hitAsk(_, _, _, let verdict) = self else { return nil }
    return verdict
  }
}
