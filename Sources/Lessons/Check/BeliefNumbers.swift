extension String {
  /// The numbers of misconceptions in a text, such as M03, in their order.
  var beliefNumbers: [String] {
    let bytes = Array(utf8)
    return bytes.indices.dropLast(2).compactMap { start in
      let number = bytes[start..<start + 3]
      guard number.first == UInt8(ascii: "M"), number.dropFirst().allSatisfy(\.isDigit),
        start == 0 || !bytes[start - 1].isWordByte,
        start + 3 == bytes.count || !bytes[start + 3].isWordByte
      else { return nil }
      return String(decoding: number, as: UTF8.self)
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether it belongs to the same word as a letter beside it; no part of a Chinese character does.
  fileprivate var isWordByte: Bool {
    let small = self | 0x20
    return isDigit || self == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(small)
  }
}
