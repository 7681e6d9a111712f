import TouchCore

//  Button, 0x603, {{20, 60}, {120, 44}}, identifier: 'buy', label: 'It's on'     0x603   buy, It's on
//  <button opaque="NO" id="aB1-cd-Ef">                                                   NO, aB1-cd-Ef
//  //XCUIElementTypeButton[@name="buy"]                                                  buy

/// What stands in a line that a person copies from a file, or a part of one, and may say which view is
/// meant.
struct CopiedLine {
  /// The addresses, in their order.
  private(set) var addresses: [UInt64] = []
  /// The texts in quotation marks, in their order, without the marks.
  private(set) var quoted: [String] = []

  init(_ line: String) {
    var rest = line[...]
    while let mark = rest.firstIndex(where: { $0 == "\"" || $0 == "'" || $0 == "0" }) {
      let before = mark > line.startIndex ? line[line.index(before: mark)] : " "
      rest = rest[mark...]
      if before.isPartOfWord {
        rest = rest.dropFirst()
      } else if rest.first == "0" {
        rest = rest[takeAddress(rest)...]
      } else {
        rest = rest[takeQuoted(rest)...]
      }
    }
  }

  /// Takes an address that the text may begin with, and answers where the rest begins.
  private mutating func takeAddress(_ text: Substring) -> Substring.Index {
    let word = text.prefix { $0.isPartOfWord }
    if let address = Origins.address(word) { addresses.append(address) }
    return word.endIndex
  }

  /// Takes the text up to the mark that it begins with, and answers where the rest begins.
  ///
  /// An apostrophe within a word ends nothing.
  private mutating func takeQuoted(_ text: Substring) -> Substring.Index {
    let inside = text.dropFirst()
    let end = inside.indices.first { place in
      let next = inside.index(after: place)
      return inside[place] == text.first
        && (next == inside.endIndex || !inside[next].isPartOfWord)
    }
    guard let end else { return inside.startIndex }
    quoted.append(String(inside[..<end]))
    return inside.index(after: end)
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
