import TouchCore

//   touch.bind ─▶ touch.deliver ─▶ control.track begin ─▶ … ─▶ control.track end ─▶ control.event
//        notHit    neverTold, disabled     refusedToTrack        takenAway     liftedOutside, other

/// A control's action: it is sent with an event of its tracking (7.19).
struct ControlAction {
  let sent: SentAction
  let view: ViewID

  private var trace: Trace { sent.trace }

  /// Why it was not sent for a touch, or for the one with which it came nearest.
  func why(touch: Int?) -> WhyNoAction {
    if touch == nil, let (reason, steps) = sent.sends(in: trace.indices), case .sent = reason {
      // Editing, for one, begins and ends without a touch.
      return sent.why(reason, steps, touch: nil)
    }
    let touches = touch.map { [$0] } ?? trace.outcomes.map { $0.touch }
    let answers = touches.map { touch in
      let (reason, steps) = answer(for: touch)
      return sent.why(reason, steps, touch: touch)
    }
    return answers.max { $0.nearness < $1.nearness } ?? sent.why(.noTouch, [], touch: touch)
  }

  private func answer(for touch: Int) -> (WhyNoAction.Reason, [Int]) {
    let hit = trace.whyNot(view, touch: touch)
    if let custom = customView(hitBy: touch) { return (.replaced(by: custom), hit.steps) }
    switch hit {
    case .itDid: break
    case .noTouch: return (.noTouch, [])
    case .refused, .ownOverride, .takenBack, .notDrawnThere, .descendantAnswered,
      .ancestorRefused, .ancestorOverridden,
      .siblingAnswered, .otherWindow, .windowNotShown, .notInWindow, .ignored:
      return (.notHit(hit), hit.steps)
    }
    guard let tracking = tracking(of: touch) else { return notTracked(touch) }
    if let found = sent.sends(in: tracking.range) { return found }
    return tracking.whyNotEnough(for: trace.scene[view].control.targets[sent.registration].events)
  }

  /// 19.39: the app's view that a bar item shows, if a touch hits the item or what lies in it.
  private func customView(hitBy touch: Int) -> ViewID? {
    guard let hit = trace.outcome(ofTouch: touch)?.hit, trace.scene.isDescendant(hit, of: view)
    else { return nil }
    return trace.scene.customView(of: view)
  }

  /// 7.4, 7.5: the steps of a control's tracking of a touch, up to where it begins with another.
  private func tracking(of touch: Int) -> ReadTracking? {
    let begin = steps(sinceTouchDown: touch).first { beginsTracking(at: $0) == touch }
    guard let begin else { return nil }
    let next = trace.indices[(begin + 1)...].first { beginsTracking(at: $0) != nil }
    return ReadTracking(
      trace: trace, view: view, touch: touch, range: begin..<(next ?? trace.endIndex))
  }

  private func steps(sinceTouchDown touch: Int) -> Range<Int> {
    let down = trace.down(of: touch).map { trace.indices(ofMoment: $0).lowerBound }
    return (down ?? trace.endIndex)..<trace.endIndex
  }

  /// The touch a control is asked to track at a step.
  private func beginsTracking(at index: Int) -> Int? {
    guard case .control(.track(view, .beginTracking, let touch, _)) = trace[index] else {
      return nil
    }
    return touch
  }

  /// The control is the touch's view, and its own methods never took the touch.
  private func notTracked(_ touch: Int) -> (WhyNoAction.Reason, [Int]) {
    let deliver = trace.delivery(of: .began, touch, to: view, in: steps(sinceTouchDown: touch))
    guard let deliver else { return notDelivered(touch) }
    if case .touchDeliver(_, _, _, .handled) = trace[deliver] {
      return (.overridden(.began), [deliver])
    }
    guard trace.scene(at: deliver)[view].isEnabled else {
      return (.disabled, trace.switching(off: .responder(.view(view)), before: deliver) + [deliver])
    }
    // Of two fingers in one call the first is tracked, right afterwards.
    let other =
      trace.indices[..<deliver].last { beginsTracking(at: $0) != nil }
      ?? trace.indices[deliver...].first { beginsTracking(at: $0) != nil }
    return (.tracksAnotherTouch, (other.map { [$0, deliver] } ?? [deliver]).sorted())
  }

  /// 9.30, 3.10: why the view never heard that the touch began.
  private func notDelivered(_ touch: Int) -> (WhyNoAction.Reason, [Int]) {
    for index in steps(sinceTouchDown: touch) {
      guard case .gate(.discard(touch, let method, let by, let reason)) = trace[index],
        method != .moved
      else { continue }
      return (.neverTold(reason, by: by), trace.recognition(of: by, before: index) + [index])
    }
    return trace.stillHeld(touch) ?? (.stillDown, [])
  }
}

extension Trace {
  /// Who holds something of a touch back where the record ends.
  func stillHeld(_ touch: Int) -> (WhyNoAction.Reason, [Int])? {
    guard let held = held(after: endIndex - 1).first(where: { $0.touch == touch }) else {
      return nil
    }
    return (.heldBack(by: held.by), [held.step])
  }

  /// The first call of a touches method that tells a view of a touch.
  func delivery(
    of method: ResponderMethod, _ touch: Int, to view: ViewID, in range: Range<Int>
  ) -> Int? {
    range.first { index in
      guard case .touchDeliver(.view(view), method, _, _) = self[index] else { return false }
      return touches(at: index).contains(touch)
    }
  }
}
