import TouchCore

/// A message at the gate.
struct Held {
  let touch: Int
  let method: ResponderMethod
  let by: RecognizerID?
  let reason: GateReason
  let index: Int
}

extension Held {
  init(_ step: GateStep, at index: Int) {
    switch step {
    case .hold(let touch, let method, let by, let reason),
      .flush(let touch, let method, let by, let reason),
      .discard(let touch, let method, let by, let reason):
      self.init(touch: touch, method: method, by: by, reason: reason, index: index)
    case .cancel(let touch, let by, let reason):
      self.init(touch: touch, method: .cancelled, by: by, reason: reason, index: index)
    }
  }
}

extension Telling {
  /// Who holds a message, or took it: a recognizer, or nobody but the window.
  func who(_ held: Held) -> StyledText {
    guard let by = held.by else { return say(en: "the window", zh: "窗口") }
    return "\(name: name(by))"
  }

  func finger(_ held: Held) -> StyledText { finger(held.touch, at: held.index) }
}
