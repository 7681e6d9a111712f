extension Delivery where Sink: ~Copyable {
  /// One event of the fingers: recognizers first, then views (4.1).
  mutating func handle(_ changes: [FingerChange]) {
    var touches: [Touch] = []
    var evidence = Evidence(isWanted: Sink.listens)
    for change in changes {
      touches.append(fingers.apply(change, at: milliseconds, scene: scene, &evidence))
    }
    if Sink.listens { sink.takeLate(evidence.checks, of: nil) }  // 3.7
    noteTouches()
    let taken = cause
    for place in touches.indices where touches[place].phase == .began {
      findView(for: &touches[place])
      cause = taken
    }
    if rules.sequel == .followsFinger { hand(touches) }
    noteTouches()
    updateRecognizers(touches)
    flush()
    passChanges(touches)
    settleAfterwards()
    fingers.letGo()
  }

  /// M25: hands each touch that moved or ends to the view under it.
  private mutating func hand(_ touches: [Touch]) {
    let query = TapQuery(scene)
    for touch in touches where touch.phase != .began {
      guard let place = gates.firstIndex(where: { $0.touch == touch.number }),
        let view = query.hit(at: touch.screenLocation)
      else { continue }
      gates[place].hand(to: view)
      fingers.bind(touch.number, view: view, window: gates[place].window)
    }
  }

  /// What follows once the views were told: what they did may have changed who holds what.
  mutating func settleAfterwards() {
    resetRecognizers()
    flush()
    gates.removeAll { $0.isDone }
  }

  /// 3.16: each new touch is hit-tested by itself.
  private mutating func findView(for touch: inout Touch) {
    let ignored = scene.application.ignoringInteractionEvents > 0
    let found = ignored ? nil : findView(of: touch.number, at: touch.screenLocation)
    outcomes.append(
      TouchOutcome(
        touch: touch.number, finger: touch.finger, hit: found?.view, window: found?.window))
    // 1.10: while interaction events are ignored, a new touch goes nowhere.
    if ignored {
      put(.discard(touch: touch.number, .began, by: nil, .ignored), grounds(1, 10, [eventsIgnored]))
    }
    guard let found else { return }
    touch.view = found.view
    touch.window = found.window
    fingers.bind(touch.number, view: found.view, window: found.window)
    if Sink.listens {
      // 1.11: it follows from what hit testing found, the step before it.
      sink.takeCauses(Causes(nextStep - 1))
      cause = nextStep
      sink.put(
        StepRecord(
          .touchBind, touch: touch.number, subject: found.view.index, object: found.window.index,
          moment: moment))
    }
    let stopped = stopScrolling(above: found.view)
    let refusal = refusal(of: touch, view: found.view, window: found.window, stopped: stopped)
    let bound = cause
    let collected = collect(touch, from: found.view)
    let collectedStep = cause
    cause = bound
    if let (reason, grounds) = refusal {
      put(.discard(touch: touch.number, .began, by: nil, reason), grounds)
    }
    gates.append(
      TouchGate(
        touch, view: found.view, window: found.window, collected, collected: collectedStep,
        silent: refusal != nil))
  }

  /// 1.10: interaction events are ignored while somebody asked for it.
  private var eventsIgnored: Check {
    Check(
      .ignoring, of: .responder(.application),
      .number(Double(scene.application.ignoringInteractionEvents)), .atMost(0),
      from: .property(.ignoringInteractionEvents))
  }

  /// Why a view does not hear of a new touch, whatever recognizers say, and by what; nil where it
  /// does.
  private mutating func refusal(
    of touch: Touch, view: ViewID, window: ViewID, stopped: ViewID?
  ) -> (GateReason, Grounds)? {
    if let stopped, stopped != view {
      let slowing = Check(
        .slowingDown, of: .responder(.view(stopped)), true, wants: false, from: .system)
      return (.stoppedScrolling, grounds(11, 12, [slowing]))
    }
    if !scene[view].isMultipleTouchEnabled, gates.contains(where: { takesSlot($0, of: view) }) {
      let several = Check(
        .multipleTouch, of: .responder(.view(view)), false, wants: true,
        from: .property(.isMultipleTouchEnabled))
      return (.multipleTouchOff, grounds(3, 10, [several]))
    }
    // 3.17: an exclusive view wants to be alone in its window.
    let others = gates.filter {
      $0.window == window && $0.view != view && $0.isDown && !$0.isClosed
    }
    if let other = others.first(where: {
      scene[view].isExclusiveTouch || scene[$0.view].isExclusiveTouch
    }) {
      let alone = scene[view].isExclusiveTouch ? view : other.view
      let exclusive = Check(
        .exclusiveTouch, of: .responder(.view(alone)), true, wants: false,
        from: .property(.isExclusiveTouch))
      return (.exclusiveTouch, grounds(3, 17, [exclusive]))
    }
    return contentRefusal(view)
  }

  /// 3.10: the first touch keeps the view's slot until it ends.
  private func takesSlot(_ gate: TouchGate, of view: ViewID) -> Bool {
    guard gate.view == view, gate.takesSlot else { return false }
    return gate.isDown || tuning.heldTouchKeepsSlot && gate.holdsLift
  }

  /// The program changes something while fingers are down.
  mutating func change(_ change: SceneChange) {
    if change.property == .firstResponder, case .responder(let responder) = change.object {
      if change.new == .flag(true) { becomeFirst(responder) } else { resignFirst(responder) }
      return
    }
    guard let old = scene.value(of: change.property, in: change.object) else { return }
    var made = change
    made.old = old
    let before = cause
    defer { cause = before }
    let step = nextStep
    make(made)
    if Sink.listens { cause = step }
    if case .recognizer(let id) = change.object, change.new == .flag(false) { disable(id) }
    if change.property == .removed { leaveWindow() }
    // 7.20: a control that is disabled while it tracks does nothing more with the touch.
    if change.property == .enabled, case .responder(.view(let view)) = change.object,
      change.new == .flag(false)
    {
      cancelTracking(in: view)
    }
    settleAfterwards()
  }

  /// Changes the scene and says so.
  mutating func make(_ change: SceneChange) {
    changeScene(change)
    guard Sink.listens else { return }
    sink.take(grounds(change.property.rule(of: change.object)))
    sink.put(StepRecord(.change, subject: UInt32(changes.count - 1), moment: moment))
  }

  /// Changes the scene; the step that is put next tells it.
  mutating func changeScene(_ change: SceneChange) {
    scene.apply(change)
    layouts = nil
    if Sink.listens { changes.append(TimedChange(step: sink.count, change: change)) }
  }

  /// 3.20: what becomes of touches whose view is in no window any more.
  private mutating func leaveWindow() {
    dropLostFocus()
    for place in gates.indices
    where !gates[place].isClosed && scene.window(containing: gates[place].view) == nil {
      if scene[gates[place].view].kind.isControl { cancelTracking(in: gates[place].view) }
      guard !tuning.removedViewKeepsTouches else { continue }
      let gone = Check(
        .inWindow, of: .responder(.view(gates[place].view)), false, wants: true,
        from: .property(.superview))
      put(
        .discard(touch: gates[place].touch, .ended, by: nil, .viewRemoved), grounds(3, 20, [gone]))
      gates[place].close()
    }
  }

  /// A view's own `touchesMoved` drags it.
  mutating func drag(_ view: ViewID, by touches: [Int]) {
    guard let style = scene[view].drag, let number = touches.first,
      let touch = fingers.down.first(where: { $0.number == number })
    else { return }
    let superview = scene[view].superview
    let distance =
      touch.location(in: superview, scene: scene)
      - touch.previousLocation(in: superview, scene: scene)
    let moved = AffineTransform.translation(distance.x, distance.y)
    let old = scene[view].transform
    make(
      SceneChange(
        .responder(.view(view)), .transform, from: .transform(old),
        to: .transform(style == .drag ? old.concatenating(moved) : moved)))
  }
}
