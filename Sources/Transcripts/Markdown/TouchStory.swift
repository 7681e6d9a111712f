import TouchCore

/// What a record says about one touch, gathered once.
struct TouchStory {
  /// What became of it.
  let outcome: TouchOutcome
  /// The steps of the instant at which it went down.
  let down: [Int]
  /// The steps of each message about it.
  let messages: [Range<Int>]
  /// The views asked, in order.
  let asked: [ViewID]
  /// What each view that was asked said of itself.
  let verdicts: [ViewID: AskVerdict]
  /// What each view that went on to answer answered.
  let answers: [ViewID: ViewID?]
  /// The same by the step at which it was asked: a window may be asked twice (22.23).
  private let answersToAsks: [Int: ViewID]

  /// - Parameter messages: The steps of each message about the touch.
  init(_ trace: Trace, _ outcome: TouchOutcome, _ messages: [Range<Int>]) {
    self.outcome = outcome
    down = trace.indices(ofTouchDown: outcome.touch)
    self.messages = messages
    var asked: [ViewID] = []
    var verdicts: [ViewID: AskVerdict] = [:]
    var answers: [ViewID: ViewID?] = [:]
    var answersToAsks: [Int: ViewID] = [:]
    var lastAsks: [ViewID: Int] = [:]
    for index in down {
      if case .hitAsk(let view, _, _, let verdict) = trace[index] {
        asked.append(view)
        verdicts[view] = verdict
        lastAsks[view] = index
      }
      if case .hitReturn(let view, _, let answer) = trace[index] {
        answers.updateValue(answer, forKey: view)
        if let ask = lastAsks[view] { answersToAsks[ask] = answer }
      }
    }
    self.asked = asked
    self.verdicts = verdicts
    self.answers = answers
    self.answersToAsks = answersToAsks
  }

  /// What a view answered; nil also where it refused at once.
  func answer(of view: ViewID) -> ViewID? { answers[view] ?? nil }

  /// What the view that was asked at a step answered; nil also where it refused at once.
  func answer(toAsk index: Int) -> ViewID? { answersToAsks[index] }

  /// Whether a view answered the hit view, itself or on behalf of a view below it.
  func isOnTheRoute(_ view: ViewID) -> Bool {
    outcome.hit != nil && answer(of: view) == outcome.hit
  }
}

extension Trace {
  /// The steps of each message: its delivery, what its receiver did, and its way along the chain.
  var messages: [Range<Int>] {
    var messages: [Range<Int>] = []
    for index in indices {
      let step = self[index]
      if case .touchDeliver = step {
        messages.append(index..<index + 1)
      } else if let last = messages.last, last.upperBound == index,
        step.phase == .chain || step.isReaction
      {
        messages[messages.count - 1] = last.lowerBound..<index + 1
      }
    }
    return messages
  }
}
