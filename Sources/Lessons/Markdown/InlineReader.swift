import TouchNarration

/// Reads the inline content of a paragraph or heading.
///
/// Links and images become their text; HTML tags and comments are dropped.
struct InlineReader {
  private var text = StyledText()
  private var strongDepth = 0
  private var hasSoftBreak = false

  static func text(of node: CMarkNode) -> StyledText {
    var reader = InlineReader()
    node.walk { reader.visit($0, isEntering: $1) }
    return reader.text
  }

  private mutating func visit(_ node: CMarkNode, isEntering: Bool) {
    switch node.kind {
    case .emphasis, .strong: strongDepth += isEntering ? 1 : -1
    case .text: append(node.literal, strongDepth > 0 ? .strong : .plain)
    case .code: append(node.literal, .code)
    case .softBreak: hasSoftBreak = true
    case .lineBreak: append("\n", .plain)
    case .htmlInline where node.literal.lowercased().hasPrefix("<br"): append("\n", .plain)
    default: break
    }
  }

  private mutating func append(_ literal: String, _ style: StyledRun.Style) {
    guard let first = literal.first else { return }
    if hasSoftBreak {
      hasSoftBreak = false
      // Chinese has no spaces, so the end of a source line must not make one.
      let joins = text.runs.last?.text.last?.joinsWithoutSpace(first) ?? true
      if !joins { appendRun(" ", .plain) }
    }
    appendRun(literal, style)
  }

  /// Appends a text, to the last run where it has the same style.
  private mutating func appendRun(_ literal: String, _ style: StyledRun.Style) {
    if let last = text.runs.indices.last, text.runs[last].style == style {
      text.runs[last].text += literal
    } else {
      text.runs.append(StyledRun(literal, style))
    }
  }
}
