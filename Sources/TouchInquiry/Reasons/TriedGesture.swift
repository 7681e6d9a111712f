import TouchCore

//   gr.state waitsFor ─▶ gr.ask no, gr.prevent or scene.change ─▶ gr.state failed
//        waited                     decided                            last

/// An attempt of a recognizer, and what came of it.
struct TriedGesture {
  let trace: Trace
  let attempt: GestureAttempt
  /// The touch that is asked about; nil for any.
  let touch: Int?

  /// Why it came to nothing, or that it did not.
  var why: WhyNoGesture {
    let (reason, steps) = outcome
    return WhyNoGesture(
      recognizer: attempt.recognizer, touch: touch ?? attempt.touches.last, reason: reason,
      steps: Set(steps).sorted())
  }

  private var outcome: (WhyNoGesture.Reason, [Int]) {
    let states = trace.states(of: attempt)
    guard let last = states.last,
      case .recognizer(.state(_, _, let to, let cause, let by, _)) = trace[last]
    else { return (.stillPossible, [trace.newestLook(of: attempt)]) }
    if let began = attempt.recognized {
      guard to == .cancelled else { return (.itDid, releases(before: began) + [began]) }
      return (.cancelled(cause, by: by), [began] + decision(before: last) + [last])
    }
    let waited = states.dropLast().suffix(1)
    return (failure(cause, by, at: last), waited + causes(cause, by, at: last) + [last])
  }

  private func failure(
    _ cause: GestureCause, _ by: RecognizerID?, at last: Int
  ) -> WhyNoGesture.Reason {
    switch cause {
    case .waitsFor: by.map { .waits(for: $0) } ?? .stillPossible
    case .requiredToFail, .prevented: by.map { .lost(cause, to: $0) } ?? .failed(cause)
    case .shouldBeginNo, .viewSaidNo, .contentKeepsTouch:
      .refused(cause, view: decision(before: last).first.flatMap(askedView))
    case .matched, .movedTooFar, .wrongWay, .heldTooLong, .liftedTooEarly, .waitedTooLong,
      .tooManyTouches, .moved, .lifted, .touchesCancelled, .wrongPlace, .nothingToScroll,
      .delayOver, .waitsInCircle, .disabled, .viewRemoved, .setByCode, .stoppedItself, .transition,
      .wheel, .pointer, .reset:
      .failed(cause)
    }
  }

  private func causes(_ cause: GestureCause, _ by: RecognizerID?, at last: Int) -> [Int] {
    let decided = decision(before: last)
    return cause == .waitsFor ? [] : trace.recognition(of: by, before: last) + decided
  }

  /// 9.22: where a recognizer recognized because the one it waited for failed, that failure.
  private func releases(before began: Int) -> [Int] {
    guard let (other, since) = trace.awaited(at: began) else { return [] }
    let failure = (since..<began).last { index in
      guard case .recognizer(.state(other, _, .failed, _, _, _)) = trace[index] else {
        return false
      }
      return true
    }
    return failure.map { [$0] } ?? []
  }

  private func askedView(_ index: Int) -> ViewID? {
    if case .recognizer(.ask(_, _, _, let view, _)) = trace[index] { view } else { nil }
  }

  /// The no, the exclusion or the change that stands right before what it led to.
  private func decision(before index: Int) -> [Int] {
    guard index > 0 else { return [] }
    let isDecision =
      if case .recognizer(.ask(_, attempt.recognizer, _, _, false)) = trace[index - 1] {
        true
      } else if case .recognizer(.prevent(attempt.recognizer, _)) = trace[index - 1] {
        true
      } else if case .change(let place) = trace[index - 1] {
        trace.changes[place].change.object == .recognizer(attempt.recognizer)
          || trace.changes[place].change.property == .removed
      } else {
        false
      }
    return isDecision ? [index - 1] : []
  }
}
