import TouchNarration

//  x, memory, register        words of other debuggers         foreign-words.md
//  gate                       words this prompt had once       gone-words.md
//  set color                  a word and what stands behind it

/// Words that are not commands, each answered with the line that does what was meant.
enum AnsweredWord {
  /// The answer to a word, in small letters, or to a command with a word behind it.
  static func answer(to words: String) -> Phrase? { answers[words] }

  /// As they are written beside this file: words with commas between them, and their answer.
  static let documents = [
    EntryDocument(Embedded._Prompt_foreign_words_md, file: "foreign-words.md"),
    EntryDocument(Embedded._Prompt_gone_words_md, file: "gone-words.md"),
  ]

  /// The words that an entry answers.
  static func words(of entry: EntryDocument.Entry) -> [String] {
    entry.title.split(separator: ",").map { String($0[...].trimmed) }
  }

  private static let answers: [String: Phrase] = {
    var answers: [String: Phrase] = [:]
    for entry in documents.flatMap({ $0.entries }) {
      for word in words(of: entry) { answers[word] = entry.words }
    }
    return answers
  }()
}
