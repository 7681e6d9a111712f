//  <UILabel: 0x1; … text = 'two        the description of one object, over several lines:
//  lines'; layer = <CALayer: 0xa>>     up to where it is closed, or another one begins

extension DumpText {
  /// Whether the next line that is not blank stands one bar deep.
  func barsFollow(at index: Int) -> Bool {
    var next = index
    while next < lines.count, next < index + 4 {
      let line = lines[next]
      if !text.trimmed(line.range).isEmpty {
        let shape = DumpLine(text, line.range)
        return shape.bars == 1 && shape.head != nil
      }
      next += 1
    }
    return false
  }

  /// What a view's description lists, and where it ends.
  ///
  /// It goes on to the next lines where a text in it does.
  func viewFields(
    _ head: ElementHead, _ line: Line, next: Int
  ) -> (fields: ElementFields, end: Int) {
    let end = line.range.upperBound
    let fields = ElementFields(text, head.end..<end)
    guard fields.close == nil, !fields.fields.isEmpty else { return (fields, end) }
    let isInText = fields.fields.last.map { isOpenText($0.value, before: end) } ?? false
    // A text of more than eight lines, or of 64 KB, is no label's.
    for following in lines[next...].prefix(8) {
      guard following.number > line.number, following.range.upperBound - head.start < 65_536,
        DumpLine(text, following.range).goesOn(text, following.range, isInText: isInText)
      else { break }
      let longer = ElementFields(text, head.end..<following.range.upperBound)
      if longer.close != nil { return (longer, following.range.upperBound) }
    }
    return (fields, end)
  }

  /// Whether a value is a text whose `'` does not stand before the end of the line.
  private func isOpenText(_ value: Range<Int>, before end: Int) -> Bool {
    var open = value.lowerBound - 1
    while open > 0, text[open].isBlank { open -= 1 }
    return text.has("'", at: open, before: end)
      && value.upperBound == text.trimmed(value.lowerBound..<end).upperBound
  }

  /// Where a recognizer's description ends.
  ///
  /// With what must fail before it, it has several lines; no view's stands in it.
  func recognizerEnd(_ head: ElementHead, _ line: Line, next: Int) -> Int {
    var limit = line.range.upperBound
    if let end = text.closing(from: head.start, before: limit) { return max(head.end, end) }
    for following in lines[next...].prefix(64) {
      guard following.range.upperBound - head.start < 8_192, !text.mayHoldView(following.range)
      else { break }
      limit = following.range.upperBound
    }
    let end = text.closing(from: head.start, before: limit) ?? line.range.upperBound
    return max(head.end, end)
  }
}
