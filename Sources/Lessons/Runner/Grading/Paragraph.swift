import TouchNarration

/// A paragraph of feedback, before it is wrapped.
struct Paragraph: Hashable, Sendable {
  let text: StyledText
  let indent: Int
  /// The number of the step that it tells of; nil for a reason.
  let step: Int?

  init(_ text: StyledText, indent: Int = 0, step: Int? = nil) {
    self.text = text
    self.indent = indent
    self.step = step
  }

  /// Whether it announces the steps that follow.
  fileprivate var isLead: Bool { text.plain.last == ":" || text.plain.last == "：" }

  /// It with the number of a step that stands elsewhere.
  fileprivate func naming(_ step: Int) -> Paragraph {
    let isChinese = text.plain.last == "："
    return Paragraph(
      "\(text)\(isChinese ? "" : " ")\(dim: "#\(step)")\(isChinese ? "。" : ".")", indent: indent)
  }
}

extension Narrator {
  /// A step in one line: `#8 fourthView (160,90) inside, …`.
  func paragraph(_ index: Int, indent: Int = 2) -> Paragraph {
    Paragraph(
      "\(dim: "#\(index + 1)") \(explain(index).short)", indent: indent, step: index + 1)
  }
}

extension [Paragraph] {
  /// The paragraphs without those that stand there already; a reason whose steps do names the first.
  var eachOnce: [Paragraph] {
    var seen: Set<String> = []
    let isNew = map { seen.insert($0.text.plain).inserted }
    return indices.filter { isNew[$0] }.map { place in
      let following = self[(place + 1)...].prefix { $0.step != nil }
      guard self[place].isLead, let first = following.first?.step,
        following.indices.allSatisfy({ !isNew[$0] })
      else { return self[place] }
      return self[place].naming(first)
    }
  }
}
