import TouchCore
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
    [Paragraph(RunnerWords.right(list)[language])] + question.distractors.flatMap(whyNot)
  }

  /// The order, for somebody who asks for it, with its steps.
  func shown() -> [Paragraph] {
    [Paragraph(RunnerWords.orderIs(list)[language])]
      + question.answer.compactMap(question.step).map { narrator.paragraph($0) }
  }

  /// The first place that is wrong, and why.
  func wrong(_ fault: OrderQuestion.Fault) -> [Paragraph] {
    switch fault {
    case .doesNotBelong(let name):
      return [Paragraph(RunnerWords.doesNotBelong(StyledText(name, .name))[language])]
        + whyNot(name)
    case .wrongPlace(let place, let name):
      let before = place > 0 ? question.step(of: question.answer[place - 1]) : nil
      let here = question.step(of: question.answer[place])
      return [
        Paragraph(RunnerWords.wrongPlace(place + 1, StyledText(name, .name))[language])
      ] + [before, here].compactMap { $0 }.map { narrator.paragraph($0) }
    case .tooShort(let count, let last):
      return [Paragraph(RunnerWords.missing(count, after: StyledText(last, .name))[language])]
    }
  }

  private var list: StyledText {
    let names = question.answer.map { StyledText($0, .name) }
    return names.dropFirst().reduce(names.first ?? "") { "\($0) → \($1)" }
  }

  /// Why something is not in the order.
  private func whyNot(_ name: String) -> [Paragraph] {
    guard let view = question.trace.scene.view(named: name) else { return [] }
    let touch = question.trace.outcomes.first?.touch ?? 1
    return narrator.answer(question.trace.whyNot(view, touch: touch), about: view, touch: touch)
      .prefix(1).map { Paragraph($0, indent: 2) }
  }
}
