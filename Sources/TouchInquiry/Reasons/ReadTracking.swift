import TouchCore

/// A control's tracking of one touch, as the record has it.
struct ReadTracking {
  let trace: Trace
  let view: ViewID
  let touch: Int
  /// From its `beginTracking` up to where it begins with another touch.
  let range: Range<Int>

  var begin: Int { range.lowerBound }

  /// Why a control that was asked to track it did not send what somebody registered for.
  func whyNotEnough(for wanted: ControlEvents) -> (WhyNoAction.Reason, [Int]) {
    let ending = end
    // What is sent when tracking begins does not come later, however it ends.
    if ending?.call != .beginTracking, wanted.isSubset(of: [.touchDown, .touchDownRepeat]) {
      return ended(wanted)
    }
    guard let (end, call, answer) = ending else { return notOver }
    switch call {
    case .beginTracking, .continueTracking:
      return answer
        ? notOver
        : (.refusedToTrack(call), call == .beginTracking ? [end] : [begin, end])
    case .cancelTracking:
      let (reason, steps) = whoCancelled(before: end)
      return (reason, [begin] + steps + [end])
    case .endTracking: return ended(wanted)
    }
  }

  /// The call after which a control tracks no more.
  private var end: (step: Int, call: TrackingCall, answer: Bool)? {
    for index in range {
      guard case .control(.track(view, let call, _, let answer)) = trace[index] else { continue }
      if !answer || call == .endTracking || call == .cancelTracking {
        return (index, call, answer)
      }
    }
    return nil
  }

  /// 9.32, 6.2: the lift has not come to UIControl's own method.
  private var notOver: (WhyNoAction.Reason, [Int]) {
    if let (reason, steps) = trace.stillHeld(touch) { return (reason, [begin] + steps) }
    for method in [ResponderMethod.ended, .cancelled] {
      let step = trace.delivery(of: method, touch, to: view, in: range)
      if let step { return (.overridden(method), [begin, step]) }
    }
    return (.stillDown, [begin])
  }

  /// 9.27, 3.19, 3.20, 7.20: who broke the tracking off.
  private func whoCancelled(before end: Int) -> (WhyNoAction.Reason, [Int]) {
    for index in (begin..<end).reversed() {
      if trace.momentNumber(of: index) != trace.momentNumber(of: end) { break }
      if case .gate(.cancel(touch, let by, let reason)) = trace[index] {
        return (.takenAway(reason, by: by), trace.recognition(of: by, before: index) + [index])
      }
      guard case .change(let place) = trace[index] else { continue }
      let property = trace.changes[place].change.property
      if property == .enabled { return (.disabled, [index]) }
      if property == .removed {
        return (.takenAway(.viewRemoved, by: nil), [index])
      }
    }
    let told = trace.delivery(of: .cancelled, touch, to: view, in: range)
    return (.takenAway(.systemCancelled, by: nil), told.map { [$0] } ?? [])
  }

  /// 7.8: it was lifted, so it sent something; not what was wanted.
  private func ended(_ wanted: ControlEvents) -> (WhyNoAction.Reason, [Int]) {
    let inside: ControlEvents = [.touchUpInside, trace.scene[view].kind.reaction.eventAtLiftInside]
    var sent: ControlEvents = []
    var steps = [begin]
    for index in range {
      guard case .control(.event(view, let event)) = trace[index] else { continue }
      sent.formUnion(event)
      steps = [begin, index]
      if event.contains(.touchUpOutside), !wanted.isDisjoint(with: inside) {
        let beyond = trace.evidence(at: index).first { $0.name == .beyondControl }?.number
        return (.liftedOutside(distance: beyond ?? 0), steps)
      }
    }
    // 18.32 to 18.39: what keeps its value sends no `valueChanged`.
    if !wanted.isDisjoint(with: [.valueChanged, .primaryActionTriggered]),
      let held = trace.valueHold(of: view, touch: touch)
    {
      return (.unchanged(held.hold), [begin, held.step])
    }
    if wanted.isSubset(of: [.touchDragExit, .touchDragOutside, .touchUpOutside]) {
      return (.stayedInside(distance: farthest), steps)
    }
    return (.otherEvents(sent), steps)
  }

  /// 7.14: how far outside the bounds the finger was, in points.
  private var farthest: Double {
    range.flatMap { trace.evidence(at: $0) }.filter { $0.name == .beyondControl }
      .compactMap { $0.number }.max() ?? 0
  }
}
