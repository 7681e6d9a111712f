import TouchCore

/// A scene that many look at, while somebody walks on and changes it.
final class SharedScene: @unchecked Sendable {
  // Safe to share: it is changed only where nobody else has it.
  private(set) var scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  /// Makes a change in one's own scene; those who look at it keep the one they had.
  static func apply(_ change: SceneChange, to mine: inout SharedScene) {
    if !isKnownUniquelyReferenced(&mine) { mine = SharedScene(mine.scene) }
    mine.scene.apply(change)
  }
}
