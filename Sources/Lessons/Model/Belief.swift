import TouchCore

//  a belief ─┬─ bends the search or what follows ──▶ other rules, recorded
//            ├─ thinks the scene or the hand other ─▶ another scene, recorded
//            └─ reads the record wrongly ───────────▶ another answer from the true record

/// A catalogued belief that can be run, to see what would happen if it were true.
public struct Belief: Hashable, Sendable {
  /// What the belief changes.
  enum Change: Hashable, Sendable {
    case rules(HitTestRules)
    case scene(SceneBelief)
    case reading(ReadingBelief)
  }

  /// The misconception's number, such as M03.
  public let id: String
  let change: Change

  /// Every belief that can be run, in the order of their numbers.
  public static let all =
    (HitTestRules.misconceptions.map { Belief(id: $0.name, change: .rules($0)) }
    + SceneBelief.allCases.map { Belief(id: $0.rawValue, change: .scene($0)) }
    + ReadingBelief.allCases.map { Belief(id: $0.rawValue, change: .reading($0)) })
    .sorted { $0.id < $1.id }

  /// The belief with a number; nil where nobody could run it.
  public static func named(_ id: String) -> Belief? { all.first { $0.id == id } }

  /// What the touches would bring in a scene, if the belief were true.
  ///
  /// Where only the reader is wrong, that is the true record.
  public func trace(_ script: TouchScript, in scene: Scene) -> Trace {
    switch change {
    case .rules(let rules): return record(script, in: scene, rules: rules)
    case .scene(let belief):
      let (otherScript, otherScene) = belief.world(script, scene)
      return record(otherScript, in: otherScene)
    case .reading: return record(script, in: scene)
    }
  }

  /// What somebody with the belief would answer to a question about a scene.
  public func answer(
    _ query: Query, to script: TouchScript, in scene: Scene, touch: Int = 1
  ) -> String {
    let trace = trace(script, in: scene)
    let touch = query.touch ?? touch
    guard case .reading(let belief) = change else { return query.answer(in: trace, touch: touch) }
    return belief.answer(query, in: trace, touch: touch) ?? query.answer(in: trace, touch: touch)
  }
}

extension Stage {
  /// What somebody with a belief would answer to a question about it.
  func answer(_ query: Query, by belief: Belief) -> String {
    belief.answer(query, to: script, in: scene)
  }
}

extension Predicate {
  /// Whether it would hold if a belief were true.
  func holds(by belief: Belief, _ script: TouchScript, in scene: Scene) -> Bool {
    switch form {
    case .word: holds(in: belief.trace(script, in: scene))
    case .answer(let claim): belief.answer(claim.query, to: script, in: scene) == claim.value
    }
  }
}
