import TouchCore

//   scroll.move pulled 60 of 120 ─▶ scroll.move pulled 90 of 120 ─▶ …      notPulled(90)       20.43

/// A refresh control's action: it is sent where its scroll view is pulled far enough.
struct PullAction {
  let sent: SentAction
  let control: ViewID

  private var trace: Trace { sent.trace }

  /// Why it was not sent while a touch pulled, or any.
  func why(touch: Int?) -> WhyNoAction {
    if let (reason, steps) = sent.sends(in: trace.indices.filter { isOf(touch, at: $0) }) {
      return sent.why(reason, steps, touch: steps.last.flatMap { trace.touch(at: $0)?.number })
    }
    let pulls = pulls(touch)
    if let farthest = pulls.max(by: { $0.distance < $1.distance }) {
      return sent.why(
        .notPulled(distance: farthest.distance), [farthest.step],
        touch: touch ?? trace.touch(at: farthest.step)?.number)
    }
    let moves = trace.indices.filter { isMoved(at: $0, touch) }
    guard let last = moves.last else { return notMoved(touch) }
    let touch = touch ?? trace.touch(at: last)?.number
    guard trace.scene(at: last)[control].control.isRefreshing else {
      return sent.why(.notPulled(distance: nil), [last], touch: touch)
    }
    let since = trace.switching(off: .responder(.view(control)), .refreshing, before: last)
    return sent.why(.refreshes, since + [last], touch: touch)
  }

  /// 11.11: why its scroll view stays where it is.
  private func notMoved(_ touch: Int?) -> WhyNoAction {
    guard let list = trace.scene[control].superview,
      let pan = trace.scene.bringers(of: .scrolls, list).first
    else { return sent.why(.notPulled(distance: nil), [], touch: touch) }
    let why = trace.whyNot(pan, touch: touch)
    let isHeld = !why.hasRecognized || trace.scene[list].scrolling?.bounces == false
    return sent.why(
      isHeld && why.touch != nil ? .cannotBePulled(why) : .notPulled(distance: nil), why.steps,
      touch: why.touch)
  }

  private func pulls(_ touch: Int?) -> [(step: Int, distance: Double)] {
    trace.indices.compactMap { index in
      guard isMoved(at: index, touch) else { return nil }
      let check = trace.evidence(at: index).first { $0.name == .pulled }
      return check?.number.map { (index, $0) }
    }
  }

  /// Whether its scroll view is moved at a step, while a touch is down.
  private func isMoved(at index: Int, _ touch: Int?) -> Bool {
    guard case .scroll(let step) = trace[index], step.call == .didScroll,
      step.view == trace.scene[control].superview
    else { return false }
    return isOf(touch, at: index)
  }

  /// Whether a step comes of a touch, or of any.
  private func isOf(_ touch: Int?, at index: Int) -> Bool {
    guard let touch else { return true }
    return trace.moment(of: index).touches.contains { $0.number == touch }
  }
}
