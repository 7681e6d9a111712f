//   touch.bind ─▶ touch.deliver ─▶ control.track begin ─▶ … ─▶ control.track end ─▶ control.event
//        notHit    neverTold, disabled     refusedToTrack        takenAway     liftedOutside, other

extension Trace {
  /// Says why a registration of a control was not called.
  func whyNoAction(_ registration: Int, of view: ViewID, touch: Int?) -> WhyNoAction {
    let sender = ActionSender.control(view)
    if touch == nil, let (reason, steps) = send(registration, of: sender, in: indices),
      case .sent = reason
    {
      // Editing, for one, begins and ends without a touch.
      return WhyNoAction(
        sender: sender, registration: registration, touch: nil, reason: reason, steps: steps)
    }
    let touches = touch.map { [$0] } ?? outcomes.map(\.touch)
    let answers = touches.map { touch in
      let (reason, steps) = controlAction(registration, of: view, touch)
      return WhyNoAction(
        sender: sender, registration: registration, touch: touch, reason: reason, steps: steps)
    }
    return answers.max { $0.nearness < $1.nearness }
      ?? WhyNoAction(
        sender: sender, registration: registration, touch: touch, reason: .noTouch, steps: [])
  }

  private func controlAction(
    _ registration: Int, of view: ViewID, _ touch: Int
  ) -> (WhyNoAction.Reason, [Int]) {
    let hit = whyNot(view, touch: touch)
    switch hit {
    case .itDid: break
    case .noTouch: return (.noTouch, [])
    case .refused, .ownOverride, .descendantAnswered, .ancestorRefused, .ancestorOverridden,
      .siblingAnswered, .otherWindow, .windowNotShown, .notInWindow, .ignored:
      return (.notHit(hit), hit.steps)
    }
    guard let tracking = tracking(of: touch, in: view) else { return notTracked(view, touch) }
    if let sent = send(registration, of: .control(view), in: tracking.range) { return sent }
    let wanted = scene[view].control.targets[registration].events
    return whyTrackingWasNotEnough(tracking, wanted)
  }

  /// 7.4, 7.5: the steps of a control's tracking of a touch, up to where it begins with another.
  private func tracking(of touch: Int, in view: ViewID) -> ReadTracking? {
    let begin = steps(sinceTouchDown: touch).first { beginsTracking(at: $0, in: view) == touch }
    guard let begin else { return nil }
    let next = indices[(begin + 1)...].first { beginsTracking(at: $0, in: view) != nil }
    return ReadTracking(view: view, touch: touch, range: begin..<(next ?? endIndex))
  }

  private func steps(sinceTouchDown touch: Int) -> Range<Int> {
    let down = down(of: touch).map { indices(ofMoment: $0).lowerBound }
    return (down ?? endIndex)..<endIndex
  }

  /// The touch a control is asked to track at a step.
  private func beginsTracking(at index: Int, in view: ViewID) -> Int? {
    guard case .control(.track(view, .beginTracking, let touch, _)) = self[index] else {
      return nil
    }
    return touch
  }

  /// The control is the touch's view, and its own methods never took the touch.
  private func notTracked(_ view: ViewID, _ touch: Int) -> (WhyNoAction.Reason, [Int]) {
    let deliver = delivery(of: .began, touch, to: view, in: steps(sinceTouchDown: touch))
    guard let deliver else { return notDelivered(touch) }
    if case .touchDeliver(_, _, _, .handled) = self[deliver] {
      return (.overridden(.began), [deliver])
    }
    guard scene(at: deliver)[view].isEnabled else {
      return (.disabled, switching(off: .responder(.view(view)), before: deliver) + [deliver])
    }
    // Of two fingers in one call the first is tracked, right afterwards.
    let other =
      indices[..<deliver].last { beginsTracking(at: $0, in: view) != nil }
      ?? indices[deliver...].first { beginsTracking(at: $0, in: view) != nil }
    return (.tracksAnotherTouch, (other.map { [$0, deliver] } ?? [deliver]).sorted())
  }

  /// 9.30, 3.10: why the view never heard that the touch began.
  private func notDelivered(_ touch: Int) -> (WhyNoAction.Reason, [Int]) {
    for index in steps(sinceTouchDown: touch) {
      guard case .gate(.discard(touch, let method, let by, let reason)) = self[index],
        method != .moved
      else { continue }
      return (.neverTold(reason, by: by), recognition(of: by, before: index) + [index])
    }
    return stillHeld(touch) ?? (.stillDown, [])
  }

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
