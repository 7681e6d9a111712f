//  What an event brings is either told to the view now or waits at the gate:
//
//     touch 1   began ✓   ended … held by double (delaysTouchesEnded)
//     touch 2   began ✓   ended ─▶ double recognizes ─▶ cancelled 1, cancelled 2   (9.37)

/// A call of a touches method that is due for one view.
struct DueCall {
  var method: ResponderMethod
  var view: ViewID
  var touches: [Int]
  var moment: UInt32
}

extension Delivery where Sink: ~Copyable {
  /// Tells the views what this event brought, or keeps it back.
  mutating func passChanges(_ touches: [Touch]) {
    var calls: [DueCall] = []
    for touch in touches {
      guard let place = gates.firstIndex(where: { $0.touch == touch.number }) else { continue }
      if touch.phase == .ended || touch.phase == .cancelled { gates[place].isDown = false }
      guard !gates[place].isClosed else { continue }
      let method = touch.phase.method
      if method == .cancelled {
        cancelBySystem(place, &calls)
      } else if let (by, reason) = holder(of: method, gates[place]) {
        gates[place].hold(method, moment)
        put(.hold(touch: touch.number, method, by: by, reason))
      } else {
        add(DueCall(method: method, view: gates[place].view, touches: [touch.number], moment: moment), to: &calls)
      }
    }
    // 3.5, 3.14: one call for the touches of one view in one phase.
    for method in ResponderMethod.touches {
      for call in calls where call.method == method { send(call) }
    }
  }

  /// A cancelled touch that the view never saw is dropped; otherwise the view is told (3.19).
  private mutating func cancelBySystem(_ place: Int, _ calls: inout [DueCall]) {
    let gate = gates[place]
    if gate.isWaiting {
      put(.discard(touch: gate.touch, .began, by: nil, .systemCancelled))
      gates[place].close()
    } else {
      add(DueCall(method: .cancelled, view: gate.view, touches: [gate.touch], moment: moment), to: &calls)
    }
  }

  private func add(_ call: DueCall, to calls: inout [DueCall]) {
    let mayJoin = tuning.groupsClosedTouches || call.method == .began || call.method == .moved
    if mayJoin,
      let place = calls.firstIndex(where: {
        $0.method == call.method && $0.view == call.view && $0.moment == call.moment
      })
    {
      calls[place].touches += call.touches
    } else {
      calls.append(call)
    }
  }

  /// Who keeps a message from the view, and why; nil where nobody does.
  private func holder(
    of method: ResponderMethod, _ gate: TouchGate
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
    if gate.isWaiting { return (firstBeganHolder(gate), .behindHeld) }
    if method == .ended, let by = firstHolder(gate, where: { $0.delaysTouchesEnded }) {
      return (by, .delaysTouchesEnded)  // 9.32
    }
    return nil
  }

  private func firstBeganHolder(_ gate: TouchGate) -> RecognizerID? {
    firstHolder(gate) { $0.delaysTouchesBegan }
      ?? (tuning.laterTapsHeld ? firstHolder(gate) { $0.numberOfTapsRequired > 1 } : nil)
  }

  /// 9.33: only a recognizer that is still Possible holds anything back.
  private func firstHolder(
    _ gate: TouchGate, where delays: (borrowing RecognizerRun) -> Bool
  ) -> RecognizerID? {
    for id in gate.recognizers {
      let place = Int(id.index)
      if recognizers.runs[place].isAnalysing(gate.touch), delays(recognizers.runs[place]) {
        return id
      }
    }
    return nil
  }

  /// 4.6, 9.35: sends on what nobody holds any more, in the order it was due.
  mutating func flush() {
    guard gates.contains(where: { !$0.held.isEmpty }) else { return }
    var calls: [DueCall] = []
    for place in gates.indices {
      while let next = gates[place].held.first, holder(of: next.method, gates[place], at: next) == nil
      {
        _ = gates[place].release()
        let gate = gates[place]
        put(.flush(touch: gate.touch, next.method, by: recognizers.lastSettled, .released))
        gates[place].deliver(next.method)
        add(
          DueCall(method: next.method, view: gate.view, touches: [gate.touch], moment: next.moment),
          to: &calls)
      }
    }
    calls.sort { ($0.moment, $0.method.rawValue) < ($1.moment, $1.method.rawValue) }
    for call in calls { send(call) }
  }

  private func holder(
    of method: ResponderMethod, _ gate: TouchGate, at held: TouchGate.Held
  ) -> (RecognizerID?, GateReason)? {
    guard method != .began, gate.isWaiting else { return holder(of: method, gate) }
    return (nil, .behindHeld)
  }

  /// 9.27, 9.30: a recognizer that recognized takes its touches away from their views.
  mutating func takeAway(_ touches: [Int], by recognizer: RecognizerID) {
    var calls: [DueCall] = []
    for place in gates.indices where touches.contains(gates[place].touch) {
      let gate = gates[place]
      if gate.isWaiting {
        // 9.30: the view never saw it, so there is nothing to cancel.
        put(.discard(touch: gate.touch, .began, by: recognizer, .recognized))
        gates[place].close()
      } else if gate.isOpen, recognizers.runs[Int(recognizer.index)].cancelsTouchesInView {
        put(.cancel(touch: gate.touch, by: recognizer, .recognized))
        gates[place].close()
        add(
          DueCall(method: .cancelled, view: gate.view, touches: [gate.touch], moment: moment),
          to: &calls)
      }
    }
    for call in calls { send(call) }
  }

  mutating func put(_ step: GateStep) {
    if Sink.listens { sink.put(StepRecord(step, moment: moment)) }
  }

  private mutating func send(_ call: DueCall) {
    for touch in call.touches {
      guard let place = gates.firstIndex(where: { $0.touch == touch }) else { continue }
      gates[place].deliver(call.method)
    }
    send(call.method, call.touches, to: .view(call.view), touchView: call.view)
  }
}

extension TouchPhase {
  /// The message a view gets in this phase.
  var method: ResponderMethod {
    switch self {
    case .began: .began
    case .moved, .stationary: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
