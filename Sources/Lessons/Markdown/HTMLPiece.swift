import TouchNarration

/// A part of an HTML block that means something in a lesson.
///
/// Comments and other tags mean nothing and are skipped.
struct HTMLPiece {
  enum Kind {
    case detailsStart
    case detailsEnd
    case summary(StyledText, isClosed: Bool)
    case unclosedComment
    /// Text that is neither tag nor comment.
    case text(String)
  }

  var kind: Kind
  /// How many lines below the first of the block it begins.
  var lineOffset: Int
  /// How many characters into its line.
  var columnOffset: Int
}

/// Takes an HTML block apart.
struct HTMLScanner {
  private(set) var pieces: [HTMLPiece] = []

  private let characters: [Character]
  private var index = 0
  private var lineOffset = 0
  private var lineStart = 0

  init(_ literal: String) {
    characters = Array(literal)
    while index < characters.count { scan() }
  }

  private mutating func scan() {
    var piece = HTMLPiece(
      kind: .detailsStart, lineOffset: lineOffset, columnOffset: index - lineStart)
    if matches("<!--") {
      if skip(past: "-->").isFound { return }
      piece.kind = .unclosedComment
    } else if isTag("<details") {
      skipTag()
    } else if isTag("</details") {
      skipTag()
      piece.kind = .detailsEnd
    } else if isTag("<summary") {
      skipTag()
      let (html, isClosed) = skip(past: "</summary")
      piece.kind = .summary(summaryText(html), isClosed: isClosed)
      skipTag()
    } else if isTagStart {
      return skipTag()
    } else {
      guard let text = skipText(into: &piece) else { return }
      piece.kind = .text(text)
    }
    pieces.append(piece)
  }

  private var isTagStart: Bool {
    guard characters[index] == "<", index + 1 < characters.count else { return false }
    let next = characters[index + 1]
    return (next.isASCII && next.isLetter) || "/!?".contains(next)
  }

  private func matches(_ text: String) -> Bool {
    guard characters[index] == text.first else { return false }
    return characters[index...].starts(with: text) { $0.lowercased() == $1.lowercased() }
  }

  private func isTag(_ text: String) -> Bool {
    guard matches(text) else { return false }
    let next = index + text.count
    return next == characters.count || !characters[next].isLetter
  }

  private mutating func advance() {
    index += 1
    if characters[index - 1] == "\n" {
      lineOffset += 1
      lineStart = index
    }
  }

  /// Skips to the end of a tag; one that does not end on its line is no tag.
  private mutating func skipTag() {
    while index < characters.count, characters[index] != "\n" {
      advance()
      if characters[index - 1] == ">" { return }
    }
  }

  /// Skips past a mark, or to the end, and gives what stands before it.
  private mutating func skip(
    past mark: String
  ) -> (text: ArraySlice<Character>, isFound: Bool) {
    let start = index
    while index < characters.count {
      if matches(mark) {
        let text = characters[start..<index]
        for _ in mark { advance() }
        return (text, true)
      }
      advance()
    }
    return (characters[start...], false)
  }

  /// Skips text up to the next tag and moves the piece to where it begins; nil for white space.
  private mutating func skipText(into piece: inout HTMLPiece) -> String? {
    while index < characters.count, characters[index].isWhitespace { advance() }
    let start = index
    piece.lineOffset = lineOffset
    piece.columnOffset = index - lineStart
    while index < characters.count, !isTagStart { advance() }
    let text = Substring(String(characters[start..<index])).trimmingEnd
    return text.isEmpty ? nil : String(text)
  }
}
