//   touchesBegan      beginTracking ─ yes ─▶ highlighted, touchDown (touchDownRepeat)     7.4
//        │                   └ no ─▶ not tracking: the touch is sent on to next           7.5, 7.12
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
        .beginTracking, touch: number, answer: answer, rule: answer ? 4 : 5,
        begins.map { [$0] } ?? [])
    ]
    guard answer else { return deeds }
    tracking.append(ControlTracking(view: view, touch: number))
    deeds += [.highlight(true, rule: 4), .send(.touchDown)]
    if let touch, touch.tapCount >= 2 {
      let again = Check(
        .tapCount, .number(Double(touch.tapCount)), .atLeast(2), from: .system)
      deeds.append(.send(.touchDownRepeat, [again]))
    }
    if let value = journal.scene[view].valueAtDown(touch?.location(in: view, journal.scene)) {
      deeds.append(.take(value))
    }
    return deeds
  }

  /// 7.5: what `beginTracking` goes by: a subclass, or where the knob is; nil where nothing is asked.
  func beginTracking(_ touch: TouchGate?, in view: ViewID, _ scene: Scene) -> Check? {
    if let own = scene[view].control.beginTracking {
      return Check(.beginTracking, own, wants: true, from: .property(.beginTracking))
    }
    guard scene[view].kind == .slider, let touch else { return nil }
    return scene[view].onKnob(scene.fromScreen(touch.start, to: view), scene.settings)
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
        .continueTracking, touch: number, answer: answer, rule: answer ? 6 : 7,
        own.map {
          [Check(.continueTracking, $0, wants: true, from: .property(.continueTracking))]
        } ?? [])
    ]
    guard answer else {
      tracking.remove(at: place)  // 7.7
      return deeds + [.highlight(false, rule: 7)]
    }
    deeds += updateInside(place, drags: true, gate[number], journal)
    let location = gate[number]?.location(in: view, journal.scene)
    if let value = journal.scene[view].valueWhileDragging(location, journal.scene.settings) {
      deeds.append(.take(value))
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
      deeds.append(.highlight(isInside, rule: drags ? 6 : 8))
      events.append(isInside ? .touchDragEnter : .touchDragExit)
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
    let bounds = journal.scene[tracked.view].asHit.bounds
    let slop = journal.scene.settings[.controlSlop]
    let place = journal.scene.fromScreenAsHit(touch.location, to: tracked.view)
    let inside = Check(
      .insideControl, .place(place), .inside(bounds.expanded(by: slop)),
      from: .setting(.controlSlop), .points)
    guard journal.listens else { return [inside] }
    let beyond = Check.distance(
      .beyondControl, max(bounds.distance(to: place), 0), .atMost(slop),
      from: .setting(.controlSlop))
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
    deeds.append(.call(.endTracking, touch: tracked.touch, answer: true, rule: 8))
    let checks = insideControl(tracked, touch, journal)
    guard tracked.isInside else { return deeds + [.send(.touchUpOutside, checks)] }
    let lift =
      [.send(.touchUpInside, checks)]
      + journal.scene[view].deedsAtUp(touch?.location(in: view, journal.scene))
    // 7.9: the highlight is still there inside the action.
    let clearsFirst = journal.scene.settings.isOn(.clearsHighlightFirst)
    let clears = ControlDeed.highlight(false, rule: 9)
    return deeds + (clearsFirst ? [clears] + lift : lift + [clears])
  }

  /// 7.10: the tracking is broken off; nothing is done where there was none.
  mutating func cancel(in view: ViewID) -> [ControlDeed] {
    guard let place = place(of: view) else { return [] }
    let tracked = tracking.remove(at: place)
    let call = ControlDeed.call(.cancelTracking, touch: tracked.touch, answer: true, rule: 10)
    return tracked.isInside ? [call, .highlight(false, rule: 10)] : [call]
  }

  private func place(of view: ViewID) -> Int? { tracking.firstIndex { $0.view == view } }
}
