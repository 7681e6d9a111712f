import TouchCore

//   hit card, and nobody takes it        kept(card)
//   hit card, but hide recognizes        taken(card, by: hide)     card hears touchesCancelled, or
//   hit nobody                           nobody                    nothing at all

/// What becomes of a tap.
struct TapOutcome: Hashable {
  /// Who gets it.
  enum Owner: Hashable {
    case nobody
    /// The hit view hears of it, and nobody takes it away.
    case kept(ViewID)
    /// The hit view loses it, or never hears of it; by a recognizer, where one takes it.
    case taken(from: ViewID, by: RecognizerID?)

    /// The hit view.
    var hit: ViewID? {
      switch self {
      case .nobody: nil
      case .kept(let view), .taken(let view, _): view
      }
    }
  }

  /// An action that was sent.
  struct Sent: Hashable {
    let action: String
    let sender: ActionSender
    let target: Responder?
  }

  /// Who gets it.
  let owner: Owner
  /// Who handles a message about it.
  let handledBy: [Responder]
  /// Which recognizers recognize.
  let recognized: [RecognizerID]
  /// What is sent.
  let sent: [Sent]

  /// Nobody is hit.
  static let nothing = TapOutcome(owner: .nobody, handledBy: [], recognized: [], sent: [])

  private init(
    owner: Owner, handledBy: [Responder], recognized: [RecognizerID], sent: [Sent]
  ) {
    self.owner = owner
    self.handledBy = handledBy
    self.recognized = recognized
    self.sent = sent
  }

  /// What became of the one tap of a record.
  init(_ trace: Trace) {
    let touch = trace.outcomes.first
    if let hit = touch?.hit {
      let keeps = Goal.keeps(hit, touch: 1).holds(in: trace)
      owner = keeps ? .kept(hit) : .taken(from: hit, by: trace.loss(of: 1).flatMap(trace.taker))
    } else {
      owner = .nobody
    }
    handledBy = touch?.handledBy ?? []
    recognized = trace.attempts.filter(\.hasRecognized).map(\.recognizer)
    sent = trace.compactMap { step in
      guard case .action(.send(let number, let sender, let target, true)) = step else { return nil }
      let action = trace.scene.target(number, of: sender)?.action ?? ""
      return Sent(action: action, sender: sender, target: target)
    }
  }
}

extension Trace {
  /// The recognizer that takes a touch at a step; nil where none does.
  fileprivate func taker(at step: Int) -> RecognizerID? {
    switch self[step] {
    case .gate(.cancel(_, let by, _)), .gate(.discard(_, _, let by, _)): by
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult,
      .touchBind, .touchDeliver, .chainNext, .chainStop, .chainDrop, .timer, .change, .recognizer,
      .gate, .control, .action, .scroll, .focus:
      nil
    }
  }
}
