import TouchNarration

/// Makes blocks of libcmark's nodes.
package struct BlockReader {
  // Nobody writes a lesson ten deep; a hundred keeps recursion far from the end of the stack.
  package static let deepest = 100

  let source: LessonSource
  var problems: ProblemList
  /// The line of the first fence with each id.
  var linesOfIDs: [String: Int] = [:]
  private var hasReportedDepth = false

  init(source: LessonSource, problems: ProblemList) {
    self.source = source
    self.problems = problems
  }

  /// The blocks inside a node.
  mutating func blocks(of parent: CMarkNode, at place: BlockPlace) -> [LessonBlock] {
    if place.depth > Self.deepest {
      reportDepth(line: parent.startLine)
      return []
    }
    var level = BlockLevel(place)
    for child in parent.children {
      if child.kind == .htmlBlock {
        readHTML(child, into: &level)
      } else if let content = content(of: child, at: level.place) {
        level.append(LessonBlock(content, line: child.startLine))
      }
    }
    return level.finish(problems: &problems)
  }

  mutating func reportDepth(line: Int) {
    if hasReportedDepth { return }
    hasReportedDepth = true
    problems.report(.nestedTooDeep(limit: Self.deepest), line: line, column: 1)
  }

  private mutating func content(
    of node: CMarkNode, at place: BlockPlace
  ) -> LessonBlock.Content? {
    switch node.kind {
    case .heading: .heading(level: node.headingLevel, InlineReader.text(of: node))
    case .paragraph: paragraph(InlineReader.text(of: node))
    case .thematicBreak: .rule
    case .codeBlock: code(node, at: place)
    case .blockQuote: .quote(blocks(of: node, at: place.inside))
    case .list: .list(list(node, at: place.inside))
    default: nil
    }
  }

  /// A paragraph; nil for one that held only tags or comments.
  private func paragraph(_ text: StyledText) -> LessonBlock.Content? {
    text.isEmpty ? nil : .paragraph(text)
  }

  private mutating func list(_ node: CMarkNode, at place: BlockPlace) -> LessonList {
    var items: [LessonList.Item] = []
    for child in node.children where child.kind == .item {
      items.append(LessonList.Item(blocks(of: child, at: place.inside), line: child.startLine))
    }
    var list = LessonList(items, start: node.listStart, isTight: node.isTight)
    list.takeLetters()
    return list
  }
}

extension LessonList {
  /// Makes letters of `**a**` at the beginning of the items, if all have one.
  fileprivate mutating func takeLetters() {
    let lettered = items.map { $0.takingLetter }
    guard start == nil, lettered.allSatisfy({ $0.letter != nil }) else { return }
    items = lettered
  }
}

extension LessonList.Item {
  /// The item with its letter taken out of its text; unchanged where it has none.
  fileprivate var takingLetter: LessonList.Item {
    guard case .paragraph(var text)? = blocks.first?.content, let run = text.runs.first,
      run.style == .strong, run.text.count == 1, let letter = run.text.first,
      ("a"..."z").contains(letter)
    else { return self }
    var result = self
    text.runs.removeFirst()
    if let next = text.runs.first {
      text.runs[0].text = String(next.text.drop(while: { $0.isWhitespace }))
      if text.runs[0].text.isEmpty { text.runs.removeFirst() }
    }
    result.letter = letter
    result.blocks[0].content = .paragraph(text)
    return result
  }
}
