/// Reads one value of JSON.
///
/// It takes what careless clients write, such as half a pair of surrogates, and refuses what is no
/// JSON at all, or nested so deep that it is no message but an attack on the stack.
struct JSONReader {
  /// Deeper nesting is no message.
  private static let deepest = 64

  private let bytes: [UInt8]
  private var place = 0

  /// The value that some bytes are; nil where they are none, or more than one.
  static func value(of bytes: [UInt8]) -> JSON? {
    var reader = JSONReader(bytes: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipBlanks()
    return reader.place == bytes.count ? value : nil
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var peek: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      place += 1
    }
  }

  private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    skipBlanks()
    guard peek == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  private mutating func value(depth: Int) -> JSON? {
    guard depth < Self.deepest else { return nil }
    skipBlanks()
    switch peek {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string().map { .text($0) }
    case UInt8(ascii: "t"): return word("true", .flag(true))
    case UInt8(ascii: "f"): return word("false", .flag(false))
    case UInt8(ascii: "n"): return word("null", .null)
    default: return number()
    }
  }

  private mutating func object(depth: Int) -> JSON? {
    place += 1
    var fields: [JSON.Field] = []
    if skip("}") { return .object(fields) }
    repeat {
      skipBlanks()
      guard peek == UInt8(ascii: "\""), let key = string(), skip(":"),
        let value = value(depth: depth + 1)
      else { return nil }
      fields.append(JSON.Field(key: key, value: value))
    } while skip(",")
    return skip("}") ? .object(fields) : nil
  }

  private mutating func array(depth: Int) -> JSON? {
    place += 1
    var elements: [JSON] = []
    if skip("]") { return .array(elements) }
    repeat {
      guard let element = value(depth: depth + 1) else { return nil }
      elements.append(element)
    } while skip(",")
    return skip("]") ? .array(elements) : nil
  }

  private mutating func word(_ word: String, _ value: JSON) -> JSON? {
    guard bytes[place...].starts(with: word.utf8) else { return nil }
    place += word.utf8.count
    return value
  }

  private mutating func number() -> JSON? {
    let start = place
    while let byte = peek, "+-.eE0123456789".utf8.contains(byte) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    guard text.first != "+", text.first != ".", text.last?.isNumber == true else { return nil }
    if let whole = Int(text) { return .whole(whole) }
    return Double(text).map { .number($0) }
  }
}

extension JSONReader {
  private mutating func string() -> String? {
    place += 1
    var text: [UInt8] = []
    while let byte = peek {
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): guard escape(into: &text) else { return nil }
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape(into text: inout [UInt8]) -> Bool {
    guard let byte = peek else { return false }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      guard let unit = unit() else { return false }
      text += String(scalar(unit)).utf8
    default: return false
    }
    return true
  }

  private mutating func unit() -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[place..<place + 4], as: UTF8.self)
    guard digits.allSatisfy(\.isHexDigit), let unit = UInt32(digits, radix: 16) else { return nil }
    place += 4
    return unit
  }

  /// The character of a unit, and of the one behind it where the two are a pair.
  private mutating func scalar(_ high: UInt32) -> Character {
    guard high & 0xFC00 == 0xD800 else { return Character(Unicode.Scalar(high) ?? "\u{FFFD}") }
    let start = place
    if peek == UInt8(ascii: "\\"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "u") {
      place += 2
      if let low = unit(), low & 0xFC00 == 0xDC00,
        let scalar = Unicode.Scalar(0x10000 + (high & 0x3FF) << 10 + low & 0x3FF)
      {
        return Character(scalar)
      }
    }
    place = start
    return "\u{FFFD}"
  }
}
