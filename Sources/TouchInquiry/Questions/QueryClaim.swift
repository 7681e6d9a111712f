import TouchCore

//  stops-at = nobody          a query, a sign, the answer it is said to have
//  └─query┘   └value┘

/// A claim that a query has an answer; goals, letters of a quiz and points of an explanation.
public struct QueryClaim: Hashable, Sendable {
  /// What is asked.
  public let query: Query
  let answer: PlacedWord

  /// The answer it is said to have.
  public var value: String { answer.text }

  /// How it is written.
  package static let form = "QUERY = VALUE"

  /// Whether words are meant as a claim of this kind.
  static func isOne(_ words: String) -> Bool {
    PlacedWord.split(words).contains { $0.text == "=" }
  }

  /// Reads a claim.
  ///
  /// - Throws: What is wrong, with its place in the words; names are not compared with a scene yet.
  package static func parse(_ words: String) throws(QueryProblem) -> QueryClaim {
    let parts = PlacedWord.split(words)
    guard let sign = parts.firstIndex(where: { $0.text == "=" }), sign + 1 < parts.count else {
      throw QueryProblem(.missing(form: form), at: words.count + 1)
    }
    guard parts.count == sign + 2 else {
      throw QueryProblem(.unexpected(parts[sign + 2].text), at: parts[sign + 2])
    }
    let query = try Query.parse(String(words.prefix(parts[sign].column - 1)))
    return QueryClaim(query: query, answer: parts[sign + 1])
  }

  /// The same query with another answer.
  package func with(_ other: String) -> QueryClaim {
    QueryClaim(query: query, answer: PlacedWord(text: other, column: answer.column))
  }

  /// The claim as it is written.
  public var text: String { "\(query.text) = \(value)" }

  /// Compares the names in the claim with a scene.
  public func check(in scene: Scene) throws(QueryProblem) {
    try query.check(in: scene)
    try query.row.answer.check(answer, in: scene)
  }

  /// Whether the record bears it out.
  public func holds(in trace: Trace, touch: Int = 1) -> Bool {
    query.answer(in: trace, touch: touch) == value
  }
}
