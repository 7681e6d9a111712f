extension TextBytes {
  /// Adds a line of a paste without what HTML, Markdown and logs have made of it: tags and entities,
  /// escapes, blanks that do not break.
  mutating func appendPlain(_ paste: TextBytes, _ line: Range<Int>) {
    let isMarkup = paste.isMarkup(line)
    var place = line.lowerBound
    while place < line.upperBound {
      if let (sign, length) = paste.plainSign(at: place, line.upperBound, isMarkup: isMarkup) {
        for byte in sign.utf8 { append(byte) }
        place += length
      } else {
        append(paste[place])
        place += 1
      }
    }
  }

  /// Whether a line is HTML: all its brackets are entities, but those of tags.
  private func isMarkup(_ line: Range<Int>) -> Bool {
    guard find("&lt;", in: line) != nil else { return false }
    for place in line where self[place] == 0x3C {
      if tag(at: place, line.upperBound) == nil { return false }
    }
    return true
  }

  /// What stands at a place in other signs, and how long these are; nil for most.
  private func plainSign(
    at place: Int, _ end: Int, isMarkup: Bool
  ) -> (sign: String, length: Int)? {
    switch self[place] {
    case 0x26 where isMarkup: entity(at: place, end)
    case 0x3C where isMarkup: tag(at: place, end)
    case 0x5C: escaped(at: place, end)
    case 0xC2 where has("\u{A0}", at: place, before: end): (" ", 2)
    default: nil
    }
  }

  /// A tag, `<code>` or `</p>`, of which only `<br>` stands for something.
  private func tag(at place: Int, _ end: Int) -> (sign: String, length: Int)? {
    let start = place + (has("</", at: place, before: end) ? 2 : 1)
    guard start < end, self[start].isLowercase, let close = find(">", in: start..<end) else {
      return nil
    }
    return (has("br", at: start, before: end) ? "\n" : "", close + 1 - place)
  }

  private func escaped(at place: Int, _ end: Int) -> (sign: String, length: Int)? {
    guard place + 1 < end else { return nil }
    let next = self[place + 1]
    if next == 0x75 || next == 0x55 {
      guard let (first, length) = codeUnit(at: place, end) else { return nil }
      // Beyond the first 65,536 characters two units make one.
      if let (second, more) = codeUnit(at: place + length, end),
        let pair = String(decoding: [first, second], as: UTF16.self).first, pair != "\u{FFFD}",
        (0xD800..<0xDC00).contains(first)
      {
        return (String(pair), length + more)
      }
      return Unicode.Scalar(first).map { (String(Character($0)), length) }
    }
    // Letters and digits behind a backslash are no Markdown.
    guard next > 0x20, next < 0x7F, !next.isDigit, !(0x61...0x7A).contains(next | 0x20) else {
      return nil
    }
    return (String(Character(Unicode.Scalar(next))), 2)
  }

  /// `\u767b`.
  private func codeUnit(at place: Int, _ end: Int) -> (unit: UInt16, length: Int)? {
    guard place + 6 <= end, self[place] == 0x5C, self[place + 1] | 0x20 == 0x75 else { return nil }
    let digits = String(decoding: bytes[place + 2..<place + 6], as: UTF8.self)
    return UInt16(digits, radix: 16).map { ($0, 6) }
  }

  /// An entity of HTML, `&lt;` or `&#x27;`.
  func entity(at place: Int, _ end: Int) -> (sign: String, length: Int)? {
    // HTML has more names than XML has; of those only a blank matters.
    if has("&nbsp;", at: place, before: end) { return (" ", 6) }
    guard let (scalar, next) = XMLReferences.read(bytes, at: place), next <= end else { return nil }
    return (String(Character(scalar)), next - place)
  }
}
