//   window ──touchesBegan──▶ fourth ──super──▶ third ──super──▶ … ──▶ app ──▶ nobody: dropped
//                              │
//                              └ handles without super: stops here (6.2)

extension Delivery where Sink: ~Copyable {
  /// Sends one message to a responder and along the chain.
  mutating func send(
    _ method: ResponderMethod, _ touches: [Int], to first: Responder, touchView: ViewID? = nil,
    because: Causes? = nil
  ) {
    let before = cause
    defer { cause = before }
    var touches = touches
    var set = remember(touches)
    var here = first
    var seen: Set<Responder> = mayLoop ? [here] : []
    var depth = 0
    var handlers: [Responder] = []
    var reception = receive(method, touches, at: here, touchView: touchView, &handlers)
    if Sink.listens { sink.take(grounds(reception.rule, because: because)) }
    put(.touchDeliver, method, touches, from: here, mode: reception.mode, set: set)
    act(on: method, touches, at: here, reception)
    while reception.mode == .default || reception.mode == .super {
      if let forwards = reception.forwards, forwards != touches {
        touches = forwards
        set = remember(touches)
      }
      // 5.14: asked now, not remembered.
      let next = scene.next(of: here)
      guard let next, !mayLoop || seen.insert(next.responder).inserted else {
        let reason: Step.DropReason = next == nil ? .noNext : .loop
        if Sink.listens { sink.take(grounds(ruleOfDrop(at: here, reason))) }
        put(.chainDrop, method, touches, from: here, reason: reason, set: set)
        note(touches, handlers, isDropped: true)
        return
      }
      reception = receive(method, touches, at: next.responder, touchView: touchView, &handlers)
      put(
        .chainNext, method, touches, from: here, to: next.responder, mode: reception.mode,
        hop: next.hop, depth: depth, set: set)
      here = next.responder
      act(on: method, touches, at: here, reception)
      depth += 1
    }
    if Sink.listens { sink.take(grounds(reception.rule)) }
    put(.chainStop, method, touches, from: here, mode: reception.mode, set: set)
    note(touches, handlers, isDropped: false)
  }

  /// What a responder does with a message.
  private mutating func receive(
    _ method: ResponderMethod, _ touches: [Int], at responder: Responder, touchView: ViewID?,
    _ handlers: inout [Responder]
  ) -> Reception {
    let override = scene.override(method, of: responder)
    if override.handles { handlers.append(responder) }
    guard override.reachesSuper else {
      return Reception(mode: .handled, handles: true, rule: RuleNumber(6, 2))
    }
    let forwarded: Step.DeliveryMode = override == .inherited ? .default : .super
    guard method.isAboutTouches, case .view(let view) = responder, scene[view].kind.isControl else {
      let own = method.isAboutTouches ? RuleNumber(6, 1) : RuleNumber(6, 5)
      return Reception(
        mode: forwarded, handles: override.handles,
        rule: forwarded == .super ? RuleNumber(6, 3) : own)
    }
    let control = controlReception(method, touches, at: view, touchView: touchView)
    let isOwn = isOwn(touchView, of: view)
    if method == .began, isOwn, control.forwards.isEmpty { keptByControls.formUnion(touches) }
    // 7.13: a control that only gets what a subview forwards keeps it, and does nothing with it.
    if control.forwards.isEmpty, isOwn { handlers.append(responder) }
    let passesAllOn = control.forwards.isEmpty && isHeardAround(view)
    let keeps = control.forwards.isEmpty && !passesAllOn
    // 7.12 where UIControl's own method forwards, because the control does not track.
    let rule =
      keeps
      ? RuleNumber(7, touchView == view ? 11 : 13)
      : forwarded == .super ? RuleNumber(6, 3) : RuleNumber(7, 12)
    return Reception(
      mode: keeps ? .control : forwarded, handles: override.handles,
      tracks: control.tracks ? view : nil, forwards: passesAllOn ? nil : control.forwards,
      rule: rule)
  }

  /// By which rule a message ends at who has nobody to pass it on to.
  private func ruleOfDrop(at responder: Responder, _ reason: Step.DropReason) -> RuleNumber {
    if reason == .loop || scene[overridesOf: responder].next != .inherited {
      return RuleNumber(5, 13)
    }
    switch responder {
    case .controller: return RuleNumber(5, 8)
    case .application: return scene.delegate == nil ? RuleNumber(5, 12) : RuleNumber(5, 11)
    case .view, .windowScene, .delegate: return RuleNumber(5, 12)
    }
  }

  /// What happens because of a message, besides its way along the chain.
  private mutating func act(
    on method: ResponderMethod, _ touches: [Int], at responder: Responder, _ reception: Reception
  ) {
    if reception.handles, method == .moved, case .view(let view) = responder {
      drag(view, by: touches)
    }
    if let view = reception.tracks { track(method, touches, in: view) }
    // 12.6: a text view is edited when a touch ends in it.
    if method == .ended, case .view(let view) = responder, scene[view].kind == .textView,
      touches.contains(where: { touch in gates.contains { $0.touch == touch && $0.view == view } })
    {
      becomeFirst(responder)
    }
  }

  private mutating func note(_ touches: [Int], _ handlers: [Responder], isDropped: Bool) {
    for touch in touches where touch <= outcomes.count {
      for responder in handlers where !outcomes[touch - 1].handledBy.contains(responder) {
        outcomes[touch - 1].handledBy.append(responder)
      }
      outcomes[touch - 1].isDropped = outcomes[touch - 1].handledBy.isEmpty && isDropped
    }
  }

  /// The place of a call's touches in `touchSets`, from 1; 0 for one touch.
  mutating func remember(_ touches: [Int]) -> Int {
    guard Sink.listens, touches.count > 1 else { return 0 }
    touchSets.append(touches)
    return touchSets.count
  }

  private mutating func put(
    _ kind: StepRecord.Kind, _ method: ResponderMethod, _ touches: [Int], from: Responder,
    to: Responder? = nil, mode: Step.DeliveryMode = .default,
    reason: Step.DropReason = .noNext, hop: Hop = .superview, depth: Int = 0, set: Int
  ) {
    guard Sink.listens else { return }
    cause = nextStep
    sink.put(
      .delivery(
        kind, method, touch: touches.first ?? 0, from: from, to: to, mode: mode, reason: reason,
        hop: hop, depth: depth, set: set, moment: moment))
  }
}

/// What a responder does with a message.
struct Reception {
  var mode: Step.DeliveryMode
  /// Whether its own override does something.
  var handles: Bool
  /// The control whose tracking the message moves on.
  var tracks: ViewID?
  /// The touches that go on to `next`, where not all of them do.
  var forwards: [Int]?
  /// The rule by which it does.
  let rule: RuleNumber
}
