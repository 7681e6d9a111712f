import TouchCore
import TouchInquiry
import TouchNarration

//   a question ── the record's answer: its steps
//        └── another answer ─▶ what would have to stand in the record, and what stands there instead
//
//   search queries ─▶ SearchRefutation     messages ─▶ MessageRefutation     gestures ─▶ GestureRefutation

/// Why an answer is not the record's: the steps that refute it, behind the reason.
///
/// Every reason is a step of the record, or its own answer to why something is not in it.
struct Refutation {
  let trace: Trace
  var touch: Int
  let narrator: Narrator

  init(_ trace: Trace, touch: Int, _ language: Language) {
    (self.trace, self.touch) = (trace, touch)
    narrator = Narrator(trace, language)
  }

  /// What the record says against an answer to a query.
  func paragraphs(against value: String, to query: Query) -> [Paragraph] {
    let here = about(query.touch)
    return query.word.row.refuted(WrongAnswer(query: query, value: value, scope: here))
  }

  /// What the record says against a statement that does not hold.
  func paragraphs(against predicate: Predicate) -> [Paragraph] {
    switch predicate.form {
    case .answer(let claim): paragraphs(against: claim.value, to: claim.query)
    case .word(let word, let sentence):
      StatementRefutation(scope: about(predicate.touch), sentence: sentence)
        .paragraphs(against: word)
    }
  }

  /// The same about another touch, where one is named.
  func about(_ touch: Int?) -> Refutation {
    var other = self
    other.touch = touch ?? self.touch
    return other
  }
}

/// An answer to a query that is not the record's.
struct WrongAnswer: AboutQuery {
  let query: Query
  let value: String
  let scope: Refutation

  var answers: [String] { query.answers(in: scope.trace, touch: scope.touch) }
  var search: SearchRefutation { SearchRefutation(scope: scope) }
  var messages: MessageRefutation { MessageRefutation(scope: scope) }
  var gestures: GestureRefutation { GestureRefutation(scope: scope) }
}

extension QueryClaim {
  /// What a record says against the claim.
  func refutation(in trace: Trace, _ language: Language) -> [Paragraph] {
    Refutation(trace, touch: query.touch ?? 1, language).paragraphs(against: value, to: query)
  }
}

extension Refutation {
  var scene: Scene { trace.scene }
  var language: Language { narrator.language }
  var search: Search { Search(trace, touch) }
  var deliveries: Deliveries { Deliveries(trace) }

  /// The name of a responder.
  func name(_ responder: Responder) -> String { scene.name(of: responder) }

  /// A reason.
  func say(_ phrase: Phrase) -> [Paragraph] { [Paragraph(phrase[language], indent: 2)] }

  /// Steps, in their order.
  func show(_ steps: [Int?], most: Int = 4) -> [Paragraph] {
    Set(steps.compactMap(\.self)).sorted().abridged(to: most)
      .map { narrator.paragraph($0, indent: 4) }
  }

  /// A reason and the steps it stands on.
  func say(_ phrase: Phrase, _ steps: [Int?]) -> [Paragraph] {
    say(phrase) + show(steps)
  }

  /// Why a view is not the hit view, or is not asked.
  func whyNot(_ name: String) -> [Paragraph] {
    guard let view = scene.view(named: name) else { return [] }
    let why = trace.whyNot(view, touch: touch)
    return narrator.answer(why, about: view, touch: touch).prefix(1)
      .map { Paragraph($0, indent: 2) } + (why.steps.isEmpty ? show([search.place]) : [])
  }

  /// What is there instead of a message that somebody does not get: where such messages are held or
  /// go, else all that are held or go, else whom hit testing found.
  func instead(of method: String, for name: String) -> [Paragraph] {
    let named = deliveries.gates { $0.name == method } + deliveries.ways { $0.name == method }
    let own = named.isEmpty ? deliveries.arrivals(at: name) : named
    let any = own.isEmpty ? deliveries.gates { _ in true } + deliveries.ways { _ in true } : own
    return show(any.isEmpty ? [search.place] : any.prefix(3).map { $0 })
  }

  /// The first place at which two lists part, where both have one.
  func parting(_ names: [String], _ others: [String]) -> Int? {
    let place = zip(names, others).prefix { $0 == $1 }.count
    return names.indices.contains(place) && others.indices.contains(place) ? place : nil
  }

  /// The names of a list of answers; none for what means nobody.
  func names(_ value: String) -> [String] {
    value.split(separator: ",").map(String.init).filter { !QueryWord.nobodies.contains($0) }
  }
}
