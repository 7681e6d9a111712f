import TouchCore
import TouchDebugger
import TouchInquiry
import TouchNarration

//  try ─▶ goal reached ─▶ "in your scene, what became of thirdView?" ─▶ settled

/// A scene to be changed until a goal is reached.
struct TryStop {
  let attempt: Attempt
  /// The boxes that show how.
  private let solution: [LessonBlock]

  /// The try of a stop; nil where it has none.
  init?(_ player: StopPlayer) {
    guard let attempt = player.attempt else { return nil }
    self.attempt = attempt
    solution = player.stop?.solution ?? []
  }

  /// Says what is to be reached, in words.
  func show(in session: inout LessonSession) {
    session.space()
    for (place, goal) in attempt.goals.enumerated() {
      let phrase = goal.phrase(in: session.player.playground?.trace)
      session.say(TryWords.goal(phrase, isFirst: place == 0))
    }
    if let limits = TryWords.limits(attempt) { session.say(limits) }
  }

  /// Looks at a change that was just made, and undoes it if it is not allowed.
  func take(_ change: Playground, in session: inout LessonSession) {
    let movesFingers = change.trace.script != change.stage.script
    guard !movesFingers, attempt.allows(change.stage.scene, change.trace.scene) else {
      _ = session.player.playground?.debugger.undo()
      return session.fail(
        movesFingers ? TryWords.touchesStay : TryWords.notAllowed(attempt.allowed ?? []))
    }
    showGoal(in: &session)
  }

  /// Says whether the goal is reached, and how the scene answers now.
  func showGoal(in session: inout LessonSession) {
    guard let playground = session.player.playground else { return }
    let count = playground.changes.count
    if let missing = attempt.missing(in: playground.trace) {
      let trace = missing.trace(beside: playground.trace)
      let answer = missing.claim.query.answer(in: trace)
      session.say(
        TryWords.notReached(
          missing.phrase(in: trace), missing.phrase(now: answer, in: trace),
          changes: count, par: attempt.par))
      guard count > 0 else { return }
      if missing.other == nil { stand(at: missing, in: &session) }
      return session.sayGrading(missing.claim.refutation(in: trace, session.language))
    }
    let goals = attempt.goals.map { $0.phrase(in: playground.trace) }
    session.say(TryWords.reached(goals, changes: count, par: attempt.par))
    stand(at: attempt.goal, in: &session)
    let own = session.player.state.isAsking ? OwnRun(playground).view : nil
    showReason(playground, unlessAbout: own, in: &session)
    guard session.player.state.isAsking else { return }
    let result = session.player.state.answer(isRight: true, mayTryAgain: true)
    session.noteAnswer(playground.changes.joined(separator: "; "), result)
    guard let own else { return sayRemarks(in: &session) }
    // What the author says may answer the question; it comes behind.
    ask(about: own, playground, in: &session)
  }

  /// Goes to the step that decided about a goal, so that `why` is about it and not about the start.
  private func stand(at goal: Attempt.Aim, in session: inout LessonSession) {
    guard let trace = session.player.playground?.trace,
      let step = goal.claim.query.decidingStep(in: trace) ?? goal.claim.query.looked(in: trace).last
    else { return }
    session.player.playground?.goTo(step)
  }

  /// The step by which the goal is reached, unless it answers a question about a view.
  private func showReason(
    _ playground: Playground, unlessAbout view: ViewID?, in session: inout LessonSession
  ) {
    guard let step = attempt.goal.claim.query.decidingStep(in: playground.trace),
      view == nil || playground.trace[step].responder != view.map(Responder.view)
    else { return }
    session.sayGrading([Narrator(playground.trace, session.language).paragraph(step)])
  }

  /// Shows one way to the goal.
  static func showSolution(_ blocks: [LessonBlock], in session: inout LessonSession) {
    session.say(TryWords.oneWay)
    let lines = line(typing: blocks).map { [$0] } ?? []
    session.turn.say(MarkdownLayout(width: session.width).lines(code: lines))
    sayRemarks(of: blocks, in: &session)
    session.space()
  }

  /// The line that makes all changes of a solution; nil if there are none.
  static func line(typing blocks: [LessonBlock]) -> String? {
    let lines = blocks.flatMap { $0.fences }.filter { $0.kind == .solution }.flatMap { $0.body }
    guard let first = lines.first else { return nil }
    return ([first] + lines.dropFirst().map { String($0.dropFirst("set ".count)) })
      .joined(separator: " and ")
  }

  /// Says what the author says besides the solution.
  func sayRemarks(in session: inout LessonSession) {
    Self.sayRemarks(of: solution, in: &session)
  }

  private static func sayRemarks(of blocks: [LessonBlock], in session: inout LessonSession) {
    let remarks = blocks.filter { $0.fences.isEmpty }
    guard !remarks.isEmpty else { return }
    session.space()
    session.show(remarks)
  }

  /// Asks about the scene that the learner made.
  ///
  /// Many who reach a goal cannot say why it works; this asks, once.
  private func ask(
    about view: ViewID, _ playground: Playground, in session: inout LessonSession
  ) {
    let now = playground.trace
    guard let query = OwnRun.query(about: view, in: now) else { return }
    let question = ChoiceQuestion(query, choices: choices(of: query, now), now)
    session.player.ownQuestion = question
    session.player.state.askAgain()
    session.say(TryWords.aboutYourScene(now.scene.name(of: view)))
    ChoiceStop(question: question).show(in: &session)
  }

  /// The answer and three others, in the fixed order of the vocabulary.
  private func choices(of query: Query, _ trace: Trace) -> [String] {
    let answer = query.answer(in: trace)
    let usual = ["inside", "outside", "interaction", "never-asked", "hidden", "alpha"]
    let others = usual.filter { $0 != answer }.prefix(3)
    return (others + [answer]).sorted()
  }
}

/// What the learner's changes did to the record.
private struct OwnRun {
  private let playground: Playground
  private let before: Trace
  private let now: Trace

  init(_ playground: Playground) {
    self.playground = playground
    (before, now) = (playground.stage.trace(), playground.trace)
  }

  /// A view of which something else became by the changes: the one that had the touch before, or
  /// the last one that was changed.
  var view: ViewID? {
    let changed = playground.changes.compactMap { line in
      line.split(whereSeparator: { $0 == " " || $0 == "." }).first.flatMap {
        now.scene.view(named: String($0))
      }
    }
    let hit = before.outcomes.first?.hit
    let candidates = (hit.map { [$0] } ?? []) + changed.reversed()
    return candidates.first { verdict(of: $0, before) != verdict(of: $0, now) }
  }

  private func verdict(of view: ViewID, _ trace: Trace) -> String? {
    Self.query(about: view, in: trace)?.answer(in: trace)
  }

  static func query(about view: ViewID, in trace: Trace) -> Query? {
    try? Query.parse("verdict of=\(trace.scene.name(of: view))")
  }
}

extension LessonStop {
  /// The boxes that show how the goal of a try is reached.
  fileprivate var solution: [LessonBlock] {
    guard case .attempt(_, let solution) = activity else { return [] }
    return solution
  }
}

extension Query {
  /// The step that decided the answer; of hit testing, the answer of the view itself.
  fileprivate func decidingStep(in trace: Trace) -> Int? {
    guard row == .hitView, let hit = trace.outcomes.first?.hit else {
      return evidence(in: trace).last
    }
    return trace.answer(of: hit, touch: 1) ?? evidence(in: trace).last
  }
}
