import TouchCore

//  scene, script ──edits──▶ scene', script' ──record──▶ what would have happened

/// Delivers the touches of a record again, with something otherwise.
package struct Simulation: Sendable {
  package var scene: Scene
  package let script: TouchScript
  package let rules: HitTestRules

  package init(_ trace: Trace) {
    scene = trace.scene
    script = trace.script
    rules = trace.rules
  }

  package init(scene: Scene, script: TouchScript, rules: HitTestRules) {
    self.scene = scene
    self.script = script
    self.rules = rules
  }

  /// The same with edits made, one after the other; nil where one cannot be made.
  package func with(_ edits: [Edit]) -> Simulation? {
    var scene = scene
    var script = script
    for edit in edits {
      guard edit.make(in: &scene, &script) else { return nil }
    }
    return Simulation(scene: scene, script: script, rules: rules)
  }

  /// Whether nothing is otherwise.
  package func isSame(as other: Simulation) -> Bool {
    scene == other.scene && script == other.script
  }

  /// What happens.
  package func record() -> Trace { TouchCore.record(script, in: scene, rules: rules) }

  /// What becomes of the touches, without a record: many times faster.
  package func outcomes() -> [TouchOutcome] { deliver(script, in: scene, rules: rules) }
}
