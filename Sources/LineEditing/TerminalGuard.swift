import CEditline
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Puts right what must not stay when a signal ends the program: the terminal is given back as it
/// was, and a file that is not whole yet goes away.
///
/// Without the first the shell would come back to a terminal that shows nothing of what is typed.
/// libedit can do this itself, but then sends the signal on to the whole process group, the script
/// that started us included.
public enum TerminalGuard {
  // Memory of its own, so that the handler passes an address and runs no Swift check of access.
  // It is written before the handler may read it.
  nonisolated(unsafe) private static let settings =
    UnsafeMutablePointer<termios>.allocate(capacity: 1)
  private static let hasSettings = Atomic<Bool>(false)
  /// The address of the path of the file that is not whole; 0 where there is none.
  private static let unfinished = Atomic<UInt>(0)

  /// Remembers the terminal's settings and takes the signals that end us; call it before editing.
  public static func install() {
    guard tcgetattr(STDIN_FILENO, settings) == 0 else { return }
    hasSettings.store(true, ordering: .releasing)
    take()
  }

  /// Makes a draft of a file that goes away with us until ``keepFile()``; one at a time.
  ///
  /// A signal that comes while it is made waits until it is watched over.
  ///
  /// - Parameter place: The path of the file, links followed.
  public static func draft(beside place: String) -> Descriptor.Outcome<DraftFile> {
    var before = sigset_t()
    ce_keep_back_ends(&before)
    defer { ce_keep_back_only(&before) }
    let made = DraftFile.make(beside: place)
    if case .done(let draft) = made { watch(file: draft.path) }
    return made
  }

  /// Lets a file go away with us until ``keepFile()``; one at a time.
  public static func removeAtEnd(_ path: String) { watch(file: path) }

  private static func watch(file path: String) {
    replace(UInt(bitPattern: strdup(path)))
    // The first use of a global makes it: that must not happen inside the handler.
    _ = (settings, hasSettings.load(ordering: .relaxed))
    take()
    // Where Ctrl-C does not end us, it ends no file either.
    if !InterruptFlag.isInstalled { ce_take_signal(SIGINT, putRightAndDie, 0) }
  }

  /// The file is whole, or gone.
  public static func keepFile() { replace(0) }

  private static func replace(_ address: UInt) {
    let before = unfinished.exchange(address, ordering: .acquiringAndReleasing)
    free(UnsafeMutableRawPointer(bitPattern: before))
  }

  private static func take() {
    for number in [SIGTERM, SIGHUP, SIGQUIT] { ce_take_signal(number, putRightAndDie, 0) }
  }

  /// Runs inside a signal handler: only calls that POSIX allows there.
  private static let putRightAndDie: @convention(c) (CInt) -> Void = { number in
    // Nobody reads it any more, which a sanitizer cannot know.
    let before = errno
    defer { errno = before }
    let address = unfinished.load(ordering: .acquiring)
    if let path = UnsafePointer<CChar>(bitPattern: address) { unlink(path) }
    // In the background the terminal belongs to another program, and touching it would stop us.
    if hasSettings.load(ordering: .acquiring), tcgetpgrp(STDIN_FILENO) == getpgrp() {
      tcsetattr(STDIN_FILENO, TCSANOW, settings)
    }
    ce_return_signal(number)
    raise(number)
  }
}
