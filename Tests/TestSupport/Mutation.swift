/// Damage as it happens to files: by disks, editors, merges and hands.
public struct Mutation {
  private var generator: SeededGenerator

  /// Begins a sequence of damages.
  public init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// A number below a limit.
  public mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<max(1, limit), using: &generator)
  }

  /// The bytes with some damage; most of them are as they were.
  ///
  /// - Parameter other: Another file, of which a piece may come in.
  public mutating func damaged(_ bytes: [UInt8], mixing other: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...max(0, number(below: 4) - 2) { damage(&bytes, other) }
    return bytes
  }

  private mutating func damage(_ bytes: inout [UInt8], _ other: [UInt8]) {
    let place = number(below: bytes.count)
    guard place < bytes.count else { return bytes = other }
    switch number(below: 11) {
    case 0: bytes[place] ^= 1 << UInt8(number(below: 8))
    case 1: bytes[place] = UInt8(number(below: 256))
    case 2: bytes.removeSubrange(place...)
    case 3: bytes.removeSubrange(place..<min(bytes.count, place + 1 + number(below: 60)))
    case 4:
      let start = number(below: other.count)
      bytes.insert(contentsOf: other[start...].prefix(1 + number(below: 200)), at: place)
    case 5: repeatLine(at: place, &bytes)
    case 6: changeNumber(after: place, &bytes)
    case 7:
      bytes.insert(
        contentsOf: generator.pick([[0xFF], [0xE6, 0x8C], [0xC3], [0], [0xED, 0xA0, 0x80]]),
        at: place)
    case 8: bytes = bytes.flatMap { $0 == 10 ? [13, 10] : [$0] }
    case 9: bytes.insert(contentsOf: [0xEF, 0xBB, 0xBF], at: generator.happens(0.7) ? 0 : place)
    default: bytes.insert(contentsOf: generator.text().utf8, at: place)
    }
  }

  private mutating func repeatLine(at place: Int, _ bytes: inout [UInt8]) {
    let start = bytes[..<place].lastIndex(of: 10).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(of: 10).map { $0 + 1 } ?? bytes.count
    let line = Array(bytes[start..<end])
    for _ in 0...number(below: 3) { bytes.insert(contentsOf: line, at: start) }
  }

  private mutating func changeNumber(after place: Int, _ bytes: inout [UInt8]) {
    func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9") }
    guard let start = bytes[place...].firstIndex(where: isDigit) else { return }
    let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
    let number = generator.pick([
      "9223372036854775807", "-9223372036854775808", "9223372036854775808", "18446744073709551616",
      "1e308", "-1e308", "1e-320", "1e999", "nan", "inf", "4294967296", "65536", "2147483648", "-1",
      "0", "999999999999", "0x10", "1.7976931348623157e308", "1000000",
    ])
    bytes.replaceSubrange(start..<end, with: number.utf8)
  }
}
