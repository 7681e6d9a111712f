//   wish          may it?                                              then
//   fail      ─▶  –                                                ─▶ Failed
//   recognize ─▶  who must fail first has failed        (9.21)
//   begin         the hit view does not object          (8.2)
//                 its delegate does not object          (9.26)     ─▶ Ended or Began,
//                 nobody active excludes it             (9.17)        others are excluded,
//                                                                     action, cancels (4.3)

/// Decides what comes of what the recognizers' machines want.
///
/// It changes states and says so; actions and cancels are due where it says that too, and the
/// delivery sees to them before it asks again.
struct Arbiter: ~Copyable {
  var recognizers: RecognizerTable

  /// What is due for a recognizer whose turn is over.
  enum Due {
    case nothing
    /// Its actions are sent (9.10).
    case actions
    /// The touches it follows are taken away (9.27).
    case cancels
    /// It made up its mind about nothing: what it held back is lost (18.25).
    case gaveUp
  }

  /// Carries out what a machine wants, but recognizing, which comes after all failures of the event
  /// are known; up to where its actions are due, and then it is asked again.
  mutating func carryOut(
    _ id: RecognizerID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Due {
    while recognizers[id].wish.action != .stay, !recognizers[id].isOver {
      let wish = recognizers[id].wish
      recognizers[id].wish = recognizers[id].secondWish
      recognizers[id].secondWish = GestureWish()
      switch wish.action {
      case .stay: break
      case .wait(let due):
        recognizers.stopTimer(of: id, &journal)
        recognizers[id].timer = journal.clock.start(
          .recognizer(id), due: max(due, journal.milliseconds), since: wish.since)
      case .recognize, .begin:
        recognizers[id].isMatched = true
        recognizers[id].match = wish
        if wish.action == .recognize { recognizers.stopTimer(of: id, &journal) }
      case .change:
        guard recognizers[id].state.isActive else { continue }
        recognizers.enter(id, .changed, .moved, on: grounds(of: wish, journal), &journal)
        return .actions
      case .end:
        guard recognizers[id].state.isActive else {
          // A lift is carried out once it has begun, which it may still do in this event.
          recognizers[id].wish = wish
          return .nothing
        }
        recognizers.enter(id, .ended, .lifted, on: grounds(of: wish, journal), &journal)
        return .actions
      case .cancel(let cause), .fail(let cause):
        if stop(id, cause, on: grounds(of: wish, journal), &journal) == .actions {
          return .actions
        }
      }
    }
    if recognizers[id].isOver { recognizers[id].wish = GestureWish() }
    return .nothing
  }

  /// What a machine's wish rests on.
  private func grounds(
    of wish: GestureWish, _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> Grounds {
    // 9.9 where a machine has no rule of its own.
    journal.grounds(wish.rule ?? RuleNumber(9, 9), because: Causes(wish.since), wish.checks)
  }

  /// An active gesture is broken off; one that has not begun fails.
  private mutating func stop(
    _ id: RecognizerID, _ cause: GestureCause, on grounds: Grounds,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Due {
    let isActive = recognizers[id].state.isActive
    recognizers.enter(id, isActive ? .cancelled : .failed, cause, on: grounds, &journal)
    return isActive ? .actions : .nothing
  }

  /// 9.12, 18.23, 18.44, 20.31: a recognizer that is switched off, is set to another state, or whose
  /// view left the window, while it is at work.
  mutating func stop(
    _ id: RecognizerID, _ cause: GestureCause, by rule: RuleNumber, _ check: Check,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Due {
    guard !recognizers[id].isOver else { return .nothing }
    let grounds = journal.grounds(rule, recognizers.whatItSaw(id, journal) + [check])
    return stop(id, cause, on: grounds, &journal)
  }

  /// 9.10, 9.14: it recognized, or began; others are excluded.
  mutating func recognize(
    _ id: RecognizerID, after asked: Causes, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    recognizers[id].isMatched = false
    recognizers.enter(
      id, recognizers[id].isContinuous ? .began : .ended, .matched,
      on: groundsOfMatch(id, asked, journal), &journal)
    for other in recognizers.engaged
    where other != id && recognizers[other].isAnalysing && !journal.isOver {
      // 9.21 asks for no common touch, unlike 9.14.
      if recognizers.requirements(of: other, journal.scene).contains(id) {
        let unmet = recognizers.unmet(other, id, journal)
        recognizers.enter(other, .failed, .requiredToFail, by: id, on: unmet, &journal)
      } else {
        exclude(other, by: id, &journal)
      }
    }
  }

  /// 9.14: whether a recognizer is kept from recognizing by one that did; then it fails.
  @discardableResult
  private mutating func exclude(
    _ id: RecognizerID, by other: RecognizerID,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Bool {
    guard recognizers[other].shares(with: recognizers[id]) else { return false }
    var exclusion = Exclusion(of: id, by: other)
    guard exclusion.holds(recognizers, &journal) else { return false }
    exclusion.prevent(recognizers, &journal)
    let excluded = recognizers.excluded(id, by: other, journal)
    recognizers.enter(id, .failed, .prevented, by: other, on: excluded, &journal)  // 9.17
    return true
  }

  /// 9.17: what becomes of one that wants to recognize late, and another one of its touches.
  enum Contest {
    /// Both may go on.
    case open
    /// It loses, and failed.
    case lost
    /// It wins: the other one's gesture is broken off.
    case won
  }

  /// 9.17: holds a recognizer against another one that may have recognized before.
  mutating func contest(
    _ id: RecognizerID, with other: RecognizerID,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Contest {
    guard other != id, recognizers[other].hasRecognized else { return .open }
    guard journal.tuning.lateRecognizerWins, recognizers[other].state.isActive else {
      return exclude(id, by: other, &journal) ? .lost : .open
    }
    guard recognizers[other].shares(with: recognizers[id]) else { return .open }
    var exclusion = Exclusion(of: id, by: other)
    guard exclusion.holds(recognizers, &journal) else { return .open }
    exclusion.turned.prevent(recognizers, &journal)
    let excluded = recognizers.excluded(other, by: id, journal)
    recognizers.enter(other, .cancelled, .prevented, by: id, on: excluded, &journal)
    return .won
  }

  /// What a recognition rests on: its match, and 9.21 where another one had to fail before it.
  private func groundsOfMatch(
    _ id: RecognizerID, _ asked: Causes, _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> Grounds {
    var grounds = grounds(of: recognizers[id].match, journal)
    if let (other, step) = recognizers[id].awaited, recognizers.lastFailure(of: other) > step {
      grounds.rule = RuleNumber(9, 21)
      grounds.because.add(step)
      grounds.because.add(recognizers.lastFailure(of: other))
    }
    grounds.because.add(asked)
    return grounds
  }

  /// What a machine forgot to say when its last finger was lifted, and touches that joined late.
  mutating func conclude(
    _ id: RecognizerID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Due {
    guard !recognizers[id].isOver, !recognizers[id].contacts.isEmpty else { return .nothing }
    if recognizers[id].state.isActive {
      if recognizers[id].contacts.downCount == 0 {
        let lift = journal.grounds(journal.scene[id].kind.ruleOfLift)
        recognizers.enter(id, .ended, .lifted, on: lift, &journal)
        return .actions
      }
      // 9.27: a touch that joins an active gesture is the gesture's.
      return recognizers[id].cancelsTouchesInView ? .cancels : .nothing
    }
    // 18.15: what waits for another one to fail goes on unseen, its lift too.
    if recognizers[id].hasEndedUnseen, journal.tuning.waitingStateGoesOn { return .nothing }
    if recognizers[id].wish.action == .end
      || recognizers[id].contacts.downCount == 0 && recognizers[id].timer == nil
        && !recognizers[id].isMatched
    {
      guard journal.scene[id].failsAtLift else {
        recognizers.giveUp(id)
        return .gaveUp
      }
      failAtLift(id, &journal)
    }
    return .nothing
  }

  /// Its fingers are gone before it began, whether it had matched or not.
  private mutating func failAtLift(
    _ id: RecognizerID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    let over = Check.overBeforeItBegan
    let grounds = journal.grounds(
      journal.scene[id].kind.ruleOfEarlyLift,
      because: Causes(journal.cause, recognizers[id].match.since),
      recognizers.whatItSaw(id, journal) + [over])
    recognizers.enter(id, .failed, .liftedTooEarly, on: grounds, &journal)
  }
}

extension RecognizerKind {
  /// The rule by which a continuous gesture ends with its last finger.
  fileprivate var ruleOfLift: RuleNumber {
    switch self {
    case .pan, .edgePan, .scrollPan: RuleNumber(10, 17)
    case .pinch: RuleNumber(10, 27)
    case .rotation: RuleNumber(10, 31)
    case .longPress: RuleNumber(10, 8)
    case .hover: RuleNumber(22, 9)
    case .tap, .swipe, .custom, .scrollDelay: RuleNumber(9, 9)
    }
  }

  /// The rule by which it fails where its fingers are gone too early.
  fileprivate var ruleOfEarlyLift: RuleNumber {
    switch self {
    case .tap: RuleNumber(10, 1)
    case .longPress: RuleNumber(10, 10)
    case .swipe: RuleNumber(10, 24)
    case .scrollDelay: RuleNumber(11, 5)
    case .pan, .edgePan, .scrollPan, .pinch, .rotation, .hover, .custom: ruleOfLift
    }
  }
}
