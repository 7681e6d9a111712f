import TouchCore

//  help recognizer          ## recognizer, gesture recognizer, UIGestureRecognizer, 识别器, …
//  help 响应者链             its definition, in the language of the session

/// The definitions of the field's terms.
public enum TermDocument {
  package static let document = EntryDocument(Embedded._Language_terms_md, file: "terms.md")

  /// The usual name of a term in the language and its definition; nil if nothing is called so.
  ///
  /// - Parameters:
  ///   - words: The term in either language; capitals make no difference.
  ///   - language: The language of the answer.
  public static func definition(of words: String, _ language: Language) -> StyledText? {
    let wanted = words.lowercased()
    return document.entries.first { names(of: $0).contains { $0.lowercased() == wanted } }
      .map { line(naming: usualName(of: $0, language), $0.words[language], language) }
  }

  /// The terms that a text uses, each by its usual name in the language, in the order of the document.
  ///
  /// Of the other names, those of one English word are ordinary words as well (next, action, chain), and
  /// a Chinese one of one character is part of other words (跳过).
  package static func terms(
    in text: String, _ language: Language
  ) -> [(name: String, definition: StyledText)] {
    let words = text.lowercased()
    return document.entries.compactMap { entry in
      let names = names(of: entry)
      let local = names.filter { $0.isASCII == (language == .english) }
      let telling =
        language == .english
        ? names.prefix(1) + local.filter { $0.contains(" ") }
        : local.filter { $0.count > 1 } + names.filter { $0.isCode }
      guard telling.contains(where: { words.uses($0.lowercased()) }) else { return nil }
      return (usualName(of: entry, language), entry.words[language])
    }
  }

  /// A term and what it means, on a line.
  package static func line(
    naming name: String, _ definition: StyledText, _ language: Language
  ) -> StyledText {
    "\(strong: name)\(language == .english ? ": " : "：")\(definition)"
  }

  /// What a term is called in a language; a name of UIKit stands in both.
  private static func usualName(of entry: EntryDocument.Entry, _ language: Language) -> String {
    let names = names(of: entry)
    return names.first { $0.isASCII == (language == .english) } ?? names[0]
  }

  /// What a person may type for a term, the usual name first.
  package static func names(of entry: EntryDocument.Entry) -> [String] {
    entry.title.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }
}

extension String {
  fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// Whether it is a name of UIKit, rather than a word: `hitTest`, `UITouch`.
  fileprivate var isCode: Bool {
    isASCII && !contains(" ") && dropFirst().contains { $0.isUppercase }
  }

  /// Whether it has a term as a word, or in the plural; Chinese has no gaps between words.
  fileprivate func uses(_ term: String) -> Bool {
    places(of: term).contains { place in
      guard term.isASCII else { return true }
      let rest = self[place.upperBound...]
      let behind = rest.first == "s" ? rest.dropFirst().first : rest.first
      return self[..<place.lowerBound].last?.isPartOfWord != true && behind?.isPartOfWord != true
    }
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isASCII && (isLetter || isNumber || self == "_") }
}
