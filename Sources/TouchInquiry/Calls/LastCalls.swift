import TouchCore

#if !hasFeature(Embedded)
  import Synchronization
#endif

/// The calls of the instant that was asked about last in a record: an editor asks a dozen times at each
/// stop, and an instant can have thousands of steps.
public final class LastCalls: Sendable {
  private let kept = Mutex<CallTree?>(nil)

  /// Nothing was asked yet.
  public init() {}

  /// The tree of the instant that a step belongs to; an empty one where there is no such step.
  ///
  /// - Parameters:
  ///   - number: The step's number, from 1.
  ///   - trace: The record, always the same.
  public func around(_ number: Int, in trace: Trace) -> CallTree {
    kept.withLock { kept in
      let tree = kept?.following(number, in: trace) ?? CallTree(trace, around: number)
      kept = tree
      return tree
    }
  }
}
