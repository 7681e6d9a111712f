extension JSONTree {
  /// A part of the text as it is written: `-0` and `1.50` stay what they are.
  public func written(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The string that a text stands for.
  public func string(_ node: Node) -> String {
    node.isEscaped ? decoded(node.value) : written(node.value)
  }

  /// The key of a member.
  public func key(_ node: Node) -> String {
    node.isKeyEscaped ? decoded(node.key) : written(node.key)
  }

  /// The nearest `Double` of a number; infinite if there is none.
  public func number(_ node: Node) -> Double {
    smallInteger(node).map { Double($0) } ?? Double(written(node.value)) ?? .infinity
  }

  /// The integer that a number stands for, also if it is written as `2.0` or `2e3`.
  public func integer(_ node: Node) -> Int? {
    smallInteger(node).map { Int(exactly: $0) } ?? Int(written(node.value))
      ?? Int(exactly: number(node))
  }

  /// A number of up to fifteen digits and nothing else: nearly all are.
  private func smallInteger(_ node: Node) -> Int64? {
    let range = node.value
    guard range.count <= 16 else { return nil }
    let isNegative = bytes[range.lowerBound] == UInt8(ascii: "-")
    var number: Int64 = 0
    for place in range.lowerBound + (isNegative ? 1 : 0)..<range.upperBound {
      let digit = bytes[place] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number * 10 + Int64(digit)
    }
    // As a Double, -0 is another number than 0.
    return isNegative ? (number == 0 ? nil : -number) : number
  }

  /// The string of a part of the text whose escapes are well formed.
  func decoded(_ range: Range<Int>) -> String {
    var string = ""
    // The halves of a surrogate pair are two escapes, so units wait for each other.
    var units: [UInt16] = []
    var place = range.lowerBound
    while place < range.upperBound {
      guard bytes[place] == UInt8(ascii: "\\") else {
        let start = place
        while place < range.upperBound, bytes[place] != UInt8(ascii: "\\") { place += 1 }
        string += String(decoding: units, as: UTF16.self) + written(start..<place)
        units.removeAll(keepingCapacity: true)
        continue
      }
      let letter = bytes[place + 1]
      place += 2
      guard letter == UInt8(ascii: "u") else {
        units.append(Self.meaning(of: letter))
        continue
      }
      units.append(
        bytes[place..<place + 4].reduce(0) { $0 << 4 | UInt16($1.hexadecimalDigit ?? 0) })
      place += 4
    }
    return string + String(decoding: units, as: UTF16.self)
  }

  private static func meaning(of letter: UInt8) -> UInt16 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: UInt16(letter)
    }
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit.
  var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
