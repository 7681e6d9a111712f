import TouchCore

// What a wording says at length, it says when somebody asks; so it keeps who tells it, and every
// step that is told copies a viewpoint. As a reference such a copy costs next to nothing, and what
// it refers to is read where it stands: a record that is copied to be read costs half of a telling.

/// Where a narrator stands: the record, the scene as it is at the step that is told, the language.
final class Viewpoint: Sendable {
  let language: Language
  let record: NarratedRecord
  /// The scene as it is at the step that is told.
  let scene: Scene
  /// The windows in the order they are asked, sorted once.
  let windows: [Window]

  init(_ record: NarratedRecord, _ scene: Scene, _ language: Language) {
    self.language = language
    self.record = record
    self.scene = scene
    windows = scene.windowsTopmostFirst
  }

  var trace: Trace {
    _read { yield record.trace }
  }
  /// The fingers that touch more than once.
  var repeatedFingers: Set<String> { record.trace.repeatedFingers }

  /// The viewpoint of a step; only where something changed is it another one.
  func at(_ index: Int) -> Viewpoint {
    guard let first = record.trace.changes.first, first.step <= index else { return self }
    return Viewpoint(record, record.trace.scene(at: index), language)
  }

  /// The viewpoint of the last of some steps; the same if there are none.
  func at(lastOf steps: [Int]) -> Viewpoint { steps.last.map(at) ?? self }
}

/// A record, and what was found once in it.
final class NarratedRecord: Sendable {
  let trace: Trace
  /// The ways of messages that were told.
  let ways: ToldWays

  init(_ trace: Trace) {
    self.trace = trace
    ways = ToldWays()
  }
}
