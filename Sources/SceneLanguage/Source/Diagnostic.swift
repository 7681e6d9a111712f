/// Something wrong with a file, at a place in it.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// The file cannot be used, or says something untrue.
    case error
    /// The file can be used; somebody should look.
    case warning
  }

  /// How bad it is.
  public var severity: Severity
  /// The file, as the person named it.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int
  /// How many characters are meant.
  public var length: Int
  /// What is wrong, and what was probably meant.
  public var message: String
  /// The same in Simplified Chinese; nil where nobody has said it so.
  public var chinese: String?
  /// The line of the file, for showing under the message.
  public var sourceLine: String
  /// The lines that would be right in place of this one, if it was written by habit.
  package internal(set) var right: RightLines?

  /// The word that was probably meant in place of the characters at the column; nil if none is like it.
  package internal(set) var meant: String?

  /// Whether its line begins as one of a scene does: otherwise the file is probably something else.
  package var isOfScene: Bool {
    let word = sourceLine.split(whereSeparator: { $0.isWhitespace }).first
    return SceneWords.kinds.contains { $0.word[...] == word }
  }

  /// Makes a diagnostic.
  public init(
    _ severity: Severity = .error, file: String, line: Int, column: Int, length: Int = 1,
    message: String, chinese: String? = nil, sourceLine: String = ""
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.length = length
    self.message = message
    self.chinese = chinese
    self.sourceLine = sourceLine
  }

  /// The first line people and editors read: `file:line:col: error: message`.
  public var headline: String {
    // A name of several lines would read as the error of another file.
    let name = file.split(omittingEmptySubsequences: false) { $0.isNewline }
      .joined(separator: "\\u{a}")
    return "\(name):\(line):\(column): \(severity.rawValue): \(message)"
  }

  /// The headline, the line of the file and a caret under the place.
  public var description: String {
    guard !sourceLine.isEmpty else { return headline }
    let indent = String(repeating: " ", count: max(0, column - 1))
    let caret = "^" + String(repeating: "~", count: max(0, length - 1))
    return "\(headline)\n    \(sourceLine)\n    \(indent)\(caret)"
  }
}
