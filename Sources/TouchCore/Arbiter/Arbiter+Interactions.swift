//  dragPress   Possible ── lifts ── begins     a long press of the same touch waits for the lift and
//                                              then runs beside it; what begins ends all others

extension RecognizerTable {
  /// 22.18: the drag's press that may still lift something, for which a long press waits.
  func lift(before id: RecognizerID, _ scene: Scene) -> RecognizerID? {
    guard !dragPresses.isEmpty, isLongPress(id, scene) else { return nil }
    return dragPresses.first {
      self[$0].isAnalysing && self[$0].machine.isBeforeLift && self[$0].shares(with: self[id])
    }
  }

  /// 22.18: whether one of two is a drag's press and the other one a long press, which run together.
  func isLiftBesidePress(_ id: RecognizerID, _ other: RecognizerID, _ scene: Scene) -> Bool {
    guard !dragPresses.isEmpty else { return false }
    return self[id].role == .dragPress && isLongPress(other, scene)
      || self[other].role == .dragPress && isLongPress(id, scene)
  }

  private func isLongPress(_ id: RecognizerID, _ scene: Scene) -> Bool {
    scene[id].kind == .longPress && self[id].role != .dragPress
  }
}

extension Arbiter {
  /// 16.56, 16.58: those that a drag or a menu takes its touches from; the others are excluded (9.14).
  func endedByInteraction(of id: RecognizerID) -> [RecognizerID] {
    recognizers.engaged.filter {
      $0 != id && recognizers[$0].role != .dragPress && !recognizers[$0].isOver
        && recognizers[$0].shares(with: recognizers[id])
    }
  }
}
