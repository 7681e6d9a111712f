import TouchCore

//     ╱‾╲      where lines do not say who is hit, small parts are asked in their middle
//    │▒▒▒│     and their areas are about

/// Parts of the screen of which one point stands for all.
struct AreaCells {
  /// More than these are not asked.
  private static let most = 6_000
  /// Smaller ones are not divided, in square points.
  private static let fine = 1.0

  /// Divides pieces, the largest first as far as there are enough; none overlap.
  static func divided(_ pieces: [Piece], _ table: inout LineTable) -> [Piece] {
    var waiting = pieces
    var place = 0
    var cells: [Piece] = []
    while place < waiting.count {
      let piece = waiting[place]
      place += 1
      let count = waiting.count - place + cells.count
      guard piece.area > fine, count < most, let halves = halves(of: piece, &table) else {
        cells.append(piece)
        continue
      }
      waiting.append(halves.0)
      waiting.append(halves.1)
    }
    return cells
  }

  /// The two parts on both sides of the middle of its longer way.
  private static func halves(
    of piece: Piece, _ table: inout LineTable
  ) -> (Piece, Piece)? {
    let box = piece.box
    let isWide = box.size.width > box.size.height
    let line = LocalLine(
      normal: isWide ? Point(1, 0) : Point(0, 1),
      limit: isWide ? box.minX + box.size.width / 2 : box.minY + box.size.height / 2,
      isClosed: true)
    guard let cut = table.add(LocalArea([line]), of: nil, .identity)?.cut(piece),
      let inside = cut.inside, let outside = cut.outside.first
    else { return nil }
    return (inside, outside)
  }
}
