import TouchCore

//  #4  ask window ─────────────┐ call 4…12
//  #5    ask first ──────────┐ │ call 5…11
//  #6      ask third ──────┐ │ │ call 6…10
//  #7        ask fifth     │ │ │ call 7…7: refused, over within its step
//  #8        ask fourth ─┐ │ │ │ call 8…9
//  #9        = fourth  ──┘ │ │ │

/// A call of `hitTest`, or a touches message with all its hops: from the step that opens it to the
/// step that closes it, counted from 1.
public struct Call: Hashable, Sendable {
  /// The step that opens it.
  public let open: Int
  /// The step at which it is over; the same step for a view that refuses.
  public let close: Int

  /// Whether a step lies in it: its first and last steps are its own.
  func contains(_ number: Int) -> Bool { open <= number && number <= close }
}

extension Trace {
  /// The calls of the instant a step belongs to, outermost first where they nest.
  public func calls(around number: Int) -> [Call] {
    guard indices.contains(number - 1) else { return [] }
    var open: [Int] = []
    var calls: [Call] = []
    for index in indices(ofMoment: momentNumber(of: number - 1)) {
      switch self[index] {
      case .hitAsk(_, _, _, .inside), .hitAsk(_, _, _, .overridden), .touchDeliver:
        open.append(index + 1)
      case .hitAsk: calls.append(Call(open: index + 1, close: index + 1))
      case .hitReturn, .chainStop, .chainDrop:
        if let opened = open.popLast() { calls.append(Call(open: opened, close: index + 1)) }
      default: break
      }
    }
    return calls.sorted { $0.open < $1.open }
  }
}
