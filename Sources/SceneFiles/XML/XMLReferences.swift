/// What references such as that to a line's end stand for.
///
/// A document's own entities are refused, so that none stands for more than one character.
enum XMLReferences {
  // "&#x10FFFF;" with a few zeros in front.
  private static let longest = 16

  /// The character that a reference stands for, and where the text goes on behind it.
  ///
  /// - Parameter start: The place of the `&`.
  static func read(_ text: [UInt8], at start: Int) -> (scalar: Unicode.Scalar, end: Int)? {
    let rest = text[(start + 1)...].prefix(longest)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let scalar = scalar(named: String(decoding: text[start + 1..<end], as: UTF8.self))
    return scalar.map { ($0, end + 1) }
  }

  private static func scalar(named name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let isHex = name.hasPrefix("#x")
      let digits = name.dropFirst(isHex ? 2 : 1)
      guard digits.first?.isHexDigit == true else { return nil }
      return UInt32(digits, radix: isHex ? 16 : 10).flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
    }
  }

  /// A text with its references put in.
  ///
  /// - Parameter hasMarkup: Whether comments, and the brackets of CDATA, are left out.
  static func words(of bytes: ArraySlice<UInt8>, hasMarkup: Bool) -> String {
    let text = Array(bytes)
    var words: [UInt8] = []
    words.reserveCapacity(text.count)
    var place = 0
    while place < text.count {
      switch text[place] {
      case UInt8(ascii: "&"):
        if let (scalar, end) = read(text, at: place) {
          words.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
          place = end
        } else {
          words.append(text[place])
          place += 1
        }
      case UInt8(ascii: "<") where hasMarkup:
        let (kept, end) = markup(text, at: place)
        words.append(contentsOf: text[kept])
        place = end
      case 0x0D:
        // A line end is one character, whoever wrote it.
        words.append(0x0A)
        place += place + 1 < text.count && text[place + 1] == 0x0A ? 2 : 1
      default:
        words.append(text[place])
        place += 1
      }
    }
    return String(decoding: words, as: UTF8.self)
  }

  /// What of a comment or a CDATA section is kept, and where the text goes on behind it.
  private static func markup(_ text: [UInt8], at start: Int) -> (kept: Range<Int>, end: Int) {
    let isData = text[start...].starts(with: "<![CDATA[".utf8)
    let close = isData ? "]]>" : text[start...].starts(with: "<!--".utf8) ? "-->" : "?>"
    let begin = min(start + (isData ? 9 : close == "-->" ? 4 : 2), text.count)
    let end = text.place(of: close, from: begin) ?? text.count
    return (
      isData ? begin..<max(begin, end) : begin..<begin, min(text.count, end + close.utf8.count)
    )
  }
}

extension [UInt8] {
  /// Where some letters stand next.
  func place(of letters: String, from start: Int) -> Int? {
    let letters = Array(letters.utf8)
    var place = start
    while place + letters.count <= count {
      if self[place] == letters[0], self[place...].starts(with: letters) { return place }
      place += 1
    }
    return nil
  }
}
