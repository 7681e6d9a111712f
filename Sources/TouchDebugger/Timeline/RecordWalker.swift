import TouchCore

//  steps   1 2 3 ──change── 5 6 ──change── 8 …
//  scene   s0 ────────────▶ s1 ──────────▶ s2      each change is made once, however many ask

/// Goes through a record, so that asking many steps about the scene costs no more than walking
/// once; backwards each change costs a look into the record's history.
struct RecordWalker {
  private let shared: SharedTrace
  private let changes: [TimedChange]
  private var changesMade = 0
  private var here: Scene
  /// The scene for those who look on; nil after a change, which leaves them the one they have.
  private var shown: SharedScene?

  init(_ trace: Trace) {
    shared = SharedTrace(trace)
    changes = trace.changes
    here = trace.scene
  }

  /// The record as it is after a step.
  mutating func vantage(at index: Int) -> Vantage {
    walk(to: index)
    let known = shown ?? SharedScene(here)
    shown = known
    return Vantage(shared, index: index, knownScene: known)
  }

  /// The scene as it is after a step.
  mutating func scene(at index: Int) -> Scene {
    walk(to: index)
    return here
  }

  private mutating func walk(to index: Int) {
    if changesMade > 0, changes[changesMade - 1].step > index {
      shown = nil
      here = shared.trace.scene(at: index)
      changesMade = changes.firstPlace { $0.step <= index }
    }
    while changesMade < changes.count, changes[changesMade].step <= index {
      shown = nil
      here.apply(changes[changesMade].change)
      changesMade += 1
    }
  }
}
