import TouchNarration

/// A paragraph of feedback, before it is wrapped.
struct Paragraph: Hashable, Sendable {
  let text: StyledText
  let indent: Int

  init(_ text: StyledText, indent: Int = 0) {
    self.text = text
    self.indent = indent
  }
}

extension Narrator {
  /// A step in one line: `#8 fourthView (160,90) inside, …`.
  func paragraph(_ index: Int, indent: Int = 2) -> Paragraph {
    Paragraph("\(dim: "#\(index + 1)") \(explain(index).short)", indent: indent)
  }
}

extension [Paragraph] {
  /// The paragraphs without those that stand there already.
  var eachOnce: [Paragraph] {
    var seen: Set<String> = []
    return filter { seen.insert($0.text.plain).inserted }
  }
}
