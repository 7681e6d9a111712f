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

  /// The point, or the nearest one that views upon views can move on without leaving the numbers;
  /// what is no number is 0.
  var withinReach: Point { Point(x.withinReach, y.withinReach) }
}

extension Double {
  /// Farther away nothing is told apart; ten thousand times that is still a number.
  private static let reach = 1e100

  fileprivate var withinReach: Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.reach), Self.reach)
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
