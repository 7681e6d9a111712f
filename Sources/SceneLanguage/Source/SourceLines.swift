//  bytes   window 390x844\n  vc root\n …       one buffer for the whole file
//          ▲                ▲                  starts, with one more past the end
//          line 1           line 2             + firstLine: what people call the first one

/// The lines of a file, or of one fence inside it, with the numbers they have in the file.
public struct SourceLines: Sendable {
  /// The file, as the person named it.
  public let file: String
  let bytes: [UInt8]
  /// The places of the lines that belong to it.
  let places: Range<Int>
  private let starts: [Int]
  private let firstLine: Int

  /// Takes a whole file.
  public init(file: String, text: String) {
    self.init(file: file, bytes: Array(text.utf8), firstLine: 1)
  }

  /// Takes some lines of a file.
  ///
  /// - Parameters:
  ///   - file: The file, as the person named it.
  ///   - lines: The lines, without their ends.
  ///   - firstLine: The number of the first one in the file.
  public init(file: String, lines: [String], firstLine: Int) {
    self.init(file: file, bytes: Array(lines.joined(separator: "\n").utf8), firstLine: firstLine)
  }

  private init(file: String, bytes: [UInt8], firstLine: Int) {
    self.file = file
    self.bytes = bytes
    self.firstLine = firstLine
    var starts = [0]
    for (place, byte) in bytes.enumerated() where byte == Ascii.newline { starts.append(place + 1) }
    places = 0..<starts.count
    starts.append(bytes.count + 1)
    self.starts = starts
  }

  private init(_ whole: SourceLines, places: Range<Int>) {
    file = whole.file
    bytes = whole.bytes
    starts = whole.starts
    firstLine = whole.firstLine
    self.places = places
  }

  /// Some of the lines, with the numbers they have.
  func lines(_ places: Range<Int>) -> SourceLines { SourceLines(self, places: places) }

  /// What people call the line at a place.
  func number(of place: Int) -> Int { firstLine + place }

  /// The bytes of a line without its end.
  func range(of place: Int) -> Range<Int> {
    let start = starts[place]
    let end = max(start, starts[place + 1] - 1)
    let endsWithReturn = end > start && bytes[end - 1] == Ascii.carriageReturn
    return start..<(endsWithReturn ? end - 1 : end)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The column behind the indentation of a line, from 1.
  func firstColumn(of place: Int) -> Int {
    let range = range(of: place)
    let blanks = [Ascii.space, Ascii.tab]
    return (range.firstIndex { !blanks.contains(bytes[$0]) } ?? range.lowerBound)
      - range.lowerBound + 1
  }

  /// The column of a byte, in characters from 1.
  func column(of offset: Int, in place: Int) -> Int {
    text(range(of: place).lowerBound..<offset).count + 1
  }
}
