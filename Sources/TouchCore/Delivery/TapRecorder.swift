/// Records a tap at any place of a scene; what does not depend on the place is made once.
public struct TapRecorder: Sendable {
  /// A quick tap: nothing that measures time is tried by it.
  private static let milliseconds = 50

  private let scene: Scene
  private let rules: HitTestRules
  private let start: DeliveryStart

  /// Arranges a scene.
  public init(_ scene: Scene, rules: HitTestRules = .uikit) {
    self.scene = scene
    self.rules = rules
    start = DeliveryStart(scene)
  }

  /// The record of one finger that goes down at a point of the screen and up soon after, and of
  /// whatever waits for that; nil where no finger can be.
  public func tap(at point: Point) -> Trace? { tap(at: point, from: start) }

  /// The same record without the views that were asked on the way to the hit view: it is as long as
  /// what becomes of the tap, however many views there are.
  package func tapFound(at point: Point) -> Trace? {
    var start = start
    start.searchesSilently = true
    return tap(at: point, from: start)
  }

  private func tap(at point: Point, from start: DeliveryStart) -> Trace? {
    let events = [
      TouchEvent(0, .down, "finger", .screen(point)), TouchEvent(Self.milliseconds, .up, "finger"),
    ]
    guard point.x.isFinite, point.y.isFinite, let script = try? TouchScript(events) else {
      return nil
    }
    return record(script, in: scene, rules: rules, from: start)
  }
}
