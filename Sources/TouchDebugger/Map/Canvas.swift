import TouchCore
import TouchNarration

/// A grid of characters with styles, drawn from back to front.
struct Canvas {
  /// One character of the picture.
  private struct Cell {
    var character: Character = " "
    var style = StyledRun.Style.plain
    var ink = Ink.line
    /// Whether the character to the left takes this cell, too.
    var isTail = false
    /// Whose border or name it is.
    var owner: ViewID?
  }

  /// What a character is part of: names stay where lines would cross them.
  enum Ink {
    case line, name, mark
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
    _ character: Character, _ style: StyledRun.Style, column: Int, row: Int, as ink: Ink = .line
  ) {
    let width = character.displayWidth
    guard width > 0, column >= 0, column + width <= columns, (0..<rows).contains(row) else {
      return
    }
    let place = row * columns + column
    let taken = place..<place + width
    guard !keepsWhatIsThere || cells[taken].allSatisfy(isFree) else { return }
    // Of a wide character that is half covered, nothing is left.
    if cells[place].isTail { cells[place - 1] = Cell() }
    if taken.upperBound < (row + 1) * columns, cells[taken.upperBound].isTail {
      cells[taken.upperBound] = Cell()
    }
    for cell in taken {
      cells[cell] = Cell(
        character: cell == place ? character : " ", style: style, ink: ink, isTail: cell != place,
        owner: owner)
    }
  }

  /// Whether a character is to be seen anywhere as part of something.
  func shows(_ character: Character, as ink: Ink) -> Bool {
    cells.contains { $0.character == character && $0.ink == ink }
  }

  /// Whether a test holds of somebody whose lines, name or emptied inside lie in a box.
  func hasOwner(in box: Box, where test: (ViewID) -> Bool) -> Bool {
    var last: ViewID?
    for row in box.top...box.bottom {
      for cell in cells[row * columns + box.left...row * columns + box.right] {
        guard let owner = cell.owner, owner != last else { continue }
        if test(owner) { return true }
        last = owner
      }
    }
    return false
  }

  /// All of the picture.
  var whole: Box { Box(left: 0, top: 0, right: columns - 1, bottom: rows - 1) }

  /// How much can be seen of each view: of its border and name, and letters of its name.
  var left: [ViewID: (cells: Int, letters: Int)] {
    var left: [ViewID: (cells: Int, letters: Int)] = [:]
    for cell in cells {
      guard let owner = cell.owner, cell.character != " " else { continue }
      left[owner, default: (0, 0)].cells += 1
      if cell.ink == .name { left[owner, default: (0, 0)].letters += 1 }
    }
    return left
  }

  /// Whether a cell may be drawn on: a blank between the words of a name is taken too.
  private func isFree(_ cell: Cell) -> Bool {
    guard cell.ink == .line else { return false }
    return cell.character == " " || cell.owner.map(yielding.contains) == true
  }

  /// Writes text from a cell to the right, up to a column.
  mutating func write(
    _ text: String, _ style: StyledRun.Style, column: Int, row: Int, upTo last: Int,
    as ink: Ink = .name
  ) {
    var column = column
    for character in text {
      let width = character.displayWidth
      guard column + width - 1 <= last else { return }
      put(character, style, column: column, row: row, as: ink)
      column += width
    }
  }

  /// Empties the inside of a box, but for some holes.
  mutating func clear(_ box: Box, except holes: [Box]) {
    // Only what is in the picture: a box may be far larger.
    for row in stride(from: max(box.top + 1, 0), to: min(box.bottom, rows), by: 1) {
      for column in stride(from: max(box.left + 1, 0), to: min(box.right, columns), by: 1) {
        let isHole = holes.contains {
          ($0.left...$0.right).contains(column) && ($0.top...$0.bottom).contains(row)
        }
        if !isHole { put(" ", .plain, column: column, row: row) }
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
    for cell in line where !cell.isTail {
      if let last = runs.indices.last, runs[last].style == cell.style {
        runs[last].text.append(cell.character)
      } else {
        runs.append(StyledRun(String(cell.character), cell.style))
      }
    }
    return runs
  }
}
