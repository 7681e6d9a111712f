import TouchNarration

/// Words that mean something in another debugger and nothing here, each answered with a sentence.
enum ForeignWord {
  static func answer(to word: String) -> Phrase? { answers[word.lowercased()] }

  /// As they are written in `foreign-words.md`, beside this file: the words, and their answer.
  static let document = EntryDocument(
    Embedded._Prompt_foreign_words_md, file: "foreign-words.md")

  private static let answers: [String: Phrase] = {
    var answers: [String: Phrase] = [:]
    for entry in document.entries {
      for word in entry.title.split(separator: " ") { answers[String(word)] = entry.words }
    }
    return answers
  }()
}
