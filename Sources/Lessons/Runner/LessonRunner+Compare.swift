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

  /// The first step of the search where a model decides otherwise, or else the first decision that
  /// it goes without.
  ///
  /// One whose walk begins below the window has other steps from its first one on, and may still
  /// decide the same about every view.
  private func parting(of run: Trace, from truth: Trace) -> StyledText {
    if let step = run.indices.first(where: { !truth.decides(as: run[$0]) }) {
      return GradingWords.partsAt(step + 1, Narrator(run, language).line(step))[language]
    }
    if let step = truth.indices.first(where: { !run.decides(as: truth[$0]) }) {
      return GradingWords.goesWithout(step + 1, Narrator(truth, language).line(step))[language]
    }
    return GradingWords.likeUIKit[language]
  }
}

extension Trace {
  /// Whether a step that says something about a view below its window is said here as well.
  fileprivate func decides(as step: Step) -> Bool {
    switch step {
    case .hitAsk(let view, _, let point, let verdict):
      guard scene[view].superview != nil else { return true }
      return contains { mine in
        guard case .hitAsk(view, _, point, verdict) = mine else { return false }
        return true
      }
    case .hitReturn(let view, _, let answer):
      guard scene[view].superview != nil else { return true }
      return contains { mine in
        guard case .hitReturn(view, _, answer) = mine else { return false }
        return true
      }
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitResult, .touchBind, .touchDeliver,
      .chainNext, .chainStop, .chainDrop, .timer, .change, .recognizer, .gate, .control, .action,
      .scroll, .focus:
      return true
    }
  }
}

extension LessonClaim {
  /// The models that are compared.
  fileprivate var models: [HitTestRules] {
    guard case .compare(let comparison) = content else { return [] }
    return comparison.rows.map(\.rules)
  }
}
