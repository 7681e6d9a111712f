import SceneLanguage
import TouchCore

/// What is wrong with a query, a predicate or a fact, and where in its words.
public struct QueryProblem: Error, Hashable, Sendable {
  /// What a word was expected to be.
  public enum Thing: String, Hashable, Sendable {
    case query, predicate, fact, hop, key, value, view, responder, recognizer, action, model
  }

  /// What can be wrong.
  public enum Fault: Hashable, Sendable {
    /// Nothing of the kind has that name.
    case unknown(Thing, String, meant: String?)
    /// The name belongs to something else.
    case notAView(String)
    /// A word does not have the shape of its place.
    case notA(form: String, found: String)
    /// A key is given twice.
    case repeated(String)
    /// Something is missing.
    case missing(form: String)
    /// Nothing may stand there.
    case unexpected(String)
  }

  /// What is wrong.
  public let fault: Fault
  /// The character of the words at which it is, from 1.
  public let column: Int
  /// How many characters are meant.
  public let length: Int

  package init(_ fault: Fault, at column: Int, length: Int = 1) {
    self.fault = fault
    self.column = column
    self.length = max(1, length)
  }

  package init(_ fault: Fault, at word: PlacedWord) {
    self.init(fault, at: word.column, length: word.text.count)
  }

  /// A name that nothing has, with the nearest of those that exist.
  package static func unknown(
    _ thing: Thing, _ word: PlacedWord, among known: [String]
  ) -> QueryProblem {
    QueryProblem(.unknown(thing, word.text, meant: suggestion(for: word.text, known)), at: word)
  }

  private static func suggestion(for word: String, _ known: [String]) -> String? {
    word.count <= 100 ? nearest(word, among: known) : nil
  }

  /// The same problem, in words that begin later in a line.
  package func moved(by columns: Int) -> QueryProblem {
    QueryProblem(fault, at: column + columns, length: length)
  }
}
