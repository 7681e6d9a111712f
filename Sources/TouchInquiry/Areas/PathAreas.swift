import TouchCore

//      ╱╲     ── a line through every corner and crossing
//     ╱  ╲╱╲  ── between two of them every edge goes straight through, and from the left
//    ╱______╲ ── every other gap is inside, as `InsideShape` counts crossings

/// A polygon, of any kind, as areas with straight edges and no dents.
struct PathAreas {
  /// What is inside.
  private(set) var areas: [LocalArea] = []

  /// More corners than this would take too long.
  private static let mostCorners = 40

  /// nil where the polygon has too many corners, or one that is no place.
  init?(_ points: [Point]) {
    guard points.count <= Self.mostCorners,
      points.allSatisfy({ abs($0.x) < 1e7 && abs($0.y) < 1e7 })
    else { return nil }
    let edges = zip(points, points.suffix(1) + points.dropLast()).filter { $0.y != $1.y }
      .map { Edge(here: $0, before: $1) }
    let heights = Self.heights(edges)
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      let middle = (top + bottom) / 2
      let across = edges.filter { $0.top.y <= top && $0.bottom.y >= bottom }
        .sorted { $0.x(at: middle) < $1.x(at: middle) }
      for place in stride(from: 0, to: across.count - 1, by: 2) {
        areas.append(Self.area(top, bottom, across[place], across[place + 1]))
      }
    }
  }

  private struct Edge {
    let here, before: Point
    var top: Point { here.y < before.y ? here : before }
    var bottom: Point { here.y < before.y ? before : here }

    func x(at y: Double) -> Double {
      top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))
    }

    /// Its inner side, to the right of it or to the left.
    func line(keepsRight: Bool) -> LocalLine {
      let way = bottom - top
      let sign = keepsRight ? 1.0 : -1.0
      let normal = Point(sign * way.y, -sign * way.x)
      return LocalLine(
        normal: normal, limit: normal.x * top.x + normal.y * top.y, isClosed: keepsRight,
        through: (here, before))
    }

    /// Where another edge crosses it.
    func crossing(_ other: Edge) -> Double? {
      let (high, low) = (max(top.y, other.top.y), min(bottom.y, other.bottom.y))
      guard high < low else { return nil }
      let (before, after) = (x(at: high) - other.x(at: high), x(at: low) - other.x(at: low))
      guard before < 0 && after > 0 || before > 0 && after < 0 else { return nil }
      return high + (low - high) * (before / (before - after))
    }
  }

  /// The heights between which nothing changes, from top to bottom.
  private static func heights(_ edges: [Edge]) -> [Double] {
    var heights = Set(edges.flatMap { [$0.top.y, $0.bottom.y] })
    for (place, edge) in edges.enumerated() {
      for other in edges[(place + 1)...] { edge.crossing(other).map { _ = heights.insert($0) } }
    }
    return heights.sorted()
  }

  private static func area(_ top: Double, _ bottom: Double, _ left: Edge, _ right: Edge)
    -> LocalArea
  {
    LocalArea([
      LocalLine(normal: Point(0, 1), limit: top, isClosed: true),
      LocalLine(normal: Point(0, -1), limit: -bottom, isClosed: false),
      left.line(keepsRight: true), right.line(keepsRight: false),
    ])
  }
}
