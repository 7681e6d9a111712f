import JSON
import SceneLanguage
import TouchCore
import TouchNarration

/// Why a line of a record cannot be what it should be, and at which of its bytes.
struct RecordFault: Error {
  /// What a field holds.
  enum Want: Hashable {
    case text, textOrNull, integer, flag, texts, value, object
  }

  enum Reason {
    case line(LineReason)
    case field(FieldReason)
    case order(OrderReason)
  }

  /// The line is not a JSON object.
  enum LineReason {
    case json(JSONFault.Reason)
    case empty
    /// The line has more bytes than any should.
    case tooLong(limit: Int)
    case twice(String)
  }

  /// A field is not what it should be.
  enum FieldReason {
    case missing(String)
    case wrongType(String, Want)
    case tooSmall(String, least: Int)
    case unknownWord(String, key: String, known: [String])
  }

  /// The line does not fit where it stands.
  enum OrderReason {
    case headFirst, secondHead, afterEnd
    case otherSchema(String)
    case number(Int, next: Int)
    case noteOfStep(Int, last: Int)
    case count(Int, is: Int)
    case outcomes(Int, is: Int)
    case noEnd(after: Int)
  }

  let reason: Reason
  let place: Int

  init(_ reason: LineReason, at place: Int) {
    self.reason = .line(reason)
    self.place = place
  }

  init(_ reason: FieldReason, at place: Int) {
    self.reason = .field(reason)
    self.place = place
  }

  init(_ reason: OrderReason, at place: Int) {
    self.reason = .order(reason)
    self.place = place
  }
}

/// Something wrong with a record, at a place in its file.
public struct RecordProblem: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// The column in characters, from 1.
  public let column: Int
  /// What is wrong, and what was probably meant.
  public let phrase: Phrase

  /// What people and editors read: `file:line:col: error: message`.
  public func headline(file: String, _ language: Language) -> String {
    "\(file):\(line):\(column): error: \(phrase[language].plain)"
  }
}
