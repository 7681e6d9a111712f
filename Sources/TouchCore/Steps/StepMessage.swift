/// The message a step is about: delivered, sent on, kept, dropped, shown to a recognizer, or held
/// back.
public struct StepMessage: Hashable, Sendable {
  /// Who gets it, or keeps it; nil where nobody in the chain does.
  public let receiver: Responder?
  /// The message.
  public let method: ResponderMethod
  /// The touch's number.
  public let touch: Int
  /// What the receiver does with it; nil where nobody in the chain gets it.
  public let mode: Step.DeliveryMode?

  init(
    _ method: ResponderMethod, _ touch: Int, to receiver: Responder? = nil,
    _ mode: Step.DeliveryMode? = nil
  ) {
    self.method = method
    self.touch = touch
    self.receiver = receiver
    self.mode = mode
  }
}

/// A message that somebody gets at a step: delivered, or sent on along the chain.
public struct MessageArrival: Hashable, Sendable {
  /// Who gets it.
  public let receiver: Responder
  /// Which rule of `next` led there; nil where the window sent it.
  public let hop: Hop?
  /// The message.
  public let method: ResponderMethod
  /// What the receiver does with it.
  public let mode: Step.DeliveryMode
}

extension Step {
  /// The message a step is about; nil where it is about none.
  public var message: StepMessage? {
    switch self {
    case .touchDeliver(let responder, let method, let touch, let mode),
      .chainStop(let responder, let method, let touch, let mode):
      StepMessage(method, touch, to: responder, mode)
    case .chainNext(let hop): StepMessage(hop.method, hop.touch, to: hop.to, hop.mode)
    case .chainDrop(_, let method, let touch, _), .recognizer(.receive(_, let method, let touch)):
      StepMessage(method, touch)
    // The view is told of it by a message with a step of its own.
    case .gate(.cancel): nil
    case .gate(let step): StepMessage(step.method, step.touch)
    default: nil
    }
  }

  /// The message that somebody gets; nil where nobody gets one.
  public var arrival: MessageArrival? {
    switch self {
    case .touchDeliver(let responder, let method, _, let mode):
      MessageArrival(receiver: responder, hop: nil, method: method, mode: mode)
    case .chainNext(let hop):
      MessageArrival(receiver: hop.to, hop: hop.hop, method: hop.method, mode: hop.mode)
    default: nil
    }
  }
}
