import TouchCore
import TouchNarration

//  next-asked after=viewA                     word, parameters
//  Which view is asked right after viewA?     question
//  viewB            nobody: no other view     answer: shape, style, what means nobody
//  viewB is asked right after viewA.          claim
//  No view is asked after viewA.              claim of nobody

/// Everything that is known of a question: a row for each, and nothing of it elsewhere.
struct QuestionRow: Sendable {
  /// What it is about: the hint follows from it.
  let topic: QuestionTopic
  var parameters: [Parameter] = []
  /// What an answer looks like, but for what means nobody.
  let shape: Shape
  var style = AnswerStyle.plain
  var nobody: Nobody?
  /// Its line of the vocabulary.
  let meaning: Phrase
  let question: Saying<Sentence>
  /// That something is the answer.
  let claim: Saying<QueryClaim>
  /// That nobody is the answer.
  var absence: Saying<QueryClaim>?
  let found: @Sendable (AskedQuery) -> Finding
  /// Where one looks if no step proves the answer.
  var looked: @Sendable (AskedQuery) -> [Int?] = { _ in [] }
  /// Wrong answers that no belief gives but that somebody may think of.
  var guesses: @Sendable (AskedQuery) -> [String] = { _ in [] }
  /// What the record says against a wrong answer.
  let refuted: @Sendable (WrongAnswer) -> [Paragraph]
  /// The words with which somebody says the answer.
  let toldBy: [String]
}

/// What questions are about.
enum QuestionTopic: Sendable {
  /// Whom the search asks and finds.
  case search
  /// What one view answers to the search.
  case view
  case chain
  case messages
  case gestures
}

/// How an answer is shown.
enum AnswerStyle: Sendable {
  case plain
  case point
  case names
  /// Names in an order that counts.
  case sequence
  case verdict
}

/// A sentence about something.
struct Saying<Subject>: Sendable {
  let en: @Sendable (Subject) -> StyledText
  let zh: @Sendable (Subject) -> StyledText

  init(
    en: @escaping @Sendable (Subject) -> StyledText, zh: @escaping @Sendable (Subject) -> StyledText
  ) {
    (self.en, self.zh) = (en, zh)
  }

  init(en: StyledText, zh: StyledText) { self.init(en: { _ in en }, zh: { _ in zh }) }

  func callAsFunction(_ subject: Subject) -> Phrase { Phrase(en: en(subject), zh: zh(subject)) }
}

/// What means that nobody and nothing is the answer.
struct Nobody: Sendable {
  /// What a fence says and a person may type.
  let word: String
  let shown: Phrase

  /// - Parameter isNamed: Whether the word is shown behind what it means.
  init(_ word: String, en: String, zh: String, isNamed: Bool = false) {
    self.word = word
    shown =
      isNamed
      ? Phrase(en: "\(strong: en) (\(code: word))", zh: "\(strong: zh)（\(code: word)）")
      : Phrase(en: "\(strong: en)", zh: "\(strong: zh)")
  }
}

extension QueryWord {
  /// What is known of the question.
  var row: QuestionRow {
    switch self {
    case .hitView: .hitView
    case .asked: .asked
    case .askedCount: .askedCount
    case .nextAsked: .nextAsked
    case .verdict: .verdict
    case .pointIn: .pointIn
    case .chain: .chain
    case .stopsAt: .stopsAt
    case .handledBy: .handledBy
    case .count: .count
    case .nth: .nth
    case .touchesIn: .touchesIn
    case .touchCount: .touchCount
    case .previous: .previous
    case .translation: .translation
    case .fires: .fires
    case .events: .events
    case .scrolls: .scrolls
    case .offset: .offset
    case .next: .next
    case .controller: .controller
    }
  }
}
