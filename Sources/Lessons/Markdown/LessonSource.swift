/// The text of a lesson file, cut into lines.
///
/// A byte order mark is dropped and every kind of line end made `\n`, so that lines count the
/// same here, in libcmark and in an editor.
struct LessonSource {
  /// The lines, without their ends.
  let lines: [Substring]

  init(_ text: String) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var previous: UInt8 = 0
    for byte in text.unicodeScalars.first == "\u{feff}" ? text.utf8.dropFirst(3) : text.utf8[...] {
      if byte == UInt8(ascii: "\n") && previous == UInt8(ascii: "\r") {
        // The carriage return before it has ended the line.
      } else {
        bytes.append(byte == UInt8(ascii: "\r") ? UInt8(ascii: "\n") : byte)
      }
      previous = byte
    }
    let clean = String(decoding: bytes, as: UTF8.self)
    lines = clean.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }

  /// The line of a number from 1; empty where there is none.
  subscript(line: Int) -> Substring {
    lines.indices.contains(line - 1) ? lines[line - 1] : ""
  }

  /// The text from the line on, with blank lines in place of those before it, so that positions
  /// stay true.
  func text(from line: Int) -> String {
    String(repeating: "\n", count: line - 1) + lines[(line - 1)...].joined(separator: "\n")
  }

  /// Where a text that ends its line begins: containers leave marks only before it.
  func column(of rest: Substring, in line: Int) -> Int {
    max(0, self[line].count - rest.count) + 1
  }
}
