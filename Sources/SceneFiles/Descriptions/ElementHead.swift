//  <Shop.Card<Shop.Item>: 0x7f8; frame = …      name, address, end
//   └────── name ──────┘  └─┘  ^ end
//  <UIView; frame = …                           a snapshot's: no address
//  <UIView>                                     the shortest
//  <UIImageView 0x7f8>                          inside other descriptions: no colon

/// How the description of an object begins.
struct ElementHead: Sendable {
  /// Where the `<` stands.
  let start: Int
  /// Where the class's name stands.
  let name: Range<Int>
  /// Where the object lies in memory.
  let address: UInt64?
  /// Whether a colon stands between name and address, as views write it.
  let hasColon: Bool
  /// The first place behind name and address.
  let end: Int
  /// Whether the line ends within the name or the address.
  let isCut: Bool

  /// The longest name of a class that is read: twice the longest seen of SwiftUI's generic ones.
  static let longestName = 8192

  /// Reads the beginning of a description; nil where none begins.
  init?(_ text: TextBytes, at start: Int, before end: Int, within limit: Int = longestName) {
    guard start + 1 < end, text[start] == 0x3C, text[start + 1].beginsName else { return nil }
    self.start = start
    let stop = min(end, start + 1 + limit)
    var depth = 0
    var place = start + 1
    scan: while place < stop {
      switch text[place] {
      case 0x3C, 0x28: depth += 1
      case 0x3E where depth > 0 && text[place - 1] == 0x2D: break
      case 0x3E, 0x29:
        if depth == 0 { break scan }
        depth -= 1
      case 0x3A:
        if Self.addressFollows(text, place + 1, end) != nil { break scan }
        if depth == 0 {
          guard text.skipBlanks(place + 1, before: end) == end else { return nil }
          break scan
        }
      case 0x3B:
        if depth == 0 { break scan }
        return nil
      case 0x20:
        if depth == 0 {
          if text.has("0x", at: place + 1, before: end) { break scan }
          return nil
        }
      case 0x22, 0x27, 0x3D, 0x2F, 0x7B, 0x7D, 0x09...0x0D: return nil
      default: break
      }
      place += 1
    }
    // A name without an end: the line has been cut, or it is none.
    if place == stop, stop < end || depth > 0 && stop - start > 256 { return nil }
    name = start + 1..<place
    let isColon = place < end && text[place] == 0x3A
    guard let digits = Self.addressFollows(text, place + (isColon ? 1 : 0), end), place < end,
      text[place] == 0x3A || text[place] == 0x20
    else {
      let isCut = text.skipBlanks(place + (isColon ? 1 : 0), before: end) == end
      // A log has `<Notice>:` before each line.
      guard isCut || text[place] == 0x3B || text[place] == 0x3E, !text.isTag(name),
        !text.has(">:", at: place, before: end)
      else {
        return nil
      }
      (address, self.hasColon, self.end, self.isCut) = (nil, isColon, isCut ? end : place, isCut)
      return
    }
    hasColon = isColon
    let number = text.address(at: digits, before: end)
    address = number?.value
    var behind = digits + 2
    while behind < end, text[behind].hexadecimal != nil { behind += 1 }
    self.end = behind
    isCut = behind == end
  }

  private static func addressFollows(_ text: TextBytes, _ place: Int, _ end: Int) -> Int? {
    var place = place
    while place < end, text[place] == 0x20 { place += 1 }
    return text.has("0x", at: place, before: end) ? place : nil
  }
}

extension TextBytes {
  /// Whether a name is a tag of HTML, as `pre` or `h1`: classes have a capital.
  fileprivate func isTag(_ name: Range<Int>) -> Bool {
    bytes[name].allSatisfy { $0.isLowercase || $0.isDigit }
  }
}
