import TouchCore

extension Trace {
  /// Whether a touch gets to a view: it is the hit view, or SwiftUI draws it in the hit view where
  /// the finger is (22.24).
  public func reaches(_ view: ViewID, by outcome: TouchOutcome) -> Bool {
    guard outcome.hit != view else { return true }
    guard scene[view].kind == .drawn, let down = touchDown(of: outcome.touch) else { return false }
    return down.scene.reaches(view, byHitting: outcome.hit, at: down.point)
  }
}
