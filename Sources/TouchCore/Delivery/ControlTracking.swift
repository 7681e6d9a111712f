//   touchesBegan      beginTracking ─ yes ─▶ highlighted, touchDown (touchDownRepeat)     7.4
//        │                   └ no ─▶ not tracking: the touch is sent on to next           7.5, 7.12
//   touchesMoved      continueTracking, then inside or outside, 70 points around           7.6, 7.14
//   touchesEnded      endTracking, then touchUpInside or touchUpOutside                    7.8
//   touchesCancelled  cancelTracking, touchCancel                                          7.10

/// The one touch a control tracks (7.3).
struct ControlTracking {
  let view: ViewID
  let touch: Int
  var isInside = true
}

/// What UIControl's own methods do with a message.
struct ControlReception {
  /// Whether they track a touch with it, or ask `beginTracking` about it.
  var tracks = false
  /// The touches they send on to `next` (7.12); the others they keep (7.3, 7.11, 7.13).
  var forwards: [Int] = []
}

extension Delivery where Sink: ~Copyable {
  /// What a control does with a touches message.
  ///
  /// 3.19: a touch whose began was sent on, or never came to UIControl's own method, is sent on to
  /// its end, and one that was kept is kept, whatever the control does with other touches.
  func controlReception(
    _ method: ResponderMethod, _ touches: [Int], at view: ViewID, touchView: ViewID?
  ) -> ControlReception {
    guard isOwn(touchView, of: view) else {
      // 7.13: what a subview forwards into a control stops there.
      let stops = scene.settings.isOn(.controlStopsForwarded)
      return ControlReception(forwards: stops ? [] : touches)
    }
    let tracked = tracking.first { $0.view == view }
    guard method == .began else {
      return ControlReception(
        tracks: tracked.map { touches.contains($0.touch) } ?? false,
        forwards: touches.filter { !keptByControls.contains($0) })
    }
    if tracked != nil { return ControlReception() }  // 7.3
    guard scene[view].isEnabled else {
      let forwards = scene.settings.isOn(.disabledControlForwards)
      return ControlReception(forwards: forwards ? touches : [])  // 7.12
    }
    return ControlReception(
      tracks: true, forwards: beginsTracking(touches, in: view) ? [] : touches)
  }

  /// 7.13: whether a control takes a touch for its own; M30: also one of a view inside it.
  func isOwn(_ touchView: ViewID?, of control: ViewID) -> Bool {
    touchView == control || rules.sequel == .controlsHearInside && touchView != nil
  }

  /// M30: whether a control around another one hears what that one keeps.
  func isHeardAround(_ control: ViewID) -> Bool {
    rules.sequel == .controlsHearInside
      && scene.path(from: control).dropFirst().contains { scene[$0].kind.isControl }
  }

  /// 7.5: what `beginTracking` answers.
  private func beginsTracking(_ touches: [Int], in view: ViewID) -> Bool {
    if let answer = scene[view].control.beginTracking { return answer }
    guard scene[view].kind == .slider, let gate = gate(touches.first) else { return true }
    return isOnKnob(gate.start, of: view)
  }

  /// What is known of a touch by its number.
  func gate(_ number: Int?) -> TouchGate? { gates.first { $0.touch == number } }

  /// Moves the tracking on.
  mutating func track(_ method: ResponderMethod, _ touches: [Int], in view: ViewID) {
    switch method {
    case .began: begin(touches, in: view)
    case .moved: proceed(in: view)
    case .ended: finish(in: view)
    case .cancelled:
      let before = cause
      let step = nextStep
      guard cancelTracking(in: view) else { return }
      if Sink.listens { cause = step }
      send(.touchCancel, from: view)
      cause = before
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled, .motionBegan,
      .motionEnded, .motionCancelled, .remoteControlReceived:
      return
    }
  }

  private mutating func begin(_ touches: [Int], in view: ViewID) {
    guard let number = touches.first else { return }
    let answer = beginsTracking(touches, in: view)
    let before = putTrack(
      .track(view, .beginTracking, touch: number, answer: answer), answer ? 4 : 5,
      Sink.listens ? beginChecks(of: view, touches) : [])
    defer { cause = before }
    guard answer else { return }
    tracking.append(ControlTracking(view: view, touch: number))
    put(.highlight(view, true), 4)
    send(.touchDown, from: view)
    if let gate = gate(number), gate.tapCount >= 2 {
      let again = Check(
        .tapCount, .number(Double(gate.tapCount)), .atLeast(2), from: .system)
      send(.touchDownRepeat, from: view, [again])
    }
    changeValueAtDown(in: view)
  }

  /// 7.5: what `beginTracking` went by: a subclass, or where the knob is.
  private func beginChecks(of view: ViewID, _ touches: [Int]) -> [Check] {
    if let own = scene[view].control.beginTracking {
      return [Check(.beginTracking, own, wants: true, from: .property(.beginTracking))]
    }
    guard scene[view].kind == .slider, let gate = gate(touches.first) else { return [] }
    return [onKnob(gate.start, of: view)]
  }

  private mutating func proceed(in view: ViewID) {
    guard let place = tracking.firstIndex(where: { $0.view == view }) else { return }
    let own = scene[view].control.continueTracking
    let answer = own ?? true
    let before = putTrack(
      .track(view, .continueTracking, touch: tracking[place].touch, answer: answer),
      answer ? 6 : 7,
      own.map { [Check(.continueTracking, $0, wants: true, from: .property(.continueTracking))] }
        ?? [])
    defer { cause = before }
    guard answer else {
      tracking.remove(at: place)  // 7.7
      put(.highlight(view, false), 7)
      return
    }
    updateInside(place, drags: true)
    changeValueWhileDragging(in: view)
  }

  /// 7.6: entering or leaving is sent first, then dragging inside or outside.
  private mutating func updateInside(_ place: Int, drags: Bool) {
    let tracked = tracking[place]
    let checks = insideControl(tracked)
    let isInside = checks.first?.passes ?? tracked.isInside
    var events: [ControlEvents] = []
    if isInside != tracked.isInside {
      tracking[place].isInside = isInside
      put(.highlight(tracked.view, isInside), drags ? 6 : 8)
      events.append(isInside ? .touchDragEnter : .touchDragExit)
    }
    if drags { events.append(isInside ? .touchDragInside : .touchDragOutside) }
    if scene.settings.isOn(.dragEventsTogether) {
      let together = events.reduce(into: ControlEvents()) { $0.formUnion($1) }
      if !together.isEmpty { send(together, from: tracked.view, checks) }
    } else {
      for event in events { send(event, from: tracked.view, checks) }
    }
  }

  /// 7.14: once it tracks, a control counts points around its bounds as inside.
  ///
  /// The first check decides; the other one tells how far outside that is.
  private func insideControl(_ tracked: ControlTracking) -> [Check] {
    guard let gate = gate(tracked.touch) else { return [] }
    let (bounds, slop) = (scene[tracked.view].bounds, scene.settings[.controlSlop])
    let place = scene.fromScreen(gate.location, to: tracked.view)
    let inside = Check(
      .insideControl, .place(place), .inside(bounds.expanded(by: slop)),
      from: .setting(.controlSlop), .points)
    guard Sink.listens else { return [inside] }
    let beyond = Check.distance(
      .beyondControl, max(bounds.distance(to: place), 0), .atMost(slop),
      from: .setting(.controlSlop))
    return [inside, beyond.asideOnly]
  }

  private mutating func finish(in view: ViewID) {
    guard let place = tracking.firstIndex(where: { $0.view == view }) else { return }
    updateInside(place, drags: false)
    let checks = insideControl(tracking[place])
    let tracked = tracking.remove(at: place)
    let before = putTrack(.track(view, .endTracking, touch: tracked.touch, answer: true), 8, [])
    defer { cause = before }
    let clearsFirst = scene.settings.isOn(.clearsHighlightFirst)
    if clearsFirst, tracked.isInside { put(.highlight(view, false), 9) }
    send(tracked.isInside ? .touchUpInside : .touchUpOutside, from: view, checks)
    if tracked.isInside { changeValueAtUp(in: view, tracked.touch) }
    // 7.9: the highlight is still there inside the action.
    if !clearsFirst, tracked.isInside { put(.highlight(view, false), 9) }
  }

  /// 7.10: the tracking is broken off; false where there was none.
  @discardableResult
  mutating func cancelTracking(in view: ViewID) -> Bool {
    guard let place = tracking.firstIndex(where: { $0.view == view }) else { return false }
    let tracked = tracking.remove(at: place)
    let before = putTrack(.track(view, .cancelTracking, touch: tracked.touch, answer: true), 10, [])
    if tracked.isInside { put(.highlight(view, false), 10) }
    cause = before
    return true
  }

  /// Puts the call of a tracking method, which what follows comes from; answers what it came from.
  private mutating func putTrack(
    _ step: ControlStep, _ rule: Int, _ checks: [Check]
  ) -> Int32 {
    let (before, here) = (cause, nextStep)
    put(step, rule, checks)
    if Sink.listens { cause = here }
    return before
  }

  /// Puts a step of a control.
  ///
  /// - Parameter rule: The item of section 7 that decides it.
  @inline(__always)
  mutating func put(
    _ step: ControlStep, _ rule: Int, _ checks: [Check] = []
  ) {
    guard Sink.listens else { return }
    var checks = checks
    for place in checks.indices { checks[place].subject = .responder(.view(step.view)) }
    sink.take(grounds(7, rule, checks))
    sink.put(StepRecord(step, moment: moment))
  }
}
