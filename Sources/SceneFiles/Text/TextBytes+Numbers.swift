extension TextBytes {
  /// A hexadecimal number after `0x` at a place, and where it ends; nil where none of 64 bits stands.
  func address(at place: Int, before end: Int) -> (value: UInt64, end: Int)? {
    guard has("0x", at: place, before: end) else { return nil }
    var place = place + 2
    var value: UInt64 = 0
    var digits = 0
    while place < end, let digit = bytes[place].hexadecimal {
      guard value >> 60 == 0 else { return nil }
      value = value << 4 | digit
      place += 1
      digits += 1
    }
    return digits == 0 ? nil : (value, place)
  }

  func firstAddress(in range: Range<Int>) -> UInt64? {
    guard let place = find("0x", in: range) else { return nil }
    return address(at: place, before: range.upperBound)?.value
  }

  /// All numbers of a range, in their order; nil for each that is none, as `nan` and `inf`.
  ///
  /// - Parameter most: How many are looked for.
  func numbers(in range: Range<Int>, most: Int) -> [Double?] {
    var numbers: [Double?] = []
    var place = range.lowerBound
    while place < range.upperBound, numbers.count < most {
      let start = place
      while place < range.upperBound, bytes[place].isInNumber { place += 1 }
      if place == start {
        place += 1
      } else {
        numbers.append(number(start..<place))
      }
    }
    return numbers
  }

  /// The number that a range is, and nothing else; nil where it is none.
  func number(_ range: Range<Int>) -> Double? {
    guard !range.isEmpty, range.count <= 64 else { return nil }
    if let small = smallNumber(range) { return small }
    guard bytes[range].allSatisfy({ $0.isInDecimal }), let number = Double(string(range)),
      number.isFinite
    else { return nil }
    return number
  }

  // Fifteen digits and a power of ten below 10^22 are exact in a Double, so their quotient is the
  // nearest number there is: what the standard library makes of them, in a tenth of the time.
  private func smallNumber(_ range: Range<Int>) -> Double? {
    guard range.count <= 15 else { return nil }
    var place = range.lowerBound
    let isNegative = bytes[place] == 0x2D
    if isNegative { place += 1 }
    // An Int of a browser has 32 bits.
    var (whole, scale) = (Int64(0), Int64(1))
    var (digits, isFraction) = (0, false)
    while place < range.upperBound {
      let byte = bytes[place]
      if byte == 0x2E, !isFraction {
        isFraction = true
      } else if byte.isDigit {
        whole = whole * 10 + Int64(byte - 0x30)
        if isFraction { scale *= 10 }
        digits += 1
      } else {
        return nil
      }
      place += 1
    }
    guard digits > 0 else { return nil }
    let number = Double(whole) / Double(scale)
    return isNegative ? -number : number
  }
}

extension UInt8 {
  /// Letters count: `nan`, `inf` and `1e-05` are one number each.
  fileprivate var isInNumber: Bool {
    isInDecimal || (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A)
  }
  fileprivate var isInDecimal: Bool {
    isDigit || self == 0x2E || self == 0x2D || self == 0x2B || self | 0x20 == 0x65
  }
}
