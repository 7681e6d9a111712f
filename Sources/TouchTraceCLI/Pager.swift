import LineEditing
import TouchNarration

//   1 ┌──────────────────────┐
//     │ prose                │    a page is as high as the screen, and ends where a paragraph does
//     │ scene     ┌picture─┐ │
//     │           └────────┘ │
//  24 │ Return: more         │ ─▶ the rest: the question, and what to press
//     └──────────────────────┘

/// Cuts what is taller than the screen into pages.
struct Pager {
  /// How many lines a page has; the last line of the screen is the prompt's.
  private let height: Int

  /// A page may end so early, for the sake of a paragraph; the later, the better, and where one that
  /// is half as high as the screen leaves nothing worth a page, a lower one.
  private var earliest: [Int] { [height / 2, height / 4] }
  /// So few lines are no page: what to press belongs to what it is about.
  private static let fewest = 4
  /// On a screen so low everything would be pages.
  private static let lowestScreen = 10

  /// Makes pages for a screen; nil where it is too low for any.
  init?(rows: Int) {
    guard rows >= Self.lowestScreen else { return nil }
    height = rows - 1
  }

  /// The first page of some lines, and what is left.
  func page(of lines: ArraySlice<String>) -> (page: ArraySlice<String>, rest: ArraySlice<String>) {
    guard lines.count > height else { return (lines, []) }
    let end = lines.startIndex + height
    let breaks = (lines.startIndex..<end).filter {
      lines[$0].isEmpty && lines.endIndex - $0 > Self.fewest
    }
    let good = breaks.filter { !isWithinOneThing($0, lines) }
    let place =
      (earliest.map { (good, $0) } + earliest.map { (breaks, $0) }).lazy
      .compactMap { places, earliest in places.last { $0 >= lines.startIndex + earliest } }.first
      ?? outsidePicture(min(end, lines.endIndex - Self.fewest - 1), lines)
    return (lines[..<place], lines[place...])
  }

  /// Whether a blank line parts what is read together: a heading from its text, or a question from
  /// the answers to choose from.
  private func isWithinOneThing(_ place: Int, _ lines: ArraySlice<String>) -> Bool {
    let before = lines[..<place].suffix(while: { !$0.isEmpty })
    let next = lines[place...].first { !$0.isEmpty } ?? ""
    return before.count == 1 && before.allSatisfy { $0.isHeading } || next.isFirstChoice
  }

  /// A place that is not in the middle of a picture: above it, unless nothing else is on the page.
  private func outsidePicture(_ place: Int, _ lines: ArraySlice<String>) -> Int {
    guard lines[place].isInPicture else { return place }
    guard let top = lines[..<place].lastIndex(where: { !$0.isInPicture }),
      top >= lines.startIndex + Self.fewest
    else { return place }
    return top + 1
  }
}

extension ArraySlice<String> {
  /// The last lines that are all so.
  fileprivate func suffix(while isSo: (String) -> Bool) -> ArraySlice<String> {
    let end = lastIndex { !isSo($0) }
    return end.map { self[($0 + 1)...] } ?? self
  }
}

extension String {
  /// The line without what sets its colour.
  private var bare: String {
    var (kept, isEscape) = ("", false)
    for character in self {
      if character == "\u{1b}" { isEscape = true }
      if !isEscape { kept.append(character) }
      if character == "m" { isEscape = false }
    }
    return kept
  }

  /// Whether it is a title: it begins at the margin and ends without a full stop.
  fileprivate var isHeading: Bool {
    let line = bare
    guard let first = line.first, let last = line.last, first != " " else { return false }
    return !".。:：?？!！".contains(last)
  }

  /// Whether it is the first of the answers to choose from.
  fileprivate var isFirstChoice: Bool {
    let words = bare.drop { $0 == " " }
    return bare.first == " " && words.hasPrefix("a ")
  }

  /// Whether a picture stands in it.
  fileprivate var isInPicture: Bool { contains { "│┌┐└┘├┤┬┴┼".contains($0) } }
}

extension Talk {
  /// Shows lines to somebody at a terminal, a page at a time where the partner wants that.
  ///
  /// - Returns: How many of them are done with; Ctrl-C leaves the others.
  @discardableResult
  func showPages(_ lines: [StyledText]) -> Int {
    guard partner.isPaged, invocation.isInteractive, canErase,
      let pager = Pager(rows: LineEditing.Terminal.size().rows)
    else { return output.console.show(lines) }
    let whole = output.console.text(lines).split(separator: "\n", omittingEmptySubsequences: false)
    // Behind the last newline there is nothing.
    var rest = whole.dropLast().map(String.init)[...]
    while !rest.isEmpty {
      let (page, left) = pager.page(of: rest)
      output.console.put(page.joined(separator: "\n") + "\n")
      rest = left
      guard !rest.isEmpty else { break }
      switch more() {
      case .go: continue
      case .stop: rest = []
      case .take(let line):
        typedAhead = line
        output.console.put(rest.joined(separator: "\n") + "\n")
        rest = []
      }
    }
    return lines.count
  }

  private enum More {
    case go, stop
    /// Somebody answers already.
    case take(String)
  }

  /// Waits until somebody has read the page.
  private func more() -> More {
    let words = Phrase(en: "Return: more · q: stop ", zh: "回车：接着看 · q：不看了 ")
    let prompt = Prompt(
      [(words[output.console.language].plain, sgr(of: .dim))], colour: coloursPrompt)
    editor.flushTypeahead()
    let input = editor.readLine(prompt: prompt)
    output.console.put(Self.eraseLineAbove)
    switch input {
    case .interrupted, .endOfInput: return .stop
    case .line(let line):
      let word = line.filter { !$0.isWhitespace }
      return word.isEmpty ? .go : word == "q" ? .stop : .take(line)
    }
  }

  private static var eraseLineAbove: String { "\u{1b}[1A\u{1b}[2K" }

  /// Whether the terminal can take back a line.
  private var canErase: Bool { !["", "dumb"].contains(Environment.value("TERM") ?? "") }
}
