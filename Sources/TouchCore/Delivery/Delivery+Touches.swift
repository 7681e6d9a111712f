extension Delivery where Sink: ~Copyable {
  /// One event of the fingers: recognizers first, then views (4.1).
  mutating func handle(_ changes: [FingerChange]) {
    var touches: [Touch] = []
    var evidence = Evidence(isWanted: Sink.listens)
    for change in changes {
      touches.append(
        fingers.apply(change, at: journal.milliseconds, scene: journal.scene, &evidence))
    }
    if Sink.listens { journal.sink.takeLate(evidence.checks, of: nil) }  // 3.7
    journal.note(fingers.down)
    let taken = journal.cause
    for place in touches.indices where touches[place].phase == .began {
      findView(for: &touches[place])
      journal.cause = taken
    }
    if journal.rules.sequel == .followsFinger { hand(touches) }
    journal.note(fingers.down)
    if !arbiter.recognizers.engaged.isEmpty {
      arbiter.show(touches, gate, &journal)
      settle()
      // Nobody knows what its views would be told.
      guard !journal.isOver else { return fingers.letGo() }
    }
    flush()
    for call in gate.pass(touches, arbiter.recognizers, &journal) { send(call) }
    catchUp()
    if scroller.isHeld {
      journal.cause = taken
      scroller.release(touches, &journal)
    }
    if scroller.isZooming {
      journal.cause = taken
      leaveZooms()
    }
    settleAfterwards()
    fingers.letGo()
  }

  /// M25: hands each touch that moved or ends to the view under it.
  private mutating func hand(_ touches: [Touch]) {
    let query = TapQuery(journal.scene)
    for touch in touches where touch.phase != .began {
      guard let view = query.hit(at: touch.screenLocation),
        let window = gate.hand(touch.number, to: view)
      else { continue }
      fingers.bind(touch.number, view: view, window: window)
    }
  }

  /// What follows once the views were told: what they did may have changed who holds what.
  mutating func settleAfterwards() {
    if hasEmptiedWindow {
      hasEmptiedWindow = false
      leaveWindow()
    }
    arbiter.recognizers.reset(&journal)
    flush()
    if rows.hasNoted { rows.selectNoted(&journal) }  // 16.15
    gate.removeDone()
    if !scroller.rested.isEmpty { settleWheels() }
  }

  /// 4.6, 9.35: tells the views what nobody holds any more.
  mutating func flush() {
    for call in gate.flush(arbiter.recognizers, &journal) { send(call) }
  }

  /// 3.16: each new touch is hit-tested by itself.
  private mutating func findView(for touch: inout Touch) {
    let ignored = journal.scene.application.ignoringInteractionEvents > 0
    let found = ignored ? nil : search.find(touch.number, at: touch.screenLocation, &journal)
    outcomes.append(
      TouchOutcome(
        touch: touch.number, finger: touch.finger, hit: found?.view, window: found?.window))
    // 1.10: while interaction events are ignored, a new touch goes nowhere.
    if ignored {
      journal.put(
        .discard(touch: touch.number, .began, by: nil, .ignored),
        journal.grounds(1, 10, [journal.scene.application.eventsIgnored]))
    }
    guard let found else { return }
    touch.view = found.view
    touch.window = found.window
    fingers.bind(touch.number, view: found.view, window: found.window)
    if Sink.listens { putBind(touch.number, found.view, found.window) }
    let stopped = scroller.stop(above: found.view, by: touch.number, &journal)
    let refusal = gate.refusal(
      of: touch, view: found.view, window: found.window, stopped: stopped,
      zoomed: scroller.zooms(around: found.view, journal.scene), journal)
    let bound = journal.cause
    let collected = arbiter.recognizers.collect(touch, from: found.view, &journal)
    let collectedStep = journal.cause
    for view in scroller.stopped(by: touch.number) {
      arbiter.recognizers.stopsContent(of: view, collected, journal.scene)
    }
    journal.cause = bound
    if let (reason, grounds) = refusal {
      journal.put(.discard(touch: touch.number, .began, by: nil, reason), grounds)
    }
    gate.open(
      TouchGate(
        touch, view: found.view, window: found.window, collected, collected: collectedStep,
        value: journal.scene[found.view].value, silent: refusal != nil,
        asksContent: journal.scene.asksContent(found.view)))
  }

  /// 1.11: it follows from what hit testing found, the step before it.
  private mutating func putBind(_ touch: Int, _ view: ViewID, _ window: ViewID) {
    journal.sink.takeCauses(Causes(journal.nextStep - 1))
    journal.cause = journal.nextStep
    journal.sink.put(
      StepRecord(
        .touchBind, touch: touch, subject: view.index, object: window.index,
        moment: journal.moment))
  }
}

extension Application {
  /// 1.10: interaction events are ignored while somebody asked for it.
  fileprivate var eventsIgnored: Check {
    Check(
      .ignoring, of: .responder(.application), .number(Double(ignoringInteractionEvents)),
      .atMost(0), from: .property(.ignoringInteractionEvents))
  }
}
