#if canImport(Glibc)
  import func Glibc.atan2
#else
  import func Darwin.atan2
#endif
import TouchCore

//        ┌───────────┐
//        │  superview│
//     ┌──┼──────┐    │      what lies inside of another convex polygon
//     │  │██████│    │      is a convex polygon, or nothing
//     └──┼──────┘    │
//        └───────────┘

/// A convex polygon on the picture, in its points: a view's bounds, turned and moved and cut.
struct Polygon: Hashable {
  private(set) var corners: [Point]

  /// Makes a polygon of corners that go round.
  init(_ corners: [Point]) { self.corners = corners }

  /// Makes a rectangle.
  init(_ rect: Rect) { corners = rect.corners }

  /// The smallest rectangle around it.
  var box: Rect { Rect(around: corners) }

  /// Twice its area, negative where the corners go round against the clock.
  private var turn: Double {
    zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { sum, edge in
      sum + edge.0.x * edge.1.y - edge.1.x * edge.0.y
    }
  }

  /// Its area.
  var area: Double { abs(turn) / 2 }

  /// The middle of its corners.
  var middle: Point {
    let sum = corners.reduce(Point.zero, +)
    let count = Double(max(corners.count, 1))
    return Point(sum.x / count, sum.y / count)
  }

  /// Whether it is a rectangle with upright edges.
  var isUpright: Bool {
    guard corners.count == 4 else { return false }
    return zip(corners, corners.dropFirst() + corners.prefix(1)).allSatisfy { edge in
      abs(edge.0.x - edge.1.x) < 0.005 || abs(edge.0.y - edge.1.y) < 0.005
    }
  }

  /// What of it lies inside another polygon; nil where nothing does.
  func clipped(to other: Polygon) -> Polygon? {
    guard other.area > 0 else { return nil }
    var rest = corners
    let edges = other.turn > 0 ? other.corners : other.corners.reversed()
    for (from, to) in zip(edges, edges.dropFirst() + edges.prefix(1)) where !rest.isEmpty {
      rest = Polygon.cut(rest, from, to)
    }
    return rest.count < 3 ? nil : Polygon(rest)
  }

  /// The part on the inner side of an edge.
  private static func cut(_ corners: [Point], _ from: Point, _ to: Point) -> [Point] {
    func side(_ point: Point) -> Double {
      (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
    }
    var kept: [Point] = []
    for (here, next) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let (a, b) = (side(here), side(next))
      if a >= 0 { kept.append(here) }
      if (a > 0 && b < 0) || (a < 0 && b > 0) {
        let part = a / (a - b)
        kept.append(Point(here.x + (next.x - here.x) * part, here.y + (next.y - here.y) * part))
      }
    }
    return kept
  }

  /// It as the data of a path, its corners rounded.
  func path(radius: Double) -> String {
    guard radius > 1 else { return "M" + corners.map(\.picture).joined(separator: "L") + "Z" }
    var data = ""
    for place in corners.indices {
      let corner = corners[place]
      let before = corners[(place + corners.count - 1) % corners.count]
      let after = corners[(place + 1) % corners.count]
      let start = corner.towards(before, by: radius)
      let end = corner.towards(after, by: radius)
      data += "\(data.isEmpty ? "M" : "L")\(start.picture)Q\(corner.picture) \(end.picture)"
    }
    return data + "Z"
  }
}

/// A length in a picture, where nobody reads numbers: at most two decimals.
func drawn(_ number: Double) -> String {
  abs(number) < 1e12 ? exact((number * 100).rounded() / 100) : exact(number)
}

extension Point {
  /// As a pair of coordinates of a picture.
  var picture: String { "\(drawn(x)) \(drawn(y))" }

  /// The distance to another point.
  func distance(to other: Point) -> Double {
    let way = other - self
    return (way.x * way.x + way.y * way.y).squareRoot()
  }

  /// A point on the way to another one, half of the way at most.
  func towards(_ other: Point, by distance: Double) -> Point {
    let length = self.distance(to: other)
    guard length > 0 else { return self }
    let part = min(distance / length, 0.5)
    return Point(x + (other.x - x) * part, y + (other.y - y) * part)
  }

  /// The angle of the way to another point in degrees, so that letters along it do not stand on
  /// their heads.
  func readableAngle(to other: Point) -> Double {
    let angle = atan2(other.y - y, other.x - x) * 180 / .pi
    return angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle
  }

  /// Whether both coordinates are numbers that a picture can hold.
  var isDrawable: Bool { abs(x) < 1e7 && abs(y) < 1e7 }
}
