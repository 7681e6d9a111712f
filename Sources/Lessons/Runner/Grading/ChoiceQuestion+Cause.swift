import TouchCore
import TouchInquiry
import TouchNarration

//  wrong   the obstacle that the record has against it, else what decided the right answer
//  right   what decided: the view that refused before another one was hit, what the question's row
//          names, what decided by the rule asked about if recognizers or controls act, the step that
//          proves it, or the obstacle to another answer if it says that something never happens
//  either  if the step follows another rule than the one asked about: in front, the step that decided by
//          that rule; it becomes the step of the cause, unless a message only arrived there; behind it,
//          the rule itself if no step decided by it
//          tap Possible -> Failed: … (#18). Finger A was lifted …         rule 10.3

extension ChoiceQuestion {
  /// Why a choice is right or wrong; nil if the record is empty.
  func cause(of place: Int, _ language: Language) -> AnswerCause? {
    let narrator = Narrator(trace, language)
    if isAboutHierarchy, let cause = causeInHierarchy(narrator) { return cause }
    let rebuttals = place == right ? [] : rebuttals(of: place)
    // 6.3: what becomes of a touch behind the search is not decided by why a view is not hit.
    let found = isAboutHit && isRuleElsewhere ? nil : narrator.obstacle(in: rebuttals)
    // What is asked of the search, the view that decided says itself; about what one view answers, the
    // rule says more.
    if let found, isAboutSearch, !isRuleElsewhere, query?.row.topic != .view {
      return AnswerCause(found, in: trace)
    }
    // What a statement says of the record is refuted beside it already.
    let shown = query.flatMap { _ in narrator.shown(in: rebuttals) }
    let decided = query == nil && isRuleElsewhere ? whyByRule(narrator) : nil
    let general = decided ?? found ?? whyByRule(narrator)
    guard var why = general ?? shown ?? whyRight(narrator) else { return nil }
    guard let rule = ruleAsked(beyond: why.step) else { return AnswerCause(why, in: trace) }
    let said = rule.sentence[language]
    guard !isSaidByRule(why.step) else {
      return AnswerCause(StepCause(step: why.step, sentence: said), in: trace, by: rule.number)
    }
    // What refutes this choice alone needs no other step.
    let isOwn = general == nil && shown != nil
    let witness = isOwn ? nil : witness(for: rule, before: why.step)
    why = notOnTheWay(why.step, narrator) ?? why
    let parts = [
      witness.map(narrator.fact), why.sentence.announcingNothing,
      witness == nil ? said.firstSentence : nil,
    ].compactMap { $0 }
    // That a message came by says less than what was decided about it.
    let step = witness.flatMap { trace[$0].arrival == nil ? $0 : nil } ?? why.step
    let whole = StepCause(step: step, sentence: parts.joined(by: language.gap))
    return AnswerCause(whole, in: trace, by: rule.number)
  }

  /// Why the right answer is right; nil if no choice is.
  func causeOfRight(_ language: Language) -> AnswerCause? {
    right.flatMap { cause(of: $0, language) }
  }

  /// What the record has against a choice: what decided against it, or the step that it leaves out.
  private func against(_ place: Int, _ narrator: Narrator) -> StepCause? {
    let rebuttals = rebuttals(of: place)
    return narrator.obstacle(in: rebuttals) ?? narrator.shown(in: rebuttals)
  }

  /// Whether the rule alone is the reason: of a message that waits, it says what becomes of it in either
  /// case.
  private func isSaidByRule(_ step: Int) -> Bool {
    guard step == decidingStep, case .gate(.hold) = trace[step] else { return false }
    return true
  }

  /// That no message comes to a view, where the step says little of it: what became of the message that
  /// another view got; and if the rule asked about is one of the chain, that no `next` leads to the view.
  private func notOnTheWay(_ step: Int, _ narrator: Narrator) -> StepCause? {
    guard isAbsence, isAboutMessages, let view = query?.sentence["view"] else { return nil }
    if case .gate(let gate) = trace[step], let hit = SearchSteps(trace, gate.touch).hit {
      let isHit = view == trace.scene.name(of: hit)
      return isHit ? nil : StepCause(step: step, sentence: narrator.fact(step))
    }
    if trace.outcomes.isEmpty {
      return trace.indices.first { trace[$0].arrival != nil }.map { narrator.origin(of: $0) }
    }
    guard trace[step].phase == .find, phasesOfRule.contains(.chain) else { return nil }
    return narrator.statement(in: Refutation(trace, touch: touch).notOnTheWay(view))
  }

  /// What decided by the rule asked about.
  private func whyByRule(_ narrator: Narrator) -> StepCause? {
    guard let rule = rule?.number, let proof = decidingStep else { return nil }
    if isAboutMessages {
      guard isAbsence else { return whyOnTheWay(to: proof, by: rule, narrator) }
      // The step of the gate says what the gate does not deliver.
      if case .gate = trace[proof] { return nil }
    } else if !(query.map { $0.row.topic == .gestures } ?? !isAboutHit) {
      return nil
    }
    // What recognizers and controls come to is often decided at another one than the answer names: at
    // the last such step up to the proof, else at the first behind it.
    let steps = trace.indices.filter { trace.rule(of: $0) == rule && trace[$0].isReason }
    let last = steps.last { $0 <= proof } ?? steps.first
    // What a control does with touchesBegan decides for what comes behind it; of a recognizer that a
    // delegate or a view stopped, that one's answer.
    let step =
      switch last.map({ trace[$0] }) {
      case .touchDeliver?: steps.first
      case .control(.event(_, .touchDown))?: steps.last { trace[$0].beginsToTrack } ?? last
      case .recognizer(.state(_, _, .failed, _, _, _))?: last.flatMap(answer(before:)) ?? last
      default: last
      }
    return step.map { StepCause(step: $0, sentence: narrator.briefly($0)) }
  }

  /// A message follows from many steps: the nearest before it that decided by a rule.
  private func whyOnTheWay(
    to proof: Int, by rule: RuleNumber, _ narrator: Narrator
  ) -> StepCause? {
    var step = proof
    while trace.rule(of: step) != rule {
      guard let cause = trace.causes(of: step).last else { return nil }
      step = cause
    }
    // How another responder got it says nothing of the one that is asked about.
    if trace[step].arrival != nil { return narrator.ownCause(of: proof) }
    // What the gate does with one message says nothing of those behind it; the rule does.
    if case .gate(.flush(_, let method, _, _)) = trace[step],
      case .touchDeliver(_, let other, _, _) = trace[proof], other != method
    {
      return Rule.named(rule).map {
        let said = $0.sentence[narrator.language]
        return StepCause(
          step: step, sentence: narrator.fact(step) + narrator.language.gap + said)
      }
    }
    return narrator.reason(at: step)
  }

  private func whyRight(_ narrator: Narrator) -> StepCause? {
    if isAboutHit, !isRuleElsewhere, let why = whyHit(narrator) { return why }
    let others = choices.indices.filter { $0 != right }
    // What was decided in front of a view that was never asked says nothing of it; the obstacle does.
    if rightValue == "never-asked",
      let why = others.lazy.compactMap({ against($0, narrator) }).first
    {
      return why
    }
    if let why = narrator.obstacle(in: support) ?? narrator.statement(in: support) {
      return why
    }
    // A way is right up to each of its hops: the last at which another choice leaves it.
    if query?.row == .way,
      let why = others.compactMap({ against($0, narrator) }).max(by: { $0.step < $1.step })
    {
      return why
    }
    if proof.isEmpty, let why = others.lazy.compactMap({ against($0, narrator) }).first {
      return why
    }
    guard let step = decidingStep else { return nil }
    switch trace[step] {
    case .hitResult where isRuleElsewhere: return narrator.ownCause(of: step)
    case .queueTake, .hitResult:
      // Nothing is decided there: what stands in the record is the reason.
      let found = others.lazy.compactMap { narrator.obstacle(in: rebuttals(of: $0)) }.first
      if let found { return found }
      let told = others.lazy.flatMap { rebuttals(of: $0) }.compactMap(narrator.reason).first
      return told.map { StepCause(step: step, sentence: $0) } ?? narrator.ownCause(of: step)
    case .chainDrop where isAbsence:
      return narrator.origin(of: trace.delivery(before: step) ?? step)
    case .chainStop: return narrator.reason(at: step)
    case .scroll where query?.row.style == .sequence: return narrator.reason(at: step)
    default: return isAboutMessages ? narrator.cause(of: step) : narrator.ownCause(of: step)
    }
  }

  /// The rule that is asked about, if the step follows another one.
  private func ruleAsked(beyond step: Int) -> Rule? {
    // 6.1: that a message falls off the end says nothing of those that passed it on.
    if rule == nil, case .chainDrop = trace[step] { return Rule.named(RuleNumber(6, 1)) }
    // What a gate says is what it does; the rule says when.
    if case .gate(.hold) = trace[step] { return rule }
    return rule?.number == trace.rule(of: step) ? nil : rule
  }

  /// The phases in which the record decides by the rule that is asked about.
  private var phasesOfRule: Set<Phase> {
    guard let rule else { return [] }
    return Set(trace.indices.filter { trace.rule(of: $0) == rule.number }.map { trace[$0].phase })
  }

  /// Whether the record decides by the rule that is asked about, and never in the search.
  var isRuleElsewhere: Bool {
    guard query?.row.isAboutSearch != true else { return false }
    return !phasesOfRule.isEmpty && !phasesOfRule.contains(.find)
  }

  /// What decides a question about `next` that no message of the record has followed.
  private func causeInHierarchy(_ narrator: Narrator) -> AnswerCause? {
    guard let asked = query?.sentence["of"],
      let responder = trace.scene.responder(named: asked),
      let sentence = narrator.whyNext(of: responder),
      let rule = trace.scene.next(of: responder)?.hop.rule
    else { return nil }
    return AnswerCause(sentence, by: rule)
  }
}
