//  min edges belong to the rectangle, max edges do not (2.9):
//
//      minX ●────────○ maxX        (0,0) is inside 100x50,
//           │ inside │             (100,0) and (0,50) are not
//           ○────────○

/// A rectangle, half open: its minimum edges are inside, its maximum edges are not.
public struct Rect: Hashable, Sendable {
  /// The corner with the smallest coordinates.
  public var origin: Point
  /// The extent, never negative in a scene.
  public var size: Size

  /// Nothing at the origin.
  public static let zero = Rect(0, 0, 0, 0)

  /// Makes a rectangle of its origin and extent.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    origin = Point(x, y)
    size = Size(width, height)
  }

  /// Makes a rectangle of an origin and a size.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The smallest rectangle around some points.
  public init(around points: [Point]) {
    var low = points.first ?? .zero
    var high = low
    for point in points {
      low = Point(min(low.x, point.x), min(low.y, point.y))
      high = Point(max(high.x, point.x), max(high.y, point.y))
    }
    self.init(low.x, low.y, high.x - low.x, high.y - low.y)
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge, the first x that is outside.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge, the first y that is outside.
  public var maxY: Double { origin.y + size.height }

  /// The point in the middle of it.
  public var middle: Point { Point(minX + size.width / 2, minY + size.height / 2) }

  /// What two rectangles share, a line or a point where they only touch; nil where that is nothing.
  public func shared(with other: Rect) -> Rect? {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return left <= right && top <= bottom ? Rect(left, top, right - left, bottom - top) : nil
  }

  /// Whether all of another one lies in it.
  public func covers(_ other: Rect) -> Bool { shared(with: other) == other }

  /// The smallest rectangle around both.
  public func union(_ other: Rect) -> Rect { Rect(around: corners + other.corners) }

  /// The four corners, clockwise from the origin.
  public var corners: [Point] {
    [Point(minX, minY), Point(maxX, minY), Point(maxX, maxY), Point(minX, maxY)]
  }

  /// Whether the point lies inside; minimum edges do, maximum edges do not (2.9).
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// How far a point lies beyond the edge it is farthest beyond; negative inside, by the nearest.
  public func distance(to point: Point) -> Double {
    max(minX - point.x, point.x - maxX, minY - point.y, point.y - maxY)
  }

  /// The rectangle with every edge moved outwards by a distance.
  public func expanded(by distance: Double) -> Rect {
    Rect(
      minX - distance, minY - distance, size.width + 2 * distance, size.height + 2 * distance)
  }
}
