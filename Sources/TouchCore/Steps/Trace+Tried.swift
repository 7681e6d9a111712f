//   gr.state waitsFor ─▶ gr.ask no, gr.prevent or scene.change ─▶ gr.state failed
//        waited                     decided                            last

extension Trace {
  /// Reads from an attempt why it came to nothing, or that it did not.
  func whyNoGesture(_ attempt: GestureAttempt, touch: Int?) -> WhyNoGesture {
    let (reason, steps) = outcome(of: attempt)
    return WhyNoGesture(
      recognizer: attempt.recognizer, touch: touch ?? attempt.touches.last, reason: reason,
      steps: Set(steps).sorted())
  }

  private func outcome(of attempt: GestureAttempt) -> (WhyNoGesture.Reason, [Int]) {
    let id = attempt.recognizer
    let states = states(of: attempt)
    guard let last = states.last,
      case .recognizer(.state(_, _, let to, let cause, let by, _)) = self[last]
    else { return (.stillPossible, [newestLook(of: attempt)]) }
    if let began = attempt.recognized {
      guard to == .cancelled else { return (.itDid, releases(before: began) + [began]) }
      return (.cancelled(cause, by: by), [began] + decision(before: last, of: id) + [last])
    }
    let waited = states.dropLast().suffix(1)
    return (
      failure(cause, by, at: last, of: id), waited + causes(cause, by, at: last, of: id) + [last]
    )
  }

  private func failure(
    _ cause: GestureCause, _ by: RecognizerID?, at last: Int, of id: RecognizerID
  ) -> WhyNoGesture.Reason {
    switch cause {
    case .waitsFor: by.map { .waits(for: $0) } ?? .stillPossible
    case .requiredToFail, .prevented: by.map { .lost(cause, to: $0) } ?? .failed(cause)
    case .shouldBeginNo, .viewSaidNo, .contentKeepsTouch:
      .refused(cause, view: decision(before: last, of: id).first.flatMap(askedView))
    case .matched, .movedTooFar, .wrongWay, .heldTooLong, .liftedTooEarly, .waitedTooLong,
      .tooManyTouches, .moved, .lifted, .touchesCancelled, .wrongPlace, .nothingToScroll,
      .delayOver, .waitsInCircle, .disabled, .reset:
      .failed(cause)
    }
  }

  private func causes(
    _ cause: GestureCause, _ by: RecognizerID?, at last: Int, of id: RecognizerID
  ) -> [Int] {
    let decided = decision(before: last, of: id)
    return cause == .waitsFor ? [] : recognition(of: by, before: last) + decided
  }

  /// 9.22: where a recognizer recognized because the one it waited for failed, that failure.
  private func releases(before began: Int) -> [Int] {
    guard let (other, since) = awaited(at: began) else { return [] }
    let failure = (since..<began).last { index in
      if case .recognizer(.state(other, _, .failed, _, _, _)) = self[index] { true } else { false }
    }
    return failure.map { [$0] } ?? []
  }

  private func askedView(_ index: Int) -> ViewID? {
    guard case .recognizer(.ask(_, _, _, let view, _)) = self[index] else { return nil }
    return view
  }

  /// The no, the exclusion or the change that stands right before what it led to.
  private func decision(before index: Int, of id: RecognizerID) -> [Int] {
    guard index > 0 else { return [] }
    let isDecision =
      if case .recognizer(.ask(_, id, _, _, false)) = self[index - 1] {
        true
      } else if case .recognizer(.prevent(id, _)) = self[index - 1] {
        true
      } else if case .change(let place) = self[index - 1] {
        changes[place].change.object == .recognizer(id)
      } else {
        false
      }
    return isDecision ? [index - 1] : []
  }

  /// The last step that showed it anything.
  func newestLook(of attempt: GestureAttempt) -> Int {
    range(of: attempt).last { index in
      guard case .recognizer(.receive(attempt.recognizer, _, _)) = self[index] else { return false }
      return !ignoresTouch(at: index)
    } ?? attempt.start
  }
}
