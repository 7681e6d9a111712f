//  > <UIView: 0x3; …&gt;<br>      ──►  <UIView: 0x3; …>        quoted by mail, shown by a browser
//  text = 'Z\u00fcrich\_1'        ──►  text = 'Zürich_1'       escaped by a log, by Markdown
//  a terminal is 80 columns wi    ──►  one line                the terminal broke it

/// A paste as the debugger printed it, before mail, browsers and terminals got hold of it.
///
/// Each reader of lines begins with it; none of them knows any of this.
struct PlainText: Sendable {
  /// A line of the text.
  struct Line: Sendable {
    /// The line of the file, from 1.
    let number: Int
    /// Where it stands in the text.
    let range: Range<Int>
  }

  /// The text; line breaks are line feeds.
  private(set) var text: TextBytes
  private(set) var lines: [Line] = []

  /// Makes a paste plain.
  ///
  /// - Complexity: O(*n*) in the length of the paste.
  init(_ paste: TextBytes) {
    let paste = paste.withoutTransferEncoding.withoutRepeatedEntities
    text = TextBytes(capacity: paste.count)
    let all = paste.lines
    let marks = paste.quotationMarks(all)
    let isBroken = TerminalBreaks(paste, all).isBroken
    var (start, first) = (0, 1)
    for (index, line) in all.enumerated() {
      text.appendPlain(paste, paste.unquoted(line, marks: marks))
      if !isBroken.isEmpty, isBroken[index] { continue }
      addLines(from: start, number: first)
      text.append(0x0A)
      (start, first) = (text.count, index + 2)
    }
  }

  /// Adds a line of the file: several, where a browser's line breaks stood in it.
  private mutating func addLines(from start: Int, number: Int) {
    var start = start
    for place in start..<text.count where text[place] == 0x0A {
      lines.append(Line(number: number, range: start..<place))
      start = place + 1
    }
    lines.append(Line(number: number, range: start..<text.count))
  }
}

/// Which lines of a paste a terminal broke at its width, be it within a word.
private struct TerminalBreaks {
  /// Whether each goes on in the next one; empty if none does.
  private(set) var isBroken: [Bool] = []

  /// Looks at which width lines that name a view break off: a mail program breaks at blanks, so that
  /// the widths differ.
  init(_ paste: TextBytes, _ lines: [Range<Int>]) {
    var isOpen = false
    var places: [Int] = []
    for index in lines.indices.dropLast() {
      isOpen = paste.isOpen(lines[index], wasOpen: isOpen, before: lines[index + 1])
      if isOpen { places.append(index) }
    }
    // One line alone shows no width.
    guard places.count > 1 else { return }
    let width = paste.columns(lines[places[0]])
    guard places.allSatisfy({ paste.columns(lines[$0]) == width }),
      lines.allSatisfy({ paste.columns($0) <= width })
    else { return }
    isBroken = Array(repeating: false, count: lines.count)
    for place in places { isBroken[place] = true }
  }
}

extension TextBytes {
  /// The lines of the text, without their ends.
  fileprivate var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start < count {
      var end = start
      while end < count, self[end] != 0x0A, self[end] != 0x0D { end += 1 }
      lines.append(start..<end)
      start = end + (has("\r\n", at: end, before: count) ? 2 : 1)
    }
    return lines
  }

  /// The text of a letter as it was before it was sent as "quoted-printable": `frame =3D (0 0=`.
  fileprivate var withoutTransferEncoding: TextBytes {
    guard find(" =3D ", in: 0..<count) != nil else { return self }
    var plain = TextBytes(capacity: count)
    var place = 0
    while place < count {
      if has("=\n", at: place, before: count) || has("=\r\n", at: place, before: count) {
        place += self[place + 1] == 0x0A ? 2 : 3
      } else if has("=", at: place, before: count - 2), let high = self[place + 1].hexadecimal,
        let low = self[place + 2].hexadecimal
      {
        plain.append(UInt8(truncatingIfNeeded: high << 4 | low))
        place += 3
      } else {
        plain.append(self[place])
        place += 1
      }
    }
    return plain
  }

  /// The text with entities that were made only once: feeds have `&amp;lt;`.
  fileprivate var withoutRepeatedEntities: TextBytes {
    guard find("&amp;lt;", in: 0..<count) != nil || find("&amp;amp;", in: 0..<count) != nil else {
      return self
    }
    var once = TextBytes(capacity: count)
    var place = 0
    while place < count {
      once.append(self[place])
      let isAmpersand = has("&", at: place, before: count)
      place += 1
      while isAmpersand, has("amp;", at: place, before: count) { place += 4 }
    }
    return once
  }

  /// How many characters a line has.
  fileprivate func columns(_ line: Range<Int>) -> Int {
    var columns = 0
    for place in line where self[place] & 0xC0 != 0x80 { columns += 1 }
    return columns
  }

  /// Whether a line that names a view, or goes on with one, breaks off and the next one names none.
  fileprivate func isOpen(_ line: Range<Int>, wasOpen: Bool, before next: Range<Int>) -> Bool {
    let end = trimmed(line).upperBound
    guard end > line.lowerBound, self[end - 1] != 0x3E, wasOpen || find("<", in: line) != nil else {
      return false
    }
    return !trimmed(next).isEmpty && !beginsView(next)
  }

  /// How many marks stand before the lines that mail quotes: `>` before each, or `> >`.
  fileprivate func quotationMarks(_ lines: [Range<Int>]) -> Int {
    for line in lines where has(">", at: line.lowerBound, before: line.upperBound) {
      let rest = unquoted(line, marks: .max)
      let start = skipBlanks(rest.lowerBound, before: rest.upperBound)
      // Brackets may end what began in the line before, too.
      guard
        has("<", at: start, before: rest.upperBound) || has("|", at: start, before: rest.upperBound)
      else { continue }
      return (line.lowerBound..<start).count { self[$0] == 0x3E }
    }
    return 0
  }

  /// A line without the marks by which mail quotes it.
  fileprivate func unquoted(_ line: Range<Int>, marks: Int) -> Range<Int> {
    var start = line.lowerBound
    var marks = marks
    while marks > 0, has(">", at: start, before: line.upperBound) {
      start += 1
      marks -= 1
      if has(" >", at: start, before: line.upperBound), marks > 0 { start += 1 }
    }
    let isMarked = start > line.lowerBound && has(" ", at: start, before: line.upperBound)
    return (isMarked ? start + 1 : start)..<line.upperBound
  }
}
