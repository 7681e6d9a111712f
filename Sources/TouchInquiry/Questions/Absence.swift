import TouchCore

//  page ◀── rows ◀── body       touchesBegan stops at rows (#30): page is further up, and that is why
//  left, right                  right gets began and ended (#28, #38): it is told, but not of a move
//  card in list, removed        card is told of a cancel (#19), so nobody is told of an end
//  lamp, on a shelf             shelf says outside (#6), so that lamp has no part in it

/// Why somebody does not get a message: where that shows in the record.
enum Absence {
  /// The message is held back or thrown away.
  case withheld([Int])
  /// The message goes up to where it ends, and that is below.
  case endsBelow([Int])
  /// These messages are what it is told instead.
  case told([Int])
  /// The touch ends in another way, for it or for everybody.
  case endsOtherwise([Int])
  /// It is on no way of the message: why it is not hit, or where the message ends.
  case elsewhere([Int])

  /// The steps that show it.
  var steps: [Int] {
    switch self {
    case .withheld(let steps), .endsBelow(let steps), .told(let steps), .endsOtherwise(let steps),
      .elsewhere(let steps):
      steps
    }
  }
}

extension Deliveries {
  /// Why a responder never gets a message.
  func absence(of method: ResponderMethod, at name: String) -> Absence {
    guard let responder = trace.scene.responder(named: name) else { return .elsewhere([]) }
    let gates = undelivered(method, to: responder)
    let ends = ways { $0 == method }.filter { step in
      end(at: step).map { $0 != responder && isAbove(responder, $0) } == true
    }
    if !ends.isEmpty { return .endsBelow((ends + gates).sorted()) }
    if !gates.isEmpty { return .withheld(gates) }
    let own = arrivals(at: name)
    let ownEnds = method.isAnEnd ? own.filter { trace[$0].arrival?.method.isAnEnd == true } : []
    if !ownEnds.isEmpty { return .endsOtherwise(ownEnds) }
    if !own.isEmpty { return .told(own) }
    let lifts = trace.indices.filter { step in
      guard case .touchDeliver(let view, let other, _, _) = trace[step], other.isAnEnd else {
        return false
      }
      return isAbove(responder, view)
    }
    if method.isAnEnd, !lifts.isEmpty { return .endsOtherwise(lifts) }
    // Where every message is kept from everybody, those of another kind tell of it, too.
    let kept = ResponderMethod.touches.flatMap { undelivered($0, to: responder) }
    if ResponderMethod.touches.contains(method), !kept.isEmpty { return .withheld(kept.sorted()) }
    if let ignoring = SearchSteps(trace, 1).ignoring(of: name) { return .elsewhere([ignoring]) }
    return .elsewhere(ways { $0 == method }.filter { end(at: $0) != nil })
  }

  /// Where a message about touches that could come to a responder is kept from its view.
  private func undelivered(_ method: ResponderMethod, to responder: Responder) -> [Int] {
    let told = trace.indices.filter { step in
      guard case .touchDeliver(_, method, _, _) = trace[step] else { return false }
      return true
    }
    let delivered = Set(told.flatMap { trace.touches(at: $0) })
    let near = Set(
      trace.outcomes.filter { outcome in
        outcome.hit.map { isAbove(responder, .view($0)) } == true
      }.map { $0.touch })
    return trace.indices.filter { step in
      guard case .gate(let gate) = trace[step] else { return false }
      switch gate {
      case .hold(let touch, method, _, _), .discard(let touch, method, _, _):
        return near.contains(touch) && !delivered.contains(touch)
      case .hold, .discard, .flush, .cancel: return false
      }
    }
  }

  /// Who has a message last, where it ends.
  private func end(at step: Int) -> Responder? {
    if case .chainStop(let responder, _, _, _) = trace[step] { return responder }
    if case .chainDrop(let responder, _, _, _) = trace[step] { return responder }
    return nil
  }

  /// Whether a responder is another one, or comes behind it along `next`.
  private func isAbove(_ responder: Responder, _ other: Responder) -> Bool {
    responder == other || trace.scene.chain(from: other).contains { $0.responder == responder }
  }
}

extension ResponderMethod {
  /// The method with a name, `touchesBegan`; nil where there is none.
  init?(named name: String) {
    guard let method = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = method
  }

  /// Whether a touch ends with it, one way or the other.
  fileprivate var isAnEnd: Bool { self == .ended || self == .cancelled }
}
