import TouchNarration

extension BlockReader {
  /// Reads an HTML block: `<details>` and what belongs to it.
  mutating func readHTML(_ node: CMarkNode, into level: inout BlockLevel) {
    let literal = node.literal
    let margins = margins(of: literal, from: node.startLine)
    for piece in HTMLScanner(literal).pieces {
      let margin = margins.indices.contains(piece.lineOffset) ? margins[piece.lineOffset] : 1
      let line = node.startLine + piece.lineOffset
      read(piece, line: line, column: margin + piece.columnOffset, into: &level)
    }
  }

  /// The column at which each line of a literal begins in the file.
  private func margins(of literal: String, from line: Int) -> [Int] {
    literal.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .map { source.column(of: $1, in: line + $0) }
  }

  private mutating func read(
    _ piece: HTMLPiece, line: Int, column: Int, into level: inout BlockLevel
  ) {
    switch piece.kind {
    case .detailsStart:
      if !level.openDetails(line: line, column: column, deepest: Self.deepest) {
        reportDepth(line: line)
      }
    case .detailsEnd:
      if !level.closeDetails(problems: &problems) {
        problems.report(.strayDetailsEnd, line: line, column: column)
      }
    case .summary(let text, let isClosed):
      if !isClosed { problems.report(.unclosedSummary, line: line, column: column) }
      if !level.setSummary(text) { problems.report(.straySummary, line: line, column: column) }
    case .unclosedComment:
      problems.report(.unclosedComment, line: line, column: column)
    case .text(let text):
      reportSwallowed(text, line: line, column: column)
      level.append(LessonBlock(.paragraph(StyledText(text, .plain)), line: line))
    }
  }

  /// Reports text that an HTML block has taken: a fence in it would go unread in silence.
  private mutating func reportSwallowed(_ text: String, line: Int, column: Int) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let fence = lines.firstIndex {
      let start = $0.drop(while: { $0.isWhitespace })
      return start.hasPrefix("```") || start.hasPrefix("~~~")
    }
    if let fence {
      problems.report(.swallowedFence, line: line + fence, column: fence == 0 ? column : 1)
    } else {
      problems.report(.swallowedText, line: line, column: column)
    }
  }
}
