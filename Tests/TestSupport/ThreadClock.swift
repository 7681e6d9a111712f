import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Apart from the names of the model: MacTypes.h has a `Point` and a `Rect` of its own.

/// How long this thread has worked: what others do on the machine meanwhile does not count.
public func secondsOfThisThread() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Expects that something ends soon: this thread's own time counts, not the wait for other suites,
/// which a `.timeLimit` counts too.
///
/// - Parameter seconds: How long it may work; ten times as long under a sanitizer.
public func endsSoon<Result>(
  within seconds: Double = 30, at place: SourceLocation = #_sourceLocation,
  _ body: () throws -> Result
) rethrows -> Result {
  let start = secondsOfThisThread()
  defer {
    #expect(
      secondsOfThisThread() - start < seconds * Double(slowdown), sourceLocation: place)
  }
  return try body()
}
