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
    /// Where the lines go that meet in it.
    var joins: Joins = []
  }

  /// What a character is part of: names stay where lines would cross them.
  enum Ink {
    case line, name, mark
  }

  /// A rectangle of cells, both ends included.
  struct Box: Hashable {
    var left, top, right, bottom: Int

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
    _ character: Character, _ style: StyledRun.Style, column: Int, row: Int, as ink: Ink = .line,
    joins: Joins = []
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
        owner: owner, joins: joins)
    }
  }

  /// Whether a character is to be seen anywhere as part of something.
  func shows(_ character: Character, as ink: Ink) -> Bool {
    cells.contains { $0.character == character && $0.ink == ink }
  }

  /// Whose frame, or whose emptied inside, is in a cell; nil for names and marks, and where nobody's is.
  func lineOwner(column: Int, row: Int) -> ViewID? {
    let cell = cells[row * columns + column]
    return cell.ink == .line ? cell.owner : nil
  }

  /// Whether nothing stands in a cell of the picture.
  func isBlank(column: Int, row: Int) -> Bool {
    let cell = cells[row * columns + column]
    return cell.ink == .line && cell.character == " " && !cell.isTail
  }

  /// Whether a cell may be drawn on: a blank between the words of a name is taken too.
  private func isFree(_ cell: Cell) -> Bool { cell.ink == .line && cell.character == " " }

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
  ///
  /// Lines that come from outside go on to it; what is inside is covered, unless it is kept.
  mutating func frame(
    _ box: Box, _ pen: Pen, _ style: StyledRun.Style, keepingInside keeps: Bool = false
  ) {
    func line(_ column: Int, _ row: Int, _ own: Joins, outside: Joins) {
      guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
      let there = cells[row * columns + column].joins
      let joins = own.union(keeps ? there : there.intersection(outside))
      put(pen[joins], style, column: column, row: row, joins: joins)
    }
    for column in max(box.left + 1, 0)..<max(min(box.right, columns), box.left + 1, 0) {
      line(column, box.top, [.left, .right], outside: .up)
      line(column, box.bottom, [.left, .right], outside: .down)
    }
    for row in max(box.top + 1, 0)..<max(min(box.bottom, rows), box.top + 1, 0) {
      line(box.left, row, [.up, .down], outside: .left)
      line(box.right, row, [.up, .down], outside: .right)
    }
    line(box.left, box.top, [.right, .down], outside: [.up, .left])
    line(box.right, box.top, [.left, .down], outside: [.up, .right])
    line(box.left, box.bottom, [.right, .up], outside: [.down, .left])
    line(box.right, box.bottom, [.left, .up], outside: [.down, .right])
  }

  /// Draws the part of a border that lies across another box, through what is there.
  mutating func cross(_ box: Box, over other: Box, _ pen: Pen, _ style: StyledRun.Style) {
    func line(_ column: Int, _ row: Int, _ own: Joins) {
      guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
      let joins = own.union(cells[row * columns + column].joins)
      put(pen[joins], style, column: column, row: row, joins: joins)
    }
    /// What a cell of a side joins: at the ends of the part that is drawn it goes one way only.
    func joins(_ place: Int, in part: ClosedRange<Int>, _ back: Joins, _ on: Joins) -> Joins {
      (place > part.lowerBound ? back : []).union(place < part.upperBound ? on : [])
    }
    guard let part = box.shared(with: other) else { return }
    let (across, down) = (part.left...part.right, part.top...part.bottom)
    for row in [box.top, box.bottom] where other.top < row && row < other.bottom {
      for column in across { line(column, row, joins(column, in: across, .left, .right)) }
    }
    for column in [box.left, box.right] where other.left < column && column < other.right {
      for row in down { line(column, row, joins(row, in: down, .up, .down)) }
    }
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
