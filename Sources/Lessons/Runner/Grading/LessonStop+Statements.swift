import TouchNarration

extension LessonStop {
  /// The statements behind the letters of a quiz, without the full stop.
  var statements: [Character: StyledText] {
    var statements: [Character: StyledText] = [:]
    for block in blocks {
      guard case .list(let list) = block.content else { continue }
      for item in list.items {
        guard let letter = item.letter, case .paragraph(let text)? = item.blocks.first?.content
        else { continue }
        statements[letter] = text.withoutFullStop
      }
    }
    return statements
  }
}

extension StyledText {
  /// The text without a full stop at its end.
  fileprivate var withoutFullStop: StyledText {
    var text = self
    guard let last = text.runs.indices.last, let end = text.runs[last].text.last,
      end == "." || end == "。"
    else { return self }
    text.runs[last].text.removeLast()
    return text
  }
}
