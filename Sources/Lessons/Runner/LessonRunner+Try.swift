import TouchCore
import TouchNarration

extension LessonRunner {
  /// Carries out a `set` line and looks whether the goal is reached.
  mutating func change(_ line: String) {
    guard let reply = player.stage?.change(line) else { return }
    take(reply)
    guard reply.status == .ok else { return }
    showGoal()
  }

  /// Says whether the goal is reached, and how the scene answers now.
  mutating func showGoal() {
    guard case .attempt(let fence, _)? = player.stop?.activity, let stage = player.stage,
      let goal = fence.goal
    else { return }
    let now = goal.query.answer(in: stage.trace)
    let wanted = "\(code: goal.query.text) = \(strong: goal.value)" as StyledText
    let count = stage.changes.count
    guard now == goal.value else {
      return say(
        RunnerWords.notReached(wanted, StyledText(now, .strong), changes: count, par: fence.par))
    }
    say(RunnerWords.reached(wanted, changes: count, par: fence.par))
    sayWhy(goal.query, in: stage.trace)
    guard player.state.isAsking else { return }
    let result = player.state.answer(isRight: true, mayTryAgain: true)
    note(
      .answered(
        GivenAnswer(
          question: player.stop?.id ?? "", given: stage.changes.joined(separator: "; "),
          result: result)))
  }

  /// The step that decided, in one line.
  private mutating func sayWhy(_ query: Query, in trace: Trace) {
    guard let step = query.decidingStep(in: trace) else { return }
    sayGrading([Narrator(trace, language).paragraph(step)])
  }

  /// Shows the answer of what is asked here.
  mutating func showAnswer() {
    guard let stop = player.stop, let stage = player.stage, player.state.isAsking else {
      return fail(RunnerWords.noAnswerToShow)
    }
    switch stop.activity {
    case .predict, .quiz:
      guard let question = ChoiceQuestion(stop, stage, language) else { return }
      let catalogue = library.misconceptions(language)
      sayGrading(Grading(question, catalogue, language: language).shown())
      if let step = question.decidingStep { player.stage?.goTo(step) }
    case .order(let fence):
      guard let question = OrderQuestion(fence, stage) else { return }
      sayGrading(OrderGrading(question, language: language).shown())
    case .attempt(_, let solution): showSolution(solution)
    case .reading, .walk, .compare, .explain: return
    }
    player.state.settle()
    note(.answered(GivenAnswer(question: stop.id ?? "", given: "", result: .peeked)))
  }

  private mutating func showSolution(_ blocks: [LessonBlock]) {
    say(RunnerWords.oneWay)
    let lines = blocks.flatMap(\.fences).filter { $0.kind == .solution }.flatMap(\.body)
    turn.say(MarkdownLayout(width: width).lines(code: lines))
    space()
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
