import TouchNarration

/// Sets the prose of a stop, with the scenes and touches in it.
struct StopLayout {
  private let layout: MarkdownLayout
  private let captions: Bool

  init(width: Int, captions: Bool) {
    layout = MarkdownLayout(width: width)
    self.captions = captions
  }

  /// The lines, with a blank line between two blocks.
  func lines(_ blocks: [LessonBlock]) -> [StyledText] {
    let groups = blocks.map(lines).filter { !$0.isEmpty }
    return Array(groups.joined(separator: [StyledText()]))
  }

  private func lines(_ block: LessonBlock) -> [StyledText] {
    guard case .fence(let fence) = block.content else { return layout.lines(block) }
    let code = layout.lines(code: fence.body)
    guard captions, let id = fence.id else { return code }
    return [StyledText("\(fence.kind.rawValue) #\(id)", .dim)] + code
  }
}
