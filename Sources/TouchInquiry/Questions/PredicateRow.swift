import TouchCore

/// Everything that is known of a claim that has a word of its own: how it is written, when it is
/// true, which steps show that, and what the record says where it is not.
///
/// Its sentences in both languages are an entry of TouchNarration's `questions.md`.
package struct PredicateRow: HasSentenceForm, Sendable {
  package let form: SentenceForm
  /// The word of the row whose sentences it has.
  package let entry: String
  /// Whether only the points of an explanation say it.
  package let isFact: Bool
  let holds: @Sendable (AskedPredicate) -> Bool
  /// The steps that show whether it holds.
  let evidence: @Sendable (AskedPredicate) -> [Int]
  let refuted: @Sendable (StatementRefutation) -> [Rebuttal]
  /// Why it holds, where no step says so alone.
  let borneOut: @Sendable (StatementRefutation) -> [Rebuttal]

  init(
    _ word: String, _ parameters: [QuestionParameter], as entry: String? = nil,
    isFact: Bool = false, holds: @escaping @Sendable (AskedPredicate) -> Bool,
    evidence: @escaping @Sendable (AskedPredicate) -> [Int],
    refuted: @escaping @Sendable (StatementRefutation) -> [Rebuttal] = { _ in [] },
    borneOut: @escaping @Sendable (StatementRefutation) -> [Rebuttal] = { _ in [] }
  ) {
    form = SentenceForm(word, parameters)
    self.entry = entry ?? word
    self.isFact = isFact
    (self.holds, self.evidence, self.refuted) = (holds, evidence, refuted)
    self.borneOut = borneOut
  }

  /// Every claim: those that a letter of a quiz may make, then what only an explanation may name.
  package static let all = ofSearch + ofMessages + ofGestures + facts

  /// Stands for any of the switches that keep a view from receiving.
  static let cannotReceive = "cant-receive"
}

extension PredicateRow: Hashable {
  package static func == (left: PredicateRow, right: PredicateRow) -> Bool {
    left.form.word == right.form.word
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(form.word) }
}

/// A claim that is compared with a record.
struct AskedPredicate {
  let sentence: QuestionSentence
  let trace: Trace
  let touch: Int

  var search: SearchSteps { SearchSteps(trace, touch) }
  var deliveries: Deliveries { Deliveries(trace) }
  var decisions: Decisions { Decisions(trace) }
  var ask: Int? { search.ask(of: sentence["view"]) }

  subscript(label: String) -> String { sentence[label] }

  /// Where the recognizer it names came to a state.
  func states(_ states: Set<GestureState>, from start: GestureState? = nil) -> [Int] {
    decisions.steps(at: sentence["recognizer"], states: states, from: start)
  }
}

extension AskVerdict {
  /// The verdicts with which a view refuses a touch.
  package static let refusals: [AskVerdict] = [.outside, .hidden, .alpha, .interaction, .animating]
}
