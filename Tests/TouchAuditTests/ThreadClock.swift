#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// Apart from the names of the model: MacTypes.h has a `Point` and a `Rect` of its own.

/// How long this thread has worked: what others do on the machine meanwhile does not count.
func secondsOfThisThread() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
