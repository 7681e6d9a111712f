#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A clock that is never set; Swift's own would bring its whole library for tasks, half a megabyte.
package enum Uptime {
  /// Its seconds.
  package static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
