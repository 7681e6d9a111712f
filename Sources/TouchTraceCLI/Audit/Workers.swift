#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

//  files    a b c d e f g …        each worker takes the next one as soon as it is free
//  workers  1 2 1 1 2 …            the results stand in the order of the files

/// Works on many things at once, on one thread for each processor: each has room for scenes that are
/// nested deeply, which the thread of the caller may not have.
///
/// - Parameters:
///   - inputs: The things.
///   - began: Told how many were begun, by one thread at a time.
///   - work: What is done with each; called by several threads at once.
/// - Returns: What came of each, in the order of the things.
func workedOn<Input: Sendable, Output: Sendable>(
  _ inputs: [Input], began: @escaping @Sendable (Int) -> Void,
  _ work: @escaping @Sendable (Input) -> Output
) -> [Output] {
  let board = Board(inputs, began, work)
  let count = min(max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), inputs.count)
  // Whoever gets no thread leaves the work to the others; where nobody does, it is done here.
  let threads = (0..<count).compactMap { _ in Thread { board.run() } }
  if threads.isEmpty { board.run() }
  for thread in threads { thread.join() }
  return board.outputs.compactMap(\.self)
}

/// What workers share: what is to be done, and what came of it.
private final class Board<Input: Sendable, Output: Sendable>: @unchecked Sendable {
  private(set) var outputs: [Output?]
  private let inputs: [Input]
  private let began: @Sendable (Int) -> Void
  private let work: @Sendable (Input) -> Output
  private var next = 0
  private let lock = Lock()

  init(
    _ inputs: [Input], _ began: @escaping @Sendable (Int) -> Void,
    _ work: @escaping @Sendable (Input) -> Output
  ) {
    self.inputs = inputs
    self.began = began
    self.work = work
    outputs = Array(repeating: nil, count: inputs.count)
  }

  /// Works until nothing is left.
  func run() {
    while let place = take() {
      let output = work(inputs[place])
      lock.held { outputs[place] = output }
    }
  }

  private func take() -> Int? {
    lock.held {
      guard next < inputs.count else { return nil }
      next += 1
      began(next)
      return next - 1
    }
  }
}

/// A lock of the system.
private final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() { pthread_mutex_init(mutex, nil) }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  func held<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}

/// A thread that does one thing, with room for scenes that are nested deeply.
private final class Thread {
  private static let stackSize = 16 << 20
  private let id: pthread_t

  /// nil where the system gives no thread.
  init?(_ run: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    let body = Unmanaged.passRetained(ThreadBody(run))
    #if canImport(Glibc)
      var id = pthread_t()
      let result = pthread_create(&id, &attributes, { carriedOut($0) }, body.toOpaque())
    #else
      var thread: pthread_t?
      let result = pthread_create(&thread, &attributes, { carriedOut($0) }, body.toOpaque())
      let id = thread
    #endif
    guard result == 0 else {
      body.release()
      return nil
    }
    #if canImport(Glibc)
      self.id = id
    #else
      guard let id else { return nil }
      self.id = id
    #endif
  }

  func join() { pthread_join(id, nil) }
}

/// Runs what a pointer carries; on some systems the pointer may be nil, on others not.
private func carriedOut(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let pointer { Unmanaged<ThreadBody>.fromOpaque(pointer).takeRetainedValue().run() }
  return nil
}

/// What a thread does, as a pointer can carry it.
private final class ThreadBody {
  let run: @Sendable () -> Void
  init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}
