/// A point, in points of whatever coordinate space the context names.
public struct Point: Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Downwards, as in UIKit.
  public var y: Double

  /// The origin.
  public static let zero = Point(0, 0)

  /// Makes a point.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The point moved by a distance.
  public static func + (point: Point, by: Point) -> Point { Point(point.x + by.x, point.y + by.y) }

  /// The distance from the second point to the first.
  public static func - (point: Point, from: Point) -> Point {
    Point(point.x - from.x, point.y - from.y)
  }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// Along x.
  public var width: Double
  /// Along y.
  public var height: Double

  /// No extent.
  public static let zero = Size(0, 0)

  /// Makes a size.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}
