import TouchCore

//   a question ── the record's answer: its steps
//        └── another answer ─▶ what would have to stand in the record, and what stands there instead
//
//   search queries ─▶ SearchRefutation     messages ─▶ MessageRefutation     gestures ─▶ GestureRefutation

/// Why an answer is not the record's: the steps that refute it, behind the reason.
///
/// Every reason is a step of the record, or its own answer to why something is not in it.
package struct Refutation {
  let trace: Trace
  var touch: Int

  package init(_ trace: Trace, touch: Int) { (self.trace, self.touch) = (trace, touch) }

  /// What the record says against an answer to a query.
  package func rebuttals(of value: String, to query: Query) -> [Rebuttal] {
    query.row.refuted(WrongAnswer(query: query, value: value, scope: about(query.touch)))
  }

  /// What the record says against a statement that does not hold.
  package func rebuttals(of predicate: Predicate) -> [Rebuttal] {
    switch predicate.form {
    case .answer(let claim): rebuttals(of: claim.value, to: claim.query)
    case .word(let row, let sentence):
      row.refuted(StatementRefutation(scope: about(predicate.touch), sentence: sentence))
    }
  }

  /// Why the record's own answer to a query is right, where no step says so alone.
  package func support(of query: Query) -> [Rebuttal] {
    query.row.borneOut(AskedQuery(query, of: trace, touch: query.touch ?? touch))
  }

  /// Why a statement holds, where no step says so alone.
  package func support(of predicate: Predicate) -> [Rebuttal] {
    switch predicate.form {
    case .answer(let claim): support(of: claim.query)
    case .word(let row, let sentence):
      row.borneOut(StatementRefutation(scope: about(predicate.touch), sentence: sentence))
    }
  }

  /// The same about another touch, where one is named.
  func about(_ touch: Int?) -> Refutation { Refutation(trace, touch: touch ?? self.touch) }
}

/// An answer to a query that is not the record's.
struct WrongAnswer: AboutQuery {
  let query: Query
  let value: String
  let scope: Refutation

  var answers: [String] { query.answers(in: scope.trace, touch: scope.touch) }
  var search: SearchRefutation { SearchRefutation(scope: scope) }
  var messages: MessageRefutation { MessageRefutation(scope: scope) }
  var changes: GestureRefutation { GestureRefutation(scope: scope) }
}

extension Refutation {
  var scene: Scene { trace.scene }
  var search: SearchSteps { SearchSteps(trace, touch) }
  var deliveries: Deliveries { Deliveries(trace) }

  func name(_ responder: Responder) -> String { scene.name(of: responder) }

  /// A reason about somebody with a name.
  func say(
    _ word: Rebuttal.Word, _ name: String? = nil, with values: [String: SentenceValue] = [:],
    _ steps: [Int] = []
  ) -> [Rebuttal] {
    var values = values
    if let name { values["view"] = .word(name) }
    return [.says(word, values)] + show(steps)
  }

  /// A reason that names nobody, and the steps it stands on.
  func say(_ word: Rebuttal.Word, _ steps: [Int]) -> [Rebuttal] {
    say(word, nil, with: [:], steps)
  }

  /// Steps, in their order.
  func show(_ steps: [Int], most: Int = 4) -> [Rebuttal] {
    Set(steps.compactMap { $0 }).sorted().abridged(to: most).map { .step($0) }
  }

  /// Why a view is not the hit view, or is not asked.
  func whyNot(_ name: String) -> [Rebuttal] {
    guard let view = scene.view(named: name) else { return [] }
    let why = trace.whyNot(view, touch: touch)
    return [.whyNot(why, view, touch: touch)]
      + (why.steps.isEmpty ? show(existing(search.place)) : [])
  }

  /// Where the first message of the touch passes by a responder that does not get it.
  package func notOnTheWay(_ name: String) -> [Rebuttal] {
    MessageRefutation(scope: self).notOnTheWay(name)
  }

  /// What is there instead of a message that somebody does not get: where such messages are held or
  /// go, else all that are held or go, else whom hit testing found.
  func instead(of method: String, for name: String) -> [Rebuttal] {
    let named = deliveries.gates { $0.name == method } + deliveries.ways { $0.name == method }
    let own = named.isEmpty ? deliveries.arrivals(at: name) : named
    let any = own.isEmpty ? deliveries.gates { _ in true } + deliveries.ways { _ in true } : own
    return show(any.isEmpty ? existing(search.place) : any.prefix(3).map { $0 })
  }

  /// The first place at which two lists part, where both have one.
  func parting(_ names: [String], _ others: [String]) -> Int? {
    let place = zip(names, others).prefix { $0 == $1 }.count
    return names.indices.contains(place) && others.indices.contains(place) ? place : nil
  }

  /// Whose turn it is at a place of a list.
  func turn(_ place: Int, _ name: String, _ step: Int?) -> [Rebuttal] {
    say(.turn, name, with: ["place": .word("\(place + 1)")], existing(step))
  }

  /// The names of a list of answers; none for what means nobody.
  func names(_ value: String) -> [String] {
    value.split(separator: ",").map(String.init).filter { !QueryRow.nobodies.contains($0) }
  }
}

extension [Int] {
  /// The steps, or of more than can be read, the first ones and the last, which decides.
  package func abridged(to most: Int) -> [Int] {
    count > most ? prefix(most - 1) + suffix(1) : self
  }
}
