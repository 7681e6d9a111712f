import TouchCore

/// A call of the record, or the event or timer that all calls of an instant come from.
public struct Frame: Hashable, Sendable {
  /// The step that opens it, from 1, and says whose call it is.
  ///
  /// `sendEvent` is opened by the step that took the event; hit testing comes between that and the
  /// first call in it (1.3).
  public let open: Int
  /// The step at which it is over, from 1.
  public internal(set) var close: Int
  /// How many calls are around it; 0 for the event.
  public let depth: Int
  /// The place of the call around it in the tree; nil for the event.
  let caller: Int?

  /// Whether it is a call; the event or timer that all calls come from is not.
  public var isCall: Bool { caller != nil }
}

extension Trace {
  /// The first step that is of a call: the one that opens it, but the step after that for a message
  /// that is sent on, because the sender looks for its next before (5.2).
  ///
  /// - Parameter cursor: Where one stands; at the hop itself the call is that of the sender.
  public func firstStep(in frame: Frame, at cursor: Int) -> Int {
    guard case .chainNext = self[frame.open - 1], frame.open < cursor else { return frame.open }
    return frame.open + 1
  }

  /// How many calls are around each step, in their order.
  public var callDepths: [Int] {
    var tree = CallTree(self, around: 1)
    return indices.map { index in
      tree = tree.following(index + 1, in: self)
      return tree.depth(at: index + 1)
    }
  }

  /// The calls open at a step, innermost first; the event they come from is last.
  ///
  /// - Parameter cursor: How many steps have happened; before the first nothing is open.
  public func frames(at cursor: Int) -> [Frame] {
    CallTree(self, around: cursor).path(to: cursor)
  }
}
