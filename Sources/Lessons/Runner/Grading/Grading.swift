import TouchCore
import TouchInquiry
import TouchNarration

//  1  what happened              Not quite. It is fourthView.  #8 …
//  2  what one must have thought “The newest child wins …” would give fifthView (M03).
//  3  why not here               Here the belief and the record part at #7: …
//                                of an answer that is laid to no belief: the steps that refute it

/// What is said about an answer to a question with choices.
///
/// Right or wrong alone teaches next to nothing, so every answer gets its reason, and a wrong one
/// the belief behind it and the place where this scene contradicts that belief.
struct Grading {
  // More steps than this are a listing, not a reason.
  private static let mostSteps = 8

  private let question: ChoiceQuestion
  private let catalogue: MisconceptionCatalogue
  /// The misconceptions that are at home in the lesson.
  private let home: Set<String>
  /// The misconceptions that the lesson has refuted already.
  private let told: Set<String>
  private let language: Language
  private let narrator: Narrator

  init(
    _ question: ChoiceQuestion, _ catalogue: MisconceptionCatalogue, home: Set<String>,
    told: Set<String> = [], language: Language
  ) {
    self.question = question
    self.catalogue = catalogue
    self.home = home
    self.told = told
    self.language = language
    narrator = Narrator(question.trace, language)
  }

  /// The reason of the right answer: who only guessed it needs that as well.
  func right(because cause: AnswerCause?) -> [Paragraph] {
    let verdict = Paragraph(GradingWords.right(question.rightText[language])[language])
    return ([verdict] + evidence).saying(cause, language)
  }

  /// The answer and its reason, for a learner who asks for it.
  func shown(because cause: AnswerCause?) -> [Paragraph] {
    let answer = Paragraph(GradingWords.shown(question.rightText[language])[language])
    return ([answer] + evidence).saying(cause, language)
  }

  /// What a wrong answer gets: what happened, the belief behind it, why this scene contradicts it.
  ///
  /// - Parameters:
  ///   - misconception: The one that leads to the answer.
  ///   - cause: What decided against it.
  func wrong(
    _ place: Int, because misconception: String?, _ cause: AnswerCause?
  ) -> [Paragraph] {
    let verdict = Paragraph(GradingWords.wrong(question.rightText[language])[language])
    // A step that proves the answer may contradict the wrong one as well; nobody reads it twice.
    let (told, against) = ([verdict] + evidence, contradiction(place, misconception))
    func once(_ paragraphs: [Paragraph]) -> [Paragraph] {
      paragraphs.eachOnce.saying(cause, language)
    }
    if misconception == nil, once(told + against).count == once(told).count { return once(told) }
    return once(told + belief(place, misconception) + against)
  }

  /// The misconception that leads to a choice: the one that the lesson names, else the only one of the
  /// catalogue that gives it when it is run, if it is at home in the lesson.
  ///
  /// Of two that fit nobody knows which it was, unless the author says so.
  func misconception(of place: Int) -> String? {
    if let because = question.choices[place].because { return because }
    // What nobody named fits by chance where something else is asked than whom the search finds.
    guard question.isAboutSearch else { return nil }
    let fitting = Belief.all.filter { question.places(by: $0).contains(place) }
    guard fitting.count == 1, let id = fitting.first?.id, home.contains(id) else { return nil }
    return id
  }

  /// The steps that prove the answer; what never happens has none, and its reason says all.
  private var evidence: [Paragraph] {
    guard !question.isAboutHierarchy, !question.isAbsence else { return [] }
    return question.evidence.sorted().abridged(to: Self.mostSteps).map { narrator.paragraph($0) }
  }

  private func belief(_ place: Int, _ misconception: String?) -> [Paragraph] {
    guard let id = misconception, let entry = catalogue[id] else {
      let given = question.choices[place].text[language]
      return [Paragraph(GradingWords.onRecord(given)[language])]
    }
    // Nobody reads a paragraph a second time; its first sentence reminds of it.
    guard !told.contains(id) else {
      return [Paragraph(GradingWords.beliefAgain(entry.title)[language])]
    }
    return [
      Paragraph(GradingWords.belief(entry.title)[language]),
      Paragraph(entry.refutation, indent: 2),
    ]
  }

  /// Where the belief's own run parts from the record, or what the record says of the given view.
  private func contradiction(_ place: Int, _ misconception: String?) -> [Paragraph] {
    // The hierarchy's reason says it all.
    guard !question.isAboutHierarchy else { return [] }
    guard let belief = misconception.flatMap(Belief.named) else {
      return question.refutation(of: place, language)
    }
    let mutant = belief.trace(beside: question.trace)
    let shared = zip(question.trace, mutant).prefix { $0 == $1 }.count
    guard shared < question.trace.count, shared < mutant.count,
      question.trace.tellsOfTheSame(at: shared, as: mutant)
    else { return question.refutation(of: place, language) }
    let other = Narrator(mutant, language).explain(shared).short
    let truth = narrator.explain(shared).short
    // Two steps may differ in what their lines do not say; and a belief may be run as the answer of a
    // delegate that nobody has.
    guard other != truth, !mutant[shared].asksDelegate || question.trace[shared].asksDelegate else {
      return question.refutation(of: place, language)
    }
    return [
      Paragraph(GradingWords.partsHere(shared + 1)[language]),
      Paragraph(GradingWords.inTheRecord(truth)[language], indent: 2),
      Paragraph(GradingWords.byThatBelief(other)[language], indent: 2),
    ]
  }
}

extension Step {
  fileprivate var asksDelegate: Bool {
    if case .recognizer(.ask) = self { true } else { false }
  }
}

extension Trace {
  /// Whether what another record has at a step can be laid beside what this one has: both are what
  /// one view does in the search, or both come behind the search.
  fileprivate func tellsOfTheSame(at step: Int, as other: Trace) -> Bool {
    switch (self[step].phase == .find, other[step].phase == .find) {
    case (true, true): searcher(at: step) == other.searcher(at: step)
    case (false, false): true
    case (true, false), (false, true): false
    }
  }

  /// Whose search goes on at a step: that of the view that asks, or that answers.
  private func searcher(at step: Int) -> ViewID? {
    if case .hitReturn(let view, _, _) = self[step] { return view }
    return self[step].asked.flatMap { scene[$0].superview }
  }
}
