import CPseudoTerminal

/// How a program ended.
public enum ExitStatus: Sendable, Hashable {
  /// By itself, with a code.
  case exited(CInt)
  /// By a signal.
  case signalled(CInt)

  init(_ status: CInt) {
    self = pt_exited(status) ? .exited(pt_exit_code(status)) : .signalled(pt_exit_signal(status))
  }
}

/// A program could not be put in a terminal.
public struct SpawnFailure: Error {
  /// The path of the program.
  public let executable: String
  /// The system's number for the reason.
  public let code: CInt
}

/// A text did not come in time.
public struct NotShown: Error, CustomStringConvertible {
  /// What was waited for.
  public let text: String
  /// What came in its place.
  public let shown: String

  /// Both, for the report of the test.
  public var description: String {
    "\(text.debugDescription) was not shown, but \(shown.debugDescription)"
  }
}
