//  a subclass's own touchesMoved, once super has seen the move
//
//     ~cancelsItself   what began, or begins with this move       Cancelled, or never begun
//     ~failsItself     what is still Possible                     Failed

extension Arbiter {
  /// 18.23: what a recognizer's class does with its own state when fingers move.
  mutating func stopItself(
    _ id: RecognizerID, _ gate: borrowing Gate, since step: Int32,
    _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) {
    let answers = journal.scene[id].answers
    let isActive = recognizers[id].state.isActive
    let test: (DelegateTest, Check.Property)?
    if isActive || recognizers[id].begins {
      test = answers.cancelTest.map { ($0, .cancelsItself) }
    } else {
      test = answers.failTest.map { ($0, .failsItself) }
    }
    guard let (stop, property) = test, !recognizers[id].isOver else { return }
    // What it looks for must not be so, or it stops.
    let wanted = DelegateTest(stop.look, isUnless: !stop.isUnless)
    let sight = DelegateSight(
      of: recognizers[id], gate, at: journal.milliseconds, journal.scene)
    let check = wanted.check(sight, of: .recognizer(id), property, journal.scene)
    guard !check.passes else { return }
    var evidence = Evidence(isWanted: journal.listens)
    _ = evidence.holds(check)
    evidence.decided(by: 18, 23)
    recognizers[id].stopsItself(evidence, since: step)
  }
}

extension RecognizerRun {
  /// Whether its machine just saw enough to begin.
  fileprivate var begins: Bool {
    switch (wish.action, secondWish.action) {
    case (.begin, _), (_, .begin): true
    default: false
    }
  }

  /// Its own code sets its state, whatever its machine wanted.
  fileprivate mutating func stopsItself(_ evidence: Evidence, since step: Int32) {
    let cause = GestureCause.stoppedItself
    wish = GestureWish(state.isActive ? .cancel(cause) : .fail(cause), evidence, since: step)
    secondWish = GestureWish()
  }
}
