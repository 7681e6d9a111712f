import TouchCore

/// A catalogued belief that can be run, to see what would happen if it were true.
public struct Belief: Hashable, Sendable {
  /// What the belief changes.
  enum Change: Hashable, Sendable {
    /// The search for the view.
    case rules(HitTestRules)
    /// M23: a lift is told at once, whatever recognizers still think about (9.32).
    case liftsAtOnce
  }

  /// The misconception's number, such as M03.
  public let id: String
  let change: Change

  /// Every belief that can be run, in the order of their numbers.
  public static let all =
    HitTestRules.misconceptions.map { Belief(id: $0.name, change: .rules($0)) }
    + [Belief(id: "M23", change: .liftsAtOnce)]

  /// The belief with a number; nil where nobody could run it.
  public static func named(_ id: String) -> Belief? { all.first { $0.id == id } }

  /// What the touches would bring in a scene, if the belief were true.
  public func trace(_ script: TouchScript, in scene: Scene) -> Trace {
    switch change {
    case .rules(let rules): return record(script, in: scene, rules: rules)
    case .liftsAtOnce:
      var scene = scene
      for id in scene.recognizerIDs { scene[id].delaysTouchesEnded = false }
      return record(script, in: scene)
    }
  }
}

extension Stage {
  /// What would happen if a belief were true.
  func trace(_ belief: Belief) -> Trace { belief.trace(script, in: scene) }
}
