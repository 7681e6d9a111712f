import TouchCore

/// A question whose answer is computed from a record.
public struct Query: Hashable, Sendable {
  /// What is asked.
  package let row: QueryRow
  package let sentence: QuestionSentence

  /// Reads a query such as `next-asked after=viewA`.
  ///
  /// - Throws: What is wrong, with its place in the words; names are not compared with a scene yet.
  public static func parse(_ words: String) throws(QueryProblem) -> Query {
    let (row, sentence) = try QuestionSentence.parse(words, as: .query, among: QueryRow.all)
    return Query(row: row, sentence: sentence)
  }

  /// Asks for the hit view.
  package static let hitView = Query(
    row: .hitView, sentence: QuestionSentence(form: QueryRow.hitView.form, arguments: []))

  /// The touch it is about, where it names one.
  package var touch: Int? { Int(sentence["touch"]) }

  /// The query as it is written.
  public var text: String { sentence.text }

  /// Compares the names in the query with a scene.
  public func check(in scene: Scene) throws(QueryProblem) { try sentence.check(in: scene) }

  /// Checks that a value could be an answer.
  public func check(answer: String, in scene: Scene) throws(QueryProblem) {
    try row.answer.check(PlacedWord(text: answer, column: 1), in: scene)
  }

  /// Checks that a value could be one of a list of answers.
  public func check(item: String, in scene: Scene) throws(QueryProblem) {
    try row.answer.element.check(PlacedWord(text: item, column: 1), in: scene)
  }

  /// The answer; a list's parts are parted by commas.
  public func answer(in trace: Trace, touch: Int = 1) -> String {
    answers(in: trace, touch: touch).joined(separator: ",")
  }

  /// The parts of the answer, one where it is no list.
  public func answers(in trace: Trace, touch: Int = 1) -> [String] {
    row.found(AskedQuery(self, of: trace, touch: touch)).answers
  }

  /// The places of the steps that prove the answer.
  public func evidence(in trace: Trace, touch: Int = 1) -> [Int] {
    row.found(AskedQuery(self, of: trace, touch: touch)).steps
  }
}
