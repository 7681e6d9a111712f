import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Facts about the terminal the program talks to.
public enum Terminal {
  /// Whether a file descriptor is a terminal.
  public static func isTerminal(_ descriptor: CInt) -> Bool { isatty(descriptor) == 1 }

  /// The size of the screen, or 80 by 24 where nobody knows it.
  public static func size() -> (columns: Int, rows: Int) {
    for descriptor in [STDOUT_FILENO, STDIN_FILENO, STDERR_FILENO] {
      var columns: CInt = 0
      var rows: CInt = 0
      // A serial line answers 0 by 0, which is no size to lay text out in.
      if ce_terminal_size(descriptor, &columns, &rows) == 0, columns > 0, rows > 0 {
        return (Int(columns), Int(rows))
      }
    }
    return (80, 24)
  }

  /// Whether to write colours: to a terminal that has them, for a person who did not refuse them.
  ///
  /// libedit sends the colours of a prompt to any terminal, so this decides before it.
  public static func coloursAllowed(
    environment: [String: String], output: CInt = STDOUT_FILENO
  ) -> Bool {
    guard isTerminal(output) else { return false }
    return coloursWanted(environment: environment)
  }

  /// What the environment says about colours on a terminal: https://no-color.org and `TERM`.
  static func coloursWanted(environment: [String: String]) -> Bool {
    if let refused = environment["NO_COLOR"], !refused.isEmpty { return false }
    let kind = environment["TERM"] ?? ""
    return !kind.isEmpty && kind != "dumb"
  }

  /// Takes the user's locale, or a UTF-8 one where that decodes no UTF-8.
  ///
  /// libedit decodes keys with the locale, and silently drops what the locale cannot say: without
  /// this, `按钮` or `é` would never arrive. Call it before making a ``LineEditor``.
  ///
  /// - Returns: Whether typed text is now read as UTF-8.
  @discardableResult
  public static func adoptLocale() -> Bool { localeInUse() != .none }

  /// The locale by which typed text is read.
  public enum UsedLocale: Hashable, Sendable {
    /// The user's.
    case own
    /// Another one, because the user's decodes no UTF-8.
    case other(String)
    /// None that decodes UTF-8.
    case none
  }

  /// Takes a locale as ``adoptLocale()`` does, and tells which.
  public static func localeInUse() -> UsedLocale {
    for name in ["", "C.UTF-8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil {
      if String(cString: ce_codeset()) == "UTF-8" { return name.isEmpty ? .own : .other(name) }
    }
    return .none
  }

  /// The libedit whose headers this was made with.
  public static var libeditVersion: String { "libedit \(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)" }
}
