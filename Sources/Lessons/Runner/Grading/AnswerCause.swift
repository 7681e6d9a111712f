import TouchCore
import TouchInquiry
import TouchNarration

//  wrong   the obstacle that the record has against it, else what decided the right answer
//  right   what decided: the search's own verdict, what the question's row names, the step that proves
//          it, or the obstacle to another answer if it says that something never happens
//  either  with the rule that the question asks about in front, if the step follows another one

/// Why an answer is right or wrong.
public struct AnswerCause: Hashable, Sendable {
  /// The step that decided, from 1.
  public let step: Int
  /// The rule that the step decided by.
  public let rule: RuleNumber
  /// The reason, in a sentence or two.
  public let sentence: StyledText

  init(_ cause: StepCause, in trace: Trace, by rule: RuleNumber? = nil) {
    step = cause.step + 1
    self.rule = rule ?? trace.rule(of: cause.step)
    sentence = cause.sentence.announcingNothing.withoutSettings
  }

  /// The reason with its step and rule behind it.
  func marked(_ language: Language) -> StyledText {
    "\(sentence) \(GradingWords.place(step, rule)[language])"
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
    if let found, isAboutSearch { return AnswerCause(found, in: trace) }
    guard let why = found ?? narrator.shown(in: rebuttals) ?? whyRight(narrator) else { return nil }
    guard let rule = ruleAsked(beyond: why.step) else { return AnswerCause(why, in: trace) }
    // The record shows that a message waits; what becomes of it in either case, the rule says.
    if why.step == decidingStep, case .gate(.hold) = trace[why.step] {
      let sentence = StepCause(step: why.step, sentence: rule.sentence[language])
      return AnswerCause(sentence, in: trace, by: rule.number)
    }
    let step = found == nil ? step(deciding: rule, instead: why.step) : nil
    let reason = step.map { StepCause(step: $0, sentence: narrator.briefly($0)) } ?? why
    // What says all by itself would only repeat it.
    let saysAll = step != nil && reason.sentence.width > Self.mostOfShort
    let sentence =
      saysAll
      ? reason.sentence : rule.sentence[language].firstSentence + language.gap + reason.sentence
    return AnswerCause(
      StepCause(step: reason.step, sentence: sentence), in: trace, by: rule.number)
  }

  /// A reason of so many columns leaves room for the rule in front of it.
  private static let mostOfShort = 170

  /// What the record has against a choice: what decided against it, or the step that it leaves out.
  private func against(_ place: Int, _ narrator: Narrator) -> StepCause? {
    let rebuttals = rebuttals(of: place)
    return narrator.obstacle(in: rebuttals, briefly: false) ?? narrator.shown(in: rebuttals)
  }

  private func whyRight(_ narrator: Narrator) -> StepCause? {
    if let right, isAboutHit,
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
    case .queueTake, .hitResult:
      // Nothing is decided there: what stands in the record is the reason.
      let told = others.lazy.flatMap { rebuttals(of: $0) }.compactMap(narrator.reason).first
      return told.map { StepCause(step: step, sentence: $0) } ?? narrator.ownCause(of: step)
    case .chainStop: return narrator.reason(at: step)
    case .chainDrop where isAbsence: return narrator.cause(of: trace.delivery(before: step) ?? step)
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

  /// The step that decided by a rule, the last one up to another step, else the first behind it.
  ///
  /// Nil if none did; in a search, whose answer is the last of many steps; and where a message ends, or
  /// comes to who is asked about.
  private func step(deciding rule: Rule, instead step: Int) -> Int? {
    if case .chainDrop = trace[step] { return nil }
    if isAboutMessages, case .chainNext = trace[step] { return nil }
    guard trace[step].phase != .find else { return nil }
    let steps = trace.indices.filter { trace.rule(of: $0) == rule.number && trace[$0].isReason }
    return steps.last { $0 <= step } ?? steps.first
  }

  /// What decides a question about `next` that no message of the record has followed: the hierarchy.
  private func ruleOfNext(_ language: Language) -> AnswerCause? {
    guard isAboutHierarchy, let query, let step = decidingStep,
      let responder = trace.scene.responder(named: query.sentence["of"]),
      let rule = trace.scene.next(of: responder).flatMap({ Rule.named($0.hop.rule) })
    else { return nil }
    let cause = StepCause(step: step, sentence: rule.sentence[language])
    return AnswerCause(cause, in: trace, by: rule.number)
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
    if case .chainStop = self { return false }
    if case .change = self { return false }
    if case .control(.highlight) = self { return false }
    return true
  }
}

extension Narrator {
  /// Why a step is as it is; of what somebody is asked, only the answer.
  fileprivate func briefly(_ step: Int) -> StyledText {
    guard case .recognizer(.ask) = trace[step] else { return ownCause(of: step).sentence }
    return explain(step).short + (language == .english ? "." : "。")
  }

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

extension String {
  /// Where the next sentence begins; nil where there is none.
  fileprivate var endOfSentence: Index? {
    for place in indices.dropLast() where self[place] == "." || self[place] == "。" {
      let next = index(after: place)
      if self[place] == "。" || self[next] == " " { return next }
    }
    return nil
  }
}
