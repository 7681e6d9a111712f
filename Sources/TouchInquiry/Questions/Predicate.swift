import TouchCore

/// A claim about a record that is true or false.
public struct Predicate: Hashable, Sendable {
  /// What is claimed.
  package enum Form: Hashable, Sendable {
    /// What a word of its own says: `rejected viewE outside`.
    case word(PredicateRow, QuestionSentence)
    /// That a query has an answer: `stops-at = nobody`.
    case answer(QueryClaim)
  }

  package let form: Form

  /// Reads a predicate such as `rejected viewE outside` or `stops-at = nobody`.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - isFact: Whether it is a point of an explanation, which may say more:
  ///     `order fifthView-before-fourthView`.
  /// - Throws: What is wrong, with its place in the words; names are not compared with a scene yet.
  public static func parse(_ words: String, asFact isFact: Bool = false) throws(QueryProblem)
    -> Predicate
  {
    if QueryClaim.isOne(words) { return Predicate(form: .answer(try QueryClaim.parse(words))) }
    let (row, sentence) = try QuestionSentence.parse(
      words, as: isFact ? .fact : .predicate,
      among: PredicateRow.all.filter { isFact || !$0.isFact })
    return Predicate(form: .word(row, sentence))
  }

  /// The predicate as it is written.
  public var text: String {
    switch form {
    case .word(_, let sentence): sentence.text
    case .answer(let claim): claim.text
    }
  }

  /// The touch it is about, where it names one.
  package var touch: Int? {
    switch form {
    case .word(_, let sentence): Int(sentence["touch"])
    case .answer(let claim): claim.query.touch
    }
  }

  /// The query that it answers; nil where it says something else.
  package var query: Query? {
    if case .answer(let claim) = form { claim.query } else { nil }
  }

  /// Whether it says which view is hit.
  package var isAboutHit: Bool {
    switch form {
    case .word(let row, _): row.form.word == "hit"
    case .answer(let claim): claim.query.row == .hitView
    }
  }

  /// Whether it says which messages come.
  package var isAboutMessages: Bool {
    if case .answer(let claim) = form { claim.query.row.topic == .messages } else { false }
  }

  /// Compares the names in the predicate with a scene.
  public func check(in scene: Scene) throws(QueryProblem) {
    switch form {
    case .word(_, let sentence): try sentence.check(in: scene)
    case .answer(let claim): try claim.check(in: scene)
    }
  }

  /// Whether the record bears it out.
  public func holds(in trace: Trace, touch: Int = 1) -> Bool {
    let touch = self.touch ?? touch
    return switch form {
    case .word(let row, let sentence):
      row.holds(AskedPredicate(sentence: sentence, trace: trace, touch: touch))
    case .answer(let claim): claim.holds(in: trace, touch: touch)
    }
  }

  /// The steps that show whether it holds.
  package func evidence(in trace: Trace) -> [Int] {
    switch form {
    case .word(let row, let sentence):
      row.evidence(AskedPredicate(sentence: sentence, trace: trace, touch: touch ?? 1))
    case .answer(let claim): claim.query.looked(in: trace)
    }
  }
}
