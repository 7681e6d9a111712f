/// A text as its bytes, with places for indices: what is found in it is found in linear time.
struct TextBytes: Sendable {
  /// The text in UTF-8.
  private(set) var bytes: [UInt8]

  /// The bytes of a text, without a byte order mark.
  init(_ text: String) {
    bytes = Array(text.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
  }

  init(capacity: Int) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  /// How many bytes there are.
  var count: Int { bytes.count }
  /// The byte at a place.
  subscript(place: Int) -> UInt8 { bytes[place] }

  /// Adds a byte at the end.
  mutating func append(_ byte: UInt8) { bytes.append(byte) }
  /// Puts another byte in a place.
  mutating func replace(at place: Int, with byte: UInt8) { bytes[place] = byte }
  /// Adds some bytes of another text.
  mutating func append(_ other: TextBytes, _ range: Range<Int>) {
    bytes.append(contentsOf: other.bytes[range])
  }

  /// Whether some ASCII text stands at a place, before an end.
  func has(_ wanted: StaticString, at place: Int, before end: Int) -> Bool {
    let length = wanted.utf8CodeUnitCount
    guard place >= 0, place + length <= end else { return false }
    return wanted.withUTF8Buffer { wanted in
      for offset in 0..<length where bytes[place + offset] != wanted[offset] { return false }
      return true
    }
  }

  /// The first place of some ASCII text in a range.
  func find(_ wanted: StaticString, in range: Range<Int>) -> Int? {
    let length = wanted.utf8CodeUnitCount
    guard length > 0, range.count >= length else { return nil }
    return wanted.withUTF8Buffer { wanted in
      for place in range.lowerBound...(range.upperBound - length) where bytes[place] == wanted[0] {
        var same = 1
        while same < length, bytes[place + same] == wanted[same] { same += 1 }
        if same == length { return place }
      }
      return nil
    }
  }

  /// The last place of some ASCII text in a range.
  func findLast(_ wanted: StaticString, in range: Range<Int>) -> Int? {
    let length = wanted.utf8CodeUnitCount
    guard length > 0, range.count >= length else { return nil }
    var place = range.upperBound - length
    while place >= range.lowerBound {
      if has(wanted, at: place, before: range.upperBound) { return place }
      place -= 1
    }
    return nil
  }

  /// The first place from one on that holds no blank, or the end.
  func skipBlanks(_ place: Int, before end: Int) -> Int {
    var place = place
    while place < end, bytes[place].isBlank { place += 1 }
    return place
  }

  /// A range without the blanks around it.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = skipBlanks(range.lowerBound, before: range.upperBound)
    var end = range.upperBound
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return start..<end
  }

  /// The text of a range.
  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The beginning of a range, without the blanks around it, for a person to recognise it by.
  func excerpt(_ range: Range<Int>) -> String {
    let range = trimmed(range)
    guard range.count > 160 else { return string(range) }
    var end = range.lowerBound + 157
    while end > range.lowerBound, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return string(range.lowerBound..<end) + "…"
  }
}

extension UInt8 {
  /// A blank of any kind.
  var isBlank: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  /// A small letter of ASCII.
  var isLowercase: Bool { self >= 0x61 && self <= 0x7A }
  /// What the name of a class may begin with.
  var beginsName: Bool {
    (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A) || self == 0x5F || self == 0x24 || self >= 0x80
  }
  /// The value of a hexadecimal digit.
  var hexadecimal: UInt64? {
    switch self {
    case 0x30...0x39: UInt64(self - 0x30)
    case 0x41...0x46: UInt64(self - 0x37)
    case 0x61...0x66: UInt64(self - 0x57)
    default: nil
    }
  }
}
