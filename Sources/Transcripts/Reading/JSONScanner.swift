/// Goes over the bytes of one line of JSON and says where its first mistake is.
///
/// Foundation's reader takes a hundred times as long for a million lines.
struct JSONScanner {
  // Deeper nesting is damage, not data.
  private static let deepest = 32

  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var place = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Begins in the middle of a line that was read already.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from place: Int) {
    self.bytes = bytes
    self.place = place
  }

  /// Reads an object and hands over its fields.
  mutating func object(
    _ take: (JSONFields.Field) throws(RecordFault) -> Void
  ) throws(RecordFault) {
    try object(depth: 0, take)
  }

  /// Reads an array and hands over its elements.
  mutating func array(
    _ take: (JSONFields.Field) throws(RecordFault) -> Void
  ) throws(RecordFault) {
    try array(depth: 0, take)
  }

  /// Nothing but blanks may follow.
  mutating func end() throws(RecordFault) {
    skipBlanks()
    if place < bytes.count { throw RecordFault(.extra, at: place) }
  }

  private mutating func object(
    depth: Int, _ take: (JSONFields.Field) throws(RecordFault) -> Void
  ) throws(RecordFault) {
    try expect(UInt8(ascii: "{"))
    if skip(UInt8(ascii: "}")) { return }
    repeat {
      skipBlanks()
      let (key, _) = try string()
      try expect(UInt8(ascii: ":"))
      var field = try value(depth: depth)
      field.key = key
      try take(field)
    } while skip(UInt8(ascii: ","))
    try expect(UInt8(ascii: "}"))
  }

  private mutating func array(
    depth: Int, _ take: (JSONFields.Field) throws(RecordFault) -> Void
  ) throws(RecordFault) {
    try expect(UInt8(ascii: "["))
    if skip(UInt8(ascii: "]")) { return }
    repeat { try take(try value(depth: depth)) } while skip(UInt8(ascii: ","))
    try expect(UInt8(ascii: "]"))
  }

  private mutating func value(depth: Int) throws(RecordFault) -> JSONFields.Field {
    skipBlanks()
    let start = place
    guard place < bytes.count else { throw RecordFault(.breaksOff, at: place) }
    var (kind, isEscaped, range) = (JSONFields.Kind.number, false, start..<start)
    switch bytes[place] {
    case UInt8(ascii: "\""):
      kind = .text
      (range, isEscaped) = try string()
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard depth < Self.deepest else { throw RecordFault(.tooDeep, at: place) }
      let isObject = bytes[place] == UInt8(ascii: "{")
      kind = isObject ? .object : .array
      if isObject {
        try object(depth: depth + 1) { _ in }
      } else {
        try array(depth: depth + 1) { _ in }
      }
      range = start..<place
    case UInt8(ascii: "t"): kind = try word("true", .yes)
    case UInt8(ascii: "f"): kind = try word("false", .no)
    case UInt8(ascii: "n"): kind = try word("null", .null)
    default: try number()
    }
    if range.isEmpty, kind != .text { range = start..<place }
    return JSONFields.Field(key: 0..<0, value: range, kind: kind, isEscaped: isEscaped)
  }

  private mutating func word(
    _ word: StaticString, _ kind: JSONFields.Kind
  ) throws(RecordFault) -> JSONFields.Kind {
    for offset in 0..<word.utf8CodeUnitCount {
      guard place + offset < bytes.count else { throw RecordFault(.breaksOff, at: bytes.count) }
      guard bytes[place + offset] == word.utf8Start[offset] else {
        throw RecordFault(.noValue, at: place)
      }
    }
    place += word.utf8CodeUnitCount
    return kind
  }

  private mutating func number() throws(RecordFault) {
    let start = place
    if peek == UInt8(ascii: "-") { place += 1 }
    let first = peek
    guard digits() else {
      throw RecordFault(place >= bytes.count ? .breaksOff : .noValue, at: place)
    }
    let whole = place - start - (bytes[start] == UInt8(ascii: "-") ? 1 : 0)
    if first == UInt8(ascii: "0"), whole > 1 { throw RecordFault(.noValue, at: start) }
    if peek == UInt8(ascii: ".") {
      place += 1
      guard digits() else { throw RecordFault(.noValue, at: start) }
    }
    guard let mark = peek, mark | 0x20 == UInt8(ascii: "e") else { return }
    place += 1
    if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { place += 1 }
    guard digits() else { throw RecordFault(.noValue, at: start) }
  }

  private mutating func digits() -> Bool {
    let start = place
    while let byte = peek, byte &- UInt8(ascii: "0") < 10 { place += 1 }
    return place > start
  }

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0D { place += 1 }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard peek == byte else { return false }
    place += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(RecordFault) {
    guard !skip(byte) else { return }
    guard place < bytes.count else { throw RecordFault(.breaksOff, at: place) }
    throw RecordFault(.expected(Character(Unicode.Scalar(byte))), at: place)
  }
}

extension JSONScanner {
  /// Reads a text; answers where it stands between its quotes, and whether it has escapes.
  private mutating func string() throws(RecordFault) -> (range: Range<Int>, isEscaped: Bool) {
    try expect(UInt8(ascii: "\""))
    let start = place
    var isEscaped = false
    var isPlain = true
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\""):
        let range = start..<place
        place += 1
        if !isPlain { try checkUTF8(range) }
        return (range, isEscaped)
      case UInt8(ascii: "\\"):
        isEscaped = true
        try escape()
      case 0..<0x20: throw RecordFault(.controlByte, at: place)
      default:
        isPlain = isPlain && byte < 0x80
        place += 1
      }
    }
    throw RecordFault(.breaksOff, at: place)
  }

  private mutating func escape() throws(RecordFault) {
    let start = place
    place += 1
    guard let byte = peek else { throw RecordFault(.breaksOff, at: place) }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return
    case UInt8(ascii: "u"): break
    default: throw RecordFault(.badEscape, at: start)
    }
    let unit = try hexadecimal(start)
    guard unit & 0xF800 == 0xD800 else { return }
    // Half a pair stands for nothing.
    guard unit < 0xDC00, peek == UInt8(ascii: "\\"), place + 1 < bytes.count,
      bytes[place + 1] == UInt8(ascii: "u")
    else { throw RecordFault(.badEscape, at: start) }
    place += 2
    guard try hexadecimal(start) & 0xFC00 == 0xDC00 else {
      throw RecordFault(.badEscape, at: start)
    }
  }

  private mutating func hexadecimal(_ start: Int) throws(RecordFault) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek else { throw RecordFault(.breaksOff, at: place) }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw RecordFault(.badEscape, at: start)
      }
      unit = unit << 4 | UInt32(digit)
      place += 1
    }
    return unit
  }

  private func checkUTF8(_ range: Range<Int>) throws(RecordFault) {
    guard String(validating: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self) != nil
    else { throw RecordFault(.notText, at: range.lowerBound) }
  }
}
