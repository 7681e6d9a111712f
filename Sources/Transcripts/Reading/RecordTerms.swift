import TouchCore
import TouchNarration

extension StepKind {
  /// The kinds by their names.
  static let table = WordTable(allCases.map { ($0.name, $0) })
}

extension RecordVocabulary {
  private static let tables = allCases.map { Words($0.words) }

  /// Its words, to be found by their bytes.
  var table: Words { Self.tables[rawValue] }
}

/// The words that other fields of a record may hold.
enum RecordTerms {
  static let phases = Words(Phase.allCases.map(\.rawValue))
  /// The questions that name a view.
  static let viewQuestions: Set = Set(
    [.viewShouldBegin, .touchesShouldBegin, .touchesShouldCancel].map(\GestureQuestion.name))
  static let languages = WordTable(Language.allCases.map { ($0.rawValue, $0) })
  static let lines = WordTable(RecordLine.allCases.map { ($0.rawValue, $0) })
  static let notes = WordTable([("note", false), ("prediction", true)])
  static let readers = Words(["reader"])
}

/// The kinds of lines.
enum RecordLine: String, CaseIterable {
  case head, step, note, end
}
