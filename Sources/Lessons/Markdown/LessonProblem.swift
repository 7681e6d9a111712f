/// Something in a lesson file that is wrong or looks wrong, and where.
public struct LessonProblem: Sendable, Hashable {
  /// How bad a problem is.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The file cannot be used as it stands.
    case error
    /// The file can be used, but hardly means what it says.
    case warning
  }

  /// The line, from 1.
  public var line: Int
  /// The character in the line, from 1.
  public var column: Int
  /// How bad it is.
  public var severity: Severity
  /// What is wrong, in words, unescaped.
  public var message: String
  /// What was probably meant, to be put in place of what stands there.
  public var suggestion: String?

  /// Makes a problem.
  public init(
    line: Int, column: Int, severity: Severity = .error, message: String, suggestion: String? = nil
  ) {
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
    self.suggestion = suggestion
  }
}

extension LessonProblem: CustomStringConvertible {
  /// The problem as compilers write it, without the file: `12:5: error: message`.
  public var description: String {
    let question = suggestion.map { "; did you mean '\($0)'?" } ?? ""
    return "\(line):\(column): \(severity.rawValue): \(message)\(question)"
  }
}
