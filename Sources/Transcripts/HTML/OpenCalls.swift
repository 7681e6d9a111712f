import TouchCore

//  #7  window.hitTest ▸ firstView.hitTest ▸ thirdView.hitTest ▸ fifthView.hitTest
//  #9  window.hitTest ▸ firstView.hitTest ▸ thirdView.hitTest ▸ fourthView.hitTest

/// Follows through a record which calls are open at each step.
struct OpenCalls {
  /// A call of a method.
  struct Call: Hashable {
    let of: Responder
    let method: String
  }

  /// The calls that are open at the step taken last, the outermost first.
  private(set) var open: [Call] = []
  /// What is over once the next step comes.
  private var closing = 0

  /// Goes on to the next step.
  mutating func take(_ step: Step) {
    open.removeLast(min(closing, open.count))
    closing = 0
    switch step {
    case .hitAsk(let view, let depth, _, let verdict):
      open.removeLast(max(0, open.count - depth))
      open.append(Call(of: .view(view), method: "hitTest"))
      closing = verdict == .inside || verdict == .overridden ? 0 : 1
    case .hitReturn(_, let depth, _):
      open.removeLast(max(0, open.count - depth - 1))
      closing = 1
    case .touchDeliver(let responder, let method, _, _):
      open = [Call(of: responder, method: method.name)]
    case .chainNext(let hop): open.append(Call(of: hop.to, method: hop.method.name))
    case .chainStop, .chainDrop: closing = open.count
    case .control(let step): call(step)
    case .action, .change, .focus: break
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitResult, .touchBind, .timer,
      .recognizer, .gate, .scroll:
      open = []
    }
  }

  private mutating func call(_ step: ControlStep) {
    switch step {
    case .track(let view, let call, _, _):
      open.append(Call(of: .view(view), method: call.name))
      closing = 1
    case .highlight, .event: break
    }
  }
}
