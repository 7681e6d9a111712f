import TouchCore
import TouchNarration

extension LessonRunner {
  /// Stands before the first step of a walk.
  mutating func prepareWalk() {
    guard player.state.isWalking, let steps = walkedSteps else { return }
    goTo(step: steps.lowerBound)
  }

  /// Looks whether the walk has come to its end.
  mutating func noteMotion() {
    guard player.state.isWalking, let stage = player.playground else { return }
    let end = walkedSteps?.upperBound ?? stage.trace.count
    guard stage.debugger.cursor >= end else { return }
    player.state.settle()
    player.noteWalk(upTo: end)
    showAfterword()
  }

  /// Says what the box of the activity says besides.
  mutating func showAfterword() {
    guard let blocks = player.stop?.afterword, !blocks.isEmpty else { return }
    space()
    turn.say(StopLayout(width: width, captions: false).lines(blocks))
  }

  /// Stands before a step.
  mutating func stand(before step: Int) { goTo(step: step) }

  private mutating func goTo(step: Int) {
    guard step > 0 else {
      _ = player.playground?.debugger.perform("run")
      return
    }
    _ = player.playground?.debugger.perform("goto \(step)")
  }

  /// The steps that the fences of the walk show: from the cursor before the first to the last.
  var walkedSteps: Range<Int>? {
    guard let stop = player.stop, let trace = player.playground?.trace else { return nil }
    return walkedSteps(of: stop, in: trace)
  }

  /// The steps that a walk shows; nil where the stop is none.
  func walkedSteps(of stop: LessonStop, in trace: Trace) -> Range<Int>? {
    guard case .walk(let fences) = stop.activity else { return nil }
    var walked: Range<Int>?
    for fence in fences {
      guard let level = player.claim(fence)?.level,
        let steps = trace.steps(level, isOneLine: fence.body.count == 1)
      else { continue }
      let (first, last) = (walked?.lowerBound ?? steps.lowerBound, walked?.upperBound ?? 0)
      walked = min(first, steps.lowerBound)..<max(last, steps.upperBound)
    }
    return walked
  }
}

extension Trace {
  /// The steps that a level of `expect` shows, of all touches; counted as cursors are.
  ///
  /// - Parameter isOneLine: Whether every message goes one way, so that the first one shows it.
  fileprivate func steps(_ level: ExpectLevel, isOneLine: Bool) -> Range<Int>? {
    switch level {
    case .hop:
      let searches = outcomes.flatMap { outcome in
        indices(ofTouchDown: outcome.touch).filter { self[$0].phase == .find }
      }
      guard let first = searches.min(),
        let last = outcomes.compactMap({ resultStep($0.touch) }).max()
      else { return nil }
      return first..<last + 1
    case .chain:
      let all = indices.filter { self[$0].phase == .view || self[$0].phase == .chain }
      // What has no place, such as a shake, is no touch.
      let messages = isOneLine && !outcomes.isEmpty ? beganSteps(1) : all
      guard let first = messages.first, let last = messages.last else { return nil }
      return first..<last + 1
    case .deliver:
      // A message may be held back, and recognizers hear of the touch before the view does.
      guard let found = resultStep(outcomes.first?.touch ?? 1) else { return nil }
      return found + 1..<count
    case .outcome: return 0..<count
    }
  }
}

extension LessonClaim {
  /// How the record is written that a walk shows.
  fileprivate var level: ExpectLevel? {
    guard case .expect(let expectation) = content else { return nil }
    return expectation.level
  }
}
