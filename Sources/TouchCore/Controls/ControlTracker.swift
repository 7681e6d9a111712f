//   touchesBegan      beginTracking ─ yes ─▶ highlighted, touchDown (touchDownRepeat)     7.4
//        │                   └ no ─▶ not tracking: the touch is sent on to next           7.5, 7.12
//   while it is held  a stepper counts on, a menu opens                                    18.33, 18.30
//   touchesMoved      continueTracking, then inside or outside, 70 points around           7.6, 7.14
//   touchesEnded      endTracking, then touchUpInside or touchUpOutside                    7.8
//   touchesCancelled  cancelTracking, touchCancel                                          7.10

/// What controls do with the touches they track.
struct ControlTracker: ~Copyable {
  var tracking: [ControlTracking] = []
  /// The touches whose began a control's own method kept (7.3, 7.11).
  var kept: Set<Int> = []

  /// Moves the tracking on; answers what the control does.
  mutating func track(
    _ method: ResponderMethod, _ touches: [Int], in view: ViewID, _ gate: borrowing Gate,
    _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> [ControlDeed] {
    let deeds = advance(method, touches, in: view, gate, journal)
    guard let sent = journal.scene[view].kind.reaction.sentAlone,
      !journal.scene.settings.isOn(sent.unless)
    else { return deeds }
    return deeds.filter { !$0.sendsMore(than: sent.events) }
  }

  private mutating func advance(
    _ method: ResponderMethod, _ touches: [Int], in view: ViewID, _ gate: borrowing Gate,
    _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> [ControlDeed] {
    switch method {
    case .began: return begin(touches, in: view, gate, journal)
    case .moved: return proceed(in: view, gate, journal)
    case .ended: return finish(in: view, gate, journal)
    case .cancelled:
      let deeds = cancel(in: view)
      return deeds.isEmpty ? [] : deeds + [.send(.touchCancel)]
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled, .motionBegan,
      .motionEnded, .motionCancelled, .remoteControlReceived:
      return []
    }
  }

  private mutating func begin(
    _ touches: [Int], in view: ViewID, _ gate: borrowing Gate,
    _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> [ControlDeed] {
    guard let number = touches.first else { return [] }
    let touch = gate[number]
    let begins = beginTracking(touch, in: view, journal.scene)
    let answer = begins?.passes ?? true
    var deeds: [ControlDeed] = [
      .call(
        .beginTracking, touch: number, answer: answer,
        rule: rule(ofBeginning: answer, in: view, journal.scene), begins.map { [$0] } ?? [])
    ]
    guard answer else { return deeds }
    tracking.append(
      ControlTracking(view: view, touch: number, value: journal.scene[view].value))
    deeds += [.highlight(true, rule: RuleNumber(7, 4)), .send(.touchDown)]
    if let touch, touch.tapCount >= 2 {
      let again = Check(
        .tapCount, .number(Double(touch.tapCount)), .atLeast(2), from: .system)
      deeds.append(.send(.touchDownRepeat, [again]))
    }
    return deeds + deedsWhileHeld(in: view, touch, isFirst: true, journal)
  }

  /// 18.29: a menu opens at once; 18.30: or after a press; 18.33: a stepper counts, and again.
  private func deedsWhileHeld(
    in view: ViewID, _ touch: TouchGate?, isFirst: Bool,
    _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> [ControlDeed] {
    let control = journal.scene[view]
    let settings = journal.scene.settings
    switch control.control.menu {
    case .primary: return [.send(.menuActionTriggered), .openMenu]
    case .press:
      let opens: [ControlDeed] = [.send(.menuActionTriggered), .openMenu]
      return isFirst ? [.wait(settings[.contextMenuDelay])] : opens
    case nil: break
    }
    let seen = touch.map { ControlTouch($0, in: view, journal.scene) }
    guard let value = control.countedValue(seen) else { return [] }
    let counts = ControlDeed.take(value, tells: control.control.isContinuous)
    guard control.control.autorepeat, value != control.value else { return [counts] }
    return [counts, .wait(settings[isFirst ? .stepperRepeatDelay : .stepperRepeatInterval])]
  }

  /// The time has come for which a control waited that is held.
  mutating func timerFired(
    in view: ViewID, _ gate: borrowing Gate,
    _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> [ControlDeed] {
    guard let place = place(of: view) else { return [] }
    tracking[place].timer = nil
    guard tracking[place].isInside else { return [] }
    return deedsWhileHeld(in: view, gate[tracking[place].touch], isFirst: false, journal)
  }

  /// It waits for a timer from now on.
  mutating func wait(for timer: UInt32, in view: ViewID) {
    if let place = place(of: view) { tracking[place].timer = timer }
  }

  /// The touch a control tracks.
  func touch(of view: ViewID) -> Int? { place(of: view).map { tracking[$0].touch } }

  /// 7.5: what `beginTracking` goes by: a subclass, or where the knob is; nil where nothing is asked.
  ///
  /// 19.39: around a custom view there is no control.
  func beginTracking(_ touch: TouchGate?, in view: ViewID, _ scene: Scene) -> Check? {
    if scene.customView(of: view) != nil {
      return Check(.beginTracking, false, wants: true, from: .system)
    }
    if let own = scene[view].control.beginTracking {
      return Check(.beginTracking, own, wants: true, from: .property(.beginTracking))
    }
    // 18.36: a slider tracks from its knob alone.
    guard scene[view].kind.reaction == .slide, let touch else { return nil }
    let seen = ControlTouch(touch, in: view, scene)
    return scene[view].onKnob(seen.start, at: seen.value, scene.settings)
  }

  private func rule(ofBeginning answer: Bool, in view: ViewID, _ scene: Scene) -> RuleNumber {
    scene.customView(of: view) == nil ? RuleNumber(7, answer ? 4 : 5) : RuleNumber(19, 39)
  }

  private mutating func proceed(
    in view: ViewID, _ gate: borrowing Gate,
    _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> [ControlDeed] {
    guard let place = place(of: view) else { return [] }
    let number = tracking[place].touch
    let own = journal.scene[view].control.continueTracking
    let answer = own ?? true
    var deeds: [ControlDeed] = [
      .call(
        .continueTracking, touch: number, answer: answer, rule: RuleNumber(7, answer ? 6 : 7),
        own.map {
          [Check(.continueTracking, $0, wants: true, from: .property(.continueTracking))]
        } ?? [])
    ]
    guard answer else {
      let tracked = tracking.remove(at: place)  // 7.7
      return deeds + [.highlight(false, rule: RuleNumber(7, 7))] + tracked.stopsWaiting
    }
    deeds += updateInside(place, drags: true, gate[number], journal)
    let touch = gate[number].map { tracking[place].sees($0, journal.scene) }
    tracking[place].isDragged = touch?.isDragged == true
    let control = journal.scene[view]
    if let value = control.valueWhileDragging(touch, journal.scene.settings) {
      deeds.append(.take(value, tells: control.control.isContinuous))
    }
    return deeds
  }

  /// 7.6: entering or leaving is sent first, then dragging inside or outside.
  private mutating func updateInside(
    _ place: Int, drags: Bool, _ touch: TouchGate?,
    _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> [ControlDeed] {
    let checks = insideControl(tracking[place], touch, journal)
    let wasInside = tracking[place].isInside
    let isInside = checks.first?.passes ?? wasInside
    var deeds: [ControlDeed] = []
    var events: [ControlEvents] = []
    if isInside != wasInside {
      tracking[place].isInside = isInside
      deeds.append(.highlight(isInside, rule: RuleNumber(7, drags ? 6 : 8)))
      events.append(isInside ? .touchDragEnter : .touchDragExit)
      // A stepper that is entered again counts on.
      if drags, isInside, tracking[place].timer == nil, journal.scene[tracking[place].view].repeats
      {
        deeds.append(.wait(journal.scene.settings[.stepperRepeatInterval]))
      }
    }
    if drags { events.append(isInside ? .touchDragInside : .touchDragOutside) }
    if journal.scene.settings.isOn(.dragEventsTogether) {
      let together = events.reduce(into: ControlEvents()) { $0.formUnion($1) }
      events = together.isEmpty ? [] : [together]
    }
    return deeds + events.map { .send($0, checks) }
  }

  /// 7.14: once it tracks, a control counts points around its bounds as inside.
  ///
  /// The first check decides; the other one tells how far outside that is.
  private func insideControl(
    _ tracked: ControlTracking, _ touch: TouchGate?,
    _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> [Check] {
    guard let touch else { return [] }
    let bounds = journal.scene[tracked.view].hitBounds
    let (setting, slop) = journal.scene.controlSlop
    let place = journal.scene.fromScreenAsHit(touch.location, to: tracked.view)
    let inside = Check(
      .insideControl, .place(place), .inside(bounds.expanded(by: slop)),
      from: .setting(setting), .points)
    guard journal.listens else { return [inside] }
    let beyond = Check.distance(
      .beyondControl, max(bounds.distance(to: place), 0), .atMost(slop),
      from: .setting(setting))
    return [inside, beyond.asideOnly]
  }

  private mutating func finish(
    in view: ViewID, _ gate: borrowing Gate,
    _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> [ControlDeed] {
    guard let place = place(of: view) else { return [] }
    let touch = gate[tracking[place].touch]
    var deeds = updateInside(place, drags: false, touch, journal)
    let tracked = tracking.remove(at: place)
    deeds += tracked.stopsWaiting
    deeds.append(.call(.endTracking, touch: tracked.touch, answer: true, rule: RuleNumber(7, 8)))
    let control = journal.scene[view]
    // 18.33: one that tells only of the last value tells now.
    let last: [ControlDeed] =
      control.control.isContinuous || control.value == tracked.value ? [] : [.send(.valueChanged)]
    let checks = insideControl(tracked, touch, journal)
    guard tracked.isInside else { return deeds + [.send(.touchUpOutside, checks)] + last }
    let seen = touch.map { tracked.sees($0, journal.scene) }
    let lift =
      [.send(.touchUpInside, checks)] + control.deedsAtUp(seen, journal.scene.settings) + last
    // 7.9: the highlight is still there inside the action.
    let clearsFirst = journal.scene.settings.isOn(.clearsHighlightFirst)
    let clears = ControlDeed.highlight(false, rule: RuleNumber(7, 9))
    return deeds + (clearsFirst ? [clears] + lift : lift + [clears])
  }

  /// 7.10: the tracking is broken off; nothing is done where there was none.
  ///
  /// - Parameter rule: What it is broken off by.
  mutating func cancel(in view: ViewID, by rule: RuleNumber = RuleNumber(7, 10)) -> [ControlDeed] {
    guard let place = place(of: view) else { return [] }
    let tracked = tracking.remove(at: place)
    let call = ControlDeed.call(.cancelTracking, touch: tracked.touch, answer: true, rule: rule)
    let deeds = tracked.isInside ? [call, .highlight(false, rule: rule)] : [call]
    return deeds + tracked.stopsWaiting
  }

  private func place(of view: ViewID) -> Int? { tracking.firstIndex { $0.view == view } }
}

extension ControlTracking {
  /// Whatever it waited for, it does no more.
  var stopsWaiting: [ControlDeed] { timer.map { [.stopWaiting($0)] } ?? [] }

  /// The touch as the control sees it, which remembers whether it dragged the knob.
  fileprivate func sees(_ touch: TouchGate, _ scene: Scene) -> ControlTouch {
    ControlTouch(touch, in: view, isDragged: isDragged, scene)
  }
}

extension ControlDeed {
  /// Whether it is an event, and none of some (18.31, 18.35).
  fileprivate func sendsMore(than events: ControlEvents) -> Bool {
    guard case .send(let event, _) = self else { return false }
    return event.isDisjoint(with: events)
  }
}

extension View {
  /// Whether it counts on while it is held (18.33).
  package var repeats: Bool { kind.reaction == .count && control.autorepeat }
}

extension Scene {
  /// How far around a control that tracks still counts as inside: less on a pad (18.27).
  public var controlSlop: (setting: Setting, points: Double) {
    let setting: Setting = application.idiom == .pad ? .controlSlopPad : .controlSlop
    return (setting, settings[setting])
  }
}
