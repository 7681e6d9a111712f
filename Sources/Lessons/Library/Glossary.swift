import TouchCore

//  | gesture recognizer | 手势识别器 |

/// The pairs of terms in `glossary.md`.
struct Glossary: Hashable, Sendable {
  /// A term in both languages.
  struct Term: Hashable, Sendable {
    let english: String
    let chinese: String

    /// Whether a text in small letters uses it more than once: a single use may be a turn of phrase.
    func isSaid(in text: String) -> Bool {
      let parts = text.parts(separatedBy: english)
      return parts.count > 2
    }
  }

  /// The terms of several words, which are terms wherever they stand.
  let terms: [Term]

  init(_ text: String) {
    terms = text.split(whereSeparator: { $0.isNewline }).compactMap(Term.init)
  }
}

extension Glossary.Term {
  fileprivate init?(_ row: Substring) {
    let cells = row.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.trimmingSpaces
    }
    guard cells.count == 4, cells[1].contains(" "), !cells[1].contains(","),
      !cells[1].contains("("), !cells[1].hasPrefix("to "), cells[1] != "English"
    else { return nil }
    (english, chinese) = (cells[1], cells[2])
  }
}
