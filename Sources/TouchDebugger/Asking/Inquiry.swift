import TouchCore
import TouchInquiry
import TouchNarration

/// Answers why something did not happen in a record.
struct Inquiry: Sendable {
  let trace: Trace
  let language: Language
  /// Whether the record is of a tap that is only tried out: whoever asks has neither its steps to
  /// go to nor its touch to move.
  var isTrial = false
  /// Whether a view has what one in it is hit by: people mean the whole of what they tap.
  var countsSubviews = false

  private var narrator: Narrator { Narrator(trace, language) }

  /// Why a subject did not get a touch, or was not set off; without a touch: the one with which it
  /// came nearest, and of several such the one that is preferred.
  func answer(_ subject: Subject, touch: Int?, preferring preferred: Int? = nil) -> [Answer] {
    switch subject {
    case .view(let view):
      [answer(view, touch: touch ?? trace.nearestTouch(to: view, preferring: preferred) ?? 1)]
    case .selection(let row): [answer(selecting: row, touch: touch, preferring: preferred)]
    case .responder(let responder): [answer(responder, touch: touch)]
    case .recognizer(let recognizer): [answer(recognizer, touch: touch)]
    case .action(let action): answers(action, touch: touch)
    }
  }

  /// Why a view is not the hit view of a touch, or lost it again.
  private func answer(_ view: ViewID, touch: Int) -> Answer {
    let why = trace.whyNot(view, touch: touch)
    guard let landing = trace.landing(of: touch) else {
      return Answer(
        question: question(.view(view), nil), happened: false,
        reason: narrator.answer(why, about: view, touch: touch), steps: why.steps,
        grade: grade(of: why), isOfTrial: isTrial)
    }
    if let through = through(why, to: view, touch: touch) { return through }
    let goal = Goal.gets(view, landing)
    let happened = goal.isReached(by: trace)
    let isReached = trace.outcome(of: landing).map { trace.reaches(view, by: $0) } ?? false
    let loss = isReached ? trace.lossToOthers(of: touch) : nil
    let reason =
      loss.map { lost($0, by: view, touch) } ?? narrator.answer(why, about: view, touch: touch)
    let disabled = happened ? trace.stepOfDisabled(view, touch: touch) : nil
    let steps = Set(
      why.steps + [trace.result(ofTouch: touch)].compactMap(\.self) + (loss.map(steps) ?? [])
    ).sorted()
    return Answer(
      question: question(.view(view), touch), happened: happened,
      reason: reason
        + (happened ? unsent(by: view, touch: touch, disabled) + lostOthers(view) : []),
      // 7.20 settles that it is idle; the step is about where its messages go on to.
      steps: steps + (disabled.map { [$0] } ?? []),
      grade: happened || loss != nil ? grade(of: steps, keeping: touch) : grade(of: why),
      doubts: goal.doubts(in: trace), isOfTrial: isTrial,
      scroll: happened || loss != nil ? nil : scroll(freeing: view, why, touch),
      repair: disabled != nil ? repair(.tracks(view, landing)) : happened ? nil : repair(goal)
    ) { changed in
      guard let outcome = changed.outcome(of: landing) else { return nil }
      let loss = changed.lossToOthers(of: outcome.touch)
      if changed.reaches(view, by: outcome), let taker = loss?.by {
        return RepairWords.stillTakes(changed.scene.name(of: taker))
      }
      return RepairWords.obstacle(
        changed.whyNot(view, touch: outcome.touch), about: view, in: changed.scene)
    }
  }

  /// The scroll view that would bring all of a view from under what lies over it.
  private func scroll(freeing view: ViewID, _ why: WhyNot, _ touch: Int) -> ViewID? {
    guard case .siblingAnswered = why, let down = trace.touchDown(of: touch) else { return nil }
    return ScrollTrial(of: view, in: down.scene).freeing
  }

  /// That a tap gets to a view by one in it, where that is all that was asked; nil where it does not.
  private func through(_ why: WhyNot, to view: ViewID, touch: Int) -> Answer? {
    guard countsSubviews, case .descendantAnswered(let step, let hit) = why,
      trace.scene.isTapped(view, byHitting: hit), trace.lossToOthers(of: touch) == nil
    else { return nil }
    let steps = Set([step, trace.result(ofTouch: touch)].compactMap(\.self)).sorted()
    let words = RepairWords.through(
      trace.scene.name(of: hit), to: trace.scene.name(of: view), at: step + 1,
      isPart: trace.scene[view].kind.isControl)
    return Answer(
      question: question(.view(view), touch), happened: true, reason: [words[language]],
      steps: steps, grade: grade(of: steps, keeping: touch), isOfTrial: isTrial)
  }

  /// How a view that is hit comes to nothing all the same.
  private func lost(_ loss: Loss, by view: ViewID, _ touch: Int) -> [StyledText] {
    let head = RepairWords.gotAndLost(
      trace.scene.name(of: view), touch: trace.touchName(touch), loss.way, at: loss.step + 1)
    return [head[language]] + narrator.explain(loss.step).long
  }

  /// The touches that hit the view and did not stay with it.
  private func lostOthers(_ view: ViewID) -> [StyledText] {
    let lost = trace.outcomes.filter {
      trace.reaches(view, by: $0) && trace.lossToOthers(of: $0.touch) != nil
    }
    return lost.map { outcome in
      RepairWords.lostAnother(trace.scene.name(of: view), touch: trace.touchWord(outcome.touch))[
        language]
    }
  }

  /// The steps a loss rests on: where whoever takes the touch had recognized, and the taking.
  private func steps(of loss: Loss) -> [Int] {
    let taker = trace.attempts.last { attempt in
      attempt.recognizer == loss.by && attempt.recognized.map { $0 < loss.step } ?? false
    }
    return [taker?.recognized, loss.step].compactMap(\.self)
  }

  /// A control may get its touch and yet do nothing with it; the question is then another.
  private func unsent(by view: ViewID, touch: Int, _ disabled: Int?) -> [StyledText] {
    let scene = trace.scene
    guard scene[view].kind.isControl else { return [] }
    // What is said of one disabled holds for all that it sends.
    if let disabled { return [RepairWords.butDisabled(at: disabled + 1)[language]] }
    // Not every action of the scene: in a storyboard these are thousands.
    let own = Set(scene[view].control.targets.map(\.action)).sorted()
    let unsent = own.filter { action in
      let mine = trace.whyNot(action: action, touch: touch).filter { $0.sender == .control(view) }
      return !mine.isEmpty && !mine.contains { $0.wasSent }
    }
    return unsent.map { RepairWords.butNotSent($0)[language] }
  }

  /// Why a recognizer did not recognize.
  private func answer(_ recognizer: RecognizerID, touch: Int?) -> Answer {
    let why = trace.whyNot(recognizer, touch: touch)
    let goal = Goal.recognizes(recognizer, touch.flatMap { trace.landing(of: $0) })
    let happened = goal.isReached(by: trace)
    return Answer(
      question: question(.recognizer(recognizer), touch), happened: happened,
      reason: narrator.answer(why), steps: why.steps,
      grade: (narrator.grade(of: why), narrator.gradeLine(of: why)), doubts: goal.doubts(in: trace),
      isOfTrial: isTrial, repair: happened || why.reason == .noTouch ? nil : repair(goal))
  }

  /// Why a row was not selected.
  private func answer(selecting row: ViewID, touch: Int?, preferring preferred: Int?) -> Answer {
    let why = trace.whyNot(selecting: row, touch: touch)
    let goal = Goal.selects(row, why.touch.flatMap { trace.landing(of: $0) })
    let happened = goal.isReached(by: trace)
    return Answer(
      question: question(.selection(row), touch), happened: happened, reason: narrator.answer(why),
      steps: why.steps, grade: (narrator.grade(of: why), narrator.gradeLine(of: why)),
      doubts: goal.doubts(in: trace), isOfTrial: isTrial,
      repair: happened || why.reason == .noTouch ? nil : repair(goal))
  }

  /// Why a responder that is no view did not hear of a touch.
  private func answer(_ responder: Responder, touch: Int?) -> Answer {
    let why = trace.whyUnheard(responder, touch: touch)
    let goal = Goal.hears(responder, why.touch.flatMap { trace.landing(of: $0) })
    let happened = goal.isReached(by: trace)
    return Answer(
      question: question(.responder(responder), touch), happened: happened,
      reason: narrator.answer(why), steps: why.steps,
      grade: (narrator.grade(of: why), narrator.gradeLine(of: why)),
      doubts: goal.doubts(in: trace), isOfTrial: isTrial,
      repair: happened || why.reason == .noTouch ? nil : repair(goal))
  }

  /// Why an action was not sent, an answer for everybody who would send it; the edits follow the
  /// last one.
  private func answers(_ action: String, touch: Int?) -> [Answer] {
    let goal = Goal.sends(action, touch.flatMap { trace.landing(of: $0) })
    let all = trace.whyNot(action: action, touch: touch)
    let wasSent = goal.isReached(by: trace)
    let hasTouch = !trace.outcomes.isEmpty
    return all.enumerated().map { place, why in
      let isLast = place == all.count - 1
      let isUnknown = why.reason == .nobody(refusedBy: [])
      return Answer(
        question: question(.action(action), touch), happened: why.wasSent,
        reason: narrator.answer(why) + (isUnknown ? [implement(action, why)] : []),
        steps: why.steps,
        grade: (narrator.grade(of: why), narrator.gradeLine(of: why)),
        doubts: isLast ? goal.doubts(in: trace) : [], isOfTrial: isTrial,
        repair: wasSent || !isLast || !hasTouch || isUnknown ? nil : repair(goal))
    }
  }

  /// 7.18: what nobody implements no edit of a property sends; who was asked could implement it.
  private func implement(_ action: String, _ why: WhyNoAction) -> StyledText {
    let asked = trace.indices.prefix(why.steps.last ?? 0).compactMap { index -> String? in
      guard case .action(.ask(let responder, why.registration, why.sender, _)) = trace[index]
      else { return nil }
      return trace.scene.name(of: responder)
    }
    return RepairWords.implement(action, oneOf: asked.uniqued())[language]
  }

  /// The line that asks about a subject, and about a touch where there are several.
  private func question(_ subject: Subject, _ touch: Int?) -> String {
    let name = trace.scene.name(of: subject)
    guard let touch, trace.outcomes.count > 1 else { return "why-not \(name)" }
    return "why-not \(name) touch \(trace.touchWord(touch))"
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
    Repair(goal, in: trace, sparesTouches: isTrial)
  }
}
