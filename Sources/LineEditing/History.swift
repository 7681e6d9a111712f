/// The commands of this and earlier sessions, kept in a plain text file of one command a line.
///
/// Every command is written when it is given, so a session that is killed loses nothing, and
/// sessions that run side by side add to the same file.
public struct History: Sendable {
  /// The most lines that are read back.
  public static let limit = 10_000

  /// The commands, oldest first.
  public private(set) var lines: [String] = []

  private let file: HistoryFile?
  private var hasFailed = false

  /// Reads the history at a path; no path gives a history for this session only.
  public init(path: String?) { self.init(path: path, limit: Self.limit) }

  init(path: String?, limit: Int) {
    file = path.map { HistoryFile(path: $0) }
    guard let file else { return }
    lines = Self.merged(file.lines())
    // Twice the limit, so that the file is not written anew at every start.
    let isLong = lines.count > 2 * limit
    lines = lines.suffix(limit)
    if isLong { file.keep { Self.merged($0).suffix(limit) } }
  }

  /// The lines without those that say again what the one before said.
  private static func merged(_ lines: [String]) -> [String] {
    lines.reduce(into: []) { merged, line in
      if line != merged.last { merged.append(line) }
    }
  }

  /// Adds a command, unless it is empty or the one before.
  ///
  /// - Returns: Why the file could not be written, the first time it could not.
  @discardableResult
  public mutating func append(_ line: String) -> Failure? {
    guard !line.isEmpty, line != lines.last else { return nil }
    lines.append(line)
    guard let file, let failure = file.append(line), !hasFailed else { return nil }
    hasFailed = true
    return failure
  }

  /// Why commands are not being kept.
  public struct Failure: Error, Sendable, Hashable {
    /// The file that cannot be written.
    public let path: String
    /// The system's number for the reason: `errno`.
    public let code: CInt
  }

  /// Where the history is kept when nothing else is said: `TOUCHTRACE_HISTFILE`, or a file in
  /// the directory for state.
  ///
  /// - Returns: The path, or nothing if the variable is empty or there is no home to put it in.
  public static func defaultPath(environment: [String: String]) -> String? {
    if let chosen = environment["TOUCHTRACE_HISTFILE"] { return chosen.isEmpty ? nil : chosen }
    // The rules for these directories say that a relative path is to be ignored.
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return state + "/touchtrace/history"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/state/touchtrace/history"
  }
}
