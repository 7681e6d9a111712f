import TouchCore
import TouchInquiry

/// Holds what a lesson claims against the model.
struct TruthCheck {
  let claims: [LessonClaim]
  var notes: LessonNotes

  init(_ claims: [LessonClaim], notes: LessonNotes) {
    self.claims = claims
    self.notes = notes
  }

  mutating func run() {
    for claim in claims { check(claim, in: claim.stage.trace()) }
  }

  private mutating func check(_ claim: LessonClaim, in trace: Trace) {
    switch claim.content {
    case .predict(let prediction): check(prediction, in: trace)
    case .quiz(let quiz): check(quiz, in: trace, claim.fence)
    case .order(let ordering): check(ordering, in: trace)
    case .attempt(let attempt):
      if attempt.isReached(in: trace) { notes.say(.goalHolds(attempt.text), at: attempt.place) }
    case .solution(let solution): check(solution, claim)
    case .compare(let comparison): check(comparison, claim.stage)
    case .expect(let expectation): check(expectation, in: trace, claim.fence)
    case .explain(let explanation): check(explanation, in: trace)
    case .drive(let drive):
      if DriveCourse(drive, trace).hops.isEmpty {
        notes.say(.nothingToDrive, at: Place(line: claim.fence.line))
      }
    }
  }

  private mutating func check(_ expectation: Expectation, in trace: Trace, _ fence: Fence) {
    guard let mismatch = expectation.mismatch(in: trace) else { return }
    notes.say(
      .differs(mismatch),
      at: Place(line: fence.bodyLine + mismatch.place, length: mismatch.expected?.count ?? 1))
  }

  private mutating func check(_ comparison: Comparison, _ stage: Stage) {
    for row in comparison.rows {
      let answer = Query.hitView.answer(in: stage.trace(row.rules))
      guard answer != row.answer else { continue }
      notes.say(
        .modelAnswers(model: row.rules.name, answer: answer, said: row.answer), at: row.place)
    }
  }

  private mutating func check(_ explanation: AskedExplanation, in trace: Trace) {
    for (fact, place) in zip(explanation.facts, explanation.places) where !fact.holds(in: trace) {
      notes.say(.untrueFact(fact.text), at: place)
    }
  }

  private mutating func check(_ solution: Solution, _ claim: LessonClaim) {
    guard let attempt = attempt(solution.attempt), let first = solution.lines.first else { return }
    let start = Place(line: first.number, length: first.text.count)
    if let par = attempt.par, solution.lines.count > par {
      notes.say(.overPar(solution.lines.count, par: par), at: start)
    }
    var stage = claim.stage
    for line in solution.lines {
      let before = stage.scene
      line.apply(to: &stage.scene)
      for change in attempt.disallowed(before, stage.scene) {
        notes.say(.notAllowed(change), at: Place(line: line.number, length: line.text.count))
      }
    }
    let trace = stage.trace()
    guard let missed = attempt.missing(in: trace) else { return }
    let answer = missed.claim.query.answer(in: missed.trace(beside: trace))
    notes.say(.goalMissed(missed.text, answer: answer), at: start)
  }

  private func attempt(_ id: String) -> Attempt? {
    for case .attempt(let attempt) in claims.filter({ $0.fence.id == id }).map({ $0.content }) {
      return attempt
    }
    return nil
  }
}
