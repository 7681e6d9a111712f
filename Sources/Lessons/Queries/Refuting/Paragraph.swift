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

  /// It with the numbers of steps that stand elsewhere.
  fileprivate func naming(_ steps: [Int]) -> Paragraph {
    let isChinese = text.plain.last == "："
    let numbers = steps.map { "#\($0)" }.joined(separator: isChinese ? "、" : ", ")
    return Paragraph(
      "\(text)\(isChinese ? "" : " ")\(dim: numbers)\(isChinese ? "。" : ".")", indent: indent)
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
  /// The paragraphs without those that stand there already; a reason whose steps all do names them.
  ///
  /// A list with a hole in it says something else, so one that has a new step stands whole.
  var eachOnce: [Paragraph] {
    var seen: Set<String> = []
    let isNew = map { seen.insert($0.text.plain).inserted }
    var kept: [Paragraph] = []
    var place = startIndex
    while place < endIndex {
      let steps = self[(place + 1)...].prefix { $0.step != nil }
      guard self[place].isLead, !steps.isEmpty else {
        if isNew[place] { kept.append(self[place]) }
        place += 1
        continue
      }
      if steps.indices.contains(where: { isNew[$0] }) {
        kept += [self[place]] + steps
      } else if isNew[place] {
        kept.append(self[place].naming(steps.compactMap(\.step)))
      }
      place = steps.endIndex
    }
    return kept
  }
}

extension [Int] {
  /// The steps, or of more than can be read, the first ones and the last, which decides.
  func abridged(to most: Int) -> [Int] {
    count > most ? prefix(most - 1) + suffix(1) : self
  }
}
