import TouchCore

//   ┌ panel ────────┐          ● a tap there hits the view, or what lies in it
//   │     ┌ save ───┼───┐      ○ it does not: panel answers nil first
//   │     │ ●  ●  ● │ ○ │
//   │     │ ●  ●  ● │ ○ │      An edit for the finger alone would leave the right of a button dead.
//   └─────┴─────────┘───┘

/// Where on the screen a view is, and who can be hit besides it.
package struct Reach {
  private let view: ViewID
  private let points: [Point]
  /// The views people touch, each with places where it is hit: one stands for what is tapped, all for
  /// what scrolls.
  private let others: [(view: ViewID, points: [Point])]

  /// How many points of a view are looked at, along each side.
  private static let side = 5
  /// How many points of a view are looked at.
  static let count = side * side
  /// How many other views are looked at.
  private static let mostOthers = 64

  /// What can be hit in a scene, asked for a view.
  package init(of view: ViewID, in scene: Scene) {
    self.view = view
    points = Self.points(of: view, in: scene)
    // Rows and scroll views last: a grid of them would leave no room for what is tapped.
    let all = scene.viewIDs.filter { $0 != view && scene.doesSomething($0) }
    func isOfList(_ id: ViewID) -> Bool { scene[id].row != nil || scene[id].scrolling != nil }
    let meant = all.filter { !isOfList($0) } + all.filter(isOfList)
    let search = Search(scene)
    others = meant.prefix(Self.mostOthers).compactMap { other in
      let places = Self.points(of: other, in: scene).lazy.filter { search.hits(other, at: $0) }
      let points = Array(places.prefix(scene[other].scrolling == nil ? 1 : Self.count))
      return points.isEmpty ? nil : (other, points)
    }
  }

  /// At how many points a tap reaches the view in a scene, by the places where it was, and which
  /// views were hit and are not hit any more at the same place.
  package func change(in scene: Scene) -> (count: Int, dead: [ViewID]) {
    let search = Search(scene)
    return (
      points.count { search.hits(view, at: $0) },
      others.filter { other in !other.points.contains { search.hits(other.view, at: $0) } }
        .map { $0.view }
    )
  }

  /// Places all over a view, as it is seen: there people touch it.
  private static func points(of view: ViewID, in scene: Scene) -> [Point] {
    var scene = scene
    // 21.19: what moves is seen elsewhere than it is hit.
    if let seen = scene[view].seenFrame { scene[view].frame = seen }
    let bounds = scene[view].bounds
    let shares = (0..<side).map { place -> Double in (Double(place) + 0.5) / Double(side) }
    // The middle first: it is what stands for another view.
    let places: [Point] = shares.flatMap { y in shares.map { x in Point(x, y) } }
      .sorted { $0.distanceFromMiddle < $1.distanceFromMiddle }
    return places.map { place in
      scene.toScreen(
        Point(
          bounds.minX + place.x * bounds.size.width, bounds.minY + place.y * bounds.size.height),
        of: view)
    }
  }

  /// Who is hit at a point of the screen.
  private struct Search {
    private let scene: Scene
    private let layouts: [HitTestLayout]

    init(_ scene: Scene) {
      self.scene = scene
      layouts = scene.windowsTopmostFirst.filter { scene.isShown($0) }
        .map { HitTestLayout(scene, window: $0.view) }
    }

    /// Whether the view, or what lies in it, is hit.
    func hits(_ view: ViewID, at point: Point) -> Bool {
      guard let hit = layouts.lazy.compactMap({ $0.hitTest(point) }).first else { return false }
      return scene.isDescendant(hit, of: view) || scene.reaches(view, byHitting: hit, at: point)
    }
  }
}

extension Point {
  /// How far a share of a box lies from its middle.
  fileprivate var distanceFromMiddle: Double { abs(x - 0.5) + abs(y - 0.5) }
}

extension Scene {
  /// Whether a touch on a view itself sets something off.
  fileprivate func doesSomething(_ id: ViewID) -> Bool {
    let view = self[id]
    return view.kind.isControl || view.kind.editsText || view.kind.traits.contains(.acting)
      || view.row != nil || view.scrolling?.isScrollEnabled == true
      || view.knownClass?.kind.traits.contains(.acting) == true
      || view.recognizers.contains { !isMadeByUIKit($0) }
  }
}
