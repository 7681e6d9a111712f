/// Whether the person who waits for what is being worked out wants it to end.
///
/// Whoever works for long looks here now and then and ends with what there is; whoever began it
/// throws that away. It is known to the thread that works, so that nobody has to hand it on.
package enum Interruption {
  /// Asks whether Ctrl-C was pressed; nil where nobody can press it.
  private static let asks = ThreadValue<@Sendable () -> Bool>()

  /// Whether what goes on is to end.
  package static var isWanted: Bool { asks.current?() ?? false }

  /// Works while somebody may ask for the end of it.
  package static func asking<Result, Failure: Error>(
    _ ask: @escaping @Sendable () -> Bool, while work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try asks.hold(ask, while: work)
  }
}
