/// A character that looks like an ASCII one and was probably meant to be it.
struct Lookalike {
  let character: Character
  let ascii: Character
  let name: String

  init?(_ character: Character) {
    guard let (ascii, name) = Self.named(character) ?? Self.fullWidth(character) else {
      return nil
    }
    self.character = character
    self.ascii = ascii
    self.name = name
  }

  var fault: MarkdownFault { .lookalike(character, ascii: ascii, name: name) }

  private static func named(_ character: Character) -> (Character, String)? {
    switch character {
    case "，": (",", "full-width comma")
    case "：": (":", "full-width colon")
    case "；": (";", "full-width semicolon")
    case "（", "）": (character == "（" ? "(" : ")", "full-width parenthesis")
    case "＝": ("=", "full-width equals sign")
    case "＂": ("\"", "full-width quotation mark")
    case "＃": ("#", "full-width number sign")
    case "。", "．": (".", "full-width full stop")
    case "、": (",", "enumeration comma")
    case "“", "”": ("\"", "curly quotation mark")
    case "‘", "’": ("'", "curly apostrophe")
    case "–", "—", "−": ("-", "dash")
    case "×": ("x", "multiplication sign")
    case "\u{a0}": (" ", "no-break space")
    case "\u{3000}": (" ", "full-width space")
    default: nil
    }
  }

  /// The full-width forms stand in the order of ASCII, from U+FF01.
  private static func fullWidth(_ character: Character) -> (Character, String)? {
    let scalars = character.unicodeScalars
    guard scalars.count == 1, let value = scalars.first?.value, (0xff01...0xff5e).contains(value),
      let scalar = Unicode.Scalar(value - 0xfee0)
    else { return nil }
    return (Character(scalar), "full-width character")
  }
}
