import TouchCore
import TouchInquiry
import TouchNarration

extension LessonRunner {
  /// Carries out a `set` line and looks whether the goal is reached.
  mutating func change(_ line: String) {
    guard let reply = player.playground?.change(line) else { return }
    take(reply)
    guard reply.status == .ok, let attempt, let playground = player.playground else { return }
    guard attempt.allows(playground.stage.scene, playground.trace.scene) else {
      player.playground?.undo()
      return fail(TryWords.notAllowed(attempt.allowed ?? []))
    }
    showGoal()
  }

  private var attempt: Attempt? {
    guard case .attempt(let attempt)? = player.claim?.content else { return nil }
    return attempt
  }

  /// Says whether the goal is reached, and how the scene answers now.
  mutating func showGoal() {
    guard let attempt, let playground = player.playground else { return }
    let count = playground.changes.count
    if let missing = attempt.missing(in: playground.trace) {
      let answer = missing.claim.query.answer(in: missing.trace(beside: playground.trace))
      return say(
        TryWords.notReached(
          missing.phrase, missing.phrase(now: answer), changes: count, par: attempt.par))
    }
    say(TryWords.reached(attempt.goals.map(\.phrase), changes: count, par: attempt.par))
    sayWhy(attempt.goal.claim.query, in: playground.trace)
    guard player.state.isAsking else { return }
    let result = player.state.answer(isRight: true, mayTryAgain: true)
    note(
      .answered(
        GivenAnswer(
          question: player.stop?.id ?? "", given: playground.changes.joined(separator: "; "),
          result: result)))
    if case .attempt(_, let solution)? = player.stop?.activity { sayRemarks(solution) }
    askAboutOwnRun(attempt.goal.claim.query, from: playground.stage.trace())
  }

  /// Says what is to be reached, in words.
  mutating func showGoalInWords() {
    guard let attempt else { return }
    space()
    for (place, goal) in attempt.goals.enumerated() {
      say(TryWords.goal(goal, isFirst: place == 0))
    }
    if let limits = TryWords.limits(attempt) { say(limits) }
  }

  /// The step that decided, in one line.
  private mutating func sayWhy(_ query: Query, in trace: Trace) {
    guard let step = query.decidingStep(in: trace) else { return }
    sayGrading([Narrator(trace, language).paragraph(step)])
  }

  /// Shows the answer of what is asked here.
  mutating func showAnswer() {
    guard let stop = player.stop, player.state.isAsking else {
      return fail(RunnerWords.noAnswerToShow)
    }
    if case .drive = stop.activity { return showHop() }
    if case .attempt(_, let solution) = stop.activity, player.ownQuestion == nil {
      showSolution(solution)
    } else if let question = choiceQuestion {
      sayGrading(grading(question).shown())
      if let step = question.decidingStep { player.playground?.goTo(step) }
    } else if let question = orderQuestion {
      sayGrading(OrderGrading(question, language: language).shown())
      player.playground?.goTo(question.lastStep)
    }
    player.state.settle()
    note(.answered(GivenAnswer(question: questionID, given: "", result: .peeked)))
  }

  private mutating func showSolution(_ blocks: [LessonBlock]) {
    say(TryWords.oneWay)
    let lines = blocks.flatMap(\.fences).filter { $0.kind == .solution }.flatMap(\.body)
    turn.say(MarkdownLayout(width: width).lines(code: lines))
    sayRemarks(blocks)
    space()
  }

  /// What an author says besides the solution.
  private mutating func sayRemarks(_ blocks: [LessonBlock]) {
    let remarks = blocks.filter(\.fences.isEmpty)
    guard !remarks.isEmpty else { return }
    space()
    show(StopLayout(width: width, captions: false).lines(remarks))
  }
}

extension Query {
  /// The step that decided the answer; of hit testing, the answer of the view itself.
  fileprivate func decidingStep(in trace: Trace) -> Int? {
    guard word == .hitView, let hit = trace.outcomes.first?.hit else {
      return evidence(in: trace).last
    }
    return trace.answer(of: hit, touch: 1) ?? evidence(in: trace).last
  }
}
