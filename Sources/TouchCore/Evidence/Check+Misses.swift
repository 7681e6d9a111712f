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

  /// How far a place is from an edge of the area it had to be in: from the nearest one where it is
  /// inside, else from each that it is beyond; none where nothing is said of places.
  public var edges: [(edge: Edges, distance: Double)] {
    guard case .place(let place) = value, case .inside(let area) = test else { return [] }
    if let misses {
      let all: [(edge: Edges, distance: Double?)] = [
        (.left, misses.left), (.right, misses.right), (.top, misses.top), (.bottom, misses.bottom),
      ]
      return all.compactMap { edge, distance in distance.map { (edge, $0) } }
    }
    let all: [(edge: Edges, distance: Double)] = [
      (.left, place.x - area.minX), (.right, area.maxX - place.x),
      (.top, place.y - area.minY), (.bottom, area.maxY - place.y),
    ]
    return all.min { $0.distance < $1.distance }.map { [$0] } ?? []
  }
}
