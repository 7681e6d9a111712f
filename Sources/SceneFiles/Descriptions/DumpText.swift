//  one line of a paste                          the lines that are read
//
//  2013-… App[1:2] <UIWindow: 0x1; …>      ──►  2013-… App[1:2] <UIWindow: 0x1; …>
//  <UIView: 0x1; …> | <UIButton: 0x2; …>   ──►  <UIView: 0x1; …>
//                                                | <UIButton: 0x2; …>
//  <UIView: 0x3; frame =                   ──►  <UIView: 0x3; frame = (0 0; 9 9)>
//  (0 0; 9 9)>
//  "<UIView: 0x4; …>\n   | <UILabel: 0x5"  ──►  "<UIView: 0x4; …>
//                                                  | <UILabel: 0x5"

/// A paste, cut into lines that name one view each at most.
struct DumpText: Sendable {
  /// A line, a piece of one, or several that tell of one view.
  struct Line: Sendable {
    /// The line of the file that it begins in, from 1.
    let number: Int
    /// The column in which it begins, from 1.
    let column: Int
    /// Where it stands in the text.
    let range: Range<Int>
  }

  /// The text without what mail, HTML and Markdown have made of it.
  private(set) var text: TextBytes
  private(set) var lines: [Line] = []

  /// Cuts a paste into lines.
  ///
  /// - Complexity: O(*n*) in the length of the paste.
  init(_ paste: TextBytes) {
    let plain = PlainText(paste)
    text = plain.text
    var next = 0
    while next < plain.lines.count {
      let first = plain.lines[next]
      var start = first.range.lowerBound
      var end = first.range.upperBound
      next += 1
      cut(from: &start, to: end, of: first)
      while let rest = OpenElement(text, start..<end)?.rest(in: plain.lines[next...]) {
        // Between words a mail program has put the line break in place of a blank.
        for place in rest.breaks { text.replace(at: place, with: 0x20) }
        (end, next) = (rest.end, next + rest.lines)
        cut(from: &start, to: end, of: first)
      }
      add(start..<end, of: first)
    }
  }

  /// Cuts a line wherever another view begins in it, up to the last.
  private mutating func cut(from start: inout Int, to end: Int, of line: PlainText.Line) {
    var cutter = LineCutter(start..<end)
    while let (end, next) = cutter.nextCut(in: text) {
      add(start..<end, of: line)
      start = next
    }
  }

  private mutating func add(_ range: Range<Int>, of line: PlainText.Line) {
    let column = range.lowerBound - line.range.lowerBound + 1
    lines.append(Line(number: line.number, column: column, range: range))
  }

  /// Whether the next line that is not blank stands one bar deep.
  func barsFollow(at index: Int) -> Bool {
    let following = lines[index...].prefix(4).first { !text.trimmed($0.range).isEmpty }
    guard let following else { return false }
    let shape = DumpLine(text, following.range)
    return shape.bars == 1 && shape.head != nil
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

extension TextBytes {
  /// The first place from one on that holds neither a blank nor a bar, or the end.
  func skipBars(_ place: Int, before end: Int) -> Int {
    var place = place
    while place < end, self[place].isBlank || self[place] == 0x7C || self[place] == 0x2B {
      place += 1
    }
    return place
  }
}
