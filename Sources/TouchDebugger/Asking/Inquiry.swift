import TouchCore
import TouchNarration

/// Answers why something did not happen in a record.
struct Inquiry: Sendable {
  let trace: Trace
  let language: Language
  /// Whether the record is of a tap that is only tried out: whoever asks has neither its steps to
  /// go to nor its touch to move.
  var isTrial = false

  private var narrator: Narrator { Narrator(trace, language) }

  /// Why a subject did not get a touch, or was not set off; without a touch: the one with which it
  /// came nearest.
  func answer(_ subject: Subject, touch: Int?) -> [Answer] {
    switch subject {
    case .view(let view): [answer(view, touch: touch ?? 1)]
    case .recognizer(let recognizer): [answer(recognizer, touch: touch)]
    case .action(let action): answers(action, touch: touch)
    }
  }

  /// Why a view is not the hit view of a touch, or lost it again.
  private func answer(_ view: ViewID, touch: Int) -> Answer {
    let why = trace.whyNot(view, touch: touch)
    let isHit = if case .itDid = why { true } else { false }
    let loss = isHit ? trace.loss(of: touch) : nil
    let goal: Goal = loss == nil ? .hits(view, touch: touch) : .keeps(view, touch: touch)
    let repair =
      loss == nil
      ? (isHit ? nil : Repair(view: view, touch: touch, in: trace, sparesTouches: isTrial))
      : repair(goal)
    let steps = Set(
      why.steps + [trace.result(ofTouch: touch), loss, loss.flatMap(taker)].compactMap(\.self)
    ).sorted()
    return Answer(
      happened: isHit && loss == nil,
      reason: narrator.answer(why, about: view, touch: touch)
        + (isHit && loss == nil ? unsent(by: view, touch: touch) : []),
      steps: steps, grade: loss == nil ? grade(of: why) : grade(of: steps, keeping: touch),
      doubts: goal.doubts(in: trace), isOfTrial: isTrial,
      repair: why == .noTouch ? nil : repair
    ) { changed in
      Words.obstacle(changed.whyNot(view, touch: touch), about: view, in: changed.scene)
    }
  }

  /// A control may get its touch and yet do nothing with it; the question is then another.
  private func unsent(by view: ViewID, touch: Int) -> [StyledText] {
    let scene = trace.scene
    guard scene[view].kind.isControl else { return [] }
    let unsent = scene.actionNames.filter { action in
      let mine = trace.whyNot(action: action, touch: touch).filter { $0.sender == .control(view) }
      return !mine.isEmpty && !mine.contains { $0.wasSent }
    }
    guard unsent.isEmpty else { return unsent.map { Words.butNotSent($0)[language] } }
    return scene[view].isEnabled ? [] : [Words.butDisabled[language]]
  }

  /// Why a recognizer did not recognize.
  private func answer(_ recognizer: RecognizerID, touch: Int?) -> Answer {
    let why = trace.whyNot(recognizer, touch: touch)
    let goal = Goal.recognizes(recognizer, touch: touch)
    return Answer(
      happened: why.hasRecognized, reason: narrator.answer(why), steps: why.steps,
      grade: (narrator.grade(of: why), narrator.gradeLine(of: why)), doubts: goal.doubts(in: trace),
      isOfTrial: isTrial, repair: why.hasRecognized || why.reason == .noTouch ? nil : repair(goal)
    ) { _ in nil }
  }

  /// Why an action was not sent, an answer for everybody who would send it; the edits follow the
  /// last one.
  private func answers(_ action: String, touch: Int?) -> [Answer] {
    let goal = Goal.sends(action, touch: touch)
    let all = trace.whyNot(action: action, touch: touch)
    let wasSent = all.contains { $0.wasSent }
    let hasTouch = !trace.outcomes.isEmpty
    return all.enumerated().map { place, why in
      let isLast = place == all.count - 1
      let isUnknown = why.reason == .nobody(refusedBy: [])
      return Answer(
        happened: why.wasSent,
        reason: narrator.answer(why) + (isUnknown ? [implement(action, why)] : []),
        steps: why.steps,
        grade: (narrator.grade(of: why), narrator.gradeLine(of: why)),
        doubts: isLast ? goal.doubts(in: trace) : [], isOfTrial: isTrial,
        repair: wasSent || !isLast || !hasTouch || isUnknown ? nil : repair(goal)
      ) { _ in nil }
    }
  }

  /// 7.18: what nobody implements no edit of a property sends; who was asked could implement it.
  private func implement(_ action: String, _ why: WhyNoAction) -> StyledText {
    let asked = trace.indices.prefix(why.steps.last ?? 0).compactMap { index -> String? in
      guard case .action(.ask(let responder, why.registration, why.sender, _)) = trace[index]
      else { return nil }
      return trace.scene.name(of: responder)
    }
    return Words.implement(action, oneOf: asked.uniqued())[language]
  }

  private func grade(of why: WhyNot) -> (Grade, StyledText) {
    (narrator.grade(of: why), narrator.gradeLine(of: why))
  }

  private func grade(of steps: [Int], keeping touch: Int) -> (Grade, StyledText) {
    (
      narrator.grade(of: steps, answering: .keeps, touch: touch).grade,
      narrator.gradeLine(of: steps, answering: .keeps, touch: touch)
    )
  }

  private func repair(_ goal: Goal) -> Repair {
    let edits = GestureSpace(trace).edits(for: goal).filter { !isTrial || !$0.isOfTheScript }
    return Repair(goal, among: edits, in: trace)
  }

  /// Where whoever takes a touch at a step had recognized: the taking rests on that.
  private func taker(at loss: Int) -> Int? {
    let id: RecognizerID? =
      if case .gate(.cancel(_, let by?, _)) = trace[loss] {
        by
      } else if case .gate(.discard(_, _, let by?, _)) = trace[loss] {
        by
      } else {
        nil
      }
    return trace.attempts.last { attempt in
      attempt.recognizer == id && (attempt.recognized ?? loss) < loss
    }?.recognized
  }
}
