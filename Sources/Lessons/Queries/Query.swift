import TouchCore
import TouchNarration

/// A question whose answer is computed from a record.
public struct Query: Hashable, Sendable {
  /// What is asked.
  public let word: QueryWord
  let sentence: Sentence

  /// Reads a query such as `next-asked after=viewA`.
  ///
  /// - Throws: What is wrong, with its place in the words; names are not compared with a scene yet.
  public static func parse(_ words: String) throws(QueryProblem) -> Query {
    let sentence = try Sentence.parse(words, as: .query, among: Vocabulary.queries)
    return Query(word: QueryWord(rawValue: sentence.entry.word) ?? .hitView, sentence: sentence)
  }

  /// Asks for the hit view.
  static let hitView = Query(
    word: .hitView,
    sentence: Sentence(entry: QueryWord.hitView.entry, arguments: []))

  /// The touch it is about, where it names one.
  var touch: Int? { Int(sentence["touch"]) }

  /// The query as a question.
  var question: Phrase { word.row.question(sentence) }

  /// The query as it is written.
  public var text: String { sentence.text }

  /// Compares the names in the query with a scene.
  public func check(in scene: Scene) throws(QueryProblem) { try sentence.check(in: scene) }

  /// Checks that a value could be an answer.
  public func check(answer: String, in scene: Scene) throws(QueryProblem) {
    try word.answer.check(PlacedWord(text: answer, column: 1), in: scene)
  }

  /// Checks that a value could be one of a list of answers.
  public func check(item: String, in scene: Scene) throws(QueryProblem) {
    try word.answer.element.check(PlacedWord(text: item, column: 1), in: scene)
  }

  /// The answer; a list's parts are parted by commas.
  public func answer(in trace: Trace, touch: Int = 1) -> String {
    answers(in: trace, touch: touch).joined(separator: ",")
  }

  /// The parts of the answer, one where it is no list.
  public func answers(in trace: Trace, touch: Int = 1) -> [String] {
    word.row.found(AskedQuery(self, of: trace, touch: touch)).answers
  }

  /// The places of the steps that prove the answer.
  public func evidence(in trace: Trace, touch: Int = 1) -> [Int] {
    word.row.found(AskedQuery(self, of: trace, touch: touch)).steps
  }
}
