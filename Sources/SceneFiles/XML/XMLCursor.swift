//  <label text="Tap "OK" & wait" x="1"/>
//   ^name ^name └──── value ────┘        the quote before wait ends nothing: no attribute follows it

/// A place in the bytes of an XML document, and the names and values that stand there.
package struct XMLCursor {
  package static let longestValue = 1 << 20

  let text: [UInt8]
  /// Whether names and values may hold what XML forbids in them, as `Host<Text, Bool>` does.
  let isLenient: Bool
  var place = 0
  private var counted = 0
  private var line = 1
  private var lineStart = 0

  init(_ text: [UInt8], isLenient: Bool) {
    self.text = text
    self.isLenient = isLenient
  }

  /// The byte that stands here.
  var byte: UInt8? { place < text.count ? text[place] : nil }

  /// Whether some letters stand here.
  func stands(_ letters: StaticString) -> Bool {
    let count = letters.utf8CodeUnitCount
    guard place + count <= text.count else { return false }
    for offset in 0..<count where text[place + offset] != letters.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Goes past a byte if it stands here.
  mutating func take(_ byte: UInt8) -> Bool {
    guard self.byte == byte else { return false }
    place += 1
    return true
  }

  /// Goes past white space; answers whether there was some.
  @discardableResult mutating func skipSpace() -> Bool {
    let start = place
    while place < text.count, text[place].isBlankByte { place += 1 }
    return place > start
  }

  /// Goes past the next letters of a kind, from a distance on.
  mutating func skip(
    past end: String, from offset: Int, _ trouble: String
  ) throws(ImportRefusal) {
    guard let close = text.place(of: end, from: place + offset) else { throw fault(trouble) }
    place = close + end.utf8.count
  }

  /// Goes past a reference, or, where that is allowed, past an `&` that begins none.
  mutating func reference() throws(ImportRefusal) {
    if let (_, end) = XMLReferences.read(text, at: place) {
      place = end
    } else if isLenient {
      place += 1
    } else {
      throw fault("an unknown reference")
    }
  }

  /// The name of an element or an attribute.
  mutating func name() throws(ImportRefusal) -> Range<Int> {
    let start = place
    var angles = 0
    while let byte {
      if isLenient, byte == UInt8(ascii: "<") {
        angles += 1
      } else if angles > 0 {
        // An arrow, as in `Host<() -> Text>`, closes nothing.
        if byte == UInt8(ascii: ">"), text[place - 1] != UInt8(ascii: "-") { angles -= 1 }
      } else if !byte.isXMLNameByte(isFirst: place == start) {
        break
      }
      place += 1
    }
    guard place > start, angles == 0 else {
      place = start
      throw fault(stands("<<<<<<") ? "a merge conflict is left in it" : "a name is missing")
    }
    return start..<place
  }

  /// A value, without its quotes.
  mutating func value() throws(ImportRefusal) -> Range<Int> {
    guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw fault("a value without quotes")
    }
    place += 1
    let start = place
    while let byte, byte != quote || isLenient && !endsValue {
      guard place - start < Self.longestValue else {
        throw .excessive(.value, limit: Self.longestValue)
      }
      if byte == UInt8(ascii: "&") {
        try reference()
      } else {
        guard isLenient || byte != UInt8(ascii: "<") else { throw fault("< in a value") }
        place += 1
      }
    }
    let end = place
    guard take(quote) else { throw fault("a value is not closed") }
    return start..<end
  }

  /// Whether the quote that stands here ends a value: the tag ends behind it, or an attribute begins.
  private var endsValue: Bool {
    // Long enough for every attribute's name, and short enough for a value of nothing but quotes.
    let rest = text[(place + 1)...].prefix(32)
    guard let first = rest.firstIndex(where: { !$0.isBlankByte }) else { return true }
    switch text[first] {
    case UInt8(ascii: ">"): return true
    case UInt8(ascii: "/"): return rest[first...].dropFirst().first == UInt8(ascii: ">")
    default:
      let end = rest[first...].firstIndex { !$0.isXMLNameByte(isFirst: false) } ?? first
      return end > first && first > place + 1 && rest[end...].starts(with: "=\"".utf8)
    }
  }

  /// The line and column of a place, which is never before one that was asked for earlier.
  mutating func position(of place: Int) -> (line: Int, column: Int) {
    while counted < place {
      if text[counted] == 0x0A {
        line += 1
        lineStart = counted + 1
      }
      counted += 1
    }
    return (line, place - lineStart + 1)
  }

  /// That something is the matter here.
  mutating func fault(_ trouble: String) -> ImportRefusal {
    let (line, column) = position(of: max(counted, min(place, text.count)))
    return .malformed(line: line, column: column, trouble)
  }
}

extension UInt8 {
  /// Whether it may stand in a name; what is beyond ASCII may.
  func isXMLNameByte(isFirst: Bool) -> Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      !isFirst
    default: false
    }
  }
}
