import TouchCore
import TouchNarration

/// A grid of characters with styles, drawn from back to front.
struct Canvas {
  /// One character of the picture.
  private struct Cell {
    var character: Character = " "
    var style = StyledRun.Style.plain
    var isWritten = false
    /// Whose border or name it is.
    var owner: ViewID?
  }

  /// A rectangle of cells, both ends included.
  struct Box: Hashable {
    var left, top, right, bottom: Int

    var width: Int { right - left + 1 }
    var height: Int { bottom - top + 1 }
    /// Whether it has no room for a border with something inside.
    var isFlat: Bool { height == 1 || width == 1 }

    /// What two boxes share; nil where that is nothing.
    func shared(with other: Box) -> Box? {
      let box = Box(
        left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
        bottom: min(bottom, other.bottom))
      return box.left <= box.right && box.top <= box.bottom ? box : nil
    }
  }

  let columns: Int
  let rows: Int
  /// Whether what is drawn leaves alone what is there already.
  var keepsWhatIsThere = false
  /// Whose borders, but not names, are drawn over all the same.
  var yielding: Set<ViewID> = []
  /// Whose border or name is drawn.
  var owner: ViewID?
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  /// Puts a character, where it is in the picture.
  mutating func put(
    _ character: Character, _ style: StyledRun.Style, column: Int, row: Int,
    isWritten: Bool = false
  ) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    guard !keepsWhatIsThere || isFree(cells[row * columns + column]) else { return }
    cells[row * columns + column] = Cell(
      character: character, style: style, isWritten: isWritten, owner: owner)
  }

  /// All of the picture.
  var whole: Box { Box(left: 0, top: 0, right: columns - 1, bottom: rows - 1) }

  /// How much can be seen of each view: of its border and name, and letters of its name.
  var left: [ViewID: (cells: Int, letters: Int)] {
    var left: [ViewID: (cells: Int, letters: Int)] = [:]
    for cell in cells {
      guard let owner = cell.owner, cell.character != " " else { continue }
      left[owner, default: (0, 0)].cells += 1
      if cell.isWritten { left[owner, default: (0, 0)].letters += 1 }
    }
    return left
  }

  /// Whether a cell may be drawn on: a blank between the words of a name is taken too.
  private func isFree(_ cell: Cell) -> Bool {
    guard !cell.isWritten else { return false }
    return cell.character == " " || cell.owner.map(yielding.contains) == true
  }

  /// Writes text from a cell to the right, up to a column.
  mutating func write(
    _ text: String, _ style: StyledRun.Style, column: Int, row: Int, upTo last: Int
  ) {
    for (offset, character) in text.enumerated() where column + offset <= last {
      put(character, style, column: column + offset, row: row, isWritten: true)
    }
  }

  /// Empties the inside of a box.
  mutating func clear(_ box: Box) {
    // Only what is in the picture: a box may be far larger.
    for row in stride(from: max(box.top + 1, 0), to: min(box.bottom, rows), by: 1) {
      for column in stride(from: max(box.left + 1, 0), to: min(box.right, columns), by: 1) {
        put(" ", .plain, column: column, row: row)
      }
    }
  }

  /// Draws the border of a box.
  mutating func frame(_ box: Box, _ pen: Pen, _ style: StyledRun.Style) {
    for column in stride(
      from: max(box.left + 1, 0), through: min(box.right - 1, columns - 1), by: 1)
    {
      put(pen.horizontal, style, column: column, row: box.top)
      put(pen.horizontal, style, column: column, row: box.bottom)
    }
    for row in stride(
      from: max(box.top + 1, 0), through: min(box.bottom - 1, rows - 1), by: 1)
    {
      put(pen.vertical, style, column: box.left, row: row)
      put(pen.vertical, style, column: box.right, row: row)
    }
    put(pen.corners.0, style, column: box.left, row: box.top)
    put(pen.corners.1, style, column: box.right, row: box.top)
    put(pen.corners.2, style, column: box.left, row: box.bottom)
    put(pen.corners.3, style, column: box.right, row: box.bottom)
  }

  /// The picture, a line per row, without blanks at the ends of lines.
  var lines: [StyledText] {
    (0..<rows).map { row in
      let line = cells[row * columns..<(row + 1) * columns]
      let last = line.lastIndex { $0.character != " " } ?? line.startIndex - 1
      return StyledText(runs(of: line[line.startIndex..<last + 1]))
    }
  }

  private func runs(of line: ArraySlice<Cell>) -> [StyledRun] {
    var runs: [StyledRun] = []
    for cell in line {
      if let last = runs.indices.last, runs[last].style == cell.style {
        runs[last].text.append(cell.character)
      } else {
        runs.append(StyledRun(String(cell.character), cell.style))
      }
    }
    return runs
  }
}

/// The characters a border and the marks are drawn with.
struct Pen {
  let horizontal, vertical: Character
  /// Top left, top right, bottom left, bottom right.
  let corners: (Character, Character, Character, Character)

  static let thin = Pen(horizontal: "─", vertical: "│", corners: ("┌", "┐", "└", "┘"))
  static let double = Pen(horizontal: "═", vertical: "║", corners: ("╔", "╗", "╚", "╝"))
  static let plainASCII = Pen(horizontal: "-", vertical: "|", corners: ("+", "+", "+", "+"))
  static let heavyASCII = Pen(horizontal: "=", vertical: "#", corners: ("#", "#", "#", "#"))
}
