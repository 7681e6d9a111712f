/// Whether a lesson asks before a step reveals a hop.
public enum PredictSetting: String, Hashable, Sendable, CaseIterable {
  /// Never.
  case off
  /// Where a belief would go another way, a rule is new, or a review is due.
  case key
  /// At every hop that gives something to ask.
  case all
}

extension Progress {
  /// What the learner chose last; `key` for somebody who never chose.
  public var predictSetting: PredictSetting {
    for event in events.reversed() {
      if case .predicting(let setting) = event.kind { return setting }
    }
    return .key
  }
}
