import TouchCore

/// Something that somebody had and has no longer.
public enum Harm: Hashable, Sendable {
  /// A view does not get a touch that it got.
  case noLongerGets(ViewID, touch: Int)
  /// An action is not sent, or less often.
  case noLongerSends(String, ActionSender)
  /// A recognizer does not recognize.
  case noLongerRecognizes(RecognizerID)
  /// A row is not selected.
  case noLongerSelects(ViewID)
  /// A tap on a view, where it was hit before, hits it no longer.
  case noLongerHit(ViewID)
  /// A recognizer does not recognize any more if its touch comes alone.
  case noLongerAlone(RecognizerID)
  /// A recognizer recognizes so much later if its touch comes alone.
  case comesLater(RecognizerID, milliseconds: Int)
}

extension Harm {
  /// Whether a scene has who is meant.
  func isOf(_ scene: Scene) -> Bool {
    switch self {
    case .noLongerGets(let view, _), .noLongerSends(_, .control(let view)),
      .noLongerSelects(let view), .noLongerHit(let view):
      Int(view.index) < scene.views.count
    case .noLongerSends(_, .recognizer(let id)), .noLongerRecognizes(let id),
      .noLongerAlone(let id),
      .comesLater(let id, _):
      Int(id.index) < scene.recognizers.count
    }
  }
}

extension Fates {
  /// What is lost from one record to another, in the order of the first.
  ///
  /// One touch is spared, the one that is asked about: that it leaves another view is no harm.
  public func harm(in after: Fates, sparing spared: Landing?) -> [Harm] {
    let lostTouches = touches.sorted { $0.value.number < $1.value.number }
      .compactMap { landing, was -> Harm? in
        guard let hit = was.hit, was.loss == nil, landing != spared else { return nil }
        let now = after.touches[landing]
        return now?.hit == hit && now?.loss == nil ? nil : .noLongerGets(hit, touch: was.number)
      }
    let lostSends = sends.filter { after.sends[$0.key, default: 0] < $0.value }.keys
      .sorted { ($0.action, $0.sender.order) < ($1.action, $1.sender.order) }
      .map { Harm.noLongerSends($0.action, $0.sender) }
    let lostGestures = gestures.keys.sorted { $0.index < $1.index }
      .filter { recognizes($0) && !after.recognizes($0) }
      .map { Harm.noLongerRecognizes($0) }
    let lostRows = selected.subtracting(after.selected).sorted().map { Harm.noLongerSelects($0) }
    return lostTouches + lostSends + lostGestures + lostRows
  }
}

extension ActionSender {
  /// A fixed order: controls first.
  fileprivate var order: Int {
    switch self {
    case .control(let view): Int(view.index)
    case .recognizer(let id): 1 << 30 + Int(id.index)
    }
  }
}
