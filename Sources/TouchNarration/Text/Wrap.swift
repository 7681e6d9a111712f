extension StyledText {
  /// The text as lines of at most so many columns.
  ///
  /// The first line begins with `firstIndent` spaces, the others with `indent`; both count as
  /// columns. A newline in the text begins a new line. A rule and its number stay on one line. A word
  /// longer than a line is broken, and where nothing else is left one closing mark may stand out to the
  /// right.
  public func wrapped(
    to columns: Int, firstIndent: Int = 0, indent: Int = 0
  ) -> [StyledText] {
    var wrapper = LineWrapper(columns: columns, firstIndent: firstIndent, indent: indent)
    let cells = runs.flatMap { run in run.text.map { Cell($0, run.style) } }
    for place in cells.indices {
      wrapper.add(cells[place], isBound: cells.isInRuleNumber(place))
    }
    wrapper.endLine()
    return wrapper.lines
  }
}

extension [Cell] {
  /// Whether a space stands between `rule` or `规则` and a number, or a character ends such a `规则`.
  fileprivate func isInRuleNumber(_ place: Int) -> Bool {
    let space = self[place].character == "则" ? place + 1 : place
    guard space + 1 < endIndex, self[space].character == " ", self[space + 1].character.isNumber
    else { return false }
    return ["rule", "规则"].contains { word in
      self[..<space].suffix(word.count).elementsEqual(word) { $0.character == $1 }
    }
  }
}

/// A character with its style and its width.
private struct Cell {
  let character: Character
  let style: StyledRun.Style
  let width: Int

  init(_ character: Character, _ style: StyledRun.Style) {
    self.character = character == "\t" ? " " : character
    self.style = style
    width = self.character.displayWidth
  }
}

/// Fills one line after the other.
private struct LineWrapper {
  var lines: [StyledText] = []
  let columns: Int
  let firstIndent: Int
  let indent: Int

  private var line: [Cell] = []
  private var width = 0
  /// How many cells of the line go out if it has to end.
  private var lastBreak: Int?
  private var hasInk = false
  /// Whether the line goes on with what did not fit into the one before.
  private var isContinued = false

  init(columns: Int, firstIndent: Int, indent: Int) {
    self.columns = columns
    self.firstIndent = max(firstIndent, 0)
    self.indent = max(indent, 0)
  }

  private var margin: Int { lines.isEmpty ? firstIndent : indent }
  private var room: Int { max(columns - margin, 1) }

  /// - Parameter isBound: Whether the line must not end at this space, or before this character.
  mutating func add(_ cell: Cell, isBound: Bool) {
    if cell.character.isNewline { return endLine() }
    if cell.character.isBreakingSpace { return addSpace(cell, isBound: isBound) }
    if !isBound, let last = line.last, last.character.allowsBreak(before: cell.character),
      !last.character.isBreakingSpace
    {
      lastBreak = line.count
    }
    while width + cell.width > room, !line.isEmpty, hasInk {
      guard let end = lastBreak ?? emergencyBreak(before: cell) else { break }
      breakLine(after: end)
    }
    append(cell)
    hasInk = true
  }

  private mutating func addSpace(_ cell: Cell, isBound: Bool) {
    if isContinued && line.isEmpty { return }
    append(cell)
    if hasInk && !isBound { lastBreak = line.count }
  }

  private mutating func append(_ cell: Cell) {
    line.append(cell)
    width += cell.width
  }

  /// Where to cut a word that is longer than a line; nil where the cell should stand out.
  private func emergencyBreak(before cell: Cell) -> Int? {
    if !cell.character.closes { return line.count }
    for index in stride(from: line.count - 1, to: 0, by: -1) {
      let pair = (line[index - 1].character, line[index].character)
      if !pair.0.opens && !pair.1.closes { return index }
    }
    return width <= room && line.contains { !$0.character.closes } ? nil : line.count
  }

  private mutating func breakLine(after end: Int) {
    let rest = Array(line[end...])
    line.removeSubrange(end...)
    flush()
    isContinued = true
    line = rest
    width = rest.reduce(0) { $0 + $1.width }
    hasInk = !rest.isEmpty
  }

  mutating func endLine() {
    flush()
    isContinued = false
  }

  private mutating func flush() {
    while line.last?.character.isBreakingSpace == true { line.removeLast() }
    var text = StyledText()
    if margin > 0 && !line.isEmpty {
      text.runs.append(StyledRun(String(repeating: " ", count: margin)))
    }
    for cell in line { text.append(cell.character, cell.style) }
    lines.append(text)
    line = []
    width = 0
    lastBreak = nil
    hasInk = false
  }
}

extension StyledText {
  /// Appends a character, to the last run where it has the same style.
  fileprivate mutating func append(_ character: Character, _ style: StyledRun.Style) {
    if let last = runs.indices.last, runs[last].style == style {
      runs[last].text.append(character)
    } else {
      runs.append(StyledRun(String(character), style))
    }
  }
}
