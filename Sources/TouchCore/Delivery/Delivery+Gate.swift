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
  /// The steps that bring it.
  var because: Causes
}

extension Delivery where Sink: ~Copyable {
  /// Tells the views what this event brought, or keeps it back.
  mutating func passChanges(_ touches: [Touch]) {
    var calls: [DueCall] = []
    for touch in touches {
      guard let place = gates.firstIndex(where: { $0.touch == touch.number }) else { continue }
      gates[place].location = touch.screenLocation
      if touch.phase == .ended || touch.phase == .cancelled { gates[place].isDown = false }
      if !gates[place].isClosed { pass(touch.phase.method, place, &calls) }
    }
    // 3.5, 3.14: one call for the touches of one view in one phase.
    for method in ResponderMethod.touches {
      for call in calls where call.method == method { send(call) }
    }
  }

  private mutating func pass(
    _ method: ResponderMethod, _ place: Int, _ calls: inout [DueCall]
  ) {
    let gate = gates[place]
    if method == .cancelled {
      cancelBySystem(place, &calls)
    } else if let (by, reason) = holder(of: method, gate) {
      // 9.30: of moves behind a held began only the current one would be told, so none is kept.
      let grounds = grounds(ofHolding: gate, by, reason)
      guard method != .moved else {
        put(.discard(touch: gate.touch, method, by: by, reason), grounds)
        return
      }
      gates[place].hold(method, moment, by: nextStep)
      put(.hold(touch: gate.touch, method, by: by, reason), grounds)
    } else {
      add(method, place, at: moment, because: Causes(cause), to: &calls)
    }
  }

  /// What holds a message back: a recognizer's flag, or the began before it.
  private func grounds(
    ofHolding gate: TouchGate, _ holder: RecognizerID?, _ reason: GateReason
  ) -> Grounds {
    var because = Causes(cause)
    if let held = gate.held.first { because.add(held.step) }
    return grounds(reason.rule, because: because, holds(reason, by: holder))
  }

  private func holds(_ reason: GateReason, by id: RecognizerID?) -> [Check] {
    let holder = id.map { SceneObject.recognizer($0) }
    func on(_ name: Check.Name, _ property: Check.Property) -> Check {
      Check(name, of: holder, true, wants: false, from: .property(property))
    }
    switch reason {
    case .delaysTouchesBegan: return [on(.delaysTouchesBegan, .delaysTouchesBegan)]
    case .delaysTouchesEnded: return [on(.delaysTouchesEnded, .delaysTouchesEnded)]
    case .laterTapsHeld:
      return [
        Check(.countsTaps, of: holder, true, wants: false, from: .setting(.laterTapsHeld))
      ]
    case .behindHeld: return [on(.beganHeld, .delaysTouchesBegan)]
    case .released, .recognized, .multipleTouchOff, .exclusiveTouch, .ignored,
      .stoppedScrolling, .touchesShouldBegin, .systemCancelled, .viewRemoved:
      return []
    }
  }

  /// A cancelled touch that the view never saw is dropped; otherwise the view is told (3.19).
  private mutating func cancelBySystem(_ place: Int, _ calls: inout [DueCall]) {
    let gate = gates[place]
    if gate.isWaiting {
      put(
        .discard(touch: gate.touch, .began, by: nil, .systemCancelled),
        grounds(3, 19, [.notCancelled]))
      gates[place].close()
    } else {
      add(.cancelled, place, at: moment, because: Causes(cause), to: &calls)
    }
  }

  /// The view is told: from now on the gate counts the message as delivered.
  private mutating func add(
    _ method: ResponderMethod, _ place: Int, at moment: UInt32, because: Causes,
    to calls: inout [DueCall]
  ) {
    let gate = gates[place]
    gates[place].deliver(method)
    let call = DueCall(
      method: method, view: gate.view, touches: [gate.touch], moment: moment, because: because)
    let mayJoin = tuning.groupsClosedTouches || call.method == .began || call.method == .moved
    if mayJoin,
      let place = calls.firstIndex(where: {
        $0.method == call.method && $0.view == call.view && $0.moment == call.moment
      })
    {
      calls[place].touches += call.touches
      calls[place].because.add(because)
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
    // Only a recognizer that left Possible lets go of anything (9.33).
    guard recognizers.settledCount != flushedCount else { return }
    flushedCount = recognizers.settledCount
    guard gates.contains(where: { !$0.held.isEmpty }) else { return }
    var calls: [DueCall] = []
    for place in gates.indices {
      while let next = gates[place].held.first, holder(of: next.method, gates[place]) == nil {
        gates[place].release()
        let gate = gates[place]
        let by = lastHolder(of: next.method, gate)
        var because = Causes(next.step)
        if let by { because.add(recognizers.lastState(of: by)) }
        let step = nextStep
        // 9.33 is about lifts alone; whatever waited for a began comes late by 9.30.
        put(
          .flush(touch: gate.touch, next.method, by: by, .released),
          grounds(
            9, next.method == .began ? 30 : 33, because: because,
            letGo(of: next.method, gate)))
        add(next.method, place, at: next.moment, because: Causes(step), to: &calls)
      }
    }
    calls.sort { ($0.moment, $0.method.rawValue) < ($1.moment, $1.method.rawValue) }
    for call in calls { send(call) }
  }

  /// 9.27, 9.30: a recognizer that recognized takes its touches away from their views.
  mutating func takeAway(_ touches: [Int], by recognizer: RecognizerID) {
    var calls: [DueCall] = []
    let since = Causes(recognizers.lastState(of: recognizer), cause)
    for place in gates.indices where touches.contains(gates[place].touch) {
      let gate = gates[place]
      let cancels = recognizers.runs[Int(recognizer.index)].cancelsTouchesInView
      if gate.isWaiting, !cancels || rules.sequel != .cancelsUnheard {
        // 9.30: the view never saw it, so there is nothing to cancel.
        var because = since
        if let held = gate.held.first { because.add(held.step) }
        put(
          .discard(touch: gate.touch, .began, by: recognizer, .recognized),
          grounds(  // 9.30 is about what was held back.
            9, gate.held.isEmpty ? 27 : 30, because: because,
            [.taking(recognizer, cancels ? .cancelsTouchesInView : .delaysTouchesBegan)]))
        gates[place].close()
      } else if !gate.isClosed, cancels {
        let step = nextStep
        put(
          .cancel(touch: gate.touch, by: recognizer, .recognized),
          grounds(9, 27, because: since, [.taking(recognizer, .cancelsTouchesInView)]))
        add(.cancelled, place, at: moment, because: Causes(step), to: &calls)
      }
    }
    for call in calls { send(call) }
  }

  @inline(__always)
  mutating func put(_ step: GateStep, _ grounds: Grounds) {
    guard Sink.listens else { return }
    sink.take(grounds)
    sink.putSought(StepRecord(step, moment: moment))
  }

  /// Who of those that kept a message back let go of it last (9.35).
  private func lastHolder(of method: ResponderMethod, _ gate: TouchGate) -> RecognizerID? {
    holders(of: method, gate).max { recognizers[$0].settled < recognizers[$1].settled }
  }

  /// Those whose flags keep a message of a touch back while they are Possible.
  private func holders(of method: ResponderMethod, _ gate: TouchGate) -> [RecognizerID] {
    gate.recognizers.filter {
      let run = recognizers[$0]
      let countsTaps =
        tuning.laterTapsHeld && gate.tapCount > 1 && run.numberOfTapsRequired > 1
      // A lift may have waited behind its began.
      return run.delaysTouchesBegan || countsTaps || method == .ended && run.delaysTouchesEnded
    }
  }

  /// 9.33, 9.35: everybody who kept a message back has let go of it.
  private func letGo(of method: ResponderMethod, _ gate: TouchGate) -> [Check] {
    holders(of: method, gate).map { id in
      Check(
        .possible, of: .recognizer(id), recognizers[id].isAnalysing(gate.touch), wants: false,
        from: .property(.state))
    }
  }

  private mutating func send(_ call: DueCall) {
    send(
      call.method, call.touches, to: .view(call.view), touchView: call.view,
      because: call.because)
  }
}
