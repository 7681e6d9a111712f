import TouchCore
import TouchNarration

//   ┌window › page › card ✓────┐      views whose names begin in one cell share a label:
//   │                          │      those that fill the same cells, and those around them

/// The names that stand together on a border.
struct MapLabel {
  /// The name of one view, with its marks.
  struct Piece {
    let view: ViewID
    let text: String
    let style: StyledRun.Style
  }

  /// Where a label begins.
  struct Start: Hashable {
    let column, row: Int

    init(_ box: Canvas.Box) { (column, row) = (box.left, box.top) }
  }

  private(set) var pieces: [Piece] = []

  /// Adds a name, or says it anew; names that it would cover stay only where `keeps` says so.
  mutating func add(_ piece: Piece, keeps: (ViewID) -> Bool) {
    guard !pieces.contains(where: { $0.view == piece.view }) else { return }
    pieces = pieces.filter { keeps($0.view) } + [piece]
  }
}

extension Canvas {
  /// Writes a label on the top border of a box, or in it where it has no room for a border.
  mutating func write(_ label: MapLabel, on box: Box, between separator: String) {
    let last = box.right - (box.isFlat ? 0 : 1)
    var column = box.left + (box.isFlat ? 0 : 1)
    for (place, piece) in label.pieces.enumerated() {
      if place > 0 {
        owner = nil
        write(separator, .dim, column: column, row: box.top, upTo: last)
        column += separator.count
      }
      owner = piece.view
      write(piece.text, piece.style, column: column, row: box.top, upTo: last)
      column += piece.text.count
    }
  }
}
