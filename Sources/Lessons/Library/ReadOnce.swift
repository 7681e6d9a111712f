import Synchronization

/// Keeps what was made of texts that never change, so that it is made once.
final class ReadOnce<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])

  /// The value of a key; two who ask for the first time at once may both make it.
  func value(_ key: Key, _ make: () -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let made = make()
    values.withLock { $0[key] = made }
    return made
  }
}
