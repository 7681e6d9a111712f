import TouchCore
import TouchInquiry

//  hit testing   accept · refuse for one of four reasons · override · hand on a child's answer · self
//  gate          pass · hold, then flush, cancel or discard
//  chain         keep · keep and send on · default · the hops that are no superview · fall off

/// A way that delivering a touch can take; together they are all ways (F16).
public enum DeliveryPath: String, Hashable, Sendable, CaseIterable {
  case accept
  case refuseOutside = "refuse-outside"
  case refuseHidden = "refuse-hidden"
  case refuseInteraction = "refuse-interaction"
  case refuseAlpha = "refuse-alpha"
  case override
  case returnChild = "return-child"
  case returnSelf = "return-self"
  case gatePass = "gate-pass"
  case holdFlush = "hold-flush"
  case holdCancel = "hold-cancel"
  case holdDiscard = "hold-discard"
  case handleStop = "handle-stop"
  case handleSuper = "handle-super"
  case inherited = "default"
  case controllerHop = "controller-hop"
  case nestedController = "nested-controller"
  case windowHop = "window-hop"
  case applicationHop = "application-hop"
  case delegateHop = "delegate-hop"
  case drop
}

/// The ways that a record takes.
struct TakenPaths {
  let trace: Trace

  var all: Set<DeliveryPath> { Set(trace.indices.flatMap(paths)) }

  private func paths(at index: Int) -> [DeliveryPath] {
    switch trace[index] {
    case .hitAsk(let view, _, _, let verdict): paths(of: verdict, trace.scene[view])
    case .hitReturn(let view, _, let answer?): [answer == view ? .returnSelf : .returnChild]
    case .touchDeliver(let responder, let method, _, let mode):
      way(mode, responder, method) + (trace.wasHeld(at: index) ? [] : [.gatePass])
    case .chainNext(let hop): way(hop.mode, hop.to, hop.method) + ways(of: hop.hop)
    case .chainDrop: [.drop]
    case .gate(.flush): [.holdFlush]
    case .gate(.cancel(let touch, _, _)): isHeld(touch, before: index) ? [.holdCancel] : []
    case .gate(.discard(let touch, _, _, _)): isHeld(touch, before: index) ? [.holdDiscard] : []
    default: []
    }
  }

  /// Whether a message of a touch waits when a step comes.
  private func isHeld(_ touch: Int, before index: Int) -> Bool {
    index > 0 && trace.held(after: index - 1).contains { $0.touch == touch }
  }

  private func paths(of verdict: AskVerdict, _ view: View) -> [DeliveryPath] {
    let own: [DeliveryPath] =
      view.hitTestOverride == nil && view.pointInsideOverride == nil ? [] : [.override]
    return switch verdict {
    case .inside: own + [.accept]
    case .outside: own + [.refuseOutside]
    case .overridden: own
    case .hidden: [.refuseHidden]
    case .interaction: [.refuseInteraction]
    case .alpha: [.refuseAlpha]
    case .animating: []
    }
  }

  private func way(
    _ mode: Step.DeliveryMode, _ responder: Responder, _ method: ResponderMethod
  ) -> [DeliveryPath] {
    switch mode {
    case .default: [.inherited]
    case .handled, .control, .scrollView: [.handleStop]
    case .super: trace.scene[overridesOf: responder][method].handles ? [.handleSuper] : [.inherited]
    }
  }

  private func ways(of hop: Hop) -> [DeliveryPath] {
    switch hop {
    case .controller: [.controllerHop]
    case .container: [.nestedController]
    case .window: [.windowHop]
    case .application: [.applicationHop]
    case .delegate: [.delegateHop]
    case .superview, .presenter, .windowScene, .override: []
    }
  }
}
