/// Counts the columns a terminal gives to a text.
///
/// A CJK, full-width or emoji character takes two, a mark that joins the one before it none.
/// Characters of ambiguous width (“”, …, →) count one, as in terminals that are not told
/// otherwise. Control characters count nothing: they are to be escaped before they are shown.
public func displayWidth(_ text: String) -> Int {
  if text.utf8.allSatisfy({ (0x20...0x7e).contains($0) }) { return text.utf8.count }
  return text.reduce(0) { $0 + $1.displayWidth }
}

extension StyledText {
  /// The columns a terminal gives to the text.
  public var width: Int { displayWidth(plain) }
}

extension Character {
  /// The columns a terminal gives to the character.
  package var displayWidth: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.count > 1 else {
      return scalars.first?.displayWidth ?? 0
    }
    if first.properties.isEmoji, scalars.contains(where: { $0.makesPicture }) { return 2 }
    return scalars.reduce(0) { $0 + $1.displayWidth }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar makes one picture, two columns wide, of an emoji before it.
  fileprivate var makesPicture: Bool {
    switch value {
    case 0xfe0f, 0x200d, 0x20e3, 0x1f1e6...0x1f1ff, 0x1f3fb...0x1f3ff: true
    default: false
    }
  }

  fileprivate var displayWidth: Int {
    // What most texts and all frames are made of needs no table.
    switch value {
    case 0x20...0x7e, 0x2500...0x257f: return 1
    case 0x4e00...0x9fff: return 2
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default: break
    }
    // The vowels and finals of a Hangul syllable stand inside the square of its first letter.
    if (0x1160...0x11ff).contains(value) { return 0 }
    return isWide ? 2 : 1
  }

  /// East Asian wide and full-width, by range; the emoji among them are known by their property.
  private var isWide: Bool {
    switch value {
    case 0..<0x1100: false
    case 0x1100...0x115f, 0x2329...0x232a, 0x2e80...0x303e, 0x3041...0x4dbf, 0x4e00...0xa4cf,
      0xa960...0xa97f, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6f,
      0xff01...0xff60, 0xffe0...0xffe6, 0x16fe0...0x18dff, 0x1aff0...0x1b2ff,
      0x1f200...0x1f265, 0x20000...0x2fffd, 0x30000...0x3fffd:
      true
    default: properties.isEmojiPresentation
    }
  }
}
