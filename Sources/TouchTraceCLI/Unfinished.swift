#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file that is being written, so that whatever ends the process removes it.
///
/// A program writes one file at a time.
enum Unfinished {
  // The signal handler reads it besides, which can take no lock.
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?
  nonisolated(unsafe) private static var watched: [CInt] = []

  /// Begins to watch over a file.
  static func begin(_ name: String) {
    end()
    path = strdup(name)
    for number in [SIGINT, SIGTERM, SIGHUP] { watch(number) }
    // A file that may not grow is a failure to report, not a reason to die.
    signal(SIGXFSZ, SIG_IGN)
  }

  /// The file has its name, or is gone.
  static func end() {
    for number in watched { signal(number, SIG_DFL) }
    watched = []
    free(path)
    path = nil
  }

  /// Whoever handles a signal already, or ignores it, goes on doing so.
  private static func watch(_ number: CInt) {
    let before = signal(
      number,
      { number in
        if let path = Unfinished.path { unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
      })
    if before == nil { watched.append(number) } else { signal(number, before) }
  }
}
