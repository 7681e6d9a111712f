//  Where a view lies in its superview (2.22):
//
//    superview              view (bounds)
//   ┌───────────────┐      ┌────────┐
//   │    center     │      │ anchor │    superview → view:  − center, undo transform, + anchor
//   │  ┌────●───┐   │  ⇄   │   ●    │    view → superview:  − anchor, transform, + center
//   │  └────────┘   │      └────────┘
//   └───────────────┘

/// The way between a view's own coordinates and its superview's.
public struct Placement: Hashable, Sendable {
  /// The anchor point in superview coordinates: UIKit's `center`.
  public let center: Point
  /// The anchor point in the view's own coordinates.
  public let anchor: Point
  /// What lies between the two; nil where the view is only moved.
  public let transform: AffineTransform?
  /// What leads back; kept, because every question asks for it.
  let inverse: AffineTransform
  /// What is subtracted from a superview's point where the view is only moved.
  let shift: Point

  /// Makes the placement of a view.
  ///
  /// - Parameters:
  ///   - origin: The origin of the untransformed frame, in superview coordinates.
  ///   - bounds: The view's bounds.
  ///   - anchorPoint: The fixed point of the transform, in units of the bounds' size.
  ///   - transform: The view's transform.
  public init(origin: Point, bounds: Rect, anchorPoint: Point, transform: AffineTransform) {
    let offset = Point(anchorPoint.x * bounds.size.width, anchorPoint.y * bounds.size.height)
    center = (origin + offset).withinReach
    anchor = (bounds.origin + offset).withinReach
    shift = (origin - bounds.origin).withinReach
    self.transform = transform == .identity ? nil : transform
    inverse = self.transform?.inverted ?? .identity
    isInvertible = self.transform?.isInvertible ?? true
  }

  /// Whether points of the superview lead into the view: not where the transform squeezes it flat.
  public let isInvertible: Bool

  /// Converts a point of the superview to the view's own coordinates.
  public func fromSuperview(_ point: Point) -> Point {
    guard transform != nil else { return point - shift }
    return (inverse.apply(point - center) + anchor).withinReach
  }

  /// Converts a point of the view's own coordinates to its superview's.
  public func toSuperview(_ point: Point) -> Point {
    guard let transform else { return point + shift }
    return (transform.apply(point - anchor) + center).withinReach
  }
}
