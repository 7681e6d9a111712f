/// Whether the person who waits for what is being worked out wants it to end.
///
/// Whoever works for long looks here now and then and ends with what there is; whoever began it
/// throws that away. It is known to the task that works, so that nobody has to hand it on.
package enum Interruption {
  /// Asks whether Ctrl-C was pressed; nil where nobody can press it.
  @TaskLocal private static var asks: (@Sendable () -> Bool)?

  /// Whether what goes on is to end.
  package static var isWanted: Bool { asks?() ?? false }

  /// Works while somebody may ask for the end of it.
  ///
  /// The task's value stays behind this door: Swift 6.3 crashes where another module's optimizer
  /// specializes the way to it.
  @inline(never)
  package static func asking<Result>(
    _ ask: @escaping @Sendable () -> Bool, while work: () throws -> Result
  ) rethrows -> Result {
    try $asks.withValue(ask, operation: work)
  }
}
