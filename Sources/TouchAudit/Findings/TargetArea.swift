import TouchCore

//   ┌──────────────┐
//   │ alive │░dead░│
//   └──────────────┘

/// Where on the screen a view can be hit.
public struct TargetArea: Hashable, Sendable {
  /// Its bounds; without corners where they have no place on the screen.
  public let outline: Polygon
  /// The parts in which a tap gets to it.
  public let alive: [Polygon]
  /// The parts in which none does, but for those that scrolling brings back.
  public let dead: [Polygon]
}
