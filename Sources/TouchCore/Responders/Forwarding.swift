//   window ──touchesBegan──▶ fourth ──super──▶ third ──super──▶ … ──▶ app ──▶ nobody: dropped
//                              │
//                              └ handles without super: stops here (6.2)

extension Scene {
  /// What a responder does with a touches message about a touch.
  func deliveryMode(
    of responder: Responder, _ method: TouchesMethod, touchView: ViewID
  ) -> Step.DeliveryMode {
    let override = self[overridesOf: responder][method]
    guard override.reachesSuper else { return .handled }
    if keepsTouches(responder, touchView: touchView) { return .control }
    return override == .inherited ? .default : .super
  }

  /// Whether UIControl's own touches methods keep the message from `next`.
  private func keepsTouches(_ responder: Responder, touchView: ViewID) -> Bool {
    guard case .view(let id) = responder, self[id].kind.isControl else { return false }
    // 7.11: a tracking control forwards nothing; 7.12: a disabled one forwards everything;
    // 7.13: what a subview forwards into a control stops there.
    return id != touchView || self[id].isEnabled
  }
}

/// Sends one touches message to a touch's view and along the chain.
struct Forwarding {
  let scene: Scene
  let method: TouchesMethod
  let touch: Int
  let touchView: ViewID
  let moment: UInt32

  /// What became of the message.
  struct Result {
    var handledBy: [Responder] = []
    var isDropped = false
  }

  func run<Sink: StepSink & ~Copyable>(into sink: inout Sink) -> Result {
    var result = Result()
    var here = Responder.view(touchView)
    var seen: Set = [here]
    var depth = 0
    var mode = mode(of: here, &result)
    put(.touchDeliver, from: here, mode: mode, into: &sink)
    while mode == .default || mode == .super {
      // 5.14: asked now, not remembered.
      guard let next = scene.next(of: here), seen.insert(next.responder).inserted else {
        let reason: Step.DropReason = scene.next(of: here) == nil ? .noNext : .loop
        put(.chainDrop, from: here, reason: reason, into: &sink)
        result.isDropped = true
        return result
      }
      mode = self.mode(of: next.responder, &result)
      put(
        .chainNext, from: here, to: next.responder, mode: mode, hop: next.hop, depth: depth,
        into: &sink)
      here = next.responder
      depth += 1
    }
    put(.chainStop, from: here, mode: mode, into: &sink)
    return result
  }

  private func mode(of responder: Responder, _ result: inout Result) -> Step.DeliveryMode {
    if scene[overridesOf: responder][method].handles { result.handledBy.append(responder) }
    let mode = scene.deliveryMode(of: responder, method, touchView: touchView)
    // 7.13: a control that only gets what a subview forwards keeps it, and does nothing with it.
    if mode == .control, responder == .view(touchView) { result.handledBy.append(responder) }
    return mode
  }

  private func put<Sink: StepSink & ~Copyable>(
    _ kind: StepRecord.Kind, from: Responder, to: Responder? = nil,
    mode: Step.DeliveryMode = .default, reason: Step.DropReason = .noNext, hop: Hop = .superview,
    depth: Int = 0, into sink: inout Sink
  ) {
    guard Sink.listens else { return }
    sink.put(
      .delivery(
        kind, method, touch: touch, from: from, to: to, mode: mode, reason: reason, hop: hop,
        depth: depth, moment: moment))
  }
}
