import TouchCore
import TouchNarration

//  uikit  fourthView
//  001    nil          parts at #5: …

/// What other models answer.
struct CompareStop {
  let stage: Stage
  let models: [HitTestRules]

  /// Shows the table of the stop.
  static func showTable(in session: inout LessonSession) {
    let player = session.player
    switch player.stop?.activity {
    case .compare(let fences)?:
      guard let stage = player.claim?.stage else {
        return session.fail(RunnerWords.noAnswerToShow)
      }
      let models = fences.compactMap(player.claim).flatMap { $0.models }
      CompareStop(stage: stage, models: models).show(in: &session)
    case .reading?, .predict?, .quiz?, .order?, .attempt?, .walk?, .drive?, .explain?, nil:
      return session.fail(RunnerWords.noAnswerToShow)
    }
    session.player.state.settle()
    session.showAfterword()
    session.space()
  }

  /// Shows what each model answers, and where it first parts from UIKit.
  private func show(in session: inout LessonSession) {
    let runs = models.map { stage.trace($0) }
    let truth = stage.trace()
    let answers = runs.map { run in
      run.outcomes.first?.hit.map(run.scene.name(of:)) ?? "nil"
    }
    let columns = (answers.map { displayWidth($0) }.max() ?? 0) + 2
    for (run, answer) in zip(runs, answers) {
      let gap = String(repeating: " ", count: max(1, 7 - run.rules.name.count))
      let rest = String(repeating: " ", count: columns - displayWidth(answer))
      let head: StyledText = "  \(code: run.rules.name)\(gap)\(name: answer)\(rest)"
      let text = head + parting(of: run, from: truth, session.language)
      session.turn.say(text.wrapped(to: session.width, indent: 9 + columns))
    }
  }

  /// The first step of the search where a model decides otherwise, or else the first decision that
  /// it goes without.
  ///
  /// One whose walk begins below the window has other steps from its first one on, and may still
  /// decide the same about every view.
  private func parting(
    of run: Trace, from truth: Trace, _ language: Language
  ) -> StyledText {
    if let step = run.indices.first(where: { !decides(truth, as: run[$0]) }) {
      return GradingWords.partsAt(step + 1, Narrator(run, language).line(step))[language]
    }
    if let step = truth.indices.first(where: { !decides(run, as: truth[$0]) }) {
      return GradingWords.goesWithout(step + 1, Narrator(truth, language).line(step))[language]
    }
    return GradingWords.likeUIKit[language]
  }

  /// Whether a step that says something about a view below its window is said in a record as well.
  private func decides(_ trace: Trace, as step: Step) -> Bool {
    switch step {
    case .hitAsk(let view, _, let point, let verdict):
      guard trace.scene[view].superview != nil else { return true }
      return trace.contains { mine in
        guard case .hitAsk(view, _, point, verdict) = mine else { return false }
        return true
      }
    case .hitReturn(let view, _, let answer):
      guard trace.scene[view].superview != nil else { return true }
      return trace.contains { mine in
        guard case .hitReturn(view, _, answer) = mine else { return false }
        return true
      }
    default: return true
    }
  }
}

extension LessonClaim {
  /// The models that are compared.
  fileprivate var models: [HitTestRules] {
    guard case .compare(let comparison) = content else { return [] }
    return comparison.rows.map { $0.rules }
  }
}
