import TouchCore
import TouchInquiry
import TouchNarration

//  wrong   the obstacle that the record has against it, else what decided the right answer
//  right   what decided: the search's own verdict, what the question's row names, what decided by the
//          rule asked about if recognizers or controls act, the step that proves it, or the obstacle to
//          another answer if it says that something never happens
//  either  with the rule that the question asks about in front, if the step follows another one:
//          … it fails if the other recognizes. single recognized …    rule 9.21 · #29, rule 9.27

/// Why an answer is right or wrong.
public struct AnswerCause: Hashable, Sendable {
  /// The step that decided, from 1; nil if no step did, but the hierarchy alone.
  public let step: Int?
  /// The rule that the question asks about, or else the one that the step decided by.
  public let rule: RuleNumber
  /// The reason, in a sentence or two.
  public let sentence: StyledText
  /// The rule that the step decided by.
  private let ruleOfStep: RuleNumber?

  init(_ cause: StepCause, in trace: Trace, by rule: RuleNumber? = nil) {
    step = cause.step + 1
    ruleOfStep = trace.rule(of: cause.step)
    self.rule = rule ?? trace.rule(of: cause.step)
    sentence = cause.sentence.announcingNothing.withoutSettings
  }

  /// What a rule says all by itself.
  init(_ rule: Rule, _ language: Language) {
    (step, ruleOfStep, self.rule) = (nil, nil, rule.number)
    sentence = rule.sentence[language]
  }

  /// The reason with its step and rule behind it.
  func marked(_ language: Language) -> StyledText {
    let mark =
      switch (step, ruleOfStep) {
      case (let step?, rule): GradingWords.place(step, rule)
      case (let step?, let own?): GradingWords.place(step, own, asked: rule)
      default: GradingWords.rule(rule)
      }
    return "\(sentence)\(language.gap)\(mark[language])"
  }
}

/// What an answer to a question came to, for who reads values.
public struct GradedAnswer: Hashable, Sendable {
  /// The question's id in its lesson.
  public let question: String
  /// What was answered, in the words of the fence.
  public let given: String
  /// Whether it is right.
  public let isRight: Bool
  /// Why; nil if the record has no step.
  public let cause: AnswerCause?
  /// The misconception that a wrong answer follows, such as M03.
  public let belief: String?
}

extension ChoiceQuestion {
  /// Why a choice is right or wrong; nil if the record is empty.
  func cause(of place: Int, _ language: Language) -> AnswerCause? {
    if let cause = ruleOfNext(language) { return cause }
    let narrator = Narrator(trace, language)
    let rebuttals = place == right ? [] : rebuttals(of: place)
    let found = narrator.obstacle(in: rebuttals, briefly: false)
    // What is asked of the search, the view that decided says itself.
    if let found, isAboutSearch, !isRuleElsewhere { return AnswerCause(found, in: trace) }
    // What a statement says of the record is refuted beside it already.
    let shown = query.flatMap { _ in narrator.shown(in: rebuttals) }
    guard
      let why = found ?? whyOnTheWay(narrator) ?? shown ?? whyByRule(narrator) ?? whyRight(narrator)
    else { return nil }
    guard let rule = ruleAsked(beyond: why.step) else { return AnswerCause(why, in: trace) }
    // The record shows that a message waits; what becomes of it in either case, the rule says.
    let said = rule.sentence[language]
    if why.step == decidingStep, case .gate(.hold) = trace[why.step] {
      return AnswerCause(StepCause(step: why.step, sentence: said), in: trace, by: rule.number)
    }
    let sentence = said.firstSentence + language.gap + why.sentence
    return AnswerCause(StepCause(step: why.step, sentence: sentence), in: trace, by: rule.number)
  }

  /// What the record has against a choice: what decided against it, or the step that it leaves out.
  private func against(_ place: Int, _ narrator: Narrator) -> StepCause? {
    let rebuttals = rebuttals(of: place)
    return narrator.obstacle(in: rebuttals, briefly: false) ?? narrator.shown(in: rebuttals)
  }

  /// What recognizers and controls come to is often decided at another one than the answer names: the
  /// last step up to the proof, else the first behind it, that decided by the rule asked about.
  private func whyByRule(_ narrator: Narrator) -> StepCause? {
    let isAboutGestures =
      query.map { $0.row.topic == .gestures } ?? !(isAboutHit || isAboutMessages)
    guard isAboutGestures, let rule, let proof = decidingStep else { return nil }
    let steps = trace.indices.filter { trace.rule(of: $0) == rule.number && trace[$0].isReason }
    let step = steps.last { $0 <= proof } ?? steps.first
    return step.map { StepCause(step: $0, sentence: narrator.briefly($0)) }
  }

  /// A message follows from many steps: the nearest before it that decided by the rule asked about.
  private func whyOnTheWay(_ narrator: Narrator) -> StepCause? {
    guard isAboutMessages, !isAbsence, let rule, var step = decidingStep else { return nil }
    let proof = step
    while trace.rule(of: step) != rule.number {
      guard let cause = trace.causes(of: step).last else { return nil }
      step = cause
    }
    // What the gate does with one message says nothing of those behind it; the rule does.
    if case .gate(.flush(_, let method, _, _)) = trace[step],
      case .touchDeliver(_, let other, _, _) = trace[proof], other != method
    {
      return StepCause(step: step, sentence: rule.sentence[narrator.language])
    }
    return narrator.ownCause(of: step)
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
    case .chainStop: return narrator.reason(at: step)
    case .chainDrop where isAbsence:
      return narrator.origin(of: trace.delivery(before: step) ?? step)
    case .chainNext where isAboutMessages && !isRuleOfChain:
      return narrator.cause(of: trace.delivery(before: step) ?? step)
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

  /// Whether the rule that is asked about, if there is one, says who gets a message further up.
  private var isRuleOfChain: Bool {
    rule == nil || phasesOfRule.contains(.view) || phasesOfRule.contains(.chain)
  }

  /// What decides a question about `next` that no message of the record has followed: the hierarchy.
  private func ruleOfNext(_ language: Language) -> AnswerCause? {
    guard isAboutHierarchy, let query,
      let responder = trace.scene.responder(named: query.sentence["of"]),
      let rule = trace.scene.next(of: responder).flatMap({ Rule.named($0.hop.rule) })
    else { return nil }
    return AnswerCause(rule, language)
  }
}

extension OrderQuestion {
  /// Why an order is right, or goes wrong where it does; nil if no step shows it.
  func cause(of fault: Fault?, _ language: Language) -> AnswerCause? {
    let narrator = Narrator(trace, language)
    let found: StepCause? =
      switch fault {
      case nil:
        // What could have been taken for right is left out somewhere: there it was decided.
        distractors.lazy.compactMap { narrator.shown(in: rebuttals(of: $0)) }.first
          ?? narrator.ownCause(of: lastStep)
      case .doesNotBelong(let name):
        narrator.obstacle(in: rebuttals(of: name), briefly: false)
          ?? narrator.shown(in: rebuttals(of: name))
          ?? narrator.statement(in: rebuttals(of: name))
          ?? narrator.ownCause(of: lastStep)
      case .wrongPlace(let place, _): step(of: answer[place]).map(narrator.ownCause)
      case .tooShort(_, let last): step(of: last).map(narrator.ownCause)
      }
    return found.map { AnswerCause($0, in: trace) }
  }

  /// What the record says against something in the order; only what is too much is refuted.
  func rebuttals(of name: String) -> [Rebuttal] {
    let given = (answer + [name]).joined(separator: ",")
    return Refutation(trace, touch: touch).rebuttals(of: given, to: query)
  }

  /// The touch it is about.
  var touch: Int { query.touch ?? trace.outcomes.first?.touch ?? 1 }
}

extension Step {
  /// Whether it decides something, and does not only follow from what did.
  fileprivate var isReason: Bool {
    if case .change = self { return false }
    if case .control(.highlight) = self { return false }
    return phase != .find && phase != .chain
  }
}

extension Narrator {
  /// Why a delivery is what it is; of an event that hits no view, where the queue sent it.
  fileprivate func origin(of delivery: Int) -> StepCause {
    guard trace.touches(at: delivery).isEmpty, let event = trace.causes(of: delivery).last else {
      return cause(of: delivery)
    }
    return StepCause(step: event, sentence: explain(event).short.capitalized + stop)
  }

  /// Why a step is as it is; of what somebody is asked, only the answer.
  fileprivate func briefly(_ step: Int) -> StyledText {
    guard case .recognizer(.ask) = trace[step] else { return ownCause(of: step).sentence }
    return explain(step).short + stop
  }

  /// What ends a sentence.
  private var stop: StyledText { language == .english ? "." : "。" }

  /// The first of some reasons that decided something.
  ///
  /// - Parameter briefly: Whether it is known that a view that is hit was asked, and why.
  fileprivate func obstacle(in rebuttals: [Rebuttal], briefly: Bool) -> StepCause? {
    rebuttals.lazy.compactMap { rebuttal -> StepCause? in
      switch rebuttal {
      case .whyNot(.itDid, let view, let touch):
        return self.whyHit(view, touch: touch, briefly: briefly)
      case .checks(let step): return self.ownCause(of: step)
      case .turn(let step): return StepCause(step: step, sentence: self.turn(at: step))
      case .whyNot, .noAction, .noGesture, .conversion:
        guard let step = rebuttal.decidingStep else { return nil }
        return self.reason(rebuttal).map { StepCause(step: step, sentence: $0) }
      case .says, .step: return nil
      }
    }.first
  }

  /// The reason at the step that some rebuttals show, where that says why.
  fileprivate func shown(in rebuttals: [Rebuttal]) -> StepCause? {
    let isReason =
      switch rebuttals.first {
      case .says(let word, _)?: word.isShownByStep
      case .step?: true
      case .whyNot?, .noAction?, .noGesture?, .turn?, .checks?, .conversion?, nil: false
      }
    guard isReason else { return nil }
    return rebuttals.lazy.compactMap { if case .step(let step) = $0 { step } else { nil } }.first
      .map(reason)
  }

  /// Why a step is as it is; where a message ends, what its receiver does with it.
  fileprivate func reason(at step: Int) -> StepCause {
    guard case .chainStop = trace[step] else { return ownCause(of: step) }
    let arrival = trace.causes(of: step).last ?? step
    return StepCause(step: step, sentence: ownCause(of: arrival).sentence)
  }

  /// What some rebuttals say of the record, with the first step that they show.
  fileprivate func statement(in rebuttals: [Rebuttal]) -> StepCause? {
    guard let step = rebuttals.lazy.compactMap({ $0.shownStep }).first,
      let said = rebuttals.lazy.compactMap(reason).first
    else { return nil }
    return StepCause(step: step, sentence: said)
  }

  /// Why a view is hit: how it came to be asked and contains the point, and why it answers itself; or who
  /// names it.
  private func whyHit(_ view: ViewID, touch: Int, briefly: Bool) -> StepCause? {
    let asked = trace.ask(of: view, touch: touch)
    let answered =
      asked.map { _ in trace.answer(of: view, touch: touch) }
      ?? SearchSteps(trace, touch).firstAnswer(view)
    let causes = [briefly && answered != nil ? nil : asked, answered].compactMap {
      $0.map(ownCause)
    }
    guard let last = causes.last else { return nil }
    return StepCause(
      step: last.step, sentence: causes.map { $0.sentence }.joined(by: language.gap))
  }
}

extension Language {
  /// What stands between two sentences.
  fileprivate var gap: StyledText { self == .english ? " " : "" }
}

extension StyledText {
  /// It as a sentence of its own: with a full stop where it announces the steps that follow.
  fileprivate var announcingNothing: StyledText {
    guard let last = runs.last, let mark = last.text.last, let stop = [":": ".", "：": "。"][mark]
    else { return self }
    return StyledText(runs.dropLast() + [StyledRun(last.text.dropLast() + stop, last.style)])
  }

  /// It with a capital letter in front, unless it begins with a name.
  fileprivate var capitalized: StyledText {
    guard let lead = runs.first, lead.style == .plain else { return self }
    let text = lead.text.prefix(1).uppercased() + lead.text.dropFirst()
    return StyledText([StyledRun(text, lead.style)] + runs.dropFirst())
  }

  /// It up to the end of its first sentence.
  fileprivate var firstSentence: StyledText {
    var kept: [StyledRun] = []
    for run in runs {
      guard let end = run.style == .plain ? run.text.endOfSentence : nil else {
        kept.append(run)
        continue
      }
      return StyledText(kept + [StyledRun(String(run.text[..<end]), run.style)])
    }
    return self
  }
}
