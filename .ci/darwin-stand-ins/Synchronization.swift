// The toolchain's own is built on Linux's libc, which must not be seen here.

public enum AtomicLoadOrdering { case relaxed, acquiring, sequentiallyConsistent }
public enum AtomicStoreOrdering { case relaxed, releasing, sequentiallyConsistent }
public enum AtomicUpdateOrdering {
  case relaxed, acquiring, releasing, acquiringAndReleasing, sequentiallyConsistent
}

public struct Atomic<Value>: ~Copyable, @unchecked Sendable {
  public init(_ value: consuming Value) { fatalError() }
  public borrowing func load(ordering: AtomicLoadOrdering) -> Value { fatalError() }
  public borrowing func store(_ value: consuming Value, ordering: AtomicStoreOrdering) {}
  public borrowing func exchange(
    _ value: consuming Value, ordering: AtomicUpdateOrdering
  ) -> Value { fatalError() }
}

public struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  public init(_ value: consuming sending Value) { fatalError() }
  public borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result { fatalError() }
}
