//  help recognizer          ## recognizer, gesture recognizer, UIGestureRecognizer, 识别器, …
//  help 响应者链             its definition, in the language of the session

/// The definitions of the field's terms.
public enum TermDocument {
  package static let document = EntryDocument(Embedded._Language_terms_md, file: "terms.md")

  /// The usual name of a term and its definition; nil if nothing is called so.
  ///
  /// - Parameters:
  ///   - words: The term in either language; capitals make no difference.
  ///   - language: The language of the answer.
  public static func definition(of words: String, _ language: Language) -> StyledText? {
    let wanted = words.lowercased()
    return document.entries.first { names(of: $0).contains { $0.lowercased() == wanted } }
      .map { "\(strong: names(of: $0)[0]): \($0.words[language])" }
  }

  /// What a person may type for a term, the usual name first.
  package static func names(of entry: EntryDocument.Entry) -> [String] {
    entry.title.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }
}
