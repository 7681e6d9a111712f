import TouchCore

/// A view's shape on the screen, ready to cut pieces.
struct CutShape {
  private let included: [CutArea]
  private let excluded: [CutArea]
  private let unsure: [CutArea]
  let isEverywhere: Bool
  /// Whether its lines cannot be said, so that all of it is unsure.
  let isUnsayable: Bool

  /// What a region comes to.
  struct Parts {
    var inside: [Piece] = []
    var outside: [Piece] = []
    var unsure: [Piece] = []
  }

  /// - Parameter way: What leads from the screen to the view's own coordinates.
  init(
    _ scene: Scene, _ view: ViewID, _ way: AffineTransform, _ table: inout LineTable
  ) {
    self.init(LocalShape(scene, view), of: view, scene, way, &table)
  }

  /// A shape in a view's own coordinates.
  init(
    _ shape: LocalShape, of view: ViewID, _ scene: Scene, _ way: AffineTransform,
    _ table: inout LineTable
  ) {
    func areas(_ areas: [LocalArea], _ table: inout LineTable) -> [CutArea] {
      areas.compactMap { area in
        let further = area.other.map { scene.way(from: view, to: $0) }
        return table.add(area, of: view, further.map(way.concatenating) ?? way)
      }
    }
    included = areas(shape.included, &table)
    excluded = areas(shape.excluded, &table)
    unsure = areas(shape.unsure, &table)
    isEverywhere = shape.isEverywhere
    isUnsayable =
      included.count + excluded.count + unsure.count
      != shape.included.count + shape.excluded.count + shape.unsure.count
  }

  /// Cuts the pieces of a region.
  func parts(of region: [Piece]) -> Parts {
    var field = PieceField(region)
    let taken = field.cut(by: self)
    return Parts(inside: taken.inside, outside: field.takeAll(), unsure: taken.unsure)
  }

  /// Whether it may meet what lies in a box.
  func mayMeet(_ box: Rect) -> Bool {
    included.contains { !$0.misses(box) } || unsure.contains { !$0.misses(box) }
  }

  func cut(_ piece: Piece, into parts: inout Parts) {
    var rest = [piece]
    for area in included {
      for kept in Self.take(area, from: &rest) { sort(kept, into: &parts) }
    }
    for area in unsure { parts.unsure += Self.take(area, from: &rest) }
    parts.outside += rest
  }

  /// What is included and not excluded is inside.
  private func sort(_ piece: Piece, into parts: inout Parts) {
    var rest = [piece]
    for area in excluded { parts.outside += Self.take(area, from: &rest) }
    parts.inside += rest
  }

  /// Takes what lies in an area out of a region.
  private static func take(_ area: CutArea, from region: inout [Piece]) -> [Piece] {
    var taken: [Piece] = []
    var rest: [Piece] = []
    for piece in region {
      let (inside, outside) = area.cut(piece)
      if let inside { taken.append(inside) }
      rest += outside
    }
    region = rest
    return taken
  }
}
