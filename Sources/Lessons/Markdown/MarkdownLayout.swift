import TouchNarration

/// Sets blocks as lines for a terminal.
///
/// What the learner has to ask for or to answer, `<details>` and machine fences, is not set:
/// whoever runs the lesson decides when and how it is shown.
public struct MarkdownLayout: Sendable, Hashable {
  // Narrower columns hold no words; such a terminal may rather wrap by itself.
  private static let narrowest = 16

  /// How many columns a line may take; code is not wrapped.
  public var width: Int

  /// Makes a layout of lines so wide.
  public init(width: Int) { self.width = max(width, Self.narrowest) }

  /// The lines of blocks, with a blank line between two blocks.
  public func lines(_ blocks: [LessonBlock]) -> [StyledText] {
    joined(blocks.map(lines), withBlankLines: true)
  }

  /// The lines of a block; none for what is not shown.
  public func lines(_ block: LessonBlock) -> [StyledText] {
    switch block.content {
    case .heading(_, let text): text.emphasized.wrapped(to: width)
    case .paragraph(let text): text.wrapped(to: width)
    case .list(let list): lines(list)
    case .quote(let blocks): inner(2).lines(blocks).map { StyledText("> ", .dim) + $0 }
    case .code(_, let code): lines(code: code)
    case .rule: [StyledText(String(repeating: "-", count: min(width, 20)), .dim)]
    case .details, .fence: []
    }
  }

  /// Lines of code, indented and not wrapped, with tabs as spaces.
  public func lines(code: [String]) -> [StyledText] {
    code.map { $0.isEmpty ? StyledText() : "  " + StyledText($0.expandingTabs, .code) }
  }

  private func lines(_ list: LessonList) -> [StyledText] {
    let labels = list.items.enumerated().map { list.label(of: $1, at: $0) }
    let indent = (labels.map { $0.width }.max() ?? 0) + 1
    let items = zip(labels, list.items).map { label, item in
      let inner = inner(indent)
      let content = joined(item.blocks.map(inner.lines), withBlankLines: !list.isTight)
      return hang(content.isEmpty ? [StyledText()] : content, on: label, indent: indent)
    }
    return joined(items, withBlankLines: !list.isTight)
  }

  /// Puts a label before the first line and spaces before the others.
  private func hang(_ lines: [StyledText], on label: StyledText, indent: Int) -> [StyledText] {
    lines.enumerated().map { index, line in
      let space = indent - (index == 0 ? label.width : 0)
      let start = index == 0 ? label : StyledText()
      return line.isEmpty ? start : start + spaces(space) + line
    }
  }

  private func joined(_ groups: [[StyledText]], withBlankLines: Bool) -> [StyledText] {
    let shown = groups.filter { !$0.isEmpty }
    return Array(shown.joined(separator: withBlankLines ? [StyledText()] : []))
  }

  private func inner(_ indent: Int) -> MarkdownLayout { MarkdownLayout(width: width - indent) }

  private func spaces(_ count: Int) -> StyledText {
    StyledText(String(repeating: " ", count: count), .plain)
  }
}

extension LessonList {
  /// What stands before an item.
  fileprivate func label(of item: Item, at index: Int) -> StyledText {
    if let letter = item.letter { return StyledText(" \(letter)", .strong) }
    // The largest first number that Markdown knows has nine digits.
    return start.map { StyledText("\($0 + index).", .plain) } ?? " -"
  }
}

extension StyledText {
  /// The text with its plain runs strong.
  fileprivate var emphasized: StyledText {
    StyledText(runs.map { StyledRun($0.text, $0.style == .plain ? .strong : $0.style) })
  }
}

extension String {
  /// The text with spaces up to the next multiple of four in place of each tab.
  fileprivate var expandingTabs: String {
    guard contains("\t") else { return self }
    var result = ""
    var columns = 0
    for character in self {
      let tab = String(repeating: " ", count: 4 - columns % 4)
      let piece = character == "\t" ? tab : String(character)
      result += piece
      columns += displayWidth(piece)
    }
    return result
  }
}
