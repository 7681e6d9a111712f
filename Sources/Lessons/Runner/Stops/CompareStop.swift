import TouchCore
import TouchDebugger
import TouchInquiry
import TouchNarration

//  code                  hit view
//  UIKit (this program)  fourthView
//  article 001           nil
//    article 001, step 6: …
//    UIKit, step 7: …

/// What other models return.
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

  /// Shows the hit view of each model, and below it the first step that differs from UIKit's.
  private func show(in session: inout LessonSession) {
    let runs = models.map { stage.trace($0) }
    let truth = stage.trace()
    let names = runs.map { GradingWords.model($0.rules.name)[session.language] }
    let head = GradingWords.headOfCode[session.language]
    let width = ((names + [head]).map { $0.width }.max() ?? 0) + 2
    func row(_ first: StyledText, _ second: StyledText) -> StyledText {
      "  " + first + StyledText(String(repeating: " ", count: width - first.width), .plain) + second
    }
    session.turn.say(row(head, GradingWords.headOfHit[session.language]))
    for (run, name) in zip(runs, names) {
      let hit = run.outcomes.first?.hit.map(run.scene.name(of:)) ?? "nil"
      session.turn.say(row(name, "\(name: hit)"))
      guard run.rules != .uikit else { continue }
      for line in parting(of: run, name, from: truth, session.language) {
        session.turn.say(line.wrapped(to: session.width, firstIndent: 4, indent: 6))
      }
    }
    session.say(GradingWords.stepsBelow)
  }

  /// The first step of the search where a model decides otherwise, or else the first decision that
  /// it goes without, each with what the other has instead.
  ///
  /// One whose walk begins below the window has other steps from its first one on, and may still
  /// decide the same about every view.
  private func parting(
    of run: Trace, _ name: StyledText, from truth: Trace, _ language: Language
  ) -> [StyledText] {
    let uikit: StyledText = "UIKit"
    if let step = run.indices.first(where: { !decides(truth, as: run[$0]) }) {
      return [
        told(step, name, run, language), decision(of: truth, uikit, insteadOf: run[step], language),
      ]
    }
    if let step = truth.indices.first(where: { !decides(run, as: truth[$0]) }) {
      return [
        told(step, uikit, truth, language),
        decision(of: run, name, insteadOf: truth[step], language),
      ]
    }
    return [GradingWords.likeUIKit[language]]
  }

  private func told(
    _ step: Int, _ name: StyledText, _ trace: Trace, _ language: Language
  ) -> StyledText {
    GradingWords.stepOf(name, step + 1, Narrator(trace, language).line(step))[language]
  }

  /// What a record decides about the view that a step of another one is about.
  private func decision(
    of trace: Trace, _ name: StyledText, insteadOf step: Step, _ language: Language
  ) -> StyledText {
    let (view, isReturn): (ViewID, Bool)
    switch step {
    case .hitAsk(let asked, _, _, _): (view, isReturn) = (asked, false)
    case .hitReturn(let asked, _, _): (view, isReturn) = (asked, true)
    default: return ""
    }
    let asks = trace.indices.first { index in
      if case .hitAsk(view, _, _, _) = trace[index] { true } else { false }
    }
    let returns = trace.indices.first { index in
      if case .hitReturn(view, _, _) = trace[index] { true } else { false }
    }
    guard let index = isReturn ? returns ?? asks : asks else {
      return GradingWords.neverAsks(name, trace.scene.name(of: view))[language]
    }
    return told(index, name, trace, language)
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
