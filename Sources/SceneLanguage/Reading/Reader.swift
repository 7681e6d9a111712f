import TouchCore

/// What every reader of lines shares: the source, and what there is to say about it.
///
/// It is one object, so that a reader of properties, say, can complain where a reader of views does.
final class Reader {
  let source: SourceLines
  private(set) var diagnostics: [Diagnostic] = []
  private var lineOfLastError: Int?
  /// How many words may still be compared with misspelt ones, so that a huge broken file ends.
  private var comparisonsLeft = 300_000

  init(_ source: SourceLines) { self.source = source }

  /// Says something about a word: one error a line, because a second one mostly follows from the
  /// first.
  func say(_ complaint: Complaint, at word: Word) {
    if complaint.severity == .error {
      guard lineOfLastError != word.line else { return }
      lineOfLastError = word.line
    }
    diagnostics.append(
      Diagnostic(
        complaint.severity, file: source.file, line: source.number(of: word.line),
        column: source.column(of: word.range.lowerBound, in: word.line),
        length: max(1, text(word).count), message: complaint.message, chinese: complaint.chinese,
        sourceLine: source.text(source.range(of: word.line))))
  }

  /// Whether something was wrong.
  var hasErrors: Bool { lineOfLastError != nil }

  /// The letters of a word.
  func text(_ word: Word) -> String { source.text(word.range) }

  /// The first byte of a word; a space where it has none.
  func firstByte(_ word: Word) -> UInt8 {
    word.range.isEmpty ? Ascii.space : source.bytes[word.range.lowerBound]
  }

  /// The place just behind a word, where something is missing.
  func behind(_ word: Word) -> Word {
    Word(line: word.line, range: word.range.upperBound..<word.range.upperBound)
  }

  /// A word cut at its first equals sign.
  func split(_ word: Word) -> (key: Word, value: Word?) {
    guard let sign = source.bytes[word.range].firstIndex(of: Ascii.equals) else {
      return (word, nil)
    }
    return (word.upTo(sign), word.from(sign + 1))
  }

  /// The same, also where blanks stand around the equals sign, as in Swift.
  func assignment(_ word: Word, _ rest: inout ArraySlice<Word>) -> (key: Word, value: Word?) {
    let parts = split(word)
    guard parts.value == nil, let sign = rest.first, sign.range.count == 1,
      firstByte(sign) == Ascii.equals, let value = rest.dropFirst().first
    else { return parts }
    rest = rest.dropFirst(2)
    return (word, value)
  }

  /// Says that nobody has a name, and who was perhaps meant.
  func sayUnknown(_ thing: Thing, _ word: Word, in scene: Scene) {
    let isComparable = mayCompare(word, with: scene.views.count + scene.controllers.count)
    let known = isComparable ? scene.responders.filter(thing.fits) : []
    let names = known.map { scene.name(of: $0) }
    say(.unknown(thing, text(word), meant: nearest(text(word), among: names)), at: word)
  }

  /// Says that the language has no such word, and which was perhaps meant.
  func sayUnknown(_ thing: Thing, _ word: Word, among known: [String]) {
    let names = mayCompare(word, with: known.count) ? known : []
    say(.unknown(thing, text(word), meant: nearest(text(word), among: names)), at: word)
  }

  /// Whether a word is compared with others; not any more after very many, nor a very long one.
  private func mayCompare(_ word: Word, with count: Int) -> Bool {
    guard count <= comparisonsLeft, word.range.count <= 100 else { return false }
    comparisonsLeft -= count
    return true
  }
}
