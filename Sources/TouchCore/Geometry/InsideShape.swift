/// A shape by which a subclass's `point(inside:with:)` answers (2.12).
public enum InsideShape: Hashable, Sendable {
  /// The ellipse that fills bounds: of a square, a circle.
  case circle
  /// Bounds with rounded corners, of a radius in points.
  case rounded(Double)
  /// The polygon of some points in the view's own coordinates; its last point leads to its first.
  case path([Point])

  /// Whether a point lies in it.
  public func contains(_ point: Point, in bounds: Rect) -> Bool {
    switch self {
    case .circle:
      return Self.isInEllipse(
        point, center: Self.center(of: bounds), bounds.size.width / 2, bounds.size.height / 2)
    case .rounded(let radius): return isInRounded(point, bounds, radius)
    case .path(let points): return Self.isInPolygon(point, points)
    }
  }

  private static func center(of bounds: Rect) -> Point {
    Point(bounds.minX + bounds.size.width / 2, bounds.minY + bounds.size.height / 2)
  }

  private static func isInEllipse(
    _ point: Point, center: Point, _ width: Double, _ height: Double
  ) -> Bool {
    guard width > 0, height > 0 else { return false }
    let (x, y) = ((point.x - center.x) / width, (point.y - center.y) / height)
    return x * x + y * y <= 1
  }

  private func isInRounded(_ point: Point, _ bounds: Rect, _ radius: Double) -> Bool {
    guard bounds.contains(point) else { return false }
    let radius = min(radius, bounds.size.width / 2, bounds.size.height / 2)
    guard radius > 0 else { return true }
    // The nearest point of what is left between the corners' centres.
    let x = min(max(point.x, bounds.minX + radius), bounds.maxX - radius)
    let y = min(max(point.y, bounds.minY + radius), bounds.maxY - radius)
    return (point.x - x) * (point.x - x) + (point.y - y) * (point.y - y) <= radius * radius
  }

  /// By how often the way to the right crosses the outline: odd is inside.
  private static func isInPolygon(_ point: Point, _ points: [Point]) -> Bool {
    var isInside = false
    var before = points.last ?? .zero
    for here in points {
      if (here.y > point.y) != (before.y > point.y) {
        let share = (point.y - here.y) / (before.y - here.y)
        if point.x < here.x + share * (before.x - here.x) { isInside.toggle() }
      }
      before = here
    }
    return isInside
  }

  /// Its outline in the view's own coordinates, for drawing; curves as many short lines.
  public func outline(in bounds: Rect) -> [Point] {
    switch self {
    case .circle:
      return Self.arc(
        Self.center(of: bounds), bounds.size.width / 2, bounds.size.height / 2, from: 0, quarters: 4
      )
    case .rounded(let radius):
      let r = min(radius, bounds.size.width / 2, bounds.size.height / 2)
      let inner = bounds.expanded(by: -r)
      return [
        Self.arc(Point(inner.maxX, inner.maxY), r, r, from: 0, quarters: 1),
        Self.arc(Point(inner.minX, inner.maxY), r, r, from: 1, quarters: 1),
        Self.arc(Point(inner.minX, inner.minY), r, r, from: 2, quarters: 1),
        Self.arc(Point(inner.maxX, inner.minY), r, r, from: 3, quarters: 1),
      ].flatMap { $0 }
    case .path(let points): return points
    }
  }

  /// A part of an ellipse, in eight lines a quarter.
  private static func arc(
    _ center: Point, _ width: Double, _ height: Double, from first: Int, quarters: Int
  ) -> [Point] {
    (0...8 * quarters).map { step in
      let turn = AffineTransform.rotation(degrees: Double(first * 90) + Double(step) * 11.25)
      let point = turn.apply(Point(1, 0))
      return Point(center.x + width * point.x, center.y + height * point.y)
    }
  }
}
