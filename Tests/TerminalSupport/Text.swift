/// A terminal's text without escape sequences, carriage returns and other controls.
///
/// Motions of the cursor are not carried out: of a line that was edited, all its pieces stay. What
/// is painted over letters that stand there already, with the cursor saved, is left out. A sequence that is cut at the end is left out, so that what comes later only adds to the result.
public func withoutEscapes(_ text: String) -> String {
  var filter = EscapeFilter()
  return String(String.UnicodeScalarView(filter.pass(text.unicodeScalars)))
}

/// Takes the escape sequences out of a text that comes piece by piece.
struct EscapeFilter {
  /// The beginning of a sequence whose end has not come.
  private var cut: [Unicode.Scalar] = []

  /// What of the next piece is neither an escape sequence nor a control.
  mutating func pass(_ piece: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
    let scalars = cut + piece
    cut = []
    var rest = scalars[...]
    var result: [Unicode.Scalar] = []
    while let scalar = rest.first {
      let start = rest
      rest.removeFirst()
      switch scalar {
      case "\u{1B}":
        guard rest.first == "7" ? skipPainting(&rest) : skipSequence(&rest) else {
          cut = Array(start)
          return result
        }
      case "\n", "\t": result.append(scalar)
      case "\0"..<" ", "\u{7F}": continue
      default: result.append(scalar)
      }
    }
    return result
  }
}

/// Skips all that is written until the saved cursor is put back; false where that has not come.
private func skipPainting(_ scalars: inout ArraySlice<Unicode.Scalar>) -> Bool {
  while let scalar = scalars.popFirst() {
    if scalar == "\u{1B}", scalars.popFirst() == "8" { return true }
  }
  return false
}

/// Skips what belongs to an escape just read; false where its end has not come.
@discardableResult
func skipSequence(_ scalars: inout ArraySlice<Unicode.Scalar>) -> Bool {
  switch scalars.popFirst() {
  case nil: return false
  case "[":
    while let scalar = scalars.popFirst() {
      if ("@"..."~").contains(scalar) { return true }
    }
    return false
  case "]":
    while let scalar = scalars.popFirst() {
      if scalar == "\u{7}" { return true }
      if scalar == "\u{1B}" { return scalars.popFirst() != nil }
    }
    return false
  case "(", ")", "#", "%": return scalars.popFirst() != nil
  default: return true
  }
}
