import TouchCore

//  steps   1 2 3 ──change── 5 6 ──change── 8 …
//  scene   s0 ────────────▶ s1 ──────────▶ s2      each change is made once, however many ask

/// Goes forwards through a record, so that asking many steps about the scene costs no more than
/// walking once.
struct RecordWalker {
  private let shared: SharedTrace
  private let changes: [TimedChange]
  private let followsScene: Bool
  private var changesMade = 0
  private var here: Scene

  /// - Parameter needs: What will be asked.
  init(_ trace: Trace, needs: Needs) {
    shared = SharedTrace(trace)
    changes = trace.changes
    here = trace.scene
    followsScene = needs.contains(.scene)
  }

  /// The record as it is after a step, which lies at or behind the last one that was asked for.
  mutating func vantage(at index: Int) -> Vantage {
    guard followsScene else { return Vantage(shared, index: index) }
    return Vantage(shared, index: index, knownScene: scene(at: index))
  }

  /// The scene as it is after such a step.
  mutating func scene(at index: Int) -> Scene {
    while changesMade < changes.count, changes[changesMade].step <= index {
      here.apply(changes[changesMade].change)
      changesMade += 1
    }
    return here
  }
}
