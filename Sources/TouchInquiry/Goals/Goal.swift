import TouchCore

/// What somebody wants to come true.
///
/// This is the only meaning of *gets it*: exit codes, why-not and its edits all ask it.
public enum Goal: Hashable, Sendable {
  /// A view is the hit view of a touch, hears of it, and nobody takes it away again.
  case gets(ViewID, Landing)
  /// A recognizer recognizes: a touch, or any.
  case recognizes(RecognizerID, Landing?)
  /// An action is sent and handled, for a touch or any.
  case sends(String, Landing?)
  /// A row of a table or an item of a collection is selected, by a touch or any.
  case selects(ViewID, Landing?)
  /// A control takes up a touch that it gets.
  case tracks(ViewID, Landing)
  /// What a view of its kind is for comes about, by a touch or any.
  case comesTo(Outcome, ViewID, Landing?)
  /// A responder hears that a touch began, as itself or as it climbs, of one or any.
  case hears(Responder, Landing?)
}

extension Goal {
  /// Whether it came true in a record.
  public func isReached(by trace: Trace) -> Bool {
    switch self {
    case .gets(let view, let landing):
      guard let outcome = trace.outcome(of: landing) else { return false }
      return trace.reaches(view, by: outcome) && trace.lossToOthers(of: outcome.touch) == nil
    case .tracks(let control, let landing):
      return Goal.gets(control, landing).isReached(by: trace)
        && trace.outcome(of: landing).map { trace.tracks(control, touch: $0.touch) } == true
    case .recognizes(let recognizer, let landing):
      return asks(trace, of: landing) { touch in
        trace.whyNot(recognizer, touch: touch).hasRecognized
          || trace.linkTap(instead: recognizer, touch: touch) != nil
      }
    case .selects(let row, let landing):
      return asks(trace, of: landing) { trace.whyNot(selecting: row, touch: $0).wasSelected }
    case .hears(let responder, let landing):
      return asks(trace, of: landing) { trace.whyUnheard(responder, touch: $0).hasHeard }
    case .comesTo(let outcome, let view, let landing):
      return asks(trace, of: landing) { trace.step(of: outcome, view, touch: $0) != nil }
    case .sends(let action, let landing):
      return asks(trace, of: landing) { touch in
        trace.whyNot(action: action, touch: touch).contains { $0.wasSent }
      }
    }
  }

  /// A touch that is not there any more sets nothing off.
  private func asks(_ trace: Trace, of landing: Landing?, _ isSo: (Int?) -> Bool) -> Bool {
    guard let landing else { return isSo(nil) }
    return trace.outcome(of: landing).map { isSo($0.touch) } ?? false
  }

  /// The touch it is about; nil for any.
  public var landing: Landing? {
    switch self {
    case .gets(_, let landing), .tracks(_, let landing): landing
    case .recognizes(_, let landing), .sends(_, let landing), .selects(_, let landing): landing
    case .hears(_, let landing), .comesTo(_, _, let landing): landing
    }
  }
}
