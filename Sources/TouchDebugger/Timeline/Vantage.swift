import TouchCore

/// The record as somebody sees it who stands at one of its steps.
struct Vantage: Sendable {
  /// The record.
  let trace: Trace
  /// The place of the step that has just happened; nil before the first.
  let index: Int?
  /// What somebody who walked here knows already.
  var known: Known?

  /// The scene and the recognizers' states as they are at the step.
  struct Known: Sendable {
    let scene: Scene
    /// Nil where nobody followed them.
    let states: [RecognizerID: GestureState]?
  }

  /// The scene as it is there: what a program or scrolling changed before is in it.
  var scene: Scene { known?.scene ?? index.map { trace.scene(at: $0) } ?? trace.scene }

  /// A recognizer's state as it is there.
  func state(of id: RecognizerID) -> GestureState {
    let states = known?.states ?? index.map { trace.gestureStates(after: $0) } ?? [:]
    return states[id] ?? .possible
  }
}

extension Debugger {
  /// The record from where the cursor stands.
  var vantage: Vantage { Vantage(trace: trace, index: index) }

  /// The scene as it is where the cursor stands; `scene` is what the record began with.
  var sceneHere: Scene { vantage.scene }
}
