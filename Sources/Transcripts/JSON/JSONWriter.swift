import TouchCore

//  object ── key, value, key, value …      in the order the caller gives them
//  array  ── value, value …                commas and quotes are the writer's business

/// Writes JSON on one line, with keys in the order they are given, so that bytes are stable.
public struct JSONWriter {
  /// What was written so far.
  public private(set) var text = ""
  private var needsComma = false

  /// Makes a writer that has written nothing.
  public init() {}

  /// Writes an object; the body writes its fields.
  public mutating func object(_ body: (inout JSONWriter) -> Void) { nest("{", "}", body) }

  /// Writes an array; the body writes its elements.
  public mutating func array(_ body: (inout JSONWriter) -> Void) { nest("[", "]", body) }

  /// Writes a key; its value is what is written next.
  public mutating func key(_ key: String) {
    separate()
    quote(key)
    text += ":"
    needsComma = false
  }

  /// Writes a string, or null.
  public mutating func value(_ string: String?) {
    guard let string else { return literal("null") }
    separate()
    quote(string)
  }

  /// Writes a whole number.
  public mutating func value(_ number: Int) { literal("\(number)") }

  /// Writes a number as people write it; JSON has no word for an infinite one, so that is null.
  public mutating func value(_ number: Double) {
    literal(number.isFinite ? exact(number) : "null")
  }

  /// Writes true or false.
  public mutating func value(_ flag: Bool) { literal(flag ? "true" : "false") }

  /// Writes strings.
  public mutating func value(_ strings: [String]) {
    array { json in for string in strings { json.value(string) } }
  }

  /// Writes a point as its two numbers.
  public mutating func value(_ point: Point) {
    array { json in
      json.value(point.x)
      json.value(point.y)
    }
  }

  private mutating func nest(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    separate()
    text += open
    needsComma = false
    body(&self)
    text += close
    needsComma = true
  }

  private mutating func literal(_ word: String) {
    separate()
    text += word
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }

  private mutating func quote(_ string: String) {
    text += "\""
    if string.utf8.allSatisfy(Self.isPlain) {
      text += string
    } else {
      for scalar in string.unicodeScalars { escape(scalar) }
    }
    text += "\""
  }

  /// Whether a byte stands for itself in JSON, whatever comes before and after it.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != 0x22 && byte != 0x5C
  }

  /// Escapes what JSON demands, and what would break a line, move a terminal's cursor or turn the
  /// direction of reading.
  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22: text += "\\\""
    case 0x5C: text += "\\\\"
    case 0x08: text += "\\b"
    case 0x09: text += "\\t"
    case 0x0A: text += "\\n"
    case 0x0C: text += "\\f"
    case 0x0D: text += "\\r"
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029, 0x61C, 0x200E...0x200F, 0x202A...0x202E,
      0x2066...0x2069:
      text += "\\u" + hexadecimal(scalar, digits: 4)
    default: text.unicodeScalars.append(scalar)
    }
  }
}

/// A scalar's number in hexadecimal, with leading zeros.
func hexadecimal(_ scalar: Unicode.Scalar, digits: Int) -> String {
  let number = String(scalar.value, radix: 16)
  return String(repeating: "0", count: max(0, digits - number.count)) + number
}
