/// A change and the step that tells it.
public struct TimedChange: Hashable, Sendable {
  /// The place of the `scene.change` step in the record.
  public let step: Int
  /// What changed.
  public let change: SceneChange
}
