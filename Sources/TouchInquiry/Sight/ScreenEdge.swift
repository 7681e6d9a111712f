import TouchCore

//   ┌──────────────┐
//   │              │      a finger that comes down here is looked at by the system's own gestures
//   │              │      before any view hears of it (1.15, 22.14): who is hit, and who keeps it,
//   ├──────────────┤      stays the same; when the view hears of it, the model does not say
//   │░░░░ ● ░░░░░░░│
//   └──────────────┘

/// An edge of the screen beside which a touch came down.
public struct ScreenEdge: Hashable, Sendable {
  /// Which one.
  public let edge: Edges
  /// How far from it, in points.
  public let distance: Double

  /// How far from an edge reports tell of late touches.
  static let reach = 20.0
  /// What is smaller is no screen.
  static let leastScreen = 320.0
}

extension Trace {
  /// The edge of the screen beside which a touch came down, the nearest; nil where it did not.
  public func screenEdge(of touch: Int) -> ScreenEdge? {
    guard let down = touchDown(of: touch),
      let hit = outcome(ofTouch: touch)?.hit,
      let window = down.scene.window(containing: hit)
    else { return nil }
    let screen = down.scene[window].frame
    guard Swift.min(screen.size.width, screen.size.height) >= ScreenEdge.leastScreen else {
      return nil
    }
    let edges = [
      ScreenEdge(edge: .top, distance: down.point.y - screen.minY),
      ScreenEdge(edge: .bottom, distance: screen.maxY - down.point.y),
      ScreenEdge(edge: .left, distance: down.point.x - screen.minX),
      ScreenEdge(edge: .right, distance: screen.maxX - down.point.x),
    ]
    return edges.filter { (0...ScreenEdge.reach).contains($0.distance) }
      .min { $0.distance < $1.distance }
  }
}
