/// A terminal's text without escape sequences, carriage returns and other controls.
///
/// Motions of the cursor are not carried out: of a line that was edited, all its pieces stay. A
/// sequence that is cut at the end is left out, so that what comes later only adds to the result.
public func withoutEscapes(_ text: String) -> String {
  var result = String.UnicodeScalarView()
  var scalars = text.unicodeScalars[...]
  while let scalar = scalars.popFirst() {
    switch scalar {
    case "\u{1B}": skipSequence(&scalars)
    case "\n", "\t": result.append(scalar)
    case "\0"..<" ", "\u{7F}": continue
    default: result.append(scalar)
    }
  }
  return String(result)
}

/// Skips what belongs to an escape just read.
private func skipSequence(_ scalars: inout Substring.UnicodeScalarView) {
  switch scalars.popFirst() {
  case "[":
    while let scalar = scalars.popFirst() {
      if ("@"..."~").contains(scalar) { return }
    }
  case "]":
    while let scalar = scalars.popFirst() {
      if scalar == "\u{7}" { return }
      if scalar == "\u{1B}", scalars.popFirst() == "\\" { return }
    }
  case "(", ")", "#", "%":
    scalars = scalars.dropFirst()
  default:
    return
  }
}

/// Where a text's first appearance in another one ends, counted in scalars.
func end(
  of text: String.UnicodeScalarView, in other: Substring.UnicodeScalarView
) -> Int? {
  var rest = other
  var start = 0
  while rest.count >= text.count {
    if rest.starts(with: text) { return start + text.count }
    rest = rest.dropFirst()
    start += 1
  }
  return nil
}
