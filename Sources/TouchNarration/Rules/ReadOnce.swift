import TouchCore

#if !hasFeature(Embedded)
  import Synchronization
#endif

/// Keeps what was made of texts that never change, so that it is made once.
package final class ReadOnce<Name: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Name: Value]>([:])

  /// Makes one that keeps nothing yet.
  package init() {}

  /// The value of a name; two who ask for the first time at once may both make it.
  package func value(_ name: Name, _ make: () -> Value) -> Value {
    if let known = values.withLock({ $0[name] }) { return known }
    let made = make()
    values.withLock { $0[name] = made }
    return made
  }
}
