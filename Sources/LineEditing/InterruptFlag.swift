import CEditline
import Synchronization

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Remembers a Ctrl-C pressed while the program works, in place of dying of it.
///
/// While a line is edited Ctrl-C is a key, and ``LineEditor`` answers it. Between lines it is a
/// signal; long work looks here now and then and stops at the next step.
public enum InterruptFlag {
  private static let raised = Atomic<Bool>(false)
  private static let installed = Atomic<Bool>(false)

  /// Whether Ctrl-C was pressed since the flag was cleared.
  public static var isRaised: Bool { raised.load(ordering: .relaxed) }

  /// Whether Ctrl-C is remembered here, and does not end the process.
  static var isInstalled: Bool { installed.load(ordering: .relaxed) }

  /// Forgets a Ctrl-C that was answered, or that came before the work did.
  public static func clear() { raised.store(false, ordering: .relaxed) }

  /// Takes SIGINT for the rest of the process.
  public static func install() {
    // The first use of a global makes it: that must not happen inside the handler.
    clear()
    installed.store(true, ordering: .relaxed)
    take(flags: SA_RESTART)
  }

  /// Lets a signal end a read that waits.
  ///
  /// Elsewhere the signal restarts system calls: a write to a slow terminal that ended early would
  /// lose output.
  static func whileReading<Result>(_ read: () -> Result) -> Result {
    guard isInstalled else { return read() }
    take(flags: 0)
    defer { take(flags: SA_RESTART) }
    return read()
  }

  private static func take(flags: CInt) {
    ce_take_signal(SIGINT, { _ in InterruptFlag.raised.store(true, ordering: .relaxed) }, flags)
  }
}
