import TouchCore

/// Something that a good explanation of a record mentions.
public struct Fact: Hashable, Sendable {
  /// What is mentioned.
  enum Form: Hashable, Sendable {
    /// What a word of its own says: `order fifthView-before-fourthView`.
    case word(FactWord, Sentence)
    /// What a letter of a quiz could claim, too: `recognized double`.
    case predicate(Predicate)
  }

  let form: Form

  /// Reads a fact such as `order fifthView-before-fourthView`, or any predicate.
  ///
  /// - Throws: What is wrong, with its place in the words; names are not compared with a scene yet.
  public static func parse(_ words: String) throws(QueryProblem) -> Fact {
    let first = PlacedWord.split(words).first?.text ?? ""
    guard let word = FactWord(rawValue: first), !QueryClaim.isOne(words) else {
      let predicate = try Predicate.parse(words, as: .fact, among: Vocabulary.facts)
      return Fact(form: .predicate(predicate))
    }
    return Fact(form: .word(word, try Sentence.parse(words, as: .fact, among: Vocabulary.facts)))
  }

  /// The fact as it is written.
  public var text: String {
    switch form {
    case .word(_, let sentence): sentence.text
    case .predicate(let predicate): predicate.text
    }
  }

  /// Compares the names in the fact with a scene.
  public func check(in scene: Scene) throws(QueryProblem) {
    switch form {
    case .word(_, let sentence): try sentence.check(in: scene)
    case .predicate(let predicate): try predicate.check(in: scene)
    }
  }

  /// Whether the record bears it out.
  public func holds(in trace: Trace, touch: Int = 1) -> Bool {
    switch form {
    case .word(let word, let sentence): word.holds(sentence, in: trace, touch)
    case .predicate(let predicate): predicate.holds(in: trace, touch: touch)
    }
  }

  /// The steps that bear it out.
  func evidence(in trace: Trace) -> [Int] {
    switch form {
    case .word(.order, let sentence):
      let pair = sentence[pair: "pair"]
      return [pair.first, pair.second].compactMap(Search(trace, 1).ask)
    case .word(_, let sentence):
      return [Search(trace, 1).ask(of: sentence["view"])].compactMap { $0 }
    case .predicate(let predicate): return predicate.evidence(in: trace)
    }
  }
}

extension FactWord {
  fileprivate func holds(_ sentence: Sentence, in trace: Trace, _ touch: Int) -> Bool {
    let search = Search(trace, touch)
    let view = sentence["view"]
    switch self {
    case .order:
      let pair = sentence[pair: "pair"]
      return search.asked(pair.first, before: pair.second)
    case .reject: return search.refused(view, sentence["why"])
    case .fallback: return search.fallback.map(trace.scene.name(of:)) ?? "none" == view
    case .override: return search.overrideDecided(at: view)
    }
  }
}
