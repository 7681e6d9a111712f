//  20,-1.5e3          number · accept(,) · number · isAtEnd

/// Walks through the bytes of a word.
struct Scanner {
  private let bytes: [UInt8]
  private var here: Int
  private let end: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    here = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { here == end }

  /// The byte that comes next; zero at the end.
  private var next: UInt8 { here < end ? bytes[here] : 0 }

  /// Reads one byte if it is the one.
  mutating func accept(_ byte: UInt8) -> Bool {
    guard here < end, bytes[here] == byte else { return false }
    here += 1
    return true
  }

  /// Reads `-12`, `0.5`, `1e-7`; nil, and nothing read, where no such number comes next.
  mutating func number() -> Double? {
    let start = here
    let isNegative = accept(Ascii.hyphen)
    var mantissa: Int64 = 0
    var digits = readDigits(into: &mantissa)
    var decimals = 0
    if next == Ascii.point, here + 1 < end, Ascii.isDigit(bytes[here + 1]) {
      here += 1
      decimals = readDigits(into: &mantissa)
      digits += decimals
    }
    guard digits > 0 else {
      here = start
      return nil
    }
    // Up to 15 digits both numbers are exact, so the quotient is the nearest one, as Double's own
    // reading answers it, only slower.
    if !readExponent(), digits <= 15 {
      let value = Double(mantissa) / Self.powers[decimals]
      return isNegative ? -value : value
    }
    return Double(String(decoding: bytes[start..<here], as: UTF8.self))
  }

  private static let powers = [
    1, 10, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private mutating func readDigits(into mantissa: inout Int64) -> Int {
    let start = here
    while here < end, Ascii.isDigit(bytes[here]) {
      mantissa = mantissa &* 10 &+ Int64(bytes[here] &- UInt8(ascii: "0"))
      here += 1
    }
    return here - start
  }

  private mutating func readExponent() -> Bool {
    let start = here
    guard accept(UInt8(ascii: "e")) || accept(UInt8(ascii: "E")) else { return false }
    if !accept(Ascii.hyphen) { _ = accept(UInt8(ascii: "+")) }
    var ignored: Int64 = 0
    guard readDigits(into: &ignored) > 0 else {
      here = start
      return false
    }
    return true
  }
}
