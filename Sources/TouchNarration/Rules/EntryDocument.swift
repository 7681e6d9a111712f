import SceneLanguage

//  ## 2.4                                      its title
//
//  A view … asks its own `pointInside`; …      one line in English
//
//  能接收触摸的视图再问自己的 `pointInside`；…         one line in Chinese
//
//  - documented: header UIView.h               facts: a name, and mostly a value
//  - 出处: 头文件 UIView.h

/// A document of entries that say one thing in both languages, each with facts about it.
///
/// What stands before the first entry is for readers of the document; a line `# …` begins a chapter.
package struct EntryDocument: Sendable {
  /// One of its entries.
  package struct Entry: Sendable {
    package var title: String
    /// The title of the chapter it stands in.
    package var chapter: String
    package var words: Phrase
    package var facts: [Fact] = []
    /// What stands between its fences, line by line.
    package var code: String = ""
    package var line: Int
  }

  /// One line of an entry, `- name: value` or `- name`.
  package struct Fact: Sendable {
    package var name: String
    package var value: String
    package var line: Int
  }

  /// Its name in faults.
  package let file: String
  package private(set) var entries: [Entry] = []
  /// What is wrong with it; nothing in the ones that travel inside the binary, as tests prove.
  package private(set) var faults: [Diagnostic] = []

  private var chapter = ""
  private var isInEntry = false
  private var isInFence = false
  private var paragraphs = 0
  private let isBilingual: Bool

  /// Reads a text; one that is not bilingual has facts and fences only.
  package init(_ text: String, file: String, isBilingual: Bool = true) {
    self.file = file
    self.isBilingual = isBilingual
    // Bytes, not characters: the first look at a rule waits for this.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      read(Substring(line), at: index + 1)
    }
    close()
  }

  /// Notes what is wrong at a place.
  package mutating func refuse(_ line: Int, _ column: Int, _ message: String) {
    faults.append(Diagnostic(file: file, line: line, column: column, message: message))
  }

  private mutating func read(_ line: Substring, at number: Int) {
    if line.utf8.starts(with: "```".utf8) {
      isInFence.toggle()
    } else if isInFence {
      if isInEntry { entries[entries.count - 1].code += line + "\n" }
    } else if line.utf8.starts(with: "## ".utf8) {
      close()
      isInEntry = true
      paragraphs = isBilingual ? 0 : 2
      let words = Phrase(en: StyledText(), zh: StyledText())
      let title = String(line.dropFirst(3))
      entries.append(Entry(title: title, chapter: chapter, words: words, line: number))
    } else if line.utf8.starts(with: "# ".utf8) {
      close()
      isInEntry = false
      chapter = String(line.dropFirst(2))
    } else if isInEntry {
      readInside(line, at: number)
    }
  }

  private mutating func readInside(_ line: Substring, at number: Int) {
    let entry = entries.count - 1
    if line.utf8.starts(with: "- ".utf8) {
      if paragraphs < 2 { refuse(number, 1, "facts come after both languages") }
      entries[entry].facts.append(Fact(line.dropFirst(2), at: number))
    } else if paragraphs == 0 {
      entries[entry].words.english = styled(line, at: number)
      paragraphs = 1
    } else if paragraphs == 1 {
      entries[entry].words.chinese = styled(line, at: number)
      paragraphs = 2
    } else {
      refuse(
        number, 1,
        isBilingual
          ? "an entry has one line in English and one in Chinese"
          : "an entry has a fence and lines that begin with '- '")
    }
  }

  private mutating func close() {
    guard isInEntry, paragraphs < 2, let entry = entries.last else { return }
    let language = paragraphs == 0 ? "English" : "Chinese"
    refuse(entry.line, 1, "'\(entry.title)' says nothing in \(language)")
  }

  private mutating func styled(_ line: Substring, at number: Int) -> StyledText {
    let (text, unclosed) = StyledText.read(line)
    if let unclosed { refuse(number, unclosed, "the mark is never closed") }
    return text
  }
}

extension EntryDocument.Fact {
  fileprivate init(_ text: Substring, at line: Int) {
    let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) ?? text.endIndex
    name = String(text[..<colon])
    value = String(text[colon...].dropFirst(2))
    self.line = line
  }
}
