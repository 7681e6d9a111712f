/// What `\n` and `\u0041` stand for in a JSON text.
enum JSONEscapes {
  /// A text with its escapes put in; half a character becomes U+FFFD.
  static func words(of bytes: ArraySlice<UInt8>) -> String {
    var units: [UInt16] = []
    var words = ""
    var rest = bytes
    while let byte = rest.first {
      guard byte == UInt8(ascii: "\\") else {
        let plain = rest.prefix { $0 != UInt8(ascii: "\\") }
        words += String(decoding: units, as: UTF16.self) + String(decoding: plain, as: UTF8.self)
        units.removeAll(keepingCapacity: true)
        rest = rest.dropFirst(plain.count)
        continue
      }
      let (unit, count) = unit(rest)
      // Two halves of a character are two escapes, so they wait for each other.
      units.append(unit)
      rest = rest.dropFirst(count)
    }
    return words + String(decoding: units, as: UTF16.self)
  }

  private static func unit(_ text: ArraySlice<UInt8>) -> (unit: UInt16, count: Int) {
    guard let letter = text.dropFirst().first else { return (0xFFFD, 1) }
    switch letter {
    case UInt8(ascii: "n"): return (0x0A, 2)
    case UInt8(ascii: "t"): return (0x09, 2)
    case UInt8(ascii: "r"): return (0x0D, 2)
    case UInt8(ascii: "b"): return (0x08, 2)
    case UInt8(ascii: "f"): return (0x0C, 2)
    case UInt8(ascii: "u"):
      let digits = String(decoding: text.dropFirst(2).prefix(4), as: UTF8.self)
      return (UInt16(digits, radix: 16) ?? 0xFFFD, 6)
    default: return (UInt16(letter), 2)
    }
  }
}
