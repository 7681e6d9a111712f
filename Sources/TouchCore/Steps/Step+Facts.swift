/// The five stages of a delivery, as the record names them.
public enum Phase: String, Hashable, Sendable, CaseIterable {
  case queue, find, recognizers, view, chain
}

extension Step {
  /// The kind's name in the record: `hit.ask` and so on.
  public var kindName: String {
    switch self {
    case .queuePut: "queue.put"
    case .queueTake: "queue.take"
    case .windowAsk: "window.ask"
    case .windowChoose: "window.choose"
    case .hitAsk: "hit.ask"
    case .hitReturn: "hit.return"
    case .hitResult: "hit.result"
    case .touchBind: "touch.bind"
    case .touchDeliver: "touch.deliver"
    case .chainNext: "chain.next"
    case .chainStop: "chain.stop"
    case .chainDrop: "chain.drop"
    }
  }

  /// The stage it belongs to.
  public var phase: Phase {
    switch self {
    case .queuePut, .queueTake: .queue
    case .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult, .touchBind: .find
    case .touchDeliver: .view
    case .chainNext, .chainStop, .chainDrop: .chain
    }
  }

  /// Whose turn it is: the responder a person would look at.
  public var responder: Responder? {
    switch self {
    case .queuePut, .queueTake: .application
    case .windowAsk(let window, _, _), .windowChoose(let window, _): .view(window)
    case .hitAsk(let view, _, _, _), .hitReturn(let view, _, _): .view(view)
    case .hitResult(_, let view, _): view.map { .view($0) }
    case .touchBind(_, let view, _): .view(view)
    case .touchDeliver(let responder, _, _, _): responder
    case .chainNext(let hop): hop.to
    case .chainStop(let responder, _, _, _), .chainDrop(let responder, _, _, _): responder
    }
  }

  /// How many calls are open around it: calls of `hitTest` on the way down, forwarded messages on
  /// the way up.
  public var nesting: Int {
    switch self {
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitResult, .touchBind: 0
    case .touchDeliver: 0
    case .hitAsk(_, let depth, _, _), .hitReturn(_, let depth, _): depth + 1
    case .chainNext(let hop): hop.depth + 1
    case .chainStop, .chainDrop: 0
    }
  }
}

extension Trace {
  /// The rule that decided a step.
  public func rule(of index: Int) -> RuleNumber {
    switch self[index] {
    case .queuePut, .queueTake: RuleNumber(1, 1)
    case .windowAsk(_, _, let isShown): isShown ? RuleNumber(1, 6) : RuleNumber(1, 9)
    case .windowChoose: RuleNumber(1, 6)
    case .hitAsk(let view, _, _, let verdict): rule(of: verdict, at: view)
    case .hitReturn(let view, _, let answer): ruleOfReturn(from: view, answer)
    case .hitResult(_, let view, _): view == nil ? RuleNumber(1, 13) : RuleNumber(2, 1)
    case .touchBind: RuleNumber(1, 11)
    case .touchDeliver(let responder, _, _, let mode): rule(of: mode, at: responder, index)
    case .chainNext(let hop): hop.hop.rule
    case .chainStop(let responder, _, _, let mode): rule(of: mode, at: responder, index)
    case .chainDrop(let responder, _, _, let reason): ruleOfDrop(at: responder, reason)
    }
  }

  private func rule(of verdict: Verdict, at view: ViewID) -> RuleNumber {
    switch verdict {
    // 2.12 where a subclass answers for bounds; otherwise 2.9 says what inside means.
    case .inside:
      return scene[view].pointInsideOverride == nil ? RuleNumber(2, 9) : RuleNumber(2, 12)
    case .outside: return RuleNumber(2, 4)
    case .hidden, .interaction: return RuleNumber(2, 2)
    case .alpha: return scene[view].alpha < 0.01 ? RuleNumber(2, 2) : RuleNumber(2, 14)
    case .animating: return RuleNumber(2, 17)
    case .overridden: return RuleNumber(2, 13)
    }
  }

  private func ruleOfReturn(from view: ViewID, _ answer: ViewID?) -> RuleNumber {
    switch scene[view].hitTestOverride {
    case .returnsNil, .returnsSelf, .returns: RuleNumber(2, 13)
    case .passesThrough where answer == nil: RuleNumber(2, 13)
    case .callsSuper, .passesThrough, nil: answer == view ? RuleNumber(2, 6) : RuleNumber(2, 5)
    }
  }

  private func rule(
    of mode: Step.DeliveryMode, at responder: Responder, _ index: Int
  ) -> RuleNumber {
    switch mode {
    // 7.12 where UIControl's own method forwards, because the control is disabled.
    case .default: isControl(responder) ? RuleNumber(7, 12) : RuleNumber(6, 1)
    case .handled: RuleNumber(6, 2)
    case .super: RuleNumber(6, 3)
    // 7.13 where a subview forwarded the message into the control.
    case .control:
      moment(of: index).touch.view.map(Responder.view) == responder
        ? RuleNumber(7, 11) : RuleNumber(7, 13)
    }
  }

  private func isControl(_ responder: Responder) -> Bool {
    guard case .view(let view) = responder else { return false }
    return scene[view].kind.isControl
  }

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
}
