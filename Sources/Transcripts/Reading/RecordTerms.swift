import TouchNarration

/// The words that fields of a record may hold, with what they stand for.
enum RecordTerms {
  static let languages = Language.allCases.map { ($0.rawValue, $0) }
  static let lines = RecordLine.allCases.map { ($0.rawValue, $0) }
  static let notes = [("note", false), ("prediction", true)]
  static let readers = [("reader", ())]
}

/// The kinds of lines.
enum RecordLine: String, CaseIterable {
  case head, step, note, end
}
