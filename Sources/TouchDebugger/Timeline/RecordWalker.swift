import TouchCore

//  steps   1 2 3 ──change── 5 6 ──change── 8 …
//  scene   s0 ────────────▶ s1 ──────────▶ s2      each change is made once, however many ask

/// Goes forwards through a record, so that asking many steps about the scene costs no more than
/// walking once.
struct RecordWalker {
  private let trace: Trace
  private let followsScene: Bool
  private var changesMade = 0
  private var scene: Scene

  /// - Parameter needs: What will be asked.
  init(_ trace: Trace, needs: Needs) {
    self.trace = trace
    scene = trace.scene
    followsScene = needs.contains(.scene)
  }

  /// The record as it is after a step, which lies at or behind the last one that was asked for.
  mutating func vantage(at index: Int) -> Vantage {
    guard followsScene else { return Vantage(trace: trace, index: index) }
    while changesMade < trace.changes.count, trace.changes[changesMade].step <= index {
      scene.apply(trace.changes[changesMade].change)
      changesMade += 1
    }
    return Vantage(trace: trace, index: index, knownScene: scene)
  }
}
