import TouchCore

//  What can make a responder hear of a touch: that a view below it is hit and told, and that nobody
//  on the way keeps the message by an override.

extension GestureSpace {
  /// What lets a responder hear of a touch.
  package func hearing(_ responder: Responder, _ touch: Int?) -> [Edit] {
    let why = trace.whyUnheard(responder, touch: touch)
    guard let touch = touch ?? why.touch else {
      // 12.7: a shake or a press, which is told along the chain as well.
      guard case .kept(let keeper, _) = why.reason else { return [] }
      return [.assign(.responder(keeper), property: why.method.name, .word("log super"))]
    }
    switch why.reason {
    case .heard, .heldBack, .noTouch: return []
    case .neverTold: return takers(of: touch)
    // 18.2: nobody stops a list from scrolling for that.
    case .kept(.view(let view), .scrollView) where trace.scene[view].list == nil:
      return ["isScrollEnabled", "isUserInteractionEnabled"].map { .set(view, $0, .truth(false)) }
    case .kept(let keeper, _): return callingSuper(keeper)
    case .besideTheChain, .nobodyHit:
      guard case .controller(let id) = responder, let view = trace.scene[id].view else { return [] }
      return hitting(view, touch, orWithin: true)
    }
  }

  /// 8.1: whoever handled the message calls super as well.
  func callingSuper(_ keeper: Responder) -> [Edit] {
    ResponderMethod.touches.filter { trace.scene[overridesOf: keeper][$0] == .handles }
      .map { .assign(.responder(keeper), property: $0.name, .word("log super")) }
  }
}
