import TouchCore

//   touches       a at 0 ms: body, cancelled          b at 40 ms: save, handled by save
//   actions       tap.dismiss 1
//   recognizers   press: Ended

/// What came of everything in a record, to hold against another record of the same scene.
public struct Fates: Hashable, Sendable {
  /// What became of a touch.
  public struct Touch: Hashable, Sendable {
    /// Its number in the record.
    public let number: Int
    /// Its hit view; nil where nobody was hit.
    public let hit: ViewID?
    /// How the hit view lost it; nil where it kept it.
    public let loss: Loss.Way?
    /// Who handled its messages.
    public let handledBy: [Responder]
    /// Whether its messages fell off the end of the chain.
    public let isDropped: Bool
  }

  /// An action and who sends it.
  public struct Send: Hashable, Sendable {
    /// The action, as a `~target` line writes it.
    public let action: String
    /// The control or recognizer.
    public let sender: ActionSender
  }

  /// Every touch, by how it began.
  public let touches: [Landing: Touch]
  /// How often each action was sent and handled.
  public let sends: [Send: Int]
  /// The states that each recognizer's attempts came to, in their order.
  public let gestures: [RecognizerID: [GestureState]]
  /// The rows and items that were selected.
  public let selected: Set<ViewID>
}

extension Fates {
  /// What came of everything in a record.
  public init(_ trace: Trace) {
    let landings = trace.landings
    var touches: [Landing: Touch] = [:]
    for outcome in trace.outcomes {
      guard let landing = landings[outcome.touch] else { continue }
      touches[landing] = Touch(
        number: outcome.touch, hit: outcome.hit, loss: trace.loss(of: outcome.touch)?.way,
        handledBy: outcome.handledBy, isDropped: outcome.isDropped)
    }
    self.touches = touches
    sends = trace.indices.reduce(into: [:]) { sends, index in
      guard case .action(.send(let registration, let sender, _, true)) = trace[index],
        let target = trace.scene.target(registration, of: sender)
      else { return }
      sends[Send(action: target.action, sender: sender), default: 0] += 1
    }
    selected = Set(
      trace.compactMap { step in
        guard case .row(let row) = step, row.call == .select, row.isOn else { return nil }
        return row.row
      })
    gestures = Dictionary(grouping: trace.attempts) { $0.recognizer }.mapValues {
      $0.map { $0.state }
    }
  }

  /// Whether a recognizer recognized at all.
  func recognizes(_ id: RecognizerID) -> Bool {
    gestures[id, default: []].contains { $0.isActive || $0 == .ended }
  }
}
