#if canImport(Glibc)
  import func Glibc.atan2
#elseif canImport(Darwin)
  import func Darwin.atan2
#else
  import func WASILibc.atan2
#endif
import TouchCore

extension Polygon {
  /// Whether it is a rectangle with upright edges.
  var isUpright: Bool {
    guard corners.count == 4 else { return false }
    return edges.allSatisfy { edge in
      abs(edge.0.x - edge.1.x) < 0.005 || abs(edge.0.y - edge.1.y) < 0.005
    }
  }

  /// It as the data of a path, its corners rounded.
  func path(radius: Double) -> String {
    guard radius > 1 else { return "M" + corners.map({ $0.picture }).joined(separator: "L") + "Z" }
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
