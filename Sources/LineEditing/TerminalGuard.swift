import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Gives the terminal back as it was when a signal ends the program in the middle of a line.
///
/// Without it the shell would come back to a terminal that shows nothing of what is typed. libedit
/// can do this itself, but then sends the signal on to the whole process group, the script that
/// started us included.
public enum TerminalGuard {
  // Memory of its own, so that the handler passes an address and runs no Swift check of access.
  // It is written before the handler that reads it is installed.
  nonisolated(unsafe) private static let settings =
    UnsafeMutablePointer<termios>.allocate(capacity: 1)

  /// Remembers the terminal's settings and takes SIGTERM and SIGHUP; call it before editing.
  public static func install() {
    guard tcgetattr(STDIN_FILENO, settings) == 0 else { return }
    for number in [SIGTERM, SIGHUP] { ce_take_signal(number, restoreAndDie, 0) }
  }

  /// Runs inside a signal handler: only calls that POSIX allows there.
  private static let restoreAndDie: @convention(c) (CInt) -> Void = { number in
    // In the background the terminal belongs to another program, and touching it would stop us.
    if tcgetpgrp(STDIN_FILENO) == getpgrp() { tcsetattr(STDIN_FILENO, TCSANOW, settings) }
    ce_return_signal(number)
    raise(number)
  }
}
