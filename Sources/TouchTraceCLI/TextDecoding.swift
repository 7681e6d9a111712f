#if canImport(Glibc)
  import func Glibc.memchr
#else
  import func Darwin.memchr
#endif

//  FF FE 3C 00 …     UTF-16, the low byte first: decoded
//  FE FF 00 3C …     UTF-16, the high byte first: decoded
//  62 75 FF …        neither: where the first byte is that is no text

/// What the bytes of a file say.
enum TextDecoding {
  /// They are text.
  case text(String)
  /// They are none from a place on, which counts lines and characters from 1.
  case fault(line: Int, column: Int)

  init(_ bytes: [UInt8]) {
    let marked = Self.wideUnits(of: bytes)
    let text =
      marked.map { String(validating: $0, as: UTF16.self) }
      ?? String(validating: bytes, as: UTF8.self)
    if let text, !text.hasZero {
      self = .text(text)
    } else {
      let (line, column) = marked == nil ? Self.placeOfFault(in: bytes) : (1, 1)
      self = .fault(line: line, column: column)
    }
  }

  /// The code units of UTF-16 behind a byte order mark; nil where there is none.
  private static func wideUnits(of bytes: [UInt8]) -> [UInt16]? {
    let lowFirst = bytes.starts(with: [0xFF, 0xFE])
    guard lowFirst || bytes.starts(with: [0xFE, 0xFF]), bytes.count.isMultiple(of: 2) else {
      return nil
    }
    return stride(from: 2, to: bytes.count, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return lowFirst ? second << 8 | first : first << 8 | second
    }
  }

  private static func placeOfFault(in bytes: [UInt8]) -> (line: Int, column: Int) {
    var (line, column) = (1, 1)
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    while case .valid(let scalar) = parser.parseScalar(from: &rest), scalar.first != 0 {
      if scalar.first == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else {
        column += 1
      }
    }
    return (line, column)
  }
}

extension String {
  /// Whether a byte of it is zero, as in files that are not text.
  fileprivate var hasZero: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.baseAddress.flatMap { memchr($0, 0, bytes.count) } != nil
    } ?? utf8.contains(0)
  }
}
