import TouchCore
import TouchInquiry
import TouchNarration

extension Narrator {
  /// Why a delivery is what it is; of an event that hits no view, where the queue sent it.
  func origin(of delivery: Int) -> StepCause {
    guard trace.touches(at: delivery).isEmpty, let event = trace.causes(of: delivery).last else {
      return cause(of: delivery)
    }
    return StepCause(step: event, sentence: explain(event).short.capitalized + stop)
  }

  /// Why a step is as it is; of what a method returned, that and what it leads to; of a state that
  /// ends a gesture, also the reason behind it.
  func briefly(_ step: Int) -> StyledText {
    let told = explain(step)
    switch trace[step] {
    case .recognizer(.ask):
      // What a delegate looked at stands in front, and says what it returned.
      let answer = told.long.count > 2 ? told.long[0] : told.short + stop
      return answer + language.gap + (told.long.last ?? "")
    case .recognizer(.state(_, _, .failed, _, _, _)):
      let behind = told.long.dropFirst().first.map { language.gap + $0.firstSentence } ?? ""
      return ownCause(of: step).sentence + behind
    default: return reason(at: step).sentence
    }
  }

  /// What happened at a step, in a sentence that names it.
  func fact(_ step: Int) -> StyledText {
    let place = Phrase(
      en: " (\(dim: "#\(step + 1)")).", zh: "（\(dim: "#\(step + 1)")）。")
    return explain(step).short + place[language]
  }

  /// What ends a sentence.
  private var stop: StyledText { language == .english ? "." : "。" }

  /// The first of some reasons that decided something.
  func obstacle(in rebuttals: [Rebuttal]) -> StepCause? {
    rebuttals.lazy.compactMap { rebuttal -> StepCause? in
      switch rebuttal {
      case .whyNot(.itDid, let view, let touch):
        return self.whyHit(view, touch: touch, sayingTurn: true)
      case .checks(let step): return self.ownCause(of: step)
      case .turn(let step): return StepCause(step: step, sentence: self.turn(at: step))
      case .whyNot, .noAction, .noGesture, .conversion:
        guard let step = rebuttal.decidingStep, let said = self.reason(rebuttal) else { return nil }
        // Of several steps, the reason names the one that decided.
        let named = said.cited.contains(step + 1) ? nil : said.cited.first
        return StepCause(step: named.map { $0 - 1 } ?? step, sentence: said)
      case .says, .step: return nil
      }
    }.first
  }

  /// The reason at the step that some rebuttals show, where that says why.
  func shown(in rebuttals: [Rebuttal]) -> StepCause? {
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

  /// Why a step is as it is; where a message ends, what its receiver does with it; where a view scrolls,
  /// what its pan saw.
  func reason(at step: Int) -> StepCause {
    let cause = trace.causes(of: step).last ?? step
    switch trace[step] {
    case .chainStop(let receiver, _, _, _):
      let arrival = trace[cause].arrival?.receiver == receiver ? cause : step
      return StepCause(step: step, sentence: ownCause(of: arrival).sentence)
    case .scroll: return ownCause(of: cause)
    default: return ownCause(of: step)
    }
  }

  /// What some rebuttals say of the record, with the first step that they show.
  func statement(in rebuttals: [Rebuttal]) -> StepCause? {
    guard let step = rebuttals.lazy.compactMap({ $0.shownStep }).first,
      let said = rebuttals.lazy.compactMap(reason).first
    else { return nil }
    return StepCause(step: step, sentence: said)
  }

  /// Why a view is hit: it contains the point and answers itself; or who names it.
  ///
  /// - Parameter sayingTurn: Whether to say first why the view is asked.
  func whyHit(_ view: ViewID, touch: Int, sayingTurn: Bool) -> StepCause? {
    let asked = trace.ask(of: view, touch: touch)
    let answered =
      asked.map { _ in trace.answer(of: view, touch: touch) }
      ?? SearchSteps(trace, touch).firstAnswer(view)
    guard let step = sayingTurn ? asked ?? answered : answered ?? asked else { return nil }
    let parts = [
      sayingTurn ? turn(at: step) : "", answered.map { ownCause(of: $0).sentence } ?? "",
    ]
    return StepCause(step: step, sentence: parts.filter { !$0.isEmpty }.joined(by: language.gap))
  }
}
