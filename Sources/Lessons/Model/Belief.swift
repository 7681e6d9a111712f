import TouchCore
import TouchInquiry

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

  /// The record of the same touches in the same scene, if the belief were true.
  ///
  /// - Parameter truth: The true record. It is returned if the belief changes neither the rules nor the
  ///   scene nor the touches.
  public func trace(beside truth: Trace) -> Trace {
    let (script, scene) = (truth.script, truth.scene)
    // A view may have been recorded by the rules of another belief.
    let truth = truth.rules == .uikit ? truth : record(script, in: scene)
    switch change {
    case .rules(let rules): return record(script, in: scene, rules: rules)
    case .scene(let belief):
      let (otherScript, otherScene) = belief.world(truth)
      guard (otherScript, otherScene) != (script, scene) else { return truth }
      return record(otherScript, in: otherScene)
    case .reading: return truth
    }
  }

  /// The answer that a person with the belief gives to a question about a scene.
  ///
  /// - Parameter truth: The true record.
  public func answer(_ query: Query, beside truth: Trace, touch: Int = 1) -> String {
    answer(query, in: trace(beside: truth), touch: touch)
  }

  /// The answer that a person with the belief reads from its record, ``trace(beside:)``.
  func answer(_ query: Query, in trace: Trace, touch: Int = 1) -> String {
    let touch = query.touch ?? touch
    guard case .reading(let belief) = change else { return query.answer(in: trace, touch: touch) }
    return belief.answer(query, in: trace, touch: touch) ?? query.answer(in: trace, touch: touch)
  }
}

extension Predicate {
  /// Whether a person with a belief reads it from the record of that belief.
  func holds(by belief: Belief, in trace: Trace) -> Bool {
    switch form {
    case .word: holds(in: trace)
    case .answer(let claim): belief.answer(claim.query, in: trace) == claim.value
    }
  }
}
