/// Reads JSON as far as a progress log needs it.
struct JSONReader {
  // Deeper nesting is damage, not data.
  private static let deepest = 16

  private let text: [Unicode.Scalar]
  private var place = 0

  init(_ line: Substring) { text = Array(line.unicodeScalars) }

  /// The members of an object that is the whole text, its nested values left out.
  mutating func wholeObject() -> [(key: String, value: JSONLine.Value)]? {
    guard let members = object(depth: 0) else { return nil }
    skipSpaces()
    return place == text.count ? members : nil
  }

  private mutating func object(depth: Int) -> [(key: String, value: JSONLine.Value)]? {
    guard depth < Self.deepest, take("{") else { return nil }
    var members: [(key: String, value: JSONLine.Value)] = []
    if take("}") { return members }
    repeat {
      skipSpaces()
      guard let key = string(), take(":"), let value = value(depth: depth) else { return nil }
      if let kept = value { members.append((key, kept)) }
    } while take(",")
    return take("}") ? members : nil
  }

  /// A value; the inner nil is one of a kind that is not kept.
  private mutating func value(depth: Int) -> JSONLine.Value?? {
    skipSpaces()
    guard place < text.count else { return nil }
    switch text[place] {
    case "\"": return string().map { .text($0) }
    case "{": return object(depth: depth + 1) == nil ? nil : .some(nil)
    case "[": return array(depth: depth + 1) ? .some(nil) : nil
    default: return word()
    }
  }

  private mutating func array(depth: Int) -> Bool {
    guard depth < Self.deepest, take("[") else { return false }
    if take("]") { return true }
    repeat {
      guard value(depth: depth) != nil else { return false }
    } while take(",")
    return take("]")
  }

  private mutating func word() -> JSONLine.Value?? {
    let start = place
    while place < text.count, text[place].isPartOfWord { place += 1 }
    let word = String(String.UnicodeScalarView(text[start..<place]))
    switch word {
    case "": return nil
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .some(nil)
    default:
      if let number = Int(word) { return .number(number) }
      return Double(word) == nil ? nil : .some(nil)
    }
  }

  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var result = String.UnicodeScalarView()
    while place < text.count {
      let scalar = text[place]
      place += 1
      switch scalar {
      case "\"": return String(result)
      case "\\":
        guard let escaped = escape() else { return nil }
        result.append(escaped)
      default: result.append(scalar)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard place < text.count else { return nil }
    let scalar = text[place]
    place += 1
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "b": return "\u{8}"
    case "f": return "\u{c}"
    case "\"", "\\", "/": return scalar
    case "u": return unicodeEscape()
    default: return nil
    }
  }

  private mutating func unicodeEscape() -> Unicode.Scalar? {
    guard let first = fourDigits() else { return nil }
    guard (0xd800..<0xdc00).contains(first) else { return Unicode.Scalar(first) }
    guard take("\\"), take("u"), let second = fourDigits(), (0xdc00..<0xe000).contains(second)
    else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
  }

  private mutating func fourDigits() -> UInt32? {
    guard place + 4 <= text.count else { return nil }
    let digits = String(String.UnicodeScalarView(text[place..<place + 4]))
    place += 4
    return UInt32(digits, radix: 16)
  }

  private mutating func skipSpaces() {
    while place < text.count, text[place].properties.isWhitespace { place += 1 }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    if scalar != "\"" && scalar != "\\" && scalar != "u" { skipSpaces() }
    guard place < text.count, text[place] == scalar else { return false }
    place += 1
    return true
  }
}

extension Unicode.Scalar {
  fileprivate var isPartOfWord: Bool {
    properties.isAlphabetic || ("0"..."9").contains(self) || self == "-" || self == "+"
      || self == "."
  }
}
