import TouchCore

//     included ∖ excluded          the view is inside
//     unsure ∖ included            only the search can say: between a curve and the lines about it
//     all else                     outside

/// Where a view says that a point is inside, in its own coordinates, as areas with straight edges.
struct LocalShape {
  var included: [LocalArea] = []
  var excluded: [LocalArea] = []
  var unsure: [LocalArea] = []
  /// Whether every point is inside.
  var isEverywhere = false

  /// As `Scene.pointInside` has it (2.9, 2.12).
  init(_ scene: Scene, _ view: ViewID) {
    guard scene[view].placement.isInvertible else { return }
    let bounds = scene.reach(of: view)
    switch scene[view].pointInsideOverride {
    case nil: include(bounds)
    case .always(let answer): isEverywhere = answer
    case .expands(let distance): include(bounds.expanded(by: distance))
    case .holes(let holes):
      include(bounds)
      excluded = holes.compactMap { LocalArea($0) }
    case .includes(let other):
      include(bounds)
      included += Self.areas(of: [other], scene)
    case .excludes(let others):
      include(bounds)
      excluded = Self.areas(of: others, scene)
    case .only(let others): included = Self.areas(of: others, scene)
    case .shape(let shape): self.include(shape, in: bounds)
    }
  }

  /// Where another view is seen, as `Scene.answer(instead:at:)` has it (2.18).
  init(seen other: ViewID, _ scene: Scene) {
    guard let seen = scene[other].seenFrame, let superview = scene[other].superview else {
      included = Self.areas(of: [other], scene)
      return
    }
    var area = LocalArea(seen)
    area?.other = superview
    included = area.map { [$0] } ?? []
  }

  private mutating func include(_ rect: Rect) { included += LocalArea(rect).map { [$0] } ?? [] }

  private mutating func include(_ shape: InsideShape, in bounds: Rect) {
    switch shape {
    case .circle:
      guard let outline = CurvedOutline(ellipseIn: bounds) else { return }
      included = [outline.inner]
      unsure = [outline.outer]
    case .rounded(let radius):
      guard let outline = CurvedOutline(bounds, radius: radius) else { return include(bounds) }
      included = [outline.inner]
      unsure = [outline.outer]
    case .path(let points):
      guard let areas = PathAreas(points)?.areas else {
        unsure += LocalArea(Rect(around: points).expanded(by: 1)).map { [$0] } ?? []
        return
      }
      included = areas
    }
  }

  /// The bounds of other views, each in its own coordinates.
  private static func areas(of others: [ViewID], _ scene: Scene) -> [LocalArea] {
    others.compactMap { other in
      var area = LocalArea(scene[other].bounds)
      area?.other = other
      return area
    }
  }
}

extension Scene {
  /// What leads from a view's own coordinates to another one's, as `convert` goes.
  func way(from view: ViewID, to other: ViewID) -> AffineTransform {
    guard view != other else { return .identity }
    let up = path(from: view).reduce(AffineTransform.identity) {
      $0.concatenating(self[$1].wayToSuperview)
    }
    return path(from: other).reversed().reduce(up) { $0.concatenating(self[$1].wayFromSuperview) }
  }
}

extension View {
  fileprivate var wayToSuperview: AffineTransform {
    let (placement, shift) = (self.placement, origin - bounds.origin)
    guard let transform = placement.transform else { return .translation(shift.x, shift.y) }
    return AffineTransform.translation(-placement.anchor.x, -placement.anchor.y)
      .concatenating(transform)
      .concatenating(.translation(placement.center.x, placement.center.y))
  }

  /// What `Placement.fromSuperview` does, as one transform (2.22).
  var wayFromSuperview: AffineTransform {
    let shift = origin - bounds.origin
    guard transform != .identity else { return .translation(-shift.x, -shift.y) }
    let placement = self.placement
    return AffineTransform.translation(-placement.center.x, -placement.center.y)
      .concatenating(transform.inverted)
      .concatenating(.translation(placement.anchor.x, placement.anchor.y))
  }
}
