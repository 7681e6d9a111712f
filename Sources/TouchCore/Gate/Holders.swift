//  A message waits as long as one of its touch's recognizers that delays it is Possible (9.33).

extension RecognizerTable {
  /// Who keeps a message from the view, and why; nil where nobody does.
  func holder(
    of method: ResponderMethod, _ gate: TouchGate, _ tuning: Tuning
  ) -> (RecognizerID?, GateReason)? {
    if method == .began {
      if let by = firstHolder(gate, where: { $0.delaysTouchesBegan }) {
        return (by, .delaysTouchesBegan)  // 9.30
      }
      if tuning.laterTapsHeld, gate.tapCount > 1,
        let by = firstHolder(gate, where: { $0.numberOfTapsRequired > 1 })
      {
        return (by, .laterTapsHeld)
      }
      return nil
    }
    if gate.isWaiting { return (firstBeganHolder(gate, tuning), .behindHeld) }
    if method == .ended, let by = firstHolder(gate, where: { $0.delaysTouchesEnded }) {
      return (by, .delaysTouchesEnded)  // 9.32
    }
    return nil
  }

  private func firstBeganHolder(_ gate: TouchGate, _ tuning: Tuning) -> RecognizerID? {
    firstHolder(gate) { $0.delaysTouchesBegan }
      ?? (tuning.laterTapsHeld ? firstHolder(gate) { $0.numberOfTapsRequired > 1 } : nil)
  }

  /// 9.33: only a recognizer that is still Possible holds anything back.
  private func firstHolder(
    _ gate: TouchGate, where delays: (borrowing RecognizerRun) -> Bool
  ) -> RecognizerID? {
    for id in gate.recognizers {
      let place = Int(id.index)
      if runs[place].isAnalysing(gate.touch), delays(runs[place]) {
        return id
      }
    }
    return nil
  }

  /// Who of those that kept a message back let go of it last (9.35).
  func lastHolder(
    of method: ResponderMethod, _ gate: TouchGate, _ tuning: Tuning
  ) -> RecognizerID? {
    holders(of: method, gate, tuning).max { self[$0].settled < self[$1].settled }
  }

  /// Those whose flags keep a message of a touch back while they are Possible.
  private func holders(
    of method: ResponderMethod, _ gate: TouchGate, _ tuning: Tuning
  ) -> [RecognizerID] {
    gate.recognizers.filter { id in
      let countsTaps =
        tuning.laterTapsHeld && gate.tapCount > 1 && self[id].numberOfTapsRequired > 1
      // A lift may have waited behind its began.
      return self[id].delaysTouchesBegan || countsTaps
        || method == .ended && self[id].delaysTouchesEnded
    }
  }

  /// 9.33, 9.35: everybody who kept a message back has let go of it.
  func letGo(of method: ResponderMethod, _ gate: TouchGate, _ tuning: Tuning) -> [Check] {
    holders(of: method, gate, tuning).map { id in
      Check(
        .possible, of: .recognizer(id), self[id].isAnalysing(gate.touch), wants: false,
        from: .property(.state))
    }
  }
}
