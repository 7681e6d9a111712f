import Foundation

/// Whether there is time for everything: with `TOUCHTRACE_SLOW=1`, as `.ci/nightly` sets it.
///
/// A quick run takes some of the random cases, and some of all lessons.
public let isSlowRun = ProcessInfo.processInfo.environment["TOUCHTRACE_SLOW"] != nil

/// Whether a sanitizer watches, as `.ci/sanitize` says.
public let isSanitized = ProcessInfo.processInfo.environment["TOUCHTRACE_SANITIZER"] != nil

/// How many times as long as usual everything may take.
public let slowdown = isSanitized ? 10 : 1

/// Whether a test that needs a program from elsewhere must run: in our own checks, which install it.
///
/// A Mac is asked only for what it has.
public let insistsOnPrograms: Bool = {
  #if os(Linux)
    ProcessInfo.processInfo.environment["CI"] == "true"
  #else
    false
  #endif
}()

extension Sequence {
  /// All of it in a slow run; in a quick one every so many-th, beginning with one of the first.
  public func sampled(_ step: Int, from first: Int = 0) -> [Element] {
    enumerated().filter { isSlowRun || $0.offset % step == first }.map(\.element)
  }
}
