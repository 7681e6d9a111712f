#if !hasFeature(Embedded)
  import Synchronization
#endif

//  asked for after        100 changes:  0 ──────▶ ● 50 ──▶ ● 75 ─▶ ● 87 … ▶ 100     kept on the way
//                          99, 98, …:                              ● 87 ──▶ 99      from the last of them
//                         101, 102, …:                             100 ▶ 101 ▶ 102  each change once

/// The scenes around the step that was asked about last: whoever reads a record asks step after step,
/// forwards or backwards, and does not want each scene made from the beginning.
final class LastScene: Sendable {
  /// A scene and how many changes it has.
  typealias Stage = (scene: Scene, changes: Int)

  /// Those on the way, each later than the one before; the last is the one that was asked for.
  private let stages = Mutex<[Stage]>([])
  /// Shorter ways have no stages on them.
  private static let shortest = 16
  /// More are no help: each is worth as much as all before it.
  private static let most = 24

  /// The scene after a number of changes.
  ///
  /// - Parameters:
  ///   - changes: All changes of the record.
  ///   - start: A scene that has no more of them than wanted.
  func scene(after count: Int, of changes: [TimedChange], from start: Stage) -> Scene {
    stages.withLock { stages in
      // The one that was asked for last is used up: held once only, it is changed where it is.
      let last = stages.popLast()
      while let stage = stages.last, stage.changes > count { stages.removeLast() }
      var here = stages.last.flatMap { $0.changes >= start.changes ? $0 : nil } ?? start
      if let last, here.changes...count ~= last.changes { here = last }
      // Half of the rest of the way, again and again: walking back from here needs them.
      while count - here.changes > Self.shortest {
        Self.apply(changes, to: &here, upTo: (here.changes + count) / 2)
        stages.append(here)
      }
      Self.apply(changes, to: &here, upTo: count)
      stages.removeFirst(max(0, stages.count - Self.most))
      stages.append(here)
      return here.scene
    }
  }

  private static func apply(_ changes: [TimedChange], to stage: inout Stage, upTo count: Int) {
    for timed in changes[stage.changes..<count] { stage.scene.apply(timed.change) }
    stage.changes = count
  }
}
