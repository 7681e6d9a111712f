import TouchCore
import TouchInquiry
import TouchNarration

//  hit      #7 fifthView is outside: nil       so fourthView, behind it, is hit
//  message  #18 tap Possible -> Failed: …      so the card gets touchesEnded

extension ChoiceQuestion {
  /// The step that decided by a rule, where what is told is another one; of a view that is hit, the view
  /// that refused before it answered.
  func witness(for rule: Rule, before step: Int) -> Int? {
    if isAboutHit, !isRuleElsewhere { return refusal(by: rule, before: step) }
    guard !isAbsence else { return nil }
    let end = max(step, decidingStep ?? step)
    return trace.indices.prefix(end).last {
      $0 != step && trace.rule(of: $0) == rule.number && trace[$0].isReason
    }
  }

  /// The view that refused by a rule, or the first that cannot receive touches, or else the last one,
  /// which lies nearest to the view that is hit.
  private func refusal(by rule: Rule, before step: Int) -> Int? {
    let refusals = SearchSteps(trace, touch).asks.filter { place in
      guard place < step, case .hitAsk(_, _, _, let verdict) = trace[place] else { return false }
      return verdict.isRefusal
    }
    return refusals.first { trace.rule(of: $0) == rule.number }
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
