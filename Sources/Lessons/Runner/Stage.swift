import SceneLanguage
import TouchCore
import TouchDebugger
import TouchNarration

/// A scene and a touch of a lesson, by their ids.
struct StageKey: Hashable, Sendable {
  let scene: String
  let touch: String
}

/// A scene with a touch, recorded, and the debugger that walks the record.
struct Stage: Sendable {
  let key: StageKey
  /// The scene as the lesson has it.
  let scene: Scene
  let script: TouchScript
  /// The debugger, over the scene as it is now.
  var debugger: Debugger
  /// The `set` lines that changed the scene, in their order.
  private(set) var changes: [String] = []

  init(_ key: StageKey, _ scene: Scene, _ script: TouchScript, language: Language) {
    self.key = key
    self.scene = scene
    self.script = script
    debugger = Debugger(
      scene: scene, script: script, language: language, sceneLabel: "\(key.scene) · \(key.touch)")
  }

  /// The record of the scene as it is now.
  var trace: Trace { debugger.trace }

  /// Goes to a step by its place in the record.
  mutating func goTo(_ index: Int) { _ = debugger.perform("goto \(index + 1)") }

  /// Carries out a `set` line and keeps it, if it does something.
  mutating func change(_ line: String) -> Reply {
    let reply = debugger.perform(line)
    if reply.status == .ok { changes.append(line) }
    return reply
  }

  /// Takes the last change back.
  mutating func undo() { replay(changes.dropLast()) }

  /// Takes all changes back.
  mutating func reset() { replay([]) }

  private mutating func replay(_ lines: [String]) {
    let interrupted = debugger.interrupted
    self = Stage(key, scene, script, language: debugger.language)
    debugger.interrupted = interrupted
    for line in lines { _ = change(line) }
  }
}
