/// The opening line of a fence behind its backticks: `kind #id key=value…`.
struct FenceHeader {
  /// The first word.
  private(set) var word = ""
  /// The kind it names; nil for ordinary code, and then nothing else was read.
  private(set) var kind: FenceKind?
  private(set) var id: String?
  private(set) var idColumn = 1
  private(set) var attributes: [Fence.Attribute] = []
  /// What is wrong, and at which character of the line, from 1.
  private(set) var faults: [(fault: MarkdownFault, column: Int)] = []

  private var keys: Set<String> = []
  private var hasStrayWord = false

  /// Reads an info string that begins at a column.
  init(_ info: Substring, column: Int) {
    let text = MachineText(info, column: column)
    var words = Word.split(text.ascii[...], column: column)
    guard !words.isEmpty else { return }
    let first = words.removeFirst()
    let name = first.text.prefix { $0 != "#" }
    word = String(name)
    kind = FenceKind(rawValue: word)
    guard let kind else { return }
    faults = text.faults
    if name.count < first.text.count {
      let column = first.column + name.count
      faults.append((.noSpaceBeforeID(kind), column))
      words.insert(Word(text: first.text.dropFirst(name.count), column: column), at: 0)
    }
    for (index, word) in words.enumerated() { read(word, isFirst: index == 0) }
  }

  private mutating func read(_ word: Word, isFirst: Bool) {
    if word.text.first == "#" {
      readID(word, isFirst: isFirst)
    } else if let attribute = word.attribute {
      if word.hasOpenQuote { faults.append((.unclosedQuotation, attribute.valueColumn)) }
      if !keys.insert(attribute.key).inserted {
        faults.append((.repeatedAttribute(attribute.key), word.column))
      }
      attributes.append(attribute)
    } else if !hasStrayWord {
      // `key = value` is three stray words but one mistake.
      hasStrayWord = true
      faults.append((.notAnAttribute(String(word.text)), word.column))
    }
  }

  private mutating func readID(_ word: Word, isFirst: Bool) {
    let name = word.text.dropFirst()
    if !isFirst {
      faults.append((.idNotFirst(String(name)), word.column))
    } else if !name.isName {
      faults.append((.badID(String(name)), word.column))
    } else {
      id = String(name)
      idColumn = word.column
    }
  }
}

/// A word of an info string; spaces between quotation marks do not end it.
private struct Word {
  var text: ArraySlice<Character>
  var column: Int

  static func split(_ line: ArraySlice<Character>, column: Int) -> [Word] {
    var words: [Word] = []
    var start: Int?
    var isQuoted = false
    for (index, character) in line.enumerated() {
      if !isQuoted && (character == " " || character == "\t") {
        if let first = start {
          words.append(Word(text: line[first..<index], column: column + first))
        }
        start = nil
      } else {
        start = start ?? index
        if character == "\"" { isQuoted.toggle() }
      }
    }
    if let first = start { words.append(Word(text: line[first...], column: column + first)) }
    return words
  }

  /// Whether the value begins with a quotation mark and does not end with one.
  var hasOpenQuote: Bool { text.count { $0 == "\"" } % 2 == 1 }

  /// The word as `key=value`; nil where it is something else.
  var attribute: Fence.Attribute? {
    guard let equals = text.firstIndex(of: "="), text[..<equals].isName else { return nil }
    var value = text[(equals + 1)...]
    guard !value.isEmpty else { return nil }
    if value.first == "\"" {
      value = value.dropFirst()
      if value.last == "\"" { value = value.dropLast() }
    }
    return Fence.Attribute(
      key: String(text[..<equals]), value: String(value), column: column,
      valueColumn: column + (equals + 1 - text.startIndex))
  }
}

extension ArraySlice<Character> {
  /// Whether the text is a letter followed by letters, digits, `-` or `_`, all ASCII.
  fileprivate var isName: Bool {
    guard let first, first.isASCII, first.isLetter else { return false }
    return allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }
}
