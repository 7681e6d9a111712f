import TouchCore

/// The record as somebody sees it who stands at one of its steps.
struct Vantage: Sendable {
  /// The record.
  let trace: Trace
  /// The place of the step that has just happened; nil before the first.
  let index: Int?
  /// The place of the step that the words of a step are about, where that is another one: of the
  /// call somebody chose.
  var frame: Int?

  /// The scene as it is there: what a program or scrolling changed before is in it.
  var scene: Scene { index.map { trace.scene(at: $0) } ?? trace.scene }

  /// A recognizer's state as it is there.
  func state(of id: RecognizerID) -> GestureState {
    index.map { trace.gestureState(of: id, after: $0) } ?? .possible
  }
}

extension Debugger {
  /// The record from where the cursor stands.
  var vantage: Vantage { Vantage(trace: trace, index: index) }

  /// The same, for words that the chosen call gives their meaning.
  var vantageOfFrame: Vantage {
    Vantage(trace: trace, index: index, frame: frame == 0 ? nil : indexOfFrame)
  }

  /// The scene as it is where the cursor stands; `scene` is what the record began with.
  var sceneHere: Scene { vantage.scene }
}
