#if hasFeature(Embedded)
  /// What `Synchronization.Mutex` does where there is one thread, as in the page: it holds a value.
  package final class Mutex<Value>: Sendable {
    nonisolated(unsafe) private var value: Value

    /// Makes one that holds a value.
    package init(_ value: Value) { self.value = value }

    /// Reads or changes the value.
    package func withLock<Result, Failure: Error>(
      _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try body(&value)
    }
  }
#endif
