import TouchCore

// What a wording says at length, it says when somebody asks; so it keeps who tells it, and every
// step that is told copies a viewpoint. As references those copies cost next to nothing.

/// Where a narrator stands: the record, the scene as it is at the step that is told, the language.
struct Viewpoint: Sendable {
  let language: Language
  private let record: NarratedRecord
  private let stage: Stage

  init(_ trace: Trace, _ language: Language) {
    self.init(NarratedRecord(trace), Stage(trace.scene), language)
  }

  private init(_ record: NarratedRecord, _ stage: Stage, _ language: Language) {
    self.language = language
    self.record = record
    self.stage = stage
  }

  var trace: Trace {
    _read { yield record.trace }
  }
  /// The scene as it is at the step that is told.
  var scene: Scene {
    _read { yield stage.scene }
  }
  /// The windows in the order they are asked.
  var windows: [Window] { stage.windows }
  /// The fingers that touch more than once.
  var repeatedFingers: Set<String> { record.repeatedFingers }

  /// The viewpoint of a step; only where something changed is it another one.
  func at(_ index: Int) -> Viewpoint {
    guard let first = trace.changes.first, first.step <= index else { return self }
    return Viewpoint(record, Stage(trace.scene(at: index)), language)
  }
}

/// A record, and what is counted once in it.
private final class NarratedRecord: Sendable {
  let trace: Trace
  /// The fingers that touch more than once.
  let repeatedFingers: Set<String>

  init(_ trace: Trace) {
    self.trace = trace
    var seen: Set<String> = []
    repeatedFingers = Set(trace.outcomes.map(\.finger).filter { !seen.insert($0).inserted })
  }
}

/// A scene, and its windows sorted once.
private final class Stage: Sendable {
  let scene: Scene
  let windows: [Window]

  init(_ scene: Scene) {
    self.scene = scene
    windows = scene.windowsTopmostFirst
  }
}
