import TouchCore

extension HitAreas {
  /// Says how much of a view's bounds can be hit, and why the rest cannot.
  ///
  /// Hitting some other view may count as hitting this one, as where a control is made of views of
  /// its own.
  ///
  /// - Complexity: O(*p* · *d*) in the parts of the screen and the superviews the view has.
  public func reach(
    of view: ViewID, counting reaches: (ViewID) -> Bool = { _ in false }
  ) -> AreaReach {
    let outline = scene.outlineAsHit(view) ?? Polygon([])
    let whole = Piece(outline.corners.map { Piece.Corner(point: $0, edge: 0) })
    var losing = AreaLosing(self, view)
    var reachable: [Piece] = []
    if whole.area > 0 {
      let onScreen = losing.cutToScreen(whole)
      for part in onScreen {
        for (piece, owner) in partition(part) {
          if let owner, owner == view || reaches(owner) || draws(view, at: piece.middle, owner) {
            reachable.append(piece)
          } else {
            losing.lose(piece, to: owner)
          }
        }
      }
    }
    return AreaReach(
      view: view, outline: outline, area: whole.area,
      reachable: reachable.reduce(0) { $0 + $1.area }, parts: reachable.map { $0.outline },
      reachableBox: reachable.isEmpty
        ? nil : Rect(around: reachable.flatMap { $0.corners.map { $0.point } }),
      losses: losing.losses.sorted { $0.area > $1.area }, isExact: isExact(view))
  }

  /// 22.24, 22.29: what SwiftUI draws is found by the hosting view that is hit.
  private func draws(_ view: ViewID, at point: Point, _ hit: ViewID) -> Bool {
    scene[view].kind == .drawn && scene.reaches(view, byHitting: hit, at: point)
  }

  /// What of a part of the screen belongs to whom: the pieces leave nothing out, and share nothing.
  private func partition(_ part: Piece) -> [(Piece, ViewID?)] {
    blocks.filter { $0.box.meets(part.box) }.flatMap { block in
      block.places.compactMap { place in
        guard boxes[place].meets(part.box) else { return nil }
        return cuts[place].inside(of: part).map { ($0, pieces[place].owner) }
      }
    }
  }
}
