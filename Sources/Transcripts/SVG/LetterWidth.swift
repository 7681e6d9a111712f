import TouchCore
import TouchNarration

/// How wide letters are, without a font: names stand in letters of one width.
enum LetterWidth {
  /// The width of a name, in points: letters of one width are 0.6 of their size wide, Chinese
  /// characters and emoji as wide as they are high.
  static func ofName(_ text: String, size: Double) -> Double {
    text.reduce(0) { $0 + (displayWidth(String($1)) > 1 ? 1 : 0.61) } * size
  }

  /// The longest start of a name that fits, with an ellipsis where it is cut; nil where fewer than
  /// so many letters would be left.
  static func fitted(
    _ text: String, size: Double, width: Double, atLeast fewest: Int
  ) -> String? {
    guard ofName(text, size: size) > width else { return text }
    var kept = ""
    var room = width - ofName("…", size: size)
    for letter in text {
      room -= ofName(String(letter), size: size)
      guard room >= 0 else { break }
      kept.append(letter)
    }
    return kept.count >= fewest ? kept + "…" : nil
  }

  /// How many columns of words fit into a width: letters of words are narrower than wide, and how
  /// much depends on a font nobody knows here.
  static func columns(in width: Double, size: Double, _ language: Language) -> Int {
    switch language {
    case .english: Int(saturating: width / (size * 0.58))
    case .simplifiedChinese: Int(saturating: width / (size * 0.55))
    }
  }
}
