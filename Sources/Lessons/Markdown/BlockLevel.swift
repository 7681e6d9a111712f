import TouchNarration

/// Where blocks stand.
struct BlockPlace {
  /// How many blocks they stand in.
  var depth = 0
  /// Whether one of these is a `<details>`.
  var isInsideDetails = false
  /// Whether none of these is a list or a quote.
  var isAtMargin = true

  /// The place inside a list or quote that stands here.
  var inside: BlockPlace {
    BlockPlace(depth: depth + 1, isInsideDetails: isInsideDetails, isAtMargin: false)
  }
}

/// The blocks of one container while they are read.
///
/// Markdown knows no `<details>`: its tags are HTML blocks between the others, and what stands
/// between two of them is put together here.
struct BlockLevel {
  /// A `<details>` that is still open.
  private struct Details {
    var line: Int
    var column: Int
    var summary: StyledText?
    var blocks: [LessonBlock] = []
  }

  private let outer: BlockPlace
  private var blocks: [LessonBlock] = []
  private var open: [Details] = []
  /// How many were opened beyond the deepest level and must be closed again.
  private var ignored = 0

  init(_ place: BlockPlace) { outer = place }

  /// Where the next block stands.
  var place: BlockPlace {
    BlockPlace(
      depth: outer.depth + open.count, isInsideDetails: outer.isInsideDetails || !open.isEmpty,
      isAtMargin: outer.isAtMargin)
  }

  mutating func append(_ block: LessonBlock) {
    if let last = open.indices.last {
      open[last].blocks.append(block)
    } else {
      blocks.append(block)
    }
  }

  /// Opens a `<details>`; false where it would be too deep.
  mutating func openDetails(line: Int, column: Int, deepest: Int) -> Bool {
    if place.depth >= deepest {
      ignored += 1
      return false
    }
    open.append(Details(line: line, column: column))
    return true
  }

  /// Sets the summary; false where none is expected.
  mutating func setSummary(_ text: StyledText) -> Bool {
    if ignored > 0 { return true }
    guard let last = open.indices.last, open[last].summary == nil, open[last].blocks.isEmpty else {
      return false
    }
    open[last].summary = text
    return true
  }

  /// Closes the innermost `<details>`; false where none is open.
  mutating func closeDetails(problems: inout ProblemList) -> Bool {
    if ignored > 0 {
      ignored -= 1
      return true
    }
    guard let details = open.popLast() else { return false }
    if details.summary == nil {
      problems.report(.noSummary, line: details.line, column: details.column)
    }
    let content = LessonBlock.Content.details(
      summary: details.summary ?? StyledText(), details.blocks)
    append(LessonBlock(content, line: details.line))
    return true
  }

  /// All blocks, with the `<details>` that nobody closed closed at the end.
  mutating func finish(problems: inout ProblemList) -> [LessonBlock] {
    ignored = 0
    while let details = open.last {
      problems.report(.unclosedDetails, line: details.line, column: details.column)
      _ = closeDetails(problems: &problems)
    }
    return blocks
  }
}
