extension JSON {
  /// The value on one line.
  var written: String {
    var bytes: [UInt8] = []
    write(into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(into bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .flag(let flag): bytes += (flag ? "true" : "false").utf8
    case .whole(let number): bytes += String(number).utf8
    // JSON has no word for a number that is none.
    case .number(let number): bytes += (number.isFinite ? "\(number)" : "null").utf8
    case .text(let text): Self.write(text, into: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (place, element) in elements.enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(into: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let fields):
      bytes.append(UInt8(ascii: "{"))
      for (place, field) in fields.enumerated() {
        if place > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(field.key, into: &bytes)
        bytes.append(UInt8(ascii: ":"))
        field.value.write(into: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case UInt8(ascii: "\r"): bytes += "\\r".utf8
      case 0..<0x20, 0x7F:
        let digits = String(byte, radix: 16)
        bytes += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
