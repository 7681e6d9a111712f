import TouchCore

//    ┌─────────┐             a line between them along an edge of one of them:
//    │    a    │ │  ╱╲       they share nothing
//    └─────────┘ │ ╱ b╲
//                  ╲  ╱

extension Scene {
  /// Whether two subviews of one view cover a common part of it.
  public func overlap(_ one: ViewID, _ other: ViewID) -> Bool {
    Outline(of: self[one]).meets(Outline(of: self[other]))
  }

  /// Whether a point of the screen lies in a view's bounds.
  public func covers(_ view: ViewID, _ screenPoint: Point) -> Bool {
    self[view].placement.isInvertible
      && self[view].bounds.contains(fromScreen(screenPoint, to: view))
  }
}

/// The corners of a view in its superview, one after the other around it.
private struct Outline {
  private let corners: [Point]

  init(of view: View) {
    let bounds = view.bounds
    let corners = [
      bounds.origin, Point(bounds.maxX, bounds.minY), Point(bounds.maxX, bounds.maxY),
      Point(bounds.minX, bounds.maxY),
    ]
    self.corners = corners.map(view.placement.toSuperview)
  }

  /// Whether the two share anything.
  func meets(_ other: Outline) -> Bool { !isApart(from: other) && !other.isApart(from: self) }

  /// Whether a line along an edge of one has the other on its far side, or on it.
  private func isApart(from other: Outline) -> Bool {
    corners.indices.contains { place in
      let (start, end) = (corners[place], corners[(place + 1) % corners.count])
      // Squares to the edge; a flat outline has no such line, and shares nothing.
      let across = Point(start.y - end.y, end.x - start.x)
      let near = corners.map { across.x * $0.x + across.y * $0.y }
      let far = other.corners.map { across.x * $0.x + across.y * $0.y }
      guard let nearMin = near.min(), let nearMax = near.max(), let farMin = far.min(),
        let farMax = far.max()
      else { return true }
      return nearMax <= farMin || farMax <= nearMin
    }
  }
}
