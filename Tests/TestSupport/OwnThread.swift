import Foundation
import Testing

//  the pool        cpu ─ cpu ─ cpu          as many threads as cores
//  own thread      wait ········ wait       for a program, a terminal, a browser

/// Runs a suite or a test beside the threads of the others, because it waits for other programs:
/// on one of theirs it would keep a core idle.
public struct OwnThread: SuiteTrait, TestTrait, TestScoping {
  /// Its tests, and those of the suites in it.
  public var isRecursive: Bool { true }

  /// Runs a test on a thread of its own.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await withTaskExecutorPreference(Threads.shared) { try await function() }
  }

  private final class Threads: TaskExecutor {
    static let shared = Threads()
    private let queue = OperationQueue()

    // More at once would only slow each other down.
    init() { queue.maxConcurrentOperationCount = 4 }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
}

extension Trait where Self == OwnThread {
  /// Beside the threads of the others: for tests that wait for other programs.
  public static var ownThread: OwnThread { OwnThread() }
}
