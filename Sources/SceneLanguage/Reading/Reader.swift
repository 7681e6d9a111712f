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

  /// The habits that are looked for in wrong lines; nil if the lines are not a file's.
  private let context: Habit.Context?
  /// How many wrong lines may still be looked at for habits.
  private var habitsLeft = 100
  /// The place of the line that declares a view.
  var declaringLine: (String) -> Int? = { _ in nil }

  init(_ source: SourceLines, _ context: Habit.Context? = nil) {
    self.source = source
    self.context = context
  }

  /// Says something about a word: one error a line, because a second one mostly follows from the
  /// first.
  func say(_ complaint: Complaint, at word: Word) {
    if complaint.severity == .error {
      guard lineOfLastError != word.line else { return }
      lineOfLastError = word.line
    }
    let right = complaint.severity == .error ? rightLines(insteadOf: word.line) : nil
    let complaint = right.map { .habit($0) } ?? complaint
    var diagnostic = Diagnostic(
      complaint.severity, file: source.file, line: source.number(of: word.line),
      column: source.column(of: word.range.lowerBound, in: word.line),
      length: max(1, text(word).count), message: complaint.message, chinese: complaint.chinese,
      sourceLine: source.text(source.range(of: word.line)))
    diagnostic.right = right
    diagnostic.meant = complaint.meant
    diagnostics.append(diagnostic)
  }

  /// Says something about a word, and answers nil: the word stands for nothing.
  func refuse<Value>(_ complaint: Complaint, at word: Word) -> Value? {
    say(complaint, at: word)
    return nil
  }

  /// The lines that would be right if a line was written by habit.
  private func rightLines(insteadOf place: Int) -> RightLines? {
    guard let context, habitsLeft > 0, source.places.contains(place) else { return nil }
    habitsLeft -= 1
    let finder = HabitFinder(context, parent: { self.parent(of: place) }) { [declaringLine] name in
      declaringLine(name).map(self.rightLine)
    }
    return finder.rightLines(for: source.bytes[source.range(of: place)])
  }

  /// The line above that a line stands below; it is looked for in the lines just above.
  private func parent(of place: Int) -> HabitFinder.Other? {
    let indent = self.indent(of: place)
    guard indent > 0 else { return nil }
    let above = (max(source.places.lowerBound, place - 200)..<place).reversed()
    return above.first { self.indent(of: $0) < indent && !source.range(of: $0).isEmpty }
      .map(rightLine)
  }

  private func indent(of place: Int) -> Int {
    source.bytes[source.range(of: place)].prefix { $0 == Ascii.space }.count
  }

  /// A line, or the line that would be right in its place.
  private func rightLine(_ place: Int) -> HabitFinder.Other {
    let line = source.bytes[source.range(of: place)]
    let right = HabitFinder(context ?? .scene).rightLines(for: line)
    let pieces = Pieces(line)
    let text = right?.lines.first ?? pieces.text(0..<pieces.ranges.count)
    return HabitFinder.Other(text: text, number: source.number(of: place))
  }

  /// Whether something was wrong.
  var hasErrors: Bool { lineOfLastError != nil }

  /// Whether something was wrong with a line, the one that was read last.
  func hasError(in place: Int) -> Bool { lineOfLastError == place }

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
    let meant = nearest(text(word), among: names)
    // A short list of values is said whole.
    let isListed = meant == nil && thing == .value && (2...8).contains(known.count)
    say(
      isListed
        ? .unknownValue(text(word), known: known) : .unknown(thing, text(word), meant: meant),
      at: word)
  }

  /// The choice that a word names; nil, and it is said what there is, if it names none.
  func choice<Choice: RawRepresentable<String>>(
    _ word: Word, _ thing: Thing = .value, among known: [Choice]
  ) -> Choice? {
    if let choice = Choice(rawValue: text(word)) { return choice }
    sayUnknown(thing, word, among: known.map { $0.rawValue })
    return nil
  }

  /// Whether a word is compared with others; not any more after very many, nor a very long one.
  private func mayCompare(_ word: Word, with count: Int) -> Bool {
    guard count <= comparisonsLeft, word.range.count <= 100 else { return false }
    comparisonsLeft -= count
    return true
  }
}
