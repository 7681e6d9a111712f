import TouchCore
import TouchInquiry
import TouchNarration

//  wrong   the obstacle that the record has against it, else what decided the right answer
//  right   what decided: the search's own verdict, what the question's row names, what decided by the
//          rule asked about if recognizers or controls act, the step that proves it, or the obstacle to
//          another answer if it says that something never happens
//  either  with the rule that the question asks about in front, if the step follows another one:
//          … it fails if the other recognizes. single recognized …    rule 9.21 · #29, rule 9.27

extension ChoiceQuestion {
  /// Why a choice is right or wrong; nil if the record is empty.
  func cause(of place: Int, _ language: Language) -> AnswerCause? {
    if let rule = ruleOfHierarchy { return AnswerCause(rule, language) }
    let narrator = Narrator(trace, language)
    let rebuttals = place == right ? [] : rebuttals(of: place)
    let found = narrator.obstacle(in: rebuttals, briefly: false)
    // What is asked of the search, the view that decided says itself.
    if let found, isAboutSearch, !isRuleElsewhere { return AnswerCause(found, in: trace) }
    // What a statement says of the record is refuted beside it already.
    let shown = query.flatMap { _ in narrator.shown(in: rebuttals) }
    guard let why = found ?? whyByRule(narrator) ?? shown ?? whyRight(narrator) else { return nil }
    guard let rule = ruleAsked(beyond: why.step) else { return AnswerCause(why, in: trace) }
    let said = rule.sentence[language]
    let own = notOnTheWay(why.step, language) ?? why.sentence
    let sentence = isSaidByRule(why.step) ? said : said.firstSentence + language.gap + own
    return AnswerCause(StepCause(step: why.step, sentence: sentence), in: trace, by: rule.number)
  }

  /// What the record has against a choice: what decided against it, or the step that it leaves out.
  private func against(_ place: Int, _ narrator: Narrator) -> StepCause? {
    let rebuttals = rebuttals(of: place)
    return narrator.obstacle(in: rebuttals, briefly: false) ?? narrator.shown(in: rebuttals)
  }

  /// Whether the rule alone is the reason: of a message that waits, it says what becomes of it in either
  /// case; and what another view gets says nothing of the one that is asked about.
  private func isSaidByRule(_ step: Int) -> Bool {
    guard case .gate(let gate) = trace[step] else { return false }
    if step == decidingStep, case .hold = gate { return true }
    guard isAbsence, isAboutMessages, let hit = SearchSteps(trace, gate.touch).hit else {
      return false
    }
    return query?.sentence["view"] != trace.scene.name(of: hit)
  }

  /// That no message comes to a view, where the rule asked about is one of the chain: why hit testing
  /// does not find the view says nothing of that.
  private func notOnTheWay(_ step: Int, _ language: Language) -> StyledText? {
    guard isAbsence, isAboutMessages, trace[step].phase == .find, phasesOfRule.contains(.chain),
      let view = query?.sentence["view"]
    else { return nil }
    return Rebuttal.Word.nobodysNext.text(["view": .words([view])], in: language)
  }

  /// What decided by the rule asked about.
  private func whyByRule(_ narrator: Narrator) -> StepCause? {
    guard let rule = rule?.number, let proof = decidingStep else { return nil }
    if isAboutMessages { return isAbsence ? nil : whyOnTheWay(to: proof, by: rule, narrator) }
    guard query.map({ $0.row.topic == .gestures }) ?? !isAboutHit else { return nil }
    // What recognizers and controls come to is often decided at another one than the answer names: at
    // the last such step up to the proof, else at the first behind it.
    let steps = trace.indices.filter { trace.rule(of: $0) == rule && trace[$0].isReason }
    let step = steps.last { $0 <= proof } ?? steps.first
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
        StepCause(step: step, sentence: $0.sentence[narrator.language])
      }
    }
    return narrator.reason(at: step)
  }

  private func whyRight(_ narrator: Narrator) -> StepCause? {
    if let right, isAboutHit, !isRuleElsewhere,
      let why = narrator.obstacle(in: rebuttals(of: right), briefly: rule != nil)
    {
      return why
    }
    if let why = narrator.obstacle(in: support, briefly: false) ?? narrator.statement(in: support) {
      return why
    }
    let others = choices.indices.filter { $0 != right }
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
  private var isRuleElsewhere: Bool {
    guard query?.row.isAboutSearch != true else { return false }
    return !phasesOfRule.isEmpty && !phasesOfRule.contains(.find)
  }

  /// The rule that decides a question about `next` that no message of the record has followed.
  var ruleOfHierarchy: Rule? {
    guard isAboutHierarchy, let query,
      let responder = trace.scene.responder(named: query.sentence["of"])
    else { return nil }
    return trace.scene.next(of: responder).flatMap { Rule.named($0.hop.rule) }
  }
}

extension Step {
  /// Whether it decides something, and does not only follow from what did.
  fileprivate var isReason: Bool {
    if case .change = self { return false }
    if case .control(.highlight) = self { return false }
    if case .chainStop = self { return true }
    return phase != .find && phase != .chain
  }
}
