import TouchNarration

/// What can be asked of a record.
public enum QueryWord: String, Hashable, Sendable, CaseIterable {
  case hitView = "hit-view"
  case asked
  case askedCount = "asked-count"
  case nextAsked = "next-asked"
  case verdict
  case pointIn = "point-in"
  case chain
  case stopsAt = "stops-at"
  case handledBy = "handled-by"
  case count
  case nth
  case touchesIn = "touches-in"
  case touchCount = "touch-count"
  case previous
  case translation
  case fires
  case events
  case scrolls
  case offset
  case next
  case controller

  /// The answers that mean nobody and nothing.
  static let nobodies = Set(allCases.compactMap(\.row.nobody?.word))

  /// Its line of the vocabulary.
  public var entry: VocabularyEntry { VocabularyEntry(rawValue, row.parameters, row.meaning) }

  /// Whether it asks whom the search finds, and on which way.
  var isAboutSearch: Bool { row.topic == .search || row.topic == .view }

  /// What an answer looks like.
  public var answer: Shape {
    let (shape, nobody) = (row.shape, row.nobody?.word)
    return Shape(shape.kind, isList: shape.isList, or: shape.words + [nobody].compactMap(\.self))
  }
}
