import TouchCore

//  steps   1 2 3 ──change── 5 6 ──state── 8      the walker goes to and fro in nothing: forwards
//  scene   s0 ─────────────▶ s1                  only, keeping the scene and the states as it goes
//  states  {}  ─────────────────────────▶ {…}

/// Goes forwards through a record, so that asking many steps about scene and states costs no more
/// than walking once.
struct RecordWalker {
  private let trace: Trace
  private var changesMade = 0
  private var next = 0
  private let needs: Needs
  private var scene: Scene
  private var states: [RecognizerID: GestureState] = [:]

  /// - Parameter needs: What will be asked.
  init(_ trace: Trace, needs: Needs) {
    self.trace = trace
    scene = trace.scene
    self.needs = needs
  }

  /// The record as it is before its first step.
  var beginning: Vantage { Vantage(trace: trace, index: nil, known: known) }

  private var known: Vantage.Known? {
    guard needs.contains(.scene) || needs.contains(.states) else { return nil }
    return Vantage.Known(scene: scene, states: needs.contains(.states) ? states : nil)
  }

  /// The record as it is after a step, which lies at or behind the last one that was asked for.
  mutating func vantage(at index: Int) -> Vantage {
    while changesMade < trace.changes.count, trace.changes[changesMade].step <= index {
      scene.apply(trace.changes[changesMade].change)
      changesMade += 1
    }
    if needs.contains(.states) { followStates(upTo: index) }
    return Vantage(trace: trace, index: index, known: known)
  }

  private mutating func followStates(upTo index: Int) {
    while next <= index {
      if case .recognizer(.state(let id, _, let to, _, _, _)) = trace[next] { states[id] = to }
      next += 1
    }
  }
}
