/// Distances from the four edges of a view inwards, as UIKit's `UIEdgeInsets`.
public struct EdgeInsets: Hashable, Sendable {
  /// From the edge of smallest y.
  public var top: Double
  /// From the edge of smallest x.
  public var left: Double
  /// From the edge of largest y.
  public var bottom: Double
  /// From the edge of largest x.
  public var right: Double

  /// Nothing at any edge.
  public static let zero = EdgeInsets(0, 0, 0, 0)

  /// Makes insets, in UIKit's order.
  public init(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// The insets of both together.
  static func + (one: EdgeInsets, other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      one.top + other.top, one.left + other.left, one.bottom + other.bottom,
      one.right + other.right)
  }
}
