#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

//  thread 1   ──────┌ a ─────┌ b ──┐ a ─┐──────     each thread has its own, and inside
//  thread 2   ──────────┌ c ──────┐────────────     another for as long as that lasts

#if hasFeature(Embedded)
  /// A value that holds while something is being worked out: in the page there is one thread.
  package final class ThreadValue<Value: Sendable>: Sendable {
    /// What holds here; nil where nothing does.
    nonisolated(unsafe) package private(set) var current: Value?

    /// Makes a value that does not hold yet.
    package init() {}

    /// Lets a value hold while something is worked out.
    package func hold<Result, Failure: Error>(
      _ value: Value, while work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
      let before = current
      current = value
      defer { current = before }
      return try work()
    }
  }
#else
  /// A value that holds while something is being worked out, on the thread that works.
  ///
  /// A task's own value would do as well; with it come the runtimes of tasks and of queues, half a
  /// megabyte of the program, which has no tasks.
  package struct ThreadValue<Value: Sendable>: Sendable {
    private final class Held: Sendable {
      let value: Value
      init(_ value: Value) { self.value = value }
    }

    private let key: pthread_key_t

    /// Makes a value that no thread has yet.
    package init() {
      var key = pthread_key_t()
      let failure = pthread_key_create(&key, nil)
      precondition(failure == 0, "a program has a thousand of these, and this one two")
      self.key = key
    }

    /// What holds here; nil where nothing does.
    package var current: Value? {
      pthread_getspecific(key).map { Unmanaged<Held>.fromOpaque($0).takeUnretainedValue().value }
    }

    /// Lets a value hold while something is worked out.
    package func hold<Result, Failure: Error>(
      _ value: Value, while work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
      let before = pthread_getspecific(key)
      let held = Unmanaged.passRetained(Held(value))
      pthread_setspecific(key, held.toOpaque())
      defer {
        pthread_setspecific(key, before)
        held.release()
      }
      return try work()
    }
  }
#endif
