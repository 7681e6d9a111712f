import TouchCore

//  #12  v3 -> v2, its superview
//  #67  v3 -> v2, its superview      another touch, another time, one line

/// What a line is told from, where a record has the same line again and again.
public struct LineKey: Hashable, Sendable {
  private let from: Responder
  private let to: Responder
  private let hop: Hop
  private let method: ResponderMethod
  private let mode: Step.DeliveryMode

  fileprivate init(_ hop: Step.ChainHop) {
    from = hop.from
    to = hop.to
    self.hop = hop.hop
    method = hop.method
    mode = hop.mode
  }
}

extension Narrator {
  /// Steps of a record with the same key have the same line; nil where a step may be told otherwise
  /// each time.
  ///
  /// Most of a long record are the hops of one message after another along one chain.
  public func lineKey(_ index: Int) -> LineKey? {
    // What a control does with a message depends on the touches that it tracks.
    guard case .chainNext(let hop) = trace[index], hop.mode != .control else { return nil }
    return LineKey(hop)
  }
}
