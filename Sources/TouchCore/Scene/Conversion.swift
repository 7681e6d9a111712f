//   a ─▶ up to the window ─▶ screen ─▶ down to b
//
//  Windows lie on the screen as views lie in superviews, so any two views of a scene share a root.

extension Scene {
  /// Converts a point between two coordinate spaces.
  ///
  /// - Parameters:
  ///   - point: In the first view's own coordinates.
  ///   - view: Where the point is now; nil for the window of the other view (2.23).
  ///   - target: Where it is wanted; nil for the window of the first view (2.23).
  public func convert(_ point: Point, from view: ViewID?, to target: ViewID?) -> Point {
    let from = view ?? target.flatMap { path(from: $0).last }
    let to = target ?? view.flatMap { path(from: $0).last }
    guard let from, let to, from != to else { return point }
    return fromScreen(toScreen(point, of: from), to: to)
  }

  /// Converts a rectangle: a box around it in the common root, then a box in the target (2.24).
  public func convert(_ rect: Rect, from view: ViewID, to target: ViewID) -> Rect {
    guard view != target else { return rect }
    return Rect(around: rectOnScreen(rect, in: view).corners.map { fromScreen($0, to: target) })
  }

  /// The box around a view's bounds on the screen.
  public func rectOnScreen(of view: ViewID) -> Rect { rectOnScreen(self[view].bounds, in: view) }

  /// The box around an area of a view on the screen.
  ///
  /// - Parameters:
  ///   - area: The area, in the view's own coordinates.
  ///   - view: The view.
  public func rectOnScreen(_ area: Rect, in view: ViewID) -> Rect {
    Rect(around: area.corners.map { toScreen($0, of: view) })
  }

  /// Converts a point of a view's own coordinates to the screen's.
  public func toScreen(_ point: Point, of view: ViewID) -> Point {
    var point = point
    var here: ViewID? = view
    // Of a view only what is asked for is read: a deep scene asks for a view at every level.
    while let place = here.map({ Int($0.index) }) {
      point =
        views[place].transform == .identity
        ? point + (views[place].origin - views[place].bounds.origin).withinReach
        : views[place].placement.toSuperview(point)
      here = views[place].superview
    }
    return point
  }

  /// Converts a point of the screen to a view's own coordinates.
  public func fromScreen(_ point: Point, to view: ViewID) -> Point {
    // On the stack: a condition may convert a point at every step of a record.
    withUnsafeTemporaryAllocation(of: ViewID.self, capacity: depth(of: view) + 1) { path in
      var place = path.count
      var here: ViewID? = view
      while let id = here {
        place -= 1
        path.initializeElement(at: place, to: id)
        here = views[Int(id.index)].superview
      }
      return path.reduce(point) { point, id in
        let place = Int(id.index)
        guard views[place].transform == .identity else {
          return views[place].placement.fromSuperview(point)
        }
        return point - (views[place].origin - views[place].bounds.origin).withinReach
      }
    }
  }
}

extension Scene {
  /// Converts a point of the screen to a view's own coordinates, as hit testing does: where a
  /// property animator moves a view, from where it is seen (21.21).
  public func fromScreenAsHit(_ point: Point, to view: ViewID) -> Point {
    let path = path(from: view)
    guard path.contains(where: { self[$0].animator != nil }) else {
      return fromScreen(point, to: view)
    }
    return path.reversed().reduce(point) { self[$1].hitPlacement.fromSuperview($0) }
  }
}
