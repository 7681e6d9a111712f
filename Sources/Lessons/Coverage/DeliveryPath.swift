import TouchCore
import TouchInquiry
import TouchNarration

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

  /// What it is, in a line.
  public var meaning: Phrase {
    switch self {
    case .accept: Phrase(en: "a view is asked and the point is inside", zh: "视图被询问，点在里面")
    case .refuseOutside: Phrase(en: "a view refuses: outside", zh: "视图拒绝：点在外面")
    case .refuseHidden: Phrase(en: "a view refuses: hidden", zh: "视图拒绝：隐藏")
    case .refuseInteraction: Phrase(en: "a view refuses: interaction disabled", zh: "视图拒绝：关闭交互")
    case .refuseAlpha: Phrase(en: "a view refuses: alpha", zh: "视图拒绝：透明")
    case .override:
      Phrase(en: "hitTest or pointInside is overridden", zh: "重写了 hitTest 或 pointInside")
    case .returnChild: Phrase(en: "a view returns a subview's answer", zh: "视图交上子视图的回答")
    case .returnSelf: Phrase(en: "a view returns itself", zh: "视图返回自己")
    case .gatePass: Phrase(en: "a message goes directly to the view", zh: "消息直接送到视图")
    case .holdFlush: Phrase(en: "a message is delayed, then delivered", zh: "消息被扣留，之后放行")
    case .holdCancel: Phrase(en: "a message is delayed, then cancelled", zh: "消息被扣留，之后变成取消")
    case .holdDiscard: Phrase(en: "a message is delayed, then dropped", zh: "消息被扣留，之后丢弃")
    case .handleStop: Phrase(en: "a responder keeps the message", zh: "响应者留下消息")
    case .handleSuper: Phrase(en: "a responder handles it and calls super", zh: "响应者处理并调用 super")
    case .inherited: Phrase(en: "the inherited method forwards the message", zh: "继承的方法把消息往后传")
    case .controllerHop: Phrase(en: "from a root view to its controller", zh: "从根视图到它的控制器")
    case .nestedController: Phrase(en: "from a child controller onwards", zh: "从子控制器往后")
    case .windowHop: Phrase(en: "from the root controller to the window", zh: "从根控制器到窗口")
    case .applicationHop: Phrase(en: "to the application", zh: "到应用")
    case .delegateHop: Phrase(en: "to the application's delegate", zh: "到应用代理")
    case .drop: Phrase(en: "it falls off the end of the chain", zh: "掉出响应者链末端")
    }
  }
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
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitReturn, .hitResult, .touchBind,
      .chainStop, .timer, .change, .recognizer, .gate, .control, .action, .scroll, .row, .focus,
      .presentation:
      []
    }
  }

  /// Whether a message of a touch waits when a step comes.
  private func isHeld(_ touch: Int, before index: Int) -> Bool {
    index > 0 && trace.held(after: index - 1).contains { $0.touch == touch }
  }

  private func paths(of verdict: Verdict, _ view: View) -> [DeliveryPath] {
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
