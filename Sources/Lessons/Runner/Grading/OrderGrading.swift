import TouchCore
import TouchInquiry
import TouchNarration

/// What is said about an order.
struct OrderGrading {
  private let question: OrderQuestion
  private let language: Language
  private let narrator: Narrator

  init(_ question: OrderQuestion, language: Language) {
    self.question = question
    self.language = language
    narrator = Narrator(question.trace, language)
  }

  /// The order that is right, with the steps that make it.
  func right() -> [Paragraph] {
    [Paragraph(GradingWords.right(list)[language])] + question.distractors.flatMap(whyNot)
  }

  /// The order, for somebody who asks for it, with its steps.
  func shown() -> [Paragraph] {
    [Paragraph(GradingWords.orderIs(list)[language])]
      + question.answer.compactMap(question.step).map { narrator.paragraph($0) }
  }

  /// The first place that is wrong, and why.
  func wrong(_ fault: OrderQuestion.Fault) -> [Paragraph] {
    switch fault {
    case .doesNotBelong(let name):
      return [Paragraph(GradingWords.doesNotBelong(StyledText(name, .name))[language])]
        + whyNot(name).withLastStepOnly
    case .wrongPlace(let place, let name):
      let before = place > 0 ? question.step(of: question.answer[place - 1]) : nil
      let here = question.step(of: question.answer[place])
      return [
        Paragraph(GradingWords.wrongPlace(place + 1, StyledText(name, .name))[language])
      ] + [before, here].compactMap { $0 }.map { narrator.paragraph($0) }
    case .tooShort(let count, let last):
      let next = question.answer.firstIndex(of: last).map { question.answer[$0...] } ?? []
      // The last one's step says whom it goes on to, or that it does not end there.
      return [Paragraph(GradingWords.missing(count, after: StyledText(last, .name))[language])]
        + next.prefix(1).compactMap(question.step).map { narrator.paragraph($0) }
    }
  }

  private var list: StyledText {
    let names = question.answer.map { StyledText($0, .name) }
    return names.dropFirst().reduce(names.first ?? "") { "\($0) → \($1)" }
  }

  /// Why something is not in the order.
  private func whyNot(_ name: String) -> [Paragraph] {
    // A view that its superview names gets the touch without being asked.
    let search = SearchSteps(question.trace, question.touch)
    if question.query.row == .asked, let view = question.trace.scene.view(named: name),
      search.hit == view, let named = search.firstAnswer(view)
    {
      return [narrator.paragraph(named)]
    }
    return narrator.paragraphs(question.rebuttals(of: name))
  }
}

extension [Paragraph] {
  /// Reasons with the last of their steps: all of them would show the order that is still asked for.
  fileprivate var withLastStepOnly: [Paragraph] {
    let last = last { $0.step != nil }
    return filter { $0.step == nil || $0 == last }
  }
}
