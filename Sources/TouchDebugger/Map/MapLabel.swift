import TouchCore
import TouchNarration

//   ┌window › page › card ✓────┐      views whose names begin in one cell share a label:
//   │                          │      those that fill the same cells, and those around them
//
//   ┌back, front ✗─────────────┐      and, after a comma, one that covers another but for
//   │                          │      less than a cell, or a window in front of another

/// The names that stand together on a border.
struct MapLabel {
  /// The name of one view, with its marks.
  struct Piece {
    let view: ViewID
    let name: String
    let marks: [Character]
    let style: StyledRun.Style
    /// Whether it is something beside the view before it.
    var isBeside = false

    var width: Int { displayWidth(name) + 2 * marks.count }
  }

  /// What becomes of a name where another one is to stand in its cell.
  enum Neighbour {
    /// The new one lies within.
    case within
    /// The new one lies beside or before it.
    case beside
    /// The new one covers it.
    case covered
  }

  /// Where a label begins.
  struct Start: Hashable {
    let column, row: Int

    init(_ box: Canvas.Box) { (column, row) = (box.left, box.top) }
  }

  /// Stands between what is beside each other.
  static let comma = ", "

  private(set) var pieces: [Piece] = []

  /// No picture has room for more names beside each other.
  private static let mostPieces = 150

  /// Adds a name, or says it anew.
  ///
  /// - Parameters:
  ///   - room: How many columns there are for all names; beside each other they stand only if all
  ///     of them fit.
  ///   - neighbour: What another view is to the new one.
  mutating func add(
    _ piece: Piece, room: Int, between separator: String, neighbour: (ViewID) -> Neighbour
  ) {
    guard !pieces.contains(where: { $0.view == piece.view }) else { return }
    guard pieces.count < Self.mostPieces || neighbour(pieces[0].view) != .within else { return }
    let kept = pieces.filter { neighbour($0.view) != .covered }
    let around = kept.filter { neighbour($0.view) == .within }
    var beside = piece
    beside.isBeside = kept.last.map { neighbour($0.view) == .beside } ?? false
    let all = MapLabel(pieces: kept + [beside])
    pieces =
      kept.count == around.count || all.width(between: separator) <= room
      ? all.pieces : around + [piece]
  }

  private func width(between separator: String) -> Int {
    pieces.enumerated().reduce(0) { width, piece in
      let joint = piece.element.isBeside ? Self.comma : separator
      return width + piece.element.width + (piece.offset == 0 ? 0 : displayWidth(joint))
    }
  }
}

extension Canvas {
  /// Writes a label on the top border of a box, or in it where it has no room for a border.
  mutating func write(_ label: MapLabel, on box: Box, between separator: String) {
    let last = box.right - (box.isFlat ? 0 : 1)
    var column = box.left + (box.isFlat ? 0 : 1)
    for (place, piece) in label.pieces.enumerated() {
      if place > 0 {
        let joint = piece.isBeside ? MapLabel.comma : separator
        owner = nil
        write(joint, .dim, column: column, row: box.top, upTo: last)
        column += displayWidth(joint)
      }
      owner = piece.view
      write(piece.name, piece.style, column: column, row: box.top, upTo: last)
      column += displayWidth(piece.name)
      for mark in piece.marks {
        write(" ", piece.style, column: column, row: box.top, upTo: last)
        write(String(mark), piece.style, column: column + 1, row: box.top, upTo: last, as: .mark)
        column += 2
      }
    }
  }
}
