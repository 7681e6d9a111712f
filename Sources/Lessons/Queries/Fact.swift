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
      return [pair.first, pair.second].compactMap { trace.ask(of: $0, 1) }
    case .word(_, let sentence): return [trace.ask(of: sentence["view"], 1)].compactMap { $0 }
    case .predicate(let predicate): return predicate.evidence(in: trace)
    }
  }
}

extension FactWord {
  fileprivate func holds(_ sentence: Sentence, in trace: Trace, _ touch: Int) -> Bool {
    let view = sentence["view"]
    switch self {
    case .order:
      let pair = sentence[pair: "pair"]
      return trace.wasAsked(pair.first, before: pair.second, touch)
    case .reject: return trace.refused(view, sentence["why"], touch)
    case .fallback: return trace.fallback(touch).map(trace.scene.name(of:)) ?? "none" == view
    case .override: return trace.overrideDecided(at: view, touch)
    }
  }
}

extension Trace {
  /// The view that answered itself because every child it asked had refused.
  fileprivate func fallback(_ touch: Int) -> ViewID? {
    let asked = asked(touch: touch)
    return asked.first { view in
      guard verdict(of: view, touch: touch) == .inside,
        let step = answer(of: view, touch: touch), case .hitReturn(view, _, view) = self[step]
      else { return false }
      return asked.contains { scene[$0].superview == view }
    }
  }

  /// Whether a view was asked and its override of `hitTest` or `pointInside` made the difference.
  fileprivate func overrideDecided(at name: String, _ touch: Int) -> Bool {
    guard let view = scene.view(named: name), let verdict = verdict(of: view, touch: touch) else {
      return false
    }
    switch verdict {
    case .overridden: return true
    case .hidden, .interaction, .alpha, .animating: return false
    case .outside: return scene[view].pointInsideOverride != nil
    case .inside: return scene[view].pointInsideOverride != nil || passedThrough(view, touch)
    }
  }

  private func passedThrough(_ view: ViewID, _ touch: Int) -> Bool {
    guard scene[view].hitTestOverride == .passesThrough,
      let step = answer(of: view, touch: touch), case .hitReturn(view, _, nil) = self[step]
    else { return false }
    return true
  }
}
