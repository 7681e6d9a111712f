import Foundation
import Testing

//  the pool        cpu ─ cpu ─ cpu          as many threads as cores
//  own thread      wait ········ wait       for a program, a terminal
//  in turn         one ▶ next ▶ next        for a browser that they share

/// Runs a suite or a test beside the threads of the others, because it waits for other programs:
/// on one of theirs it would keep a core idle.
public struct OwnThread: SuiteTrait, TestTrait, TestScoping {
  fileprivate let threads: Threads

  /// Its tests, and those of the suites in it.
  public var isRecursive: Bool { true }

  /// Runs a test on a thread of its own.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await withTaskExecutorPreference(threads) { try await function() }
  }

  fileprivate final class Threads: TaskExecutor {
    // More at once would only slow each other down.
    static let shared = Threads(4)
    private let queue = OperationQueue()

    init(_ count: Int) { queue.maxConcurrentOperationCount = count }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
}

extension Trait where Self == OwnThread {
  /// Beside the threads of the others: for tests that wait for other programs.
  public static var ownThread: OwnThread { OwnThread(threads: .shared) }

  /// Beside the threads of the others, one test after the other.
  ///
  /// A serialized suite would do that as well, but each of its tests would wait behind all others of the run.
  public static var inTurn: OwnThread { OwnThread(threads: OwnThread.Threads(1)) }
}
