import TouchCore

/// The controls that no touch reaches, and what keeps each from being hit at its middle.
struct DeadZones {
  /// The controls, in the order they were made.
  private(set) var controls: [(view: ViewID, why: WhyNot)] = []

  init(_ map: HitMap) {
    let query = TapQuery(map.scene, rules: map.rules)
    let scene = map.scene
    let hit = map.hit
    for window in scene.windows where scene.isShown(window) {
      for view in scene.subtree(of: window.view) where scene[view].kind.isControl {
        guard !hit.contains(view) else { continue }
        let middle = scene.toScreen(scene[view].bounds.middle, of: view)
        // A small one may lie between the places that were asked.
        guard query.hit(at: middle) != view, let tap = TouchScript.tap(at: middle) else { continue }
        let trace = record(tap, in: scene, rules: map.rules)
        controls.append((view, trace.whyNot(view, touch: 1)))
      }
    }
  }
}

extension Rect {
  /// The point in the middle.
  fileprivate var middle: Point { Point((minX + maxX) / 2, (minY + maxY) / 2) }
}

extension TouchScript {
  /// A finger that goes down and stays there; nil where there is no such place.
  fileprivate static func tap(at point: Point) -> TouchScript? {
    guard point.x.isFinite, point.y.isFinite else { return nil }
    return try? TouchScript([TouchEvent(0, .down, "finger", .screen(point))])
  }
}
