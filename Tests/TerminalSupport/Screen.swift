//      column 0                                   columns - 1
//   row 0  ( t a p   # 0 / 3 1 )   s t e p
//          …
//          the cursor, and whether the next character breaks the line first

/// What a person sees: a terminal's output with its motions of the cursor carried out.
///
/// It knows what the terminals of these tests are sent: characters of one and two columns, the
/// motions, insertions and erasures of ECMA-48, a saved cursor, and no colours. What it does not know it skips.
public struct Screen: Sendable {
  /// How many columns a row has.
  public private(set) var columns: Int
  /// How many rows are seen.
  public private(set) var height: Int
  /// Where the next character goes, counted from 0.
  public private(set) var cursor = (row: 0, column: 0)
  /// The rows that went out at the top, oldest first.
  public private(set) var scrolledAway: [String] = []

  // A character of two columns is followed by an empty cell.
  private var cells: [[String]]
  // A terminal breaks a full line only when something follows.
  private var isLineFull = false
  private var inserts = false
  private var savedCursor = (row: 0, column: 0)

  init(columns: Int, rows: Int) {
    self.columns = columns
    height = rows
    cells = Array(repeating: [], count: rows)
  }

  /// The rows, without the blanks at their ends.
  public var rows: [String] { cells.map(Self.text) }

  /// Everything there was and is to see, without the empty rows below.
  public var text: String {
    var all = scrolledAway + rows
    while all.last == "" { all.removeLast() }
    return all.joined(separator: "\n")
  }

  /// The row the cursor is in.
  public var line: String { rows[cursor.row] }

  private static func text(_ row: [String]) -> String {
    var row = row[...]
    while row.last == " " { row.removeLast() }
    return row.joined()
  }

  /// Makes the screen another size; rows keep their text, and the cursor its row.
  mutating func resize(columns: Int, rows: Int) {
    self.columns = columns
    for _ in 0..<max(0, cursor.row + 1 - rows) { scroll() }
    cells = Array((cells + Array(repeating: [], count: rows)).prefix(rows))
    height = rows
    cursor.column = min(cursor.column, columns - 1)
  }

  /// Shows what is sent.
  mutating func show(_ scalars: ArraySlice<Unicode.Scalar>) {
    var rest = scalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": carryOut(&rest)
      case "\r": move(to: cursor.row, 0)
      case "\n": lineFeed()
      case "\u{8}": move(to: cursor.row, cursor.column - 1)
      case "\t": move(to: cursor.row, (cursor.column / 8 + 1) * 8)
      case "\0"..<" ", "\u{7F}": continue
      default: put(scalar)
      }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = Self.width(of: scalar)
    guard width > 0 else {
      let column = isLineFull ? cursor.column : cursor.column - 1
      guard cells[cursor.row].indices.contains(column) else { return }
      cells[cursor.row][column].unicodeScalars.append(scalar)
      return
    }
    if isLineFull || cursor.column + width > columns {
      lineFeed()
      move(to: cursor.row, 0)
    }
    fill(to: cursor.column + width)
    let new = [String(scalar)] + Array(repeating: "", count: width - 1)
    let old = cursor.column..<cursor.column + (inserts ? 0 : width)
    cells[cursor.row].replaceSubrange(old, with: new)
    cells[cursor.row] = Array(cells[cursor.row].prefix(columns))
    isLineFull = cursor.column + width >= columns
    cursor.column = min(cursor.column + width, columns - 1)
  }

  /// Makes the row at least so long.
  private mutating func fill(to count: Int) {
    while cells[cursor.row].count < count { cells[cursor.row].append(" ") }
  }

  private mutating func move(to row: Int, _ column: Int) {
    cursor = (max(0, min(row, height - 1)), max(0, min(column, columns - 1)))
    isLineFull = false
  }

  private mutating func lineFeed() {
    isLineFull = false
    if cursor.row + 1 < height { cursor.row += 1 } else { scroll() }
  }

  private mutating func scroll() {
    scrolledAway.append(Self.text(cells.removeFirst()))
    cells.append([])
    cursor.row = min(cursor.row, height - 1)
  }
}

extension Screen {
  /// Carries out what follows an escape.
  private mutating func carryOut(_ rest: inout ArraySlice<Unicode.Scalar>) {
    switch rest.first {
    case "[": rest.removeFirst()
    case "7":
      savedCursor = cursor
      return skip(&rest)
    case "8":
      move(to: savedCursor.row, savedCursor.column)
      return skip(&rest)
    default: return skip(&rest)
    }
    var words = ""
    while let scalar = rest.popFirst() {
      guard ("@"..."~").contains(scalar) else {
        words.unicodeScalars.append(scalar)
        continue
      }
      carryOut(scalar, words.split(separator: ";").map { Int($0) ?? 0 })
      return
    }
  }

  private func skip(_ rest: inout ArraySlice<Unicode.Scalar>) { skipSequence(&rest) }

  private mutating func carryOut(_ final: Unicode.Scalar, _ numbers: [Int]) {
    let first = numbers.first ?? 0
    let count = max(1, first)
    switch final {
    case "A": move(to: cursor.row - count, cursor.column)
    case "B": move(to: cursor.row + count, cursor.column)
    case "C": move(to: cursor.row, cursor.column + count)
    case "D": move(to: cursor.row, cursor.column - count)
    case "G": move(to: cursor.row, count - 1)
    case "H": move(to: count - 1, (numbers.dropFirst().first ?? 1) - 1)
    case "J": erase(first)
    case "K": eraseInRow(first)
    case "P": delete(count)
    case "@": insert(count)
    case "h" where first == 4: inserts = true
    case "l" where first == 4: inserts = false
    default: return
    }
  }

  private mutating func erase(_ part: Int) {
    if part == 2 { cells = Array(repeating: [], count: height) }
    guard part == 0 else { return }
    eraseInRow(0)
    for row in cells.indices.dropFirst(cursor.row + 1) { cells[row] = [] }
  }

  private mutating func eraseInRow(_ part: Int) {
    switch part {
    case 0: cells[cursor.row] = Array(cells[cursor.row].prefix(cursor.column))
    case 1:
      fill(to: cursor.column + 1)
      for column in 0...cursor.column { cells[cursor.row][column] = " " }
    default: cells[cursor.row] = []
    }
  }

  private mutating func delete(_ count: Int) {
    let row = cells[cursor.row]
    guard cursor.column < row.count else { return }
    cells[cursor.row].removeSubrange(cursor.column..<min(row.count, cursor.column + count))
  }

  private mutating func insert(_ count: Int) {
    fill(to: cursor.column)
    let blanks = Array(repeating: " ", count: count)
    cells[cursor.row].insert(contentsOf: blanks, at: cursor.column)
    cells[cursor.row] = Array(cells[cursor.row].prefix(columns))
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF:
      return 2
    default: return 1
    }
  }
}
