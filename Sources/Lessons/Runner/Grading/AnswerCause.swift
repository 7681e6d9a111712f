import TouchCore
import TouchInquiry
import TouchNarration

//  wrong   the obstacle that the record has against it, else what decided the right answer
//  right   what decided: the search's own verdict, the step that proves it, or the obstacle to another
//          answer if it says that something never happens

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
    sentence = cause.sentence.announcingNothing
  }

  /// The reason with its step and rule behind it.
  var marked: StyledText { "\(sentence) \(dim: "#\(step) · \(rule)")" }
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
    let found = place == right ? nil : obstacle(to: place, narrator)
    return (found ?? whyRight(narrator)).map { AnswerCause($0, in: trace) }
  }

  private func obstacle(to place: Int, _ narrator: Narrator) -> StepCause? {
    narrator.obstacle(in: rebuttals(of: place))
  }

  private func whyRight(_ narrator: Narrator) -> StepCause? {
    if let right, isAboutHit, let why = obstacle(to: right, narrator) { return why }
    let others = choices.indices.filter { $0 != right }
    if proof.isEmpty, let why = others.lazy.compactMap({ obstacle(to: $0, narrator) }).first {
      return why
    }
    guard let step = decidingStep else { return nil }
    switch trace[step] {
    case .chainStop:
      // It says that the message ends; what its receiver does says why.
      let arrival = trace.causes(of: step).last ?? step
      return StepCause(step: step, sentence: narrator.ownCause(of: arrival).sentence)
    case .queueTake, .hitResult:
      // Nothing is decided there: what stands in the record is the reason.
      let told = others.lazy.flatMap { rebuttals(of: $0) }.compactMap(narrator.reason).first
      return told.map { StepCause(step: step, sentence: $0) } ?? narrator.ownCause(of: step)
    default: return isAboutMessages ? narrator.cause(of: step) : narrator.ownCause(of: step)
    }
  }

  /// What decides a question about `next` that no message of the record has followed: the hierarchy.
  private func ruleOfNext(_ language: Language) -> AnswerCause? {
    guard let query, query.row.form.word == "next", let step = decidingStep,
      case .hitResult = trace[step],
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
      case nil: narrator.ownCause(of: lastStep)
      case .doesNotBelong(let name):
        narrator.obstacle(in: rebuttals(of: name)) ?? narrator.statement(in: rebuttals(of: name))
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

extension Narrator {
  /// The first of some reasons that decided something.
  fileprivate func obstacle(in rebuttals: [Rebuttal]) -> StepCause? {
    rebuttals.lazy.compactMap { rebuttal -> StepCause? in
      if case .whyNot(.itDid, let view, let touch) = rebuttal {
        return self.whyHit(view, touch: touch)
      }
      guard let step = rebuttal.decidingStep else { return nil }
      return self.reason(rebuttal).map { StepCause(step: step, sentence: $0) }
    }.first
  }

  /// What some rebuttals say of the record, with the first step that they show.
  fileprivate func statement(in rebuttals: [Rebuttal]) -> StepCause? {
    let shown = rebuttals.lazy.compactMap { if case .step(let step) = $0 { step } else { nil } }
    guard let step = shown.first, let said = rebuttals.lazy.compactMap(reason).first else {
      return nil
    }
    return StepCause(step: step, sentence: said)
  }

  /// Why a view is hit: how it came to be asked and contains the point, and why it answers itself; or who
  /// names it.
  private func whyHit(_ view: ViewID, touch: Int) -> StepCause? {
    let asked = trace.ask(of: view, touch: touch)
    let answered =
      asked.map { _ in trace.answer(of: view, touch: touch) }
      ?? SearchSteps(trace, touch).firstAnswer(view)
    let causes = [asked, answered].compactMap { $0.map(ownCause) }
    guard let last = causes.last else { return nil }
    let gap: StyledText = language == .english ? " " : ""
    let sentences = causes.map { $0.sentence }
    return StepCause(
      step: last.step,
      sentence: sentences.dropFirst().reduce(sentences[0]) { $0 + gap + $1 })
  }
}

extension StyledText {
  /// It as a sentence of its own: with a full stop where it announces the steps that follow.
  fileprivate var announcingNothing: StyledText {
    guard let last = runs.last, let mark = last.text.last, let stop = [":": ".", "：": "。"][mark]
    else { return self }
    return StyledText(runs.dropLast() + [StyledRun(last.text.dropLast() + stop, last.style)])
  }
}
