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
    let view = sentence["view"]
    switch self {
    case .asked: return trace.ask(of: view, touch) != nil
    case .neverAsked: return trace.ask(of: view, touch) == nil
    case .before: return trace.wasAsked(view, before: sentence["other"], touch)
    case .rejected: return trace.refused(view, sentence["why"], touch)
    case .returned: return trace.answer(of: view, touch) == sentence["answer"]
    case .hit: return trace.nameOfHit(touch) == view
    case .handled: return trace.namesOfHandlers(touch).contains(sentence["responder"])
    case .gate: return isTrue(sentence, ofGateIn: trace, touch)
    case .held: return !trace.holds(of: sentence, touch).isEmpty
    case .action: return !trace.sends(of: sentence).isEmpty
    case .recognized, .failed, .cancelled:
      return !trace.steps(at: sentence["recognizer"], states: states).isEmpty
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

  private func isTrue(_ sentence: Sentence, ofGateIn trace: Trace, _ touch: Int) -> Bool {
    guard let held = trace.heldMessage(of: touch) else { return false }
    return held.onFailure == sentence["on-fail"] && held.onSuccess == sentence["on-success"]
  }
}

extension Trace {
  /// Whether both views were asked, the first one earlier.
  func wasAsked(_ first: String, before second: String, _ touch: Int) -> Bool {
    guard let first = ask(of: first, touch), let second = ask(of: second, touch) else {
      return false
    }
    return first < second
  }

  /// Whether a view was asked and refused with a verdict, or with any that `cant-receive` covers.
  func refused(_ name: String, _ why: String, _ touch: Int) -> Bool {
    guard let view = scene.view(named: name), let verdict = verdict(of: view, touch: touch) else {
      return false
    }
    return why == PredicateWord.cannotReceive ? verdict.cannotReceive : verdict.word == why
  }

  /// What a view answered, `nil` included; nil where it was never asked.
  fileprivate func answer(of name: String, _ touch: Int) -> String? {
    guard let view = scene.view(named: name), ask(of: view, touch: touch) != nil else {
      return nil
    }
    // Only a view that was inside, or overrides hitTest, has a step for its answer.
    guard let step = answer(of: view, touch: touch),
      case .hitReturn(_, _, let answer?) = self[step]
    else { return "nil" }
    return scene.name(of: answer)
  }

  fileprivate func nameOfHit(_ touch: Int) -> String {
    outcomes.first { $0.touch == touch }?.hit.map(scene.name(of:)) ?? "nil"
  }

  fileprivate func namesOfHandlers(_ touch: Int) -> [String] {
    let handlers = outcomes.first { $0.touch == touch }?.handledBy ?? []
    return handlers.isEmpty ? ["nobody"] : handlers.map(scene.name(of:))
  }
}
