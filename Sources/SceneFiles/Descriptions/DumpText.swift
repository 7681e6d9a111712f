//  one line of a paste                          the lines that are read
//
//  2013-… App[1:2] <UIWindow: 0x1; …>      ──►  2013-… App[1:2] <UIWindow: 0x1; …>
//  <UIView: 0x1; …> | <UIButton: 0x2; …>   ──►  <UIView: 0x1; …>
//                                                | <UIButton: 0x2; …>
//  &lt;UIView: 0x3; …&gt;                  ──►  <UIView: 0x3; …>
//  "<UIView: 0x4; …>\n   | <UILabel: 0x5"  ──►  "<UIView: 0x4; …>
//                                                  | <UILabel: 0x5"

/// A paste, cut into lines that name one view each at most.
struct DumpText: Sendable {
  /// A line, or a piece of one.
  struct Line: Sendable {
    /// The line of the file, from 1.
    let number: Int
    /// The column in which it begins, from 1.
    let column: Int
    /// Where it stands in the text.
    let range: Range<Int>
  }

  /// The text, its HTML entities resolved.
  private(set) var text: TextBytes
  private(set) var lines: [Line] = []

  /// Cuts a paste into lines.
  ///
  /// - Complexity: O(*n*) in the length of the paste.
  init(_ paste: TextBytes) {
    text = TextBytes(capacity: paste.count)
    var start = 0
    var number = 1
    while start < paste.count {
      var end = start
      while end < paste.count, paste[end] != 0x0A, paste[end] != 0x0D { end += 1 }
      let begin = text.count
      text.appendResolved(paste, start..<end)
      cut(begin..<text.count, number: number)
      text.append(0x0A)
      let isPair = paste.has("\r\n", at: end, before: paste.count)
      start = end + (isPair ? 2 : 1)
      number += 1
    }
  }

  /// Cuts a line wherever another view begins in it.
  private mutating func cut(_ range: Range<Int>, number: Int) {
    var cutter = LineCutter(range)
    var start = range.lowerBound
    while let (end, next) = cutter.nextCut(in: text) {
      add(start..<end, number, range.lowerBound)
      start = next
    }
    add(start..<range.upperBound, number, range.lowerBound)
  }

  private mutating func add(_ range: Range<Int>, _ number: Int, _ lineStart: Int) {
    lines.append(Line(number: number, column: range.lowerBound - lineStart + 1, range: range))
  }
}

/// Finds where in one line another view begins.
private struct LineCutter {
  private let range: Range<Int>
  private var place: Int
  /// Whether a view has begun, and whether a `>` has been met since.
  private var (sawHead, sawClose) = (false, false)
  /// The last byte that is neither a blank nor what stands between the members of an array.
  private var last: UInt8 = 0
  // Thousands of `<a` in a row would each be read on to the limit.
  /// How often no view has begun where one might have.
  private var failures = 0

  init(_ range: Range<Int>) {
    self.range = range
    place = range.lowerBound
  }

  /// Where the line ends and where its next piece begins; nil where it holds no further view.
  mutating func nextCut(in text: TextBytes) -> (end: Int, next: Int)? {
    let end = range.upperBound
    while place < end {
      let here = place
      let byte = text[here]
      place += 1
      switch byte {
      case 0x3C:
        if !sawHead {
          sawHead = head(text, here) != nil
        } else if last == 0x3E, beginsDump(text, here) {
          place = here
          restart()
          return (here, here)
        }
      case 0x3E: sawClose = sawHead
      case 0x7C, 0x2B:
        let after = text.skipBars(here, before: end)
        if sawClose, head(text, after) != nil {
          place = after
          restart()
          return (here, here)
        }
        place = max(place, after)
      case 0x5C where text.has("n", at: here + 1, before: end):
        var after = text.skipBars(here + 2, before: end)
        if text.has("\"", at: after, before: end) { after += 1 }
        if head(text, after) != nil {
          place = after
          restart()
          return (here, here + 2)
        }
      default: break
      }
      if !byte.isBlank, !byte.isBetweenMembers { last = byte }
    }
    return nil
  }

  private mutating func restart() {
    (sawHead, sawClose, last, failures) = (true, false, 0x3C, 0)
    place += 1
  }

  private mutating func head(_ text: TextBytes, _ place: Int) -> ElementHead? {
    guard failures < 256, place < range.upperBound, text[place] == 0x3C else { return nil }
    let head = ElementHead(text, at: place, before: range.upperBound, within: 512)
    if head == nil { failures += 1 }
    return head
  }

  /// Whether a view with a frame begins that stands in no other's description.
  private mutating func beginsDump(_ text: TextBytes, _ place: Int) -> Bool {
    guard let head = head(text, place) else { return false }
    return text.has("; frame = (", at: head.end, before: range.upperBound)
      || text.has("; baseClass = ", at: head.end, before: range.upperBound)
  }
}

extension UInt8 {
  /// Whether it may stand between the members of an array: a comma, a quote, a bracket, `@`, `#`.
  fileprivate var isBetweenMembers: Bool {
    self == 0x2C || self == 0x22 || (self >= 0x27 && self <= 0x29) || self == 0x40 || self == 0x23
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}

extension TextBytes {
  /// The first place from one on that holds neither a blank nor a bar, or the end.
  func skipBars(_ place: Int, before end: Int) -> Int {
    var place = place
    while place < end, self[place].isBlank || self[place] == 0x7C || self[place] == 0x2B {
      place += 1
    }
    return place
  }

  /// Adds a line of a paste; where all its brackets are HTML entities, these are resolved.
  fileprivate mutating func appendResolved(_ paste: TextBytes, _ range: Range<Int>) {
    guard paste.find("&lt;", in: range) != nil, paste.find("<", in: range) == nil else {
      return appendUnescaped(paste, range)
    }
    var place = range.lowerBound
    while place < range.upperBound {
      if paste[place] == 0x26, let (byte, length) = paste.entity(at: place, range.upperBound) {
        append(byte)
        place += length
      } else {
        append(paste[place])
        place += 1
      }
    }
  }

  /// Adds a line of a paste, what Markdown (`\_`), a string (`\'`) or a property list (`\u767b`) has
  /// escaped as it was before; a written line break stays.
  private mutating func appendUnescaped(_ paste: TextBytes, _ range: Range<Int>) {
    guard paste.find("\\", in: range) != nil else { return append(paste, range) }
    var place = range.lowerBound
    while place < range.upperBound {
      if paste[place] == 0x5C, let (sign, length) = paste.escaped(at: place, range.upperBound) {
        for byte in sign.utf8 { append(byte) }
        place += length
      } else {
        append(paste[place])
        place += 1
      }
    }
  }

  private func escaped(at place: Int, _ end: Int) -> (sign: Character, length: Int)? {
    guard place + 1 < end else { return nil }
    let next = self[place + 1]
    if next == 0x75 || next == 0x55 {
      guard let (first, length) = codeUnit(at: place, end) else { return nil }
      // Beyond the first 65,536 characters two units make one.
      if let (second, more) = codeUnit(at: place + length, end),
        let pair = String(decoding: [first, second], as: UTF16.self).first, pair != "\u{FFFD}",
        (0xD800..<0xDC00).contains(first)
      {
        return (pair, length + more)
      }
      return Unicode.Scalar(first).map { (Character($0), length) }
    }
    // Letters and digits behind a backslash are no Markdown.
    guard next > 0x20, next < 0x7F, !next.isLetterOrDigit else { return nil }
    return (Character(Unicode.Scalar(next)), 2)
  }

  /// `\u767b`.
  private func codeUnit(at place: Int, _ end: Int) -> (unit: UInt16, length: Int)? {
    guard place + 6 <= end, self[place] == 0x5C, self[place + 1] | 0x20 == 0x75 else { return nil }
    let digits = String(decoding: bytes[place + 2..<place + 6], as: UTF8.self)
    return UInt16(digits, radix: 16).map { ($0, 6) }
  }

  private func entity(at place: Int, _ end: Int) -> (byte: UInt8, length: Int)? {
    if has("&lt;", at: place, before: end) { return (0x3C, 4) }
    if has("&gt;", at: place, before: end) { return (0x3E, 4) }
    if has("&amp;", at: place, before: end) { return (0x26, 5) }
    if has("&quot;", at: place, before: end) { return (0x22, 6) }
    if has("&#39;", at: place, before: end) { return (0x27, 5) }
    if has("&apos;", at: place, before: end) { return (0x27, 6) }
    if has("&nbsp;", at: place, before: end) { return (0x20, 6) }
    return nil
  }
}
