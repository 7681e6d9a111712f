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
        + whyNot(name)
    case .wrongPlace(let place, let name):
      let before = place > 0 ? question.step(of: question.answer[place - 1]) : nil
      let here = question.step(of: question.answer[place])
      return [
        Paragraph(GradingWords.wrongPlace(place + 1, StyledText(name, .name))[language])
      ] + [before, here].compactMap { $0 }.map { narrator.paragraph($0) }
    case .tooShort(let count, let last):
      return [Paragraph(GradingWords.missing(count, after: StyledText(last, .name))[language])]
    }
  }

  private var list: StyledText {
    let names = question.answer.map { StyledText($0, .name) }
    return names.dropFirst().reduce(names.first ?? "") { "\($0) → \($1)" }
  }

  /// Why something is not in the order, by what the order is of.
  private func whyNot(_ name: String) -> [Paragraph] {
    switch question.query.word {
    case .chain, .stopsAt: notOnTheWay(name)
    case .handledBy: notAHandler(name)
    case .fires: doesNotFire(name)
    case .hitView, .asked, .askedCount, .nextAsked, .verdict, .pointIn, .count, .nth, .touchesIn,
      .touchCount, .previous, .translation, .events, .scrolls, .offset, .next, .controller:
      notAsked(name)
    }
  }

  private func notAsked(_ name: String) -> [Paragraph] {
    guard let view = trace.scene.view(named: name) else { return [] }
    // A view that its superview names gets the touch without being asked.
    if search.hit == view, let named = search.firstAnswer(view) {
      return [narrator.paragraph(named)]
    }
    return narrator.answer(trace.whyNot(view, touch: touch), about: view, touch: touch)
      .prefix(1).map { Paragraph($0, indent: 2) }
  }

  /// The way of the message from its view to where it ends: somebody is further up, or nobody's next.
  private func notOnTheWay(_ name: String) -> [Paragraph] {
    let way = Deliveries(trace).began(touch)
    guard let hit = search.hit, let end = way.last else { return notAsked(name) }
    let isAbove = trace.scene.chain(from: .view(hit)).contains {
      trace.scene.name(of: $0.responder) == name
    }
    let lead = isAbove ? GradingWords.furtherUp(name) : GradingWords.nobodysNext(name)
    let steps = isAbove ? way.filter { trace[$0].message != nil }.suffix(1) + [end] : way[...]
    return [Paragraph(lead[language], indent: 2)]
      + Set(steps).sorted().map { narrator.paragraph($0, indent: 4) }
  }

  /// Who is told of what the others handle only sends it on; of another message nobody asked.
  private func notAHandler(_ name: String) -> [Paragraph] {
    let handled = Set(
      question.answer.compactMap(question.step).compactMap { trace[$0].message?.method })
    let all = Deliveries(trace).arrivals(at: name)
    let asked = all.filter { trace[$0].message.map { handled.contains($0.method) } == true }
    guard !all.isEmpty, !asked.isEmpty || !handled.contains(.began) else {
      return notOnTheWay(name)
    }
    let arrivals = asked.isEmpty ? all : asked
    return [Paragraph(GradingWords.sendsOn(name)[language], indent: 2)]
      + arrivals.prefix(3).map { narrator.paragraph($0, indent: 4) }
  }

  private func doesNotFire(_ name: String) -> [Paragraph] {
    guard let recognizer = trace.scene.recognizer(named: name) else { return notAsked(name) }
    return narrator.answer(trace.whyNot(recognizer)).prefix(2).map { Paragraph($0, indent: 2) }
  }

  private var trace: Trace { question.trace }

  private var search: Search { Search(trace, touch) }

  private var touch: Int { question.query.touch ?? trace.outcomes.first?.touch ?? 1 }
}
