import TouchCore

//  gate.hold   60 ms touchesEnded by double ─┐
//  gate.cancel 260 ms                        ┴▶ touchesEnded 60 ms by double, cancelled 260 ms

extension GestureRows {
  /// The messages about a touch that waited, and what became of each.
  func heldBack(_ touch: Int) -> [String] {
    var messages = HeldMessages()
    for index in page.ofTouches.gates(touch) {
      guard case .gate(let step) = trace[index] else { continue }
      let time = milliseconds(index)
      switch step {
      case .hold(_, let method, let by, _):
        let holder = by.map { say(en: " by \(name($0))", zh: "，被 \(name($0)) 扣留") } ?? ""
        messages.wait(method, "\(method.name) \(time)\(holder)")
      case .flush(_, let method, _, _):
        messages.end(method, say(en: ", delivered \(time)", zh: "，\(time)送达"))
      case .cancel: messages.endAll(say(en: ", cancelled \(time)", zh: "，\(time)取消"))
      // 9.30: a move behind a held began leaves that where it is.
      case .discard(_, .moved, _, _): continue
      case .discard: messages.endAll(say(en: ", discarded \(time)", zh: "，\(time)丢弃"))
      }
    }
    return messages.entries
  }
}

/// Follows the messages about a touch at the gate.
private struct HeldMessages {
  private var waiting: [(method: ResponderMethod, words: String)] = []
  private var ended: [String] = []

  /// What became of each message, those that still wait last.
  var entries: [String] { ended + waiting.map { $0.words } }

  mutating func wait(_ method: ResponderMethod, _ words: String) {
    waiting.append((method, words))
  }

  mutating func end(_ method: ResponderMethod, _ words: String) {
    let place = waiting.firstIndex { $0.method == method }
    ended.append((place.map { waiting.remove(at: $0).words } ?? method.name) + words)
  }

  /// Ends all that wait.
  mutating func endAll(_ words: String) {
    ended += waiting.map { $0.words + words }
    waiting = []
  }
}
