import TouchCore
import TouchNarration

//  uikit  fourthView
//  001    nil          parts at #5: …

extension LessonRunner {
  /// Shows what each model answers, or what follows from each hypothesis.
  mutating func showTable() {
    guard case .board(let fences)? = player.stop?.activity else { return showAnswersOfModels() }
    for fence in fences {
      guard case .hypotheses(let hypotheses)? = player.claim(fence)?.content else { continue }
      showHypotheses(hypotheses.rows)
    }
    player.state.settle()
    showAfterword()
    space()
  }

  /// Shows what each model answers, and where it first parts from UIKit.
  private mutating func showAnswersOfModels() {
    guard case .compare(let fences)? = player.stop?.activity, let stage = player.claim?.stage else {
      return fail(RunnerWords.noAnswerToShow)
    }
    let runs = fences.compactMap(player.claim).flatMap(\.models).map { stage.trace($0) }
    let truth = stage.trace()
    let answers = runs.map { run in
      run.outcomes.first?.hit.map(run.scene.name(of:)) ?? "nil"
    }
    let columns = (answers.map { displayWidth($0) }.max() ?? 0) + 2
    for (run, answer) in zip(runs, answers) {
      let gap = String(repeating: " ", count: max(1, 7 - run.rules.name.count))
      let rest = String(repeating: " ", count: columns - displayWidth(answer))
      let head: StyledText = "  \(code: run.rules.name)\(gap)\(name: answer)\(rest)"
      let text = head + parting(of: run, from: truth)
      turn.say(text.wrapped(to: width, indent: 9 + columns))
    }
    player.state.settle()
    showAfterword()
    space()
  }

  /// The first step where a model goes another way.
  private func parting(of run: Trace, from truth: Trace) -> StyledText {
    let shared = zip(truth, run).prefix { $0 == $1 }.count
    guard shared < run.count, shared < truth.count else {
      return RunnerWords.likeUIKit[language]
    }
    let what = Narrator(run, language).explain(shared).short
    return RunnerWords.partsAt(shared + 1, what)[language]
  }
}

extension LessonClaim {
  /// The models that are compared.
  fileprivate var models: [HitTestRules] {
    guard case .compare(let comparison) = content else { return [] }
    return comparison.rows.map(\.rules)
  }
}
