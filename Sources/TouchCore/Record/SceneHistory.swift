//  changes    1 2 … 300 301 … 600 601 … 720        looking at 720: take the scene after 600,
//  snapshots           ●           ●               then make the last 120 changes

/// The scene after every so many changes, so that looking at it late costs no more than early.
struct SceneHistory: Hashable, Sendable {
  /// A snapshot costs as much as its views, so there are the fewer the more views there are.
  private let spacing: Int
  private let snapshots: [Scene]

  init(_ scene: Scene, _ changes: [TimedChange]) {
    spacing = max(scene.views.count, 32)
    var scene = scene
    var snapshots: [Scene] = []
    if changes.count >= spacing {
      for (place, timed) in changes.enumerated() {
        scene.apply(timed.change)
        if (place + 1) % spacing == 0 { snapshots.append(scene) }
      }
    }
    self.snapshots = snapshots
  }

  /// The latest snapshot that has at most some number of changes, and how many it has.
  func latest(atMost count: Int) -> (scene: Scene, changes: Int)? {
    let place = min(count / spacing, snapshots.count)
    return place > 0 ? (snapshots[place - 1], place * spacing) : nil
  }
}
