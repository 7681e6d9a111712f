import TouchCore

//    ┌─────────┐             a line between them along an edge of one of them:
//    │    a    │ │  ╱╲       they share nothing
//    └─────────┘ │ ╱ b╲
//                  ╲  ╱

extension Scene {
  /// Whether two subviews of one view cover a common part of it.
  public func overlap(_ one: ViewID, _ other: ViewID) -> Bool {
    Polygon(of: self[one]).meets(Polygon(of: self[other]))
  }

  /// Whether a view lies in nothing but its window.
  package func isOutermost(_ view: ViewID) -> Bool {
    self[view].superview.map { self[$0].superview == nil } ?? false
  }

  /// Whether a point of the screen lies in a view's bounds.
  public func covers(_ view: ViewID, _ screenPoint: Point) -> Bool {
    self[view].placement.isInvertible
      && self[view].bounds.contains(fromScreen(screenPoint, to: view))
  }
}

extension Polygon {
  /// A view in its superview.
  fileprivate init(of view: View) {
    self.init(view.bounds.corners.map(view.placement.toSuperview))
  }
}
