import TouchCore
import TouchInquiry

extension TruthCheck {
  /// The right answer is among the choices, and every cause is one.
  mutating func check(_ prediction: AskedPrediction, in trace: Trace) {
    let right = prediction.query.answer(in: trace)
    if !prediction.choices.contains(where: { $0.value == right }) {
      notes.say(.noChoice(answer: right), at: prediction.place)
    }
    for choice in prediction.choices {
      guard let misconception = choice.misconception else { continue }
      if choice.value == right {
        notes.say(
          .rightChoice(misconception: misconception, answer: right), at: choice.causePlace)
      } else {
        check(choice, of: misconception, prediction.query, in: trace)
      }
    }
  }

  private mutating func check(
    _ choice: AskedPrediction.Choice, of misconception: String, _ query: Query, in trace: Trace
  ) {
    // What nobody can run is the lesson's own word for a wrong choice.
    guard let belief = Belief.named(misconception) else { return }
    let answer = belief.answer(query, beside: trace)
    guard answer != choice.value else { return }
    notes.say(
      .otherCause(misconception: misconception, answer: answer, said: choice.value),
      at: choice.causePlace)
  }

  /// Exactly one statement holds.
  mutating func check(_ quiz: Quiz, in trace: Trace, _ fence: Fence) {
    let holding = quiz.statements.filter { $0.predicate.holds(in: trace) }
    if holding.isEmpty { notes.say(.nothingHolds, at: Place(line: fence.line)) }
    guard holding.count > 1 else { return }
    notes.say(.severalHold(holding.map { $0.letter }), at: holding[1].place)
  }

  /// Everything in the answer is among the items.
  mutating func check(_ ordering: Ordering, in trace: Trace) {
    for name in ordering.query.answers(in: trace) where !ordering.items.contains(name) {
      notes.say(.noItem(name), at: ordering.place)
    }
  }

  /// Every misconception that the lesson cures leads to a wrong answer somewhere.
  mutating func checkCures(_ cures: [(text: String, place: Place)]) {
    for cure in cures where !claims.contains(where: { separates(cure.text, $0) }) {
      notes.say(.notSeparated(cure.text), at: cure.place)
    }
  }

  private func separates(_ misconception: String, _ claim: LessonClaim) -> Bool {
    guard case .predict(let prediction) = claim.content else { return false }
    guard let belief = Belief.named(misconception) else {
      return prediction.choices.contains { $0.misconception == misconception }
    }
    let truth = claim.stage.trace()
    let answer = belief.answer(prediction.query, beside: truth)
    return answer != prediction.query.answer(in: truth)
      && prediction.choices.contains { $0.value == answer }
  }
}
