import TouchCore
import TouchInquiry
import TouchNarration

/// A question with choices, asked of a record: a prediction or a quiz.
struct ChoiceQuestion {
  /// One choice.
  struct Choice {
    let letter: Character
    /// What the fence calls it.
    let value: String
    /// What is said of it in a sentence.
    let text: Phrase
    /// The misconception that the lesson names as the reason for it.
    var because: String?
    /// What the lesson says behind the letter.
    var statement: StyledText?
  }

  private enum Form {
    case predict(Query)
    case quiz([Predicate])
  }

  let trace: Trace
  let choices: [Choice]
  /// The rule that it asks about, where the author names one.
  let rule: Rule?
  private let form: Form

  /// Takes a question that is asked of a record; nil where the claim is no question with choices.
  ///
  /// - Parameter statements: What the lesson says behind the letters of a quiz.
  init?(_ claim: LessonClaim, _ trace: Trace, statements: [Character: StyledText] = [:]) {
    self.trace = trace
    rule = claim.fence.decidingRule
    switch claim.content {
    case .predict(let prediction):
      form = .predict(prediction.query)
      choices = prediction.choices.enumerated().map { place, choice in
        Choice(
          letter: AnswerLine.letter(place), value: choice.value,
          text: prediction.query.row.said(choice.value), because: choice.misconception)
      }
    case .quiz(let quiz):
      form = .quiz(quiz.statements.map { $0.predicate })
      choices = quiz.statements.map { statement in
        let letter = statement.letter.first ?? "a"
        return Choice(
          letter: letter, value: statement.letter, text: .same(statement.letter),
          statement: statements[letter])
      }
    case .order, .attempt, .solution, .compare, .expect, .explain, .drive: return nil
    }
    guard !choices.isEmpty else { return nil }
  }

  /// Asks a query with computed choices.
  ///
  /// - Parameter because: The beliefs that lead to wrong choices.
  init(
    _ query: Query, choices values: [String], because: [String: String] = [:], _ trace: Trace
  ) {
    self.trace = trace
    rule = nil
    form = .predict(query)
    choices = values.enumerated().map { place, value in
      Choice(
        letter: AnswerLine.letter(place), value: value, text: query.row.said(value),
        because: because[value])
    }
  }

  /// What is asked, where the record computes the answer.
  var query: Query? { if case .predict(let query) = form { query } else { nil } }

  /// The place of the right choice.
  var right: Int? { choices.indices.first { isAnswer($0, in: trace) } }

  /// The right answer, in the words of the fence.
  var rightValue: String {
    if let right { return choices[right].value }
    switch form {
    case .predict(let query): return query.answer(in: trace)
    case .quiz: return "–"
    }
  }

  /// The right answer, as said in a sentence.
  var rightText: Phrase {
    if let right {
      let choice = choices[right]
      guard let statement = choice.statement else { return choice.text }
      return Phrase(
        en: "\(choice.text.english) – \(statement)", zh: "\(choice.text.chinese)——\(statement)")
    }
    switch form {
    case .predict(let query): return query.row.said(query.answer(in: trace))
    case .quiz: return .same("–")
    }
  }

  /// Whether a choice is the answer in a record.
  func isAnswer(_ place: Int, in trace: Trace) -> Bool {
    switch form {
    case .predict(let query): query.answer(in: trace) == choices[place].value
    case .quiz(let predicates): predicates[place].holds(in: trace)
    }
  }

  /// The places of the choices that a person with a belief takes for the answer.
  func places(by belief: Belief) -> [Int] {
    let believed = belief.trace(beside: trace)
    switch form {
    case .predict(let query):
      let answer = belief.answer(query, in: believed)
      return choices.indices.filter { choices[$0].value == answer }
    case .quiz(let predicates):
      return choices.indices.filter { predicates[$0].holds(by: belief, in: believed) }
    }
  }

  /// The choice that an answer names, by letter, by the fence's word, or as it is shown.
  func place(of answer: AnswerLine) -> Int? {
    let words = answer.words.bare
    return choices.firstIndex { $0.value.bare == words }
      ?? choices.firstIndex { choice in
        Language.allCases.contains { choice.text[$0].plain.bare == words }
      }
      ?? answer.letter.flatMap { letter in
        choices.firstIndex { $0.letter == AnswerLine.letter(letter) }
      }
  }

  /// Whether it asks about the search for the view, and about nothing that follows.
  var isAboutSearch: Bool {
    switch form {
    case .predict(let query): query.row.isAboutSearch
    case .quiz: true
    }
  }

  /// The touch it is about.
  var touch: Int {
    switch form {
    case .predict(let query): query.touch ?? 1
    case .quiz(let predicates):
      (right ?? predicates.indices.first).flatMap { predicates[$0].touch } ?? 1
    }
  }

  private var search: SearchSteps { SearchSteps(trace, touch) }

  /// Whether no step proves the answer, because it says that something never happens.
  var isAbsence: Bool {
    switch form {
    case .predict(let query): query.isAbsence(in: trace)
    case .quiz: false
    }
  }

  /// The steps that prove the answer, or that were looked at where none does.
  var evidence: [Int] {
    switch form {
    case .predict(let query):
      let steps = query.looked(in: trace)
      guard query.row == .hitView, let hit = search.hit else { return steps }
      if let asked = trace.ask(of: hit, touch: touch) { return [asked] + steps }
      // A view that another names is never asked itself; then what that one was asked decided.
      return search.naming(of: hit) + steps
    case .quiz(let predicates):
      let steps = right.map { predicates[$0].evidence(in: trace) } ?? []
      // That nobody was looked for shows where the event leaves the queue.
      return steps.isEmpty
        ? [search.place].compactMap { $0 } : steps
    }
  }

  /// The steps that alone prove the answer; none where only their absence does.
  var proof: [Int] {
    switch form {
    case .predict(let query): query.evidence(in: trace)
    case .quiz(let predicates): right.map { predicates[$0].evidence(in: trace) } ?? []
    }
  }

  /// The last step that counts.
  var lastStep: Int { evidence.max() ?? 0 }

  /// The step that decided.
  var decidingStep: Int? {
    if case .predict(let query) = form, query.row == .hitView { return evidence.first }
    return evidence.last
  }

  /// Whether no message of the record has followed the `next` that is asked about: then the hierarchy
  /// answers, and no step.
  var isAboutHierarchy: Bool {
    guard query?.row == .next, let step = decidingStep else { return false }
    if case .hitResult = trace[step] { return true }
    return false
  }

  /// What the record says against a choice that is not the answer.
  func refutation(of place: Int, _ language: Language) -> [Paragraph] {
    Narrator(trace, language).paragraphs(rebuttals(of: place))
  }

  /// The same as data; of the view that is hit, why it is.
  func rebuttals(of place: Int) -> [Rebuttal] {
    let refutation = Refutation(trace, touch: touch)
    // What has no place is not hit-tested.
    if trace.outcomes.isEmpty, isAbsence, isAboutMessages, let view = query?.sentence["view"] {
      return refutation.notOnTheWay(view)
    }
    return switch form {
    case .predict(let query): refutation.rebuttals(of: choices[place].value, to: query)
    case .quiz(let predicates): refutation.rebuttals(of: predicates[place])
    }
  }

  /// Why the right answer is right, where no step says so alone.
  var support: [Rebuttal] {
    let refutation = Refutation(trace, touch: touch)
    return switch form {
    case .predict(let query): refutation.support(of: query)
    case .quiz(let predicates): right.map { refutation.support(of: predicates[$0]) } ?? []
    }
  }

  /// Whether the right answer says which view is hit.
  var isAboutHit: Bool {
    switch form {
    case .predict(let query): query.row == .hitView
    case .quiz(let predicates): right.map { predicates[$0].isAboutHit } ?? false
    }
  }

  /// Whether it asks which messages come, rather than where one goes.
  var isAboutMessages: Bool {
    switch form {
    case .predict(let query): query.row.topic == .messages
    case .quiz(let predicates): right.map { predicates[$0].isAboutMessages } ?? false
    }
  }
}

extension String {
  /// The words as they are compared: without spaces and brackets, in small letters.
  fileprivate var bare: String {
    lowercased().filter { !$0.isWhitespace && $0 != "(" && $0 != ")" }
  }
}
