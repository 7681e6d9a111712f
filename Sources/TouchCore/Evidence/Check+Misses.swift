extension Check {
  /// How far a place lies beyond the edges of the area it had to be in, in points.
  public struct Misses: Hashable, Sendable {
    /// Beyond the left edge; nil where it is not.
    public internal(set) var left: Double?
    /// Beyond the top edge; nil where it is not.
    public internal(set) var top: Double?
    /// Beyond the right edge, 0 on it (2.9); nil where it is not.
    public internal(set) var right: Double?
    /// Beyond the bottom edge, 0 on it (2.9); nil where it is not.
    public internal(set) var bottom: Double?
  }

  /// By how much a place is outside its area; nil where it is inside, or nothing is said of places.
  public var misses: Misses? {
    guard case .place(let place) = value, case .inside(let area) = test, !passes else {
      return nil
    }
    var misses = Misses()
    if place.x < area.minX { misses.left = area.minX - place.x }
    if place.y < area.minY { misses.top = area.minY - place.y }
    if place.x >= area.maxX { misses.right = place.x - area.maxX }
    if place.y >= area.maxY { misses.bottom = place.y - area.maxY }
    return misses
  }
}
