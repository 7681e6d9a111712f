import TouchCore
import TouchInquiry
import TouchNarration

//  hit      #7 fifthView is outside: nil       so fourthView, behind it, is hit
//  message  #18 tap Possible -> Failed: …      so the card gets touchesEnded

extension ChoiceQuestion {
  /// The step that decided by a rule, where what is told is another one.
  func witness(for rule: Rule, before step: Int) -> Int? {
    guard !isAbsence, !isAboutHit || isRuleElsewhere else { return nil }
    // 6.1, 6.5: that a responder only passes a message on, the rule says as well.
    guard ![RuleNumber(6, 1), RuleNumber(6, 5)].contains(rule.number) else { return nil }
    let end = max(step, decidingStep ?? step)
    return trace.indices.prefix(end).last {
      $0 != step && trace.rule(of: $0) == rule.number && trace[$0].isReason
    }
  }

  /// Why a view is hit: another one refused before it, or it is the first that contains the point.
  func whyHit(_ narrator: Narrator) -> StepCause? {
    guard let hit = SearchSteps(trace, touch).hit,
      let answer = narrator.whyHit(hit, touch: touch, sayingTurn: false)
    else { return nil }
    guard let refusal = refusal(before: answer.step) else {
      return narrator.whyHit(hit, touch: touch, sayingTurn: true)
    }
    return StepCause(
      step: refusal, sentence: narrator.fact(refusal) + narrator.language.gap + answer.sentence)
  }

  /// The view that refused by the rule asked about, or the first that cannot receive touches, or else the
  /// last one, which lies nearest to the view that is hit.
  private func refusal(before step: Int) -> Int? {
    let refusals = trace.indices(ofTouchDown: touch).filter { place in
      guard place < step else { return false }
      switch trace[place] {
      case .hitAsk(_, _, _, let verdict): return verdict.isRefusal
      // 2.13: an override that finds no view.
      case .hitReturn(_, _, nil): return true
      default: return false
      }
    }
    return refusals.first { trace.rule(of: $0) == rule?.number }
      ?? refusals.first {
        if case .hitAsk(_, _, _, let verdict) = trace[$0] { verdict.cannotReceive } else { false }
      } ?? refusals.last
  }

  /// What a delegate or a view answered about a recognizer, where that made it fail.
  func answer(before state: Int) -> Int? {
    trace.causes(of: state).last { step in
      if case .recognizer(.ask) = trace[step] { true } else { false }
    }
  }
}

extension Step {
  /// Whether a control begins to track a touch.
  var beginsToTrack: Bool {
    if case .control(.track(_, .beginTracking, _, true)) = self { return true }
    return false
  }

  /// Whether it decides something, and does not only follow from what did.
  var isReason: Bool {
    if case .change = self { return false }
    if case .control(.highlight) = self { return false }
    if case .chainStop = self { return true }
    return phase != .find && phase != .chain
  }
}
