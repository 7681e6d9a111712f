/// An answer as it was typed: the words, and how sure the learner is.
struct AnswerLine: Hashable, Sendable {
  /// The words, without the mark.
  let words: String
  /// How sure the learner is: `!`, `?` or no mark.
  let confidence: Confidence

  init(_ line: String) {
    let text = line.trimmingSpaces
    switch text.last {
    case "!", "！":
      words = String(text.dropLast()).trimmingSpaces
      confidence = .sure
    case "?", "？":
      words = String(text.dropLast()).trimmingSpaces
      confidence = .guess
    default:
      words = text
      confidence = .thinks
    }
  }

  /// The place of the letter that is the whole answer: a is 0.
  var letter: Int? {
    guard words.count == 1, let value = words.lowercased().unicodeScalars.first?.value else {
      return nil
    }
    // A Chinese keyboard may give a full-width one.
    let narrow = value > 0xFEE0 ? value - 0xFEE0 : value
    return (97...122).contains(narrow) ? Int(narrow) - 97 : nil
  }

  /// Whether it is one of `a` to `d`, which are typed as answers everywhere in a lesson, however few a
  /// question has; a command that is short for one of them is typed by its long name.
  var isLetterOfAnswers: Bool { letter.map { $0 < 4 } ?? false }

  /// Whether it is several of the first letters: `a b`, `a, b`, `ab`.
  func isSeveralLetters(of count: Int) -> Bool {
    let parts = items.count == 1 ? words.map { String($0) } : items
    return parts.count > 1 && Set(parts).count == parts.count
      && parts.allSatisfy { AnswerLine($0).letter.map { $0 < count } ?? false }
  }

  /// The letter of a place.
  static func letter(_ place: Int) -> Character {
    Character(Unicode.Scalar(UInt8(97 + min(max(place, 0), 25))))
  }

  /// The items of a list, between spaces or commas; digits written together are one each.
  var items: [String] {
    let parts = words.split { $0.isWhitespace || $0 == "," || $0 == "，" || $0 == "、" }
      .map(String.init)
    guard parts.count == 1, let only = parts.first, only.count > 1,
      only.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return parts }
    return only.map { String($0) }
  }
}
