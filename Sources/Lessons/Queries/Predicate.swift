import TouchCore

/// A claim about a record that is true or false.
public struct Predicate: Hashable, Sendable {
  /// What is claimed.
  enum Form: Hashable, Sendable {
    /// What a word of its own says: `rejected viewE outside`.
    case word(PredicateWord, Sentence)
    /// That a query has an answer: `stops-at = nobody`.
    case answer(QueryClaim)
  }

  let form: Form

  /// Reads a predicate such as `rejected viewE outside` or `stops-at = nobody`.
  ///
  /// - Throws: What is wrong, with its place in the words; names are not compared with a scene yet.
  public static func parse(_ words: String) throws(QueryProblem) -> Predicate {
    try parse(words, as: .predicate, among: [])
  }

  /// Reads a predicate where other words could stand as well.
  static func parse(
    _ words: String, as thing: QueryProblem.Thing, among others: [VocabularyEntry]
  ) throws(QueryProblem) -> Predicate {
    if QueryClaim.isOne(words) { return Predicate(form: .answer(try QueryClaim.parse(words))) }
    let sentence = try Sentence.parse(words, as: thing, among: Vocabulary.predicates + others)
    return Predicate(
      form: .word(PredicateWord(rawValue: sentence.entry.word) ?? .asked, sentence))
  }

  /// The predicate as it is written.
  public var text: String {
    switch form {
    case .word(_, let sentence): sentence.text
    case .answer(let claim): claim.text
    }
  }

  /// The touch it is about, where it names one.
  var touch: Int? {
    switch form {
    case .word(_, let sentence): Int(sentence["touch"])
    case .answer(let claim): claim.query.touch
    }
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
    case .word(let word, let sentence): word.holds(sentence, in: trace, touch)
    case .answer(let claim): claim.holds(in: trace, touch: touch)
    }
  }
}

extension PredicateWord {
  fileprivate func holds(_ sentence: Sentence, in trace: Trace, _ touch: Int) -> Bool {
    let search = Search(trace, touch)
    let decisions = Decisions(trace)
    let view = sentence["view"]
    switch self {
    case .asked: return search.ask(of: view) != nil
    case .neverAsked: return search.ask(of: view) == nil
    case .before: return search.asked(view, before: sentence["other"])
    case .rejected: return search.refused(view, sentence["why"])
    case .returned: return search.answer(of: view) == sentence["answer"]
    case .hit: return search.answer == view
    case .handled:
      let handlers = Deliveries(trace).handlers(touch).map(trace.scene.name(of:))
      return handlers.isEmpty
        ? sentence["responder"] == "nobody" : handlers.contains(sentence["responder"])
    case .gate:
      let held = decisions.heldMessage(of: touch)
      return held?.onFailure == sentence["on-fail"] && held?.onSuccess == sentence["on-success"]
    case .held: return !decisions.holds(of: sentence, touch).isEmpty
    case .action: return !decisions.sends(of: sentence).isEmpty
    case .recognized, .failed, .cancelled:
      return !decisions.steps(at: sentence["recognizer"], states: states).isEmpty
    }
  }
}

extension PredicateWord {
  /// The states in which a recognizer bears the predicate out.
  var states: Set<GestureState> {
    switch self {
    case .recognized: [.began, .ended]
    case .failed: [.failed]
    case .cancelled: [.cancelled]
    case .asked, .neverAsked, .before, .rejected, .returned, .hit, .handled, .gate, .held, .action:
      []
    }
  }
}
