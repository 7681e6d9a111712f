import TouchCore

/// A scene of a lesson and what the fingers do in it.
public struct Stage: Hashable, Sendable {
  /// The id of the scene fence; empty where it has none.
  public let sceneID: String
  /// The id of the touch fence; empty where it has none.
  public let touchID: String
  /// The scene.
  public var scene: Scene
  /// What the fingers do.
  public let script: TouchScript

  /// Delivers the touches and records every decision.
  public func trace(_ rules: HitTestRules = .uikit) -> Trace {
    record(script, in: scene, rules: rules)
  }
}
