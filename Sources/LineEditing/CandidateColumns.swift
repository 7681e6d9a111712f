/// Lays words out in columns, reading down, as `ls` does.
///
/// More rows than the limit are cut, and the last row then says how many words are missing.
func candidateColumns(_ words: [String], columns: Int, rowLimit: Int) -> [String] {
  let gap = 2
  let cell = (words.map { displayWidth(of: $0) }.max() ?? 0) + gap
  // The gap after the last word may hang over the edge; the word may not touch it, or some
  // terminals would break the line once more.
  let perRow = max(1, (columns - 1 + gap) / cell)
  let rowCount = (words.count + perRow - 1) / perRow
  let shown = rowCount <= rowLimit ? words : Array(words.prefix(max(1, rowLimit - 1) * perRow))
  let height = (shown.count + perRow - 1) / perRow
  var rows = (0..<height).map { row in
    joined(stride(from: row, to: shown.count, by: height).map { shown[$0] }, cell: cell)
  }
  if shown.count < words.count { rows.append("… +\(words.count - shown.count)") }
  return rows
}

/// Joins the words of a row, all but the last filled up to the width of a cell.
private func joined(_ words: [String], cell: Int) -> String {
  var row = ""
  for word in words.dropLast() {
    row += word + String(repeating: " ", count: max(0, cell - displayWidth(of: word)))
  }
  return row + (words.last ?? "")
}
