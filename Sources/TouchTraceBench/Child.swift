#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a program took that was run to its end.
struct Child {
  /// Processor time, which others that are busy do not change.
  let seconds: Double
  /// The most memory it had.
  let megabytes: Double

  /// Runs a program; nil where it ends otherwise or takes longer than it may.
  static func run(
    _ program: String, _ arguments: [String], atMost limit: Double,
    printingTo output: String = "/dev/null", endingWith end: CInt = 0
  ) -> Child? {
    guard let process = started(program, arguments, printingTo: output) else { return nil }
    let start = now()
    var status: CInt = 0
    var usage = rusage()
    while wait4(process, &status, WNOHANG, &usage) == 0 {
      if now() - start > limit { kill(process, SIGKILL) }
      usleep(2000)
    }
    // It was not killed, and its exit status is the one that is awaited.
    guard status == end << 8 else { return nil }
    #if canImport(Glibc)
      let megabytes = Double(usage.ru_maxrss) / 1024
    #else
      let megabytes = Double(usage.ru_maxrss) / 1_048_576
    #endif
    return Child(
      seconds: secondsOf(usage.ru_utime) + secondsOf(usage.ru_stime), megabytes: megabytes)
  }

  /// How long a program goes on after Ctrl-C; nil where it ended before it was pressed.
  static func goesOn(
    _ program: String, _ arguments: [String], afterCtrlCAt time: Double
  ) -> Double? {
    guard let process = started(program, arguments, printingTo: "/dev/null") else { return nil }
    let start = now()
    var pressed: Double?
    var status: CInt = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      if pressed == nil, now() - start > time {
        kill(process, SIGINT)
        pressed = now()
      }
      usleep(1000)
    }
    // 130 is what an interrupted command ends with; an error ends with something else.
    guard status & 0x7f == 0, status >> 8 & 0xff == 130 else { return nil }
    return pressed.map { now() - $0 }
  }

  private static func started(
    _ program: String, _ arguments: [String], printingTo output: String
  ) -> pid_t? {
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(
      &actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var process: pid_t = 0
    // Nothing of the user's surroundings, so that everybody measures the same.
    var surroundings: [UnsafeMutablePointer<CChar>?] = [nil]
    return posix_spawn(&process, program, &actions, nil, &words, &surroundings) == 0 ? process : nil
  }

  private static func secondsOf(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}

/// The clock, where a child has seconds of its own.
private func now() -> Double { seconds() }
