import TouchCore
import TouchInquiry
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

  /// What it says, without the numbers of steps behind it.
  fileprivate var claim: String {
    let words = text.plain
    guard let colon = words.lastIndex(where: { $0 == ":" || $0 == "：" }),
      words[colon...].dropFirst().first(where: { $0 != " " }) == "#"
    else { return words }
    return String(words[..<colon])
  }

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
  /// The paragraphs with why: behind them, or where they say it already, with its step and rule.
  func saying(_ cause: AnswerCause?, _ language: Language) -> [Paragraph] {
    guard let cause else { return self }
    guard let place = firstIndex(where: { $0.text == cause.sentence }) else {
      return withoutOnlyReason(in: cause.sentence).withoutPart(of: cause.sentence)
        + [Paragraph(GradingWords.because(cause.marked(language))[language])]
    }
    var paragraphs = self
    paragraphs[place] = Paragraph(
      cause.marked(language), indent: self[place].indent, step: self[place].step)
    return paragraphs
  }

  /// The paragraphs without the last and the line that announces it, if a sentence behind them says it,
  /// too, or if it only names steps that stand above; without a last line that announces nothing.
  private func withoutOnlyReason(in sentence: StyledText) -> [Paragraph] {
    if let last, last.isLead { return Array(dropLast()) }
    guard count > 2, let last, last.step == nil, self[count - 2].isLead else { return self }
    let (named, shown) = (last.text.cited, compactMap { $0.step })
    let isShown = !named.isEmpty && named.allSatisfy(shown.contains)
    return isShown || sentence.plain.has(last.claim) ? Array(dropLast(2)) : self
  }

  /// The paragraphs without one that a sentence behind them has, too; one that belongs to a list stays.
  private func withoutPart(of sentence: StyledText) -> [Paragraph] {
    let said = sentence.plain
    return indices.filter { place in
      let text = self[place].text
      guard place > startIndex, self[place].step == nil, !text.isEmpty, said.has(text.plain)
      else { return true }
      let isListed = place + 1 < endIndex && self[place + 1].step != nil
      return isListed || self[place].isLead || self[place - 1].isLead
    }.map { self[$0] }
  }

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
        kept.append(self[place].naming(steps.compactMap { $0.step }))
      }
      place = steps.endIndex
    }
    return kept
  }
}

extension Narrator {
  /// What a record says against a wrong answer.
  func paragraphs(_ rebuttals: [Rebuttal]) -> [Paragraph] { rebuttals.flatMap(paragraphs) }

  private func paragraphs(_ rebuttal: Rebuttal) -> [Paragraph] {
    switch rebuttal {
    case .says(let word, let values): [Paragraph(word.text(values, in: language), indent: 2)]
    case .step(let step): [paragraph(step, indent: 4)]
    case .whyNot(let why, let view, let touch):
      reason(answer(why, about: view, touch: touch))
    case .noAction(let why): reason(answer(why))
    case .noGesture(let why): reason(answer(why))
    case .turn(let step): [Paragraph(turn(at: step), indent: 2)]
    case .checks(let step): checks(at: step).map { Paragraph($0, indent: 4) }
    case .conversion(let step): conversion(at: step).map { Paragraph($0, indent: 4) }
    }
  }

  /// The first line of an answer, as a learner reads it.
  private func reason(_ told: [StyledText]) -> [Paragraph] {
    told.prefix(1).map { Paragraph($0.withoutSettings, indent: 2) }
  }

  /// The words of a reason; nil for a step that only stands in the record.
  func reason(_ rebuttal: Rebuttal) -> StyledText? {
    paragraphs(rebuttal).first { $0.step == nil && !$0.text.isEmpty }?.text
  }

  /// Who asks comes first, then the point, then the checks.
  private func checks(at step: Int) -> ArraySlice<StyledText> {
    let told = explain(step).long
    return told.dropFirst(told.count > 2 ? 2 : 0).prefix(2)
  }

  /// The line that has the point.
  private func conversion(at step: Int) -> ArraySlice<StyledText> {
    guard case .hitAsk(_, _, let point, _) = trace[step] else { return [] }
    return explain(step).long.filter { $0.plain.has("(\(point.answer))") }.prefix(1)
  }
}

extension QueryClaim {
  /// What a record says against the claim.
  func refutation(in trace: Trace, _ language: Language) -> [Paragraph] {
    Narrator(trace, language).paragraphs(
      Refutation(trace, touch: query.touch ?? 1).rebuttals(of: value, to: query))
  }
}
