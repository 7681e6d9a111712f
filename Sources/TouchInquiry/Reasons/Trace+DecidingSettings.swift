import TouchCore

//   gr.state failed, the finger is 60 pt away     rule 10.3: too far is no tap        documented
//                                                 model.tapMovement: 45 is too far    reported

extension Trace {
  /// The setting that a recognizer fell short of where the record ends; nil where no number is
  /// what it lacked.
  public func decidingSetting(of why: WhyNoGesture) -> Setting? {
    guard why.reason == .stillPossible, let step = why.steps.last else { return nil }
    return evidence(at: step).first { !$0.passes }?.setting
  }

  /// The setting whose number decided a step: one that was not met, or else one that had to be
  /// reached; nil where none did.
  public func decidingSetting(of index: Int) -> Setting? {
    let deciding = evidence(at: index).filter { $0.decides }
    return deciding.first { !$0.passes && $0.setting != nil }?.setting
      ?? deciding.first { $0.isReached && $0.setting != nil }?.setting
  }
}

extension Check {
  /// Whether it asks for something that was reached: what stays within limits needs no number.
  fileprivate var isReached: Bool {
    guard passes, case .atLeast = test else { return false }
    return true
  }
}
