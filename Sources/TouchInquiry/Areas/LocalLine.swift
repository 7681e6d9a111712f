import TouchCore

//          normal · point = limit
//              │
//      out     │──▶ normal      in          the line itself is in where it is closed:
//              │                            minimum edges are, maximum edges are not (2.9)

/// One side of a line in a view's own coordinates: what hit testing compares a point with.
struct LocalLine {
  /// Points to the inner side.
  let normal: Point
  /// What the normal makes of a point on the line.
  let limit: Double
  /// Whether the line belongs to its inner side.
  let isClosed: Bool
  /// The two corners of a path that it leads through, in the order in which crossings are counted:
  /// then a point is compared as there, to the last digit.
  var through: (here: Point, before: Point)?

  /// Whether a point lies on the inner side.
  func holds(_ point: Point) -> Bool {
    if let (here, before) = through {
      let share = (point.y - here.y) / (before.y - here.y)
      return (point.x < here.x + share * (before.x - here.x)) != isClosed
    }
    let place = normal.x * point.x + normal.y * point.y
    return isClosed ? place >= limit : place > limit
  }

  /// The same line in coordinates from which a transform leads to these.
  func before(_ way: AffineTransform) -> LocalLine {
    LocalLine(
      normal: Point(
        normal.x * way.a + normal.y * way.b, normal.x * way.c + normal.y * way.d),
      limit: limit - (normal.x * way.tx + normal.y * way.ty), isClosed: isClosed)
  }

  /// The line at unit length, so that what it makes of a point is a distance; nil where no numbers
  /// can say it.
  var unit: LocalLine? {
    let length = (normal.x * normal.x + normal.y * normal.y).squareRoot()
    guard length > 0, length.isFinite, limit.isFinite else { return nil }
    return LocalLine(
      normal: Point(normal.x / length, normal.y / length), limit: limit / length,
      isClosed: isClosed)
  }
}

/// A convex area in a view's own coordinates: what lies on the inner side of all its lines.
struct LocalArea {
  let lines: [LocalLine]
  /// The other view whose coordinates these are.
  var other: ViewID?

  /// The area of a rectangle, half open (2.9); nil where no point is in it.
  init?(_ rect: Rect) {
    guard rect.size.width > 0, rect.size.height > 0 else { return nil }
    lines = [
      LocalLine(normal: Point(1, 0), limit: rect.minX, isClosed: true),
      LocalLine(normal: Point(0, 1), limit: rect.minY, isClosed: true),
      LocalLine(normal: Point(-1, 0), limit: -rect.maxX, isClosed: false),
      LocalLine(normal: Point(0, -1), limit: -rect.maxY, isClosed: false),
    ]
  }

  init(_ lines: [LocalLine]) { self.lines = lines }

  /// The same area in coordinates from which a transform leads to these.
  func before(_ way: AffineTransform) -> LocalArea { LocalArea(lines.map { $0.before(way) }) }
}
