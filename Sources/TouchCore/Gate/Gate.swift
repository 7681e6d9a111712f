//  What an event brings is either told to the view now or waits at the gate:
//
//     touch 1   began ✓   ended … held by double (delaysTouchesEnded)
//     touch 2   began ✓   ended ─▶ double recognizes ─▶ cancelled 1, cancelled 2   (9.37)

/// What the views know of the touches, and what they are not told yet.
struct Gate: ~Copyable {
  var touches: [TouchGate] = []
  /// How often recognizers had left Possible when what is held was last looked through.
  private var flushedCount = 0

  /// What its view knows of a touch; nil where no view was hit, and once it is over.
  subscript(number: Int?) -> TouchGate? { touches.first { $0.touch == number } }

  /// A new touch comes to its view.
  mutating func open(_ touch: TouchGate) { touches.append(touch) }

  /// Forgets the touches that are over.
  mutating func removeDone() { touches.removeAll { $0.isDone } }

  /// M25: hands a touch to another view; answers its window.
  mutating func hand(_ touch: Int, to view: ViewID) -> ViewID? {
    guard let place = touches.firstIndex(where: { $0.touch == touch }) else { return nil }
    touches[place].hand(to: view)
    return touches[place].window
  }

  /// 18.42: a view that left its window is told that its touches are cancelled, where it heard of
  /// them at all.
  mutating func leaveWindow(_ journal: inout Journal<some StepSink & ~Copyable>) -> [DueCall] {
    var calls: [DueCall] = []
    for touch in touches
    where !touch.isClosed && journal.scene.window(containing: touch.view) == nil {
      let gone = Check(.inWindow, of: touch.view, false, wants: true, from: .property(.superview))
      calls += cancel(touch.touch, .viewRemoved, gone, &journal)
    }
    return calls
  }

  /// A touch is taken from its view, which is told so if it heard of it.
  mutating func cancel(
    _ touch: Int, _ reason: GateReason, _ check: Check,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> [DueCall] {
    guard let place = touches.firstIndex(where: { $0.touch == touch }) else { return [] }
    guard !touches[place].isWaiting else {
      drop(touch, before: .began, reason, check, &journal)
      return []
    }
    var calls: [DueCall] = []
    let step = journal.nextStep
    journal.put(.cancel(touch: touch, by: nil, reason), journal.grounds(reason.rule, [check]))
    add(.cancelled, place, at: journal.moment, because: Causes(step), to: &calls, journal)
    return calls
  }

  /// A touch's view is told nothing more of it, not even that it is over.
  mutating func drop(
    _ touch: Int, before method: ResponderMethod, _ reason: GateReason, _ check: Check,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard let place = touches.firstIndex(where: { $0.touch == touch }) else { return }
    let grounds = journal.grounds(reason.rule, [check])
    journal.put(.discard(touch: touch, method, by: nil, reason), grounds)
    touches[place].close()
  }

  /// What the views are told of an event; the rest is kept back.
  mutating func pass(
    _ changed: [Touch], _ recognizers: borrowing RecognizerTable,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> [DueCall] {
    var calls: [DueCall] = []
    for touch in changed {
      guard let place = touches.firstIndex(where: { $0.touch == touch.number }) else { continue }
      touches[place].location = touch.screenLocation
      if touch.phase == .ended || touch.phase == .cancelled { touches[place].isDown = false }
      if !touches[place].isClosed {
        pass(touch.phase.method, place, recognizers, &calls, &journal)
      }
    }
    // 3.5, 3.14: one call for the touches of one view in one phase; nearly always there is only one.
    guard calls.count > 1 else { return calls }
    return ResponderMethod.touches.flatMap { method in calls.filter { $0.method == method } }
  }

  private mutating func pass(
    _ method: ResponderMethod, _ place: Int, _ recognizers: borrowing RecognizerTable,
    _ calls: inout [DueCall], _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    let gate = touches[place]
    if method == .cancelled {
      cancelBySystem(place, &calls, &journal)
    } else if let (by, reason) = recognizers.holder(of: method, gate, journal.tuning) {
      // 9.30: of moves behind a held began only the current one would be told, so none is kept.
      let grounds = grounds(ofHolding: gate, by, reason, journal)
      guard method != .moved else {
        touches[place].missesMove = true
        journal.put(.discard(touch: gate.touch, method, by: by, reason), grounds)
        return
      }
      touches[place].hold(method, journal.moment, by: journal.nextStep)
      journal.put(.hold(touch: gate.touch, method, by: by, reason), grounds)
    } else if method != .began || letsBegin(place, &journal) {
      add(method, place, at: journal.moment, because: Causes(journal.cause), to: &calls, journal)
    }
  }

  /// What holds a message back: a recognizer's flag, or the began before it.
  private func grounds(
    ofHolding gate: TouchGate, _ holder: RecognizerID?, _ reason: GateReason,
    _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> Grounds {
    var because = Causes(journal.cause)
    if let held = gate.held.first { because.add(held.step) }
    return journal.grounds(reason.rule, because: because, holds(reason, by: holder))
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
      .stoppedScrolling, .touchesShouldBegin, .systemCancelled, .viewRemoved, .interactionOff,
      .animationBegan, .menuOpened, .neverFailed, .zooming:
      return []
    }
  }

  /// A cancelled touch that the view never saw is dropped; otherwise the view is told (3.19).
  private mutating func cancelBySystem(
    _ place: Int, _ calls: inout [DueCall], _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    let gate = touches[place]
    if gate.isWaiting {
      journal.put(
        .discard(touch: gate.touch, .began, by: nil, .systemCancelled),
        journal.grounds(3, 19, [.notCancelled]))
      touches[place].close()
    } else {
      add(
        .cancelled, place, at: journal.moment, because: Causes(journal.cause), to: &calls, journal)
    }
  }

  /// The view is told: from now on the gate counts the message as delivered.
  private mutating func add(
    _ method: ResponderMethod, _ place: Int, at moment: UInt32, because: Causes,
    to calls: inout [DueCall], _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) {
    let gate = touches[place]
    touches[place].deliver(method)
    let call = DueCall(
      method: method, view: gate.view, touches: [gate.touch], moment: moment, because: because)
    let mayJoin =
      journal.tuning.groupsClosedTouches || call.method == .began || call.method == .moved
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

  /// 18.29, 18.30: a menu that opens takes the touch over.
  mutating func giveToMenu(
    _ touch: Int, of view: ViewID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> [DueCall] {
    guard let place = touches.firstIndex(where: { $0.touch == touch && $0.isOpen }) else {
      return []
    }
    var calls: [DueCall] = []
    let step = journal.nextStep
    let menu = Check(.menu, of: view, true, wants: false, from: .property(.menu))
    let item = journal.scene[view].control.menu == .primary ? 29 : 30
    journal.put(.cancel(touch: touch, by: nil, .menuOpened), journal.grounds(18, item, [menu]))
    add(.cancelled, place, at: journal.moment, because: Causes(step), to: &calls, journal)
    return calls
  }

  /// 9.30: where fingers that went on while their began was held are by now.
  mutating func catchUp(_ journal: borrowing Journal<some StepSink & ~Copyable>) -> [DueCall] {
    var calls: [DueCall] = []
    for place in touches.indices where touches[place].missesMove && touches[place].isOpen {
      let because = Causes(touches[place].flushed ?? journal.cause)
      add(.moved, place, at: journal.moment, because: because, to: &calls, journal)
    }
    return calls
  }

  /// 4.6, 9.35: what nobody holds any more, in the order it was due.
  mutating func flush(
    _ recognizers: borrowing RecognizerTable, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> [DueCall] {
    // Only a recognizer that left Possible lets go of anything (9.33).
    guard recognizers.settledCount != flushedCount else { return [] }
    flushedCount = recognizers.settledCount
    guard touches.contains(where: { !$0.held.isEmpty }) else { return [] }
    var calls: [DueCall] = []
    for place in touches.indices {
      while let next = touches[place].held.first,
        recognizers.holder(of: next.method, touches[place], journal.tuning) == nil
      {
        guard next.method != .began || letsBegin(place, heldBy: next.step, &journal) else { break }
        let step = journal.nextStep
        touches[place].release(at: step)
        let gate = touches[place]
        let by = recognizers.lastHolder(of: next.method, gate, journal.tuning)
        var because = Causes(next.step)
        if let by { because.add(recognizers.lastState(of: by)) }
        // 9.33 is about lifts alone; whatever waited for a began comes late by 9.30.
        let letGo = journal.listens ? recognizers.letGo(of: next.method, gate, journal.tuning) : []
        journal.put(
          .flush(touch: gate.touch, next.method, by: by, .released),
          journal.grounds(9, next.method == .began ? 30 : 33, because: because, letGo))
        add(next.method, place, at: next.moment, because: Causes(step), to: &calls, journal)
      }
    }
    calls.sort { ($0.moment, $0.method.rawValue) < ($1.moment, $1.method.rawValue) }
    return calls
  }

  /// 18.25: what a recognizer that neither recognized nor failed held back is told nobody.
  mutating func lose(
    by recognizer: RecognizerID, _ recognizers: borrowing RecognizerTable,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    let run = (
      began: recognizers[recognizer].delaysTouchesBegan,
      ended: recognizers[recognizer].delaysTouchesEnded
    )
    for place in touches.indices where recognizers[recognizer].follows(touches[place].touch) {
      let gate = touches[place]
      guard gate.isWaiting ? run.began : gate.isOpen && run.ended else { continue }
      let property = gate.isWaiting ? Check.Property.delaysTouchesBegan : .delaysTouchesEnded
      var because = Causes(journal.cause)
      if let held = gate.held.first { because.add(held.step) }
      journal.put(
        .discard(
          touch: gate.touch, gate.isWaiting ? .began : .ended, by: recognizer, .neverFailed),
        journal.grounds(
          18, 25, because: because,
          [
            Check(
              gate.isWaiting ? .delaysTouchesBegan : .delaysTouchesEnded,
              of: .recognizer(recognizer), true, wants: false, from: .property(property)),
            Check(
              .failsAtLift, of: .recognizer(recognizer), false, wants: true, from: .property(.fails)
            ),
          ]))
      touches[place].close()
    }
  }

  /// 9.27, 9.30: a recognizer that recognized takes its touches away from their views.
  mutating func takeAway(
    by recognizer: RecognizerID, _ recognizers: borrowing RecognizerTable,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> [DueCall] {
    var calls: [DueCall] = []
    let since = Causes(recognizers.lastState(of: recognizer), journal.cause)
    let cancels = recognizers[recognizer].cancelsTouchesInView
    for place in touches.indices
    where recognizers[recognizer].contacts.contains(where: { $0.touch == touches[place].touch }) {
      let gate = touches[place]
      if gate.isWaiting, !cancels || journal.rules.sequel != .cancelsUnheard {
        // 9.30: the view never saw it, so there is nothing to cancel.
        var because = since
        if let held = gate.held.first { because.add(held.step) }
        journal.put(
          .discard(touch: gate.touch, .began, by: recognizer, .recognized),
          journal.grounds(  // 9.30 is about what was held back.
            9, gate.held.isEmpty ? 27 : 30, because: because,
            [.taking(recognizer, cancels ? .cancelsTouchesInView : .delaysTouchesBegan)]))
        touches[place].close()
      } else if !gate.isClosed, cancels {
        let step = journal.nextStep
        journal.put(
          .cancel(touch: gate.touch, by: recognizer, .recognized),
          journal.grounds(9, 27, because: since, [.taking(recognizer, .cancelsTouchesInView)]))
        add(.cancelled, place, at: journal.moment, because: Causes(step), to: &calls, journal)
      }
    }
    return calls
  }
}
