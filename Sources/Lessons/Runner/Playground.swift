import SceneLanguage
import TouchCore
import TouchDebugger
import TouchNarration

/// A scene and a touch of a lesson, by their ids.
struct StageKey: Hashable, Sendable {
  let scene: String
  let touch: String
}

/// A stage, recorded, the debugger that walks the record, and what the learner changed.
struct Playground: Sendable {
  /// The scene and the touch as the lesson has them.
  let stage: Stage
  /// The debugger, over the scene as it is now.
  var debugger: Debugger

  init(_ stage: Stage, language: Language) {
    self.stage = stage
    debugger = Debugger(
      scene: stage.scene, script: stage.script, language: language,
      sceneLabel: "\(stage.sceneID) · \(stage.touchID)")
    // What comes next is what a learner is asked.
    debugger.foretells = false
  }

  var key: StageKey { stage.key }

  /// The record of the scene as it is now.
  var trace: Trace { debugger.trace }

  mutating func debug(_ work: (inout Debugger) -> Reply) -> Reply { work(&debugger) }

  /// Goes to a step by its place in the record.
  mutating func goTo(_ index: Int) { _ = debugger.goTo(index + 1) }

  /// What the learner changed, each as it can be typed behind `whatif`.
  var changes: [String] { debugger.changes }

  /// Undoes all changes.
  mutating func reset() {
    let before = debugger
    self = Playground(stage, language: debugger.language)
    debugger.interrupted = before.interrupted
    debugger.keepHabits(of: before)
    debugger.keepNotes(of: before)
  }
}

extension Stage {
  /// Its ids.
  var key: StageKey { StageKey(scene: sceneID, touch: touchID) }
}
