import SceneLanguage
import TouchCore

/// The words of scenes and touches as they are written in `words.md`, beside this file.
struct WordDocument {
  /// A chapter of it.
  struct Topic {
    /// What it is asked for by.
    let name: String
    let title: Phrase
    var words: [Word] = []
  }

  /// A word, how it is written, and what it means.
  struct Word {
    let entry: SceneWords.Entry
    let meaning: Phrase
    /// Its place among those a newcomer needs first.
    let first: Int?
  }

  private(set) var topics: [Topic] = []
  /// What is wrong with the document; nothing in the one inside the binary, as a test proves.
  var faults: [Diagnostic] { document.faults }

  private var document: EntryDocument
  private var missing: [String: SceneWords.Entry]

  /// The one inside the binary.
  static let builtIn = WordDocument(Embedded._Language_words_md, file: "words.md")

  /// Reads a document.
  init(_ text: String, file: String) {
    document = EntryDocument(text, file: file)
    missing = Dictionary(uniqueKeysWithValues: SceneWords.all.map { ($0.title, $0) })
    for entry in document.entries { read(entry) }
    for title in missing.keys.sorted() { document.refuse(1, 1, "'\(title)' is not described") }
  }

  private mutating func read(_ entry: EntryDocument.Entry) {
    guard let known = missing.removeValue(forKey: entry.title) else {
      document.refuse(entry.line, 4, "'\(entry.title)' is no word, or described already")
      return
    }
    if topics.last?.name != entry.topicName { begin(entry) }
    for fact in entry.facts where fact.name != "first" || Int(fact.value) == nil {
      document.refuse(fact.line, 3, "'\(fact.name)' is nothing that is known of a word")
    }
    let first = entry.facts.first.flatMap { Int($0.value) }
    topics[topics.count - 1].words.append(Word(entry: known, meaning: entry.words, first: first))
  }

  /// Begins a topic: `# views: where they stand · 视图的位置`.
  private mutating func begin(_ entry: EntryDocument.Entry) {
    let titles = entry.chapter.dropFirst(entry.topicName.count + 2).parts(separatedBy: " · ")
    if titles.count != 2 || topics.contains(where: { $0.name == entry.topicName }) {
      document.refuse(entry.line, 1, "its chapter is '# name: English · Chinese', once")
    }
    let (english, chinese) = (titles.first ?? "", titles.last ?? "")
    let title = Phrase(
      en: StyledText(String(english), .strong), zh: StyledText(String(chinese), .strong))
    topics.append(Topic(name: entry.topicName, title: title))
  }

  /// The words a newcomer needs first, in their order.
  var first: [Word] {
    topics.flatMap { $0.words }.filter { $0.first != nil }.sorted {
      ($0.first ?? 0) < ($1.first ?? 0)
    }
  }
}

extension EntryDocument.Entry {
  fileprivate var topicName: String { String(chapter.prefix { $0 != ":" }) }
}
