#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How a run ends, as scripts see it.
public struct ExitCode: Hashable, Sendable {
  /// The number the shell gets.
  public let number: Int32

  /// Everything went well.
  public static let success = ExitCode(number: 0)
  /// A claim of a lesson or record is untrue.
  public static let checkFailed = ExitCode(number: 1)
  /// The command line makes no sense.
  public static let usage = ExitCode(number: 2)
  /// A file does not parse, or names something unknown.
  public static let unreadable = ExitCode(number: 3)
  /// A command of a script failed.
  public static let commandFailed = ExitCode(number: 4)
  /// The answer to a question cannot be said.
  public static let unknown = ExitCode(number: 5)
  /// Ctrl-C ended a run that nobody was talking to.
  public static let interrupted = ExitCode(number: 130)

  /// Ends the process.
  public func exit() -> Never {
    fflush(nil)
    #if canImport(Glibc)
      Glibc.exit(number)
    #else
      Darwin.exit(number)
    #endif
  }
}
