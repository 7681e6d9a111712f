//  <UIButton: 0x1; frame =         the description of one object, over several lines: up to where
//  (20 60; 120 44); text = 'two    it is closed, unless another view begins before that
//  lines'; layer = <CALayer: 0xa>>

/// An object whose description, or the bars before it, a line begins and does not end.
struct OpenElement {
  /// The lines that belong to what is open.
  struct Rest {
    /// Where they end.
    var end: Int
    /// How many they are.
    var lines: Int
    /// The line breaks that stand in no text of the description.
    var breaks: [Int]
  }

  // A text of more than eight lines, or of 64 KB, is no label's; what must fail before a recognizer
  // stands in a line each.
  private static let (mostLines, longest) = (8, 65_536)
  private static let (mostLinesOfRecognizer, longestRecognizer) = (64, 8_192)

  private let text: TextBytes
  private let line: Range<Int>
  private let shape: DumpLine
  /// The object; nil if the line breaks off within the bars before it.
  private let head: ElementHead?

  /// Looks what a line leaves open; nil if nothing.
  init?(_ text: TextBytes, _ line: Range<Int>) {
    let trimmed = text.trimmed(line)
    guard !trimmed.isEmpty else { return nil }
    let shape = DumpLine(text, line)
    let head =
      shape.bars == 0
      ? shape.head.map { text.viewHead(after: $0, before: line.upperBound) } : shape.head
    guard head != nil || shape.bars > 0 && shape.aside.isEmpty else { return nil }
    (self.text, self.line, self.shape, self.head) = (text, line, shape, head)
  }

  /// The lines that end what is open; nil if it is closed already, or never.
  func rest(in following: ArraySlice<PlainText.Line>) -> Rest? {
    guard let next = following.first?.range else { return nil }
    guard let head else { return restOfBars(next) }
    let last = text[text.trimmed(line).upperBound - 1]
    // Nearly all lines are whole, and there are thousands of them.
    if last == 0x3E, text.trimmed(next).isEmpty || text.beginsView(next) { return nil }
    return shape.bars == 0 && head.mayBeRecognizer(text, before: line.upperBound)
      ? restOfRecognizer(head, following) : restOfView(head, following)
  }

  /// A view that stands alone in the line behind its bars.
  private func restOfBars(_ next: Range<Int>) -> Rest? {
    guard text.beginsView(next), DumpLine(text, next).bars == 0 else { return nil }
    return Rest(end: next.upperBound, lines: 1, breaks: [line.upperBound])
  }

  private func restOfView(
    _ head: ElementHead, _ following: ArraySlice<PlainText.Line>
  ) -> Rest? {
    var rest = Rest(end: line.upperBound, lines: 0, breaks: [])
    var fields = ElementFields(text, head.end..<rest.end)
    guard fields.close == nil, head.hasColon || !fields.fields.isEmpty else { return nil }
    for next in following.prefix(Self.mostLines) {
      let isInText = fields.fields.last.map { isOpenText($0.value, before: rest.end) } ?? false
      guard next.range.upperBound - head.start < Self.longest,
        DumpLine(text, next.range).goesOn(text, next.range, isInText: isInText)
      else { return nil }
      if !isInText { rest.breaks.append(next.range.lowerBound - 1) }
      rest.end = next.range.upperBound
      rest.lines += 1
      fields = ElementFields(text, head.end..<rest.end)
      if fields.close != nil { return rest }
    }
    return nil
  }

  /// Whether a value is a text whose `'` does not stand before the end of the line.
  private func isOpenText(_ value: Range<Int>, before end: Int) -> Bool {
    var open = value.lowerBound - 1
    while open > 0, text[open].isBlank { open -= 1 }
    return text.has("'", at: open, before: end)
      && value.upperBound == text.trimmed(value.lowerBound..<end).upperBound
  }

  /// With what must fail before it, a recognizer has several lines; no view's stands in it.
  private func restOfRecognizer(
    _ head: ElementHead, _ following: ArraySlice<PlainText.Line>
  ) -> Rest? {
    guard text.closing(from: head.start, before: line.upperBound) == nil else { return nil }
    let lines = following.prefix(Self.mostLinesOfRecognizer).prefix { next in
      next.range.upperBound - head.start < Self.longestRecognizer && !text.mayHoldView(next.range)
    }
    guard let limit = lines.last?.range.upperBound,
      let close = text.closing(from: head.start, before: limit),
      let last = lines.firstIndex(where: { $0.range.upperBound >= close })
    else { return nil }
    return Rest(end: lines[last].range.upperBound, lines: last - lines.startIndex + 1, breaks: [])
  }
}

extension TextBytes {
  /// Whether a line begins with a bar, or with an object that has a frame.
  func beginsView(_ line: Range<Int>) -> Bool {
    let start = skipBlanks(line.lowerBound, before: line.upperBound)
    return has("|", at: start, before: line.upperBound)
      || has("<", at: start, before: line.upperBound) && find("; frame = (", in: line) != nil
  }
}
