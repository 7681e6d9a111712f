import TouchCore
import TouchDebugger
import TouchInquiry
import TouchNarration

//  UIKit (this program)  fourthView  step by step like UIKit
//  article 001           nil         the code's #6 differs: …

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
      // What is asked now is about UIKit's answer, which the table shows.
      if player.playground?.debugger.cursor == 0,
        let result = player.playground.flatMap({ SearchSteps($0.trace, 1).result })
      {
        session.player.playground?.goTo(result)
      }
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
    let models = runs.map { GradingWords.model($0.rules.name)[session.language] }
    let first = (models.map { $0.width }.max() ?? 0) + 2
    let second = (answers.map { displayWidth($0) }.max() ?? 0) + 2
    for (place, run) in runs.enumerated() {
      let gap = String(repeating: " ", count: first - models[place].width)
      let rest = String(repeating: " ", count: second - displayWidth(answers[place]))
      let head: StyledText = "  \(models[place])\(gap)\(name: answers[place])\(rest)"
      let text = head + parting(of: run, from: truth, session.language)
      session.turn.say(text.wrapped(to: session.width, indent: 2 + first + second))
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
