import TouchCore

//  steps   1 2 3 ──change── 5 6 ──change── 8 …
//  scene   s0 ────────────▶ s1 ──────────▶ s2      each change is made once, however many ask

/// Goes through a record, so that asking many steps about the scene costs no more than walking
/// once; backwards each change costs a look into the record's history.
struct RecordWalker {
  private let shared: SharedTrace
  private let changes: [TimedChange]
  private var changesMade = 0
  private var here: SharedScene

  init(_ trace: Trace) {
    shared = SharedTrace(trace)
    changes = trace.changes
    here = SharedScene(trace.scene)
  }

  /// The record as it is after a step.
  mutating func vantage(at index: Int) -> Vantage {
    walk(to: index)
    return Vantage(shared, index: index, knownScene: here)
  }

  /// The scene as it is after a step.
  mutating func scene(at index: Int) -> Scene {
    walk(to: index)
    return here.scene
  }

  private mutating func walk(to index: Int) {
    if changesMade > 0, changes[changesMade - 1].step > index {
      here = SharedScene(shared.trace.scene(at: index))
      changesMade = changes.firstPlace { $0.step <= index }
    }
    while changesMade < changes.count, changes[changesMade].step <= index {
      SharedScene.apply(changes[changesMade].change, to: &here)
      changesMade += 1
    }
  }
}
