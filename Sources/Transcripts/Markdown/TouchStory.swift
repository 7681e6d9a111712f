import TouchCore

/// What a record says about one touch, gathered once.
struct TouchStory {
  /// What became of it.
  let outcome: TouchOutcome
  /// The steps of the instant at which it went down.
  let down: Range<Int>
  /// The steps of each instant at which a message about it was sent.
  let messages: [Range<Int>]
  /// The views asked, in order.
  let asked: [ViewID]
  /// What each view that was asked said of itself.
  let verdicts: [ViewID: Verdict]
  /// What each view that went on to answer answered.
  let answers: [ViewID: ViewID?]

  init(_ trace: Trace, _ outcome: TouchOutcome) {
    self.outcome = outcome
    down = trace.indices(ofTouchDown: outcome.touch)
    messages = trace.moments.indices
      .filter { trace.moments[$0].touch.number == outcome.touch }
      .map { trace.indices(ofMoment: $0).drop { !trace[$0].isDelivery } }
      .filter { !$0.isEmpty }
    var asked: [ViewID] = []
    var verdicts: [ViewID: Verdict] = [:]
    var answers: [ViewID: ViewID?] = [:]
    for index in down {
      if case .hitAsk(let view, _, _, let verdict) = trace[index] {
        asked.append(view)
        verdicts[view] = verdict
      }
      if case .hitReturn(let view, _, let answer) = trace[index] {
        answers.updateValue(answer, forKey: view)
      }
    }
    self.asked = asked
    self.verdicts = verdicts
    self.answers = answers
  }

  /// What a view answered; nil also where it refused at once.
  func answer(of view: ViewID) -> ViewID? { answers[view] ?? nil }

  /// Whether a view answered the hit view, itself or on behalf of a view below it.
  func isOnTheRoute(_ view: ViewID) -> Bool {
    outcome.hit != nil && answer(of: view) == outcome.hit
  }
}

extension Step {
  /// Whether it begins the delivery of a message.
  fileprivate var isDelivery: Bool {
    if case .touchDeliver = self { return true }
    return false
  }
}
