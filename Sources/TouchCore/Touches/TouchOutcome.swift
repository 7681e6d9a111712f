/// What became of one touch.
public struct TouchOutcome: Hashable, Sendable {
  /// The touch's number.
  public let touch: Int
  /// The finger, as the script names it.
  public let finger: String
  /// The view hit testing found.
  public let hit: ViewID?
  /// The window it is in.
  public let window: ViewID?
  /// Who handled a message about it, in the order they did, each once.
  public internal(set) var handledBy: [Responder] = []
  /// Whether the last message about it fell off the chain with nobody handling it.
  public internal(set) var isDropped = false

  /// Who handled a message about it, and whether it fell off the chain.
  mutating func note(_ handlers: [Responder], isDropped: Bool) {
    for responder in handlers where !handledBy.contains(responder) { handledBy.append(responder) }
    self.isDropped = handledBy.isEmpty && isDropped
  }
}
