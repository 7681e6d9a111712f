import TouchCore

/// A message of a touches method, or of presses, motion or remote control, at its receiver.
struct Message {
  let method: ResponderMethod
  let receiver: Responder
  let mode: Step.DeliveryMode
  /// The touches of the call, as they were when it was due; none for other events.
  let touches: [Touch]
  /// The place of its step.
  let index: Int

  /// The view its touches belong to.
  var touchView: ViewID? { touches.first?.view }
}

extension Message {
  init(
    _ method: ResponderMethod, to receiver: Responder, _ mode: Step.DeliveryMode, at index: Int,
    _ viewpoint: Viewpoint
  ) {
    self.method = method
    self.receiver = receiver
    self.mode = mode
    self.index = index
    guard method.isAboutTouches else {
      touches = []
      return
    }
    let first = viewpoint.trace.touch(at: index).map { [$0] } ?? []
    let others = viewpoint.trace.touches(at: index).dropFirst()
    touches = first + others.compactMap { viewpoint.touch($0, method.phase, at: index) }
  }
}

extension ResponderMethod {
  /// The phase of the touches that it brings; a cancelled touch is as it was last.
  fileprivate var phase: TouchPhase? {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled, .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled,
      .motionBegan, .motionEnded, .motionCancelled, .remoteControlReceived:
      nil
    }
  }
}
