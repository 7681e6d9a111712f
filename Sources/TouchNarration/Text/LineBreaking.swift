/// Where a line may end, in short: at spaces, and on either side of a CJK character, but
/// never before closing or after opening punctuation.
extension Character {
  /// Whether the character may stand alone at the end of a line, as in Chinese and Japanese.
  package var isCJK: Bool {
    guard let value = unicodeScalars.first?.value else { return false }
    return switch value {
    case 0..<0x2e80: false
    case 0x2e80...0xa4cf, 0xf900...0xfaff, 0xfe30...0xfe4f, 0xff00...0xffef, 0x20000...0x3fffd:
      true
    default: false
    }
  }

  /// Whether the character separates words; a no-break space does not.
  package var isBreakingSpace: Bool { self == " " || self == "\t" || self == "\u{3000}" }

  /// Whether the character may not begin a line.
  package var closes: Bool {
    switch self {
    case ",", ".", ";", ":", "!", "?", ")", "]", "}", "%", "”", "’", "…", "—", "·", "，", "。",
      "、", "；", "：", "！", "？", "）", "」", "』", "】", "》", "〉", "〕", "〗", "］", "｝", "．",
      "％", "～", "ー", "々", "｣", "｡", "､":
      true
    default: false
    }
  }

  /// Whether the character may not end a line.
  package var opens: Bool {
    switch self {
    case "(", "[", "{", "“", "‘", "（", "「", "『", "【", "《", "〈", "〔", "〖", "［", "｛", "｢": true
    default: false
    }
  }

  /// Whether a line may end after `self` and the next begin with `next`.
  package func allowsBreak(before next: Character) -> Bool {
    (isCJK || next.isCJK) && !next.closes && !opens
  }

  /// Full-width marks bring the gap behind them along, whatever letters follow.
  private static let endsWithItsOwnGap = Set<Character>("，。、；：？！）》】")

  /// Whether two lines of a source join without a space where one ends with `self`.
  package func joinsWithoutSpace(_ next: Character) -> Bool {
    let isChinese = isCJK && next.isCJK
    return isChinese || Self.endsWithItsOwnGap.contains(self)
      || (isCJK && (next.opens || next.closes) && !next.isASCII)
      || (next.isCJK && (opens || closes) && !isASCII)
  }
}
