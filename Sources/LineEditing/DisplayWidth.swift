import CEditline

/// How many columns a text takes, counted as libedit counts: by scalar, a Chinese one being two.
func displayWidth(of text: String) -> Int {
  text.unicodeScalars.reduce(0) { $0 + displayWidth(of: $1) }
}

/// How many columns one scalar takes; a combining mark takes none.
func displayWidth(of scalar: Unicode.Scalar) -> Int {
  max(0, Int(ce_width(scalar.value)))
}

/// How many times the screen line breaks while a text is written from a column on.
func lineBreaks(in text: String, from start: Int, columns: Int) -> Int {
  var breaks = start / columns
  var column = start % columns
  for scalar in text.unicodeScalars {
    if scalar == "\n" {
      breaks += 1
      column = 0
      continue
    }
    let width = displayWidth(of: scalar)
    // A wide scalar does not straddle the edge: it goes to the next line whole.
    if column + width > columns {
      breaks += 1
      column = 0
    }
    column += width
    if column == columns {
      breaks += 1
      column = 0
    }
  }
  return breaks
}
