import TouchCore

/// Something that a good explanation of a record mentions.
public struct Fact: Hashable, Sendable {
  /// What it is about.
  public let word: FactWord
  let sentence: Sentence

  /// Reads a fact such as `order fifthView-before-fourthView`.
  ///
  /// - Throws: What is wrong, with its place in the words; names are not compared with a scene yet.
  public static func parse(_ words: String) throws(QueryProblem) -> Fact {
    let sentence = try Sentence.parse(words, as: .fact, among: Vocabulary.facts)
    return Fact(word: FactWord(rawValue: sentence.entry.word) ?? .order, sentence: sentence)
  }

  /// The fact as it is written.
  public var text: String { sentence.text }

  /// Compares the names in the fact with a scene.
  public func check(in scene: Scene) throws(QueryProblem) { try sentence.check(in: scene) }

  /// Whether the record bears it out.
  public func holds(in trace: Trace, touch: Int = 1) -> Bool {
    let view = sentence["view"]
    switch word {
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
