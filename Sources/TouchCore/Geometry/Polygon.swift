//        ┌───────────┐
//        │  superview│
//     ┌──┼──────┐    │      what lies inside of another convex polygon
//     │  │██████│    │      is a convex polygon, or nothing
//     └──┼──────┘    │
//        └───────────┘

/// A convex polygon: a view's bounds, turned and moved and cut.
public struct Polygon: Hashable, Sendable {
  /// Its corners, one after the other around it.
  public let corners: [Point]

  /// Makes a polygon of corners that go round.
  public init(_ corners: [Point]) { self.corners = corners }

  /// Makes a rectangle.
  public init(_ rect: Rect) { corners = rect.corners }

  /// The smallest rectangle around it.
  public var box: Rect { Rect(around: corners) }

  /// Its edges, each from one corner to the next.
  public var edges: Zip2Sequence<[Point], [Point]> {
    zip(corners, Array(corners.dropFirst() + corners.prefix(1)))
  }

  /// Twice its area, negative where the corners go round against the clock.
  private var turn: Double {
    edges.reduce(0) { sum, edge in sum + edge.0.x * edge.1.y - edge.1.x * edge.0.y }
  }

  /// Its area.
  public var area: Double { abs(turn) / 2 }

  /// The middle of its corners, which lies inside; zero where it has none.
  public var middle: Point {
    let sum = corners.reduce(Point.zero, +)
    let count = Double(max(corners.count, 1))
    return Point(sum.x / count, sum.y / count)
  }

  /// What of it lies inside another polygon; nil where nothing does.
  public func clipped(to other: Polygon) -> Polygon? {
    guard other.area > 0 else { return nil }
    var rest = self
    let around = other.turn > 0 ? other : Polygon(other.corners.reversed())
    for edge in around.edges where !rest.corners.isEmpty { rest = rest.cut(along: edge) }
    return rest.corners.count < 3 ? nil : rest
  }

  /// The part on the inner side of an edge.
  private func cut(along edge: (from: Point, to: Point)) -> Polygon {
    let (from, to) = edge
    func side(_ point: Point) -> Double {
      (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
    }
    var kept: [Point] = []
    for (here, next) in edges {
      let (a, b) = (side(here), side(next))
      if a >= 0 { kept.append(here) }
      if (a > 0 && b < 0) || (a < 0 && b > 0) {
        let part = a / (a - b)
        kept.append(Point(here.x + (next.x - here.x) * part, here.y + (next.y - here.y) * part))
      }
    }
    return Polygon(kept)
  }

  /// Whether the two share more than an edge.
  public func meets(_ other: Polygon) -> Bool {
    !isApart(from: other) && !other.isApart(from: self)
  }

  /// Whether a line along one of its edges has the two on different sides, or on it.
  private func isApart(from other: Polygon) -> Bool {
    edges.contains { start, end in
      // Squares to the edge; a flat polygon has no such line, and shares nothing.
      let across = Point(start.y - end.y, end.x - start.x)
      let near = corners.map { across.x * $0.x + across.y * $0.y }
      let far = other.corners.map { across.x * $0.x + across.y * $0.y }
      guard let nearMin = near.min(), let nearMax = near.max(), let farMin = far.min(),
        let farMax = far.max()
      else { return true }
      return nearMax <= farMin || farMax <= nearMin
    }
  }
}
