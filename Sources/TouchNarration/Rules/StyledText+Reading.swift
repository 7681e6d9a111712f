extension StyledText {
  /// Reads `code`, *number* and **no** as they are marked in Markdown.
  ///
  /// - Returns: The text, and the column of a mark that is never closed.
  static func read(_ line: Substring) -> (text: StyledText, unclosed: Int?) {
    var text = StyledText()
    let bytes = line.utf8
    var rest = bytes[...]
    while let start = rest.firstIndex(where: isMark) {
      let style = style(of: rest[start...])
      let inside = rest.index(start, offsetBy: style.marks)
      guard let end = rest[inside...].firstIndex(of: rest[start]) else {
        return (text, bytes.distance(from: bytes.startIndex, to: start) + 1)
      }
      text.append(rest[..<start], .plain)
      text.append(rest[inside..<end], style.style)
      rest = rest[end...].dropFirst(style.marks)
    }
    text.append(rest, .plain)
    return (text, nil)
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "`") || byte == UInt8(ascii: "*")
  }

  private static func style(
    of marked: Substring.UTF8View
  ) -> (style: StyledRun.Style, marks: Int) {
    if marked.first == UInt8(ascii: "`") { return (.code, 1) }
    return marked.starts(with: "**".utf8) ? (.bad, 2) : (.number, 1)
  }

  private mutating func append(_ bytes: Substring.UTF8View, _ style: StyledRun.Style) {
    if !bytes.isEmpty { runs.append(StyledRun(String(Substring(bytes)), style)) }
  }
}
