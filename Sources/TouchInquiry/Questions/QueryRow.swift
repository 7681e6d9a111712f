import TouchCore

//  next-asked after=viewA                     word, parameters
//  viewB            nobody: no other view     answer: shape, style, what means nobody
//
//  Its sentences in both languages are an entry of TouchNarration's `questions.md`.

/// Everything that is known of a question: a row for each, and nothing of it elsewhere.
package struct QueryRow: HasSentenceForm, Sendable {
  /// How it is written.
  package let form: SentenceForm
  /// What it is about: the hint follows from it.
  package let topic: QuestionTopic
  /// What an answer looks like.
  package let answer: AnswerShape
  package let style: AnswerStyle
  /// The answer that means nobody and nothing, as a fence says it and a person may type it.
  package let nobody: String?
  let found: @Sendable (AskedQuery) -> ProvenAnswer
  /// Where one looks if no step proves the answer.
  let looked: @Sendable (AskedQuery) -> [Int]
  /// Wrong answers that no belief gives but that somebody may think of.
  package let guesses: @Sendable (AskedQuery) -> [String]
  /// What the record says against a wrong answer.
  let refuted: @Sendable (WrongAnswer) -> [Rebuttal]
  /// Why the record's own answer is right, where no step says so alone.
  let borneOut: @Sendable (AskedQuery) -> [Rebuttal]

  /// - Parameter shape: What an answer looks like, but for what means nobody.
  init(
    _ word: String, _ topic: QuestionTopic, _ parameters: [QuestionParameter] = [],
    _ shape: AnswerShape, _ style: AnswerStyle = .plain, nobody: String? = nil,
    found: @escaping @Sendable (AskedQuery) -> ProvenAnswer,
    looked: @escaping @Sendable (AskedQuery) -> [Int] = { _ in [] },
    guesses: @escaping @Sendable (AskedQuery) -> [String] = { _ in [] },
    refuted: @escaping @Sendable (WrongAnswer) -> [Rebuttal],
    borneOut: @escaping @Sendable (AskedQuery) -> [Rebuttal] = { _ in [] }
  ) {
    form = SentenceForm(word, parameters)
    self.topic = topic
    answer = AnswerShape(
      shape.kind, isList: shape.isList, or: shape.words + (nobody.map { [$0] } ?? []))
    self.style = style
    self.nobody = nobody
    (self.found, self.looked, self.guesses, self.refuted) = (found, looked, guesses, refuted)
    self.borneOut = borneOut
  }

  /// Every question, in the order in which people are told of them.
  package static let all =
    ofSearch + ofWays + ofMessages + ofGestures + ofOwners

  /// The answers that mean nobody and nothing.
  package static let nobodies = Set(all.compactMap { $0.nobody })

  /// Whether it asks whom the search finds, and on which way.
  package var isAboutSearch: Bool { topic == .search || topic == .view }
}

extension QueryRow: Hashable {
  package static func == (left: QueryRow, right: QueryRow) -> Bool {
    left.form.word == right.form.word
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(form.word) }
}

/// What questions are about.
package enum QuestionTopic: Sendable {
  /// Whom the search asks and finds.
  case search
  /// What one view answers to the search.
  case view
  case chain
  case messages
  case gestures
}

/// How an answer is shown.
package enum AnswerStyle: Sendable {
  case plain
  case point
  case names
  /// Names in an order that counts.
  case sequence
}
