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
    let place =
      earliest.lazy.compactMap { earliest in
        (lines.startIndex + earliest..<end).last {
          lines[$0].isEmpty && lines.endIndex - $0 > Self.fewest
        }
      }.first ?? min(end, lines.endIndex - Self.fewest - 1)
    return (lines[..<place], lines[place...])
  }
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
