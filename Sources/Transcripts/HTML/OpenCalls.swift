import TouchCore
import TouchInquiry

//  #7  window.hitTest ▸ firstView.hitTest ▸ thirdView.hitTest ▸ fifthView.hitTest
//  #9  window.hitTest ▸ firstView.hitTest ▸ thirdView.hitTest ▸ fourthView.hitTest

extension Trace {
  /// The calls of responders that are open at a step, the outermost first.
  ///
  /// - Parameter tree: The calls of the step's instant.
  func openCalls(at index: Int, in tree: CallTree) -> [(of: Responder, method: String)] {
    let calls = tree.path(to: index + 1).reversed().filter { $0.isCall }
    return calls.compactMap { self[$0.open - 1].responderCall }
  }
}

extension Step {
  /// Whose method the step calls; nil where it calls none, or a recognizer's.
  fileprivate var responderCall: (of: Responder, method: String)? {
    switch self {
    case .hitAsk(let view, _, _, _): (.view(view), "hitTest")
    case .queueTake: (.application, "sendEvent")
    case .control(.track(let view, let call, _, _)): (.view(view), call.name)
    default: arrival.map { ($0.receiver, $0.method.name) }
    }
  }
}
