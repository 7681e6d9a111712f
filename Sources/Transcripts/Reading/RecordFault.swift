import TouchNarration

/// Why a line is not what a record has there, and at which of its bytes.
struct RecordFault: Error {
  let phrase: Phrase
  let place: Int

  init(_ phrase: Phrase, at place: Int = 0) {
    self.phrase = phrase
    self.place = place
  }
}

/// What is wrong with a record, at a place in its file.
public struct RecordProblem: Error, Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column in characters, from 1.
  public let column: Int
  /// What is wrong.
  public let phrase: Phrase

  /// What people and editors read: `file:line:col: error: message`.
  public func headline(file: String, _ language: Language) -> String {
    "\(file):\(line):\(column): error: \(phrase[language].plain)"
  }
}
