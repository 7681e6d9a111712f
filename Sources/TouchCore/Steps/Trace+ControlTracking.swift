/// A control's tracking of one touch, as the record has it.
struct ReadTracking {
  let view: ViewID
  let touch: Int
  /// From its `beginTracking` up to where it begins with another touch.
  let range: Range<Int>

  var begin: Int { range.lowerBound }
}

extension Trace {
  /// Why a control that was asked to track a touch did not send what somebody registered for.
  func whyTrackingWasNotEnough(
    _ tracking: ReadTracking, _ wanted: ControlEvents
  ) -> (WhyNoAction.Reason, [Int]) {
    let ending = end(of: tracking)
    // What is sent when tracking begins does not come later, however it ends.
    if ending?.call != .beginTracking, wanted.isSubset(of: [.touchDown, .touchDownRepeat]) {
      return ended(tracking, wanted)
    }
    guard let (end, call, answer) = ending else { return notOver(tracking) }
    switch call {
    case .beginTracking, .continueTracking:
      return answer
        ? notOver(tracking)
        : (.refusedToTrack(call), call == .beginTracking ? [end] : [tracking.begin, end])
    case .cancelTracking:
      let (reason, steps) = whoCancelled(tracking, before: end)
      return (reason, [tracking.begin] + steps + [end])
    case .endTracking: return ended(tracking, wanted)
    }
  }

  /// The call after which a control tracks no more.
  private func end(
    of tracking: ReadTracking
  ) -> (step: Int, call: TrackingCall, answer: Bool)? {
    for index in tracking.range {
      guard case .control(.track(tracking.view, let call, _, let answer)) = self[index] else {
        continue
      }
      if !answer || call == .endTracking || call == .cancelTracking {
        return (index, call, answer)
      }
    }
    return nil
  }

  /// 9.32, 6.2: the lift has not come to UIControl's own method.
  private func notOver(_ tracking: ReadTracking) -> (WhyNoAction.Reason, [Int]) {
    if let (reason, steps) = stillHeld(tracking.touch) {
      return (reason, [tracking.begin] + steps)
    }
    for method in [ResponderMethod.ended, .cancelled] {
      let step = delivery(of: method, tracking.touch, to: tracking.view, in: tracking.range)
      if let step { return (.overridden(method), [tracking.begin, step]) }
    }
    return (.stillDown, [tracking.begin])
  }

  /// 9.27, 3.19, 3.20, 7.20: who broke the tracking off.
  private func whoCancelled(
    _ tracking: ReadTracking, before end: Int
  ) -> (WhyNoAction.Reason, [Int]) {
    for index in (tracking.begin..<end).reversed() {
      if records[index].moment != records[end].moment { break }
      if case .gate(.cancel(tracking.touch, let by, let reason)) = self[index] {
        return (.takenAway(reason, by: by), recognition(of: by, before: index) + [index])
      }
      guard case .change(let place) = self[index] else { continue }
      if changes[place].change.property == .enabled { return (.disabled, [index]) }
      if changes[place].change.property == .removed {
        return (.takenAway(.viewRemoved, by: nil), [index])
      }
    }
    let told = delivery(of: .cancelled, tracking.touch, to: tracking.view, in: tracking.range)
    return (.takenAway(.systemCancelled, by: nil), told.map { [$0] } ?? [])
  }

  /// 7.8: it was lifted, so it sent something; not what was wanted.
  private func ended(
    _ tracking: ReadTracking, _ wanted: ControlEvents
  ) -> (WhyNoAction.Reason, [Int]) {
    let inside: ControlEvents = [.touchUpInside, scene[tracking.view].kind.eventAtLiftInside]
    var sent: ControlEvents = []
    var steps = [tracking.begin]
    for index in tracking.range {
      guard case .control(.event(tracking.view, let event)) = self[index] else { continue }
      sent.formUnion(event)
      steps = [tracking.begin, index]
      if event.contains(.touchUpOutside), !wanted.isDisjoint(with: inside) {
        let beyond = evidence(at: index).first { $0.name == .beyondControl }?.number
        return (.liftedOutside(distance: beyond ?? 0), steps)
      }
    }
    return (.otherEvents(sent), steps)
  }

}

extension ViewKind {
  /// What a control sends besides `touchUpInside` when a finger is lifted inside it.
  fileprivate var eventAtLiftInside: ControlEvents {
    switch self {
    case .button: .primaryActionTriggered
    case .switch, .segmented: .valueChanged
    case .field: .editingDidBegin
    case .window, .view, .control, .slider, .stepper, .scroll, .table, .cell, .stack, .image,
      .label, .textView:
      []
    }
  }
}
