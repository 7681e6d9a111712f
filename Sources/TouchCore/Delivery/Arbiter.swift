//   wish          may it?                                              then
//   fail      ─▶  –                                                ─▶ Failed
//   recognize ─▶  who must fail first has failed        (9.21)
//   begin         the hit view does not object          (8.2)
//                 its delegate does not object          (9.26)     ─▶ Ended or Began,
//                 nobody active excludes it             (9.17)        others are excluded,
//                                                                     action, cancels (4.3)

extension Delivery where Sink: ~Copyable {
  /// Carries out what the machines want, until nothing more follows.
  mutating func settle() {
    for place in recognizers.engaged.indices { carryOut(recognizers.engaged[place]) }
    repeat {
      while attemptAll() {}
    } while breakCircle()
    for place in recognizers.engaged.indices { conclude(recognizers.engaged[place]) }
  }

  /// Everything but recognizing: that comes after all failures of the event are known.
  private mutating func carryOut(_ id: RecognizerID) {
    while recognizers[id].wish.action != .stay, !recognizers[id].isOver {
      let wish = recognizers[id].wish
      recognizers[id].wish = recognizers[id].secondWish
      recognizers[id].secondWish = GestureWish()
      switch wish.action {
      case .stay: break
      case .wait(let due):
        stopTimer(of: id)
        recognizers[id].timer = clock.start(
          .recognizer(id), due: max(due, milliseconds), since: wish.since)
      case .recognize, .begin:
        recognizers[id].isMatched = true
        recognizers[id].match = wish
        if wish.action == .recognize { stopTimer(of: id) }
      case .change:
        if recognizers[id].state.isActive { move(id, to: .changed, .moved, on: grounds(of: wish)) }
      case .end:
        guard recognizers[id].state.isActive else {
          // A lift is carried out once it has begun, which it may still do in this event.
          recognizers[id].wish = wish
          return
        }
        move(id, to: .ended, .lifted, on: grounds(of: wish))
      case .cancel(let cause), .fail(let cause): stop(id, cause, on: grounds(of: wish))
      }
    }
    if recognizers[id].isOver { recognizers[id].wish = GestureWish() }
  }

  /// What a machine's wish rests on.
  private func grounds(of wish: GestureWish) -> Grounds {
    // 9.9 where a machine has no rule of its own.
    grounds(wish.rule ?? RuleNumber(9, 9), because: Causes(wish.since), wish.checks)
  }

  private mutating func stop(_ id: RecognizerID, _ cause: GestureCause, on grounds: Grounds) {
    if recognizers[id].state.isActive {
      move(id, to: .cancelled, cause, on: grounds)
    } else {
      fail(id, cause, on: grounds)
    }
  }

  /// Lets those that matched try, deepest view first (9.18); whether anything changed.
  private mutating func attemptAll() -> Bool {
    var changed = false
    for place in recognizers.engaged.indices {
      let id = recognizers.engaged[place]
      guard recognizers[id].isMatched, recognizers[id].isAnalysing else { continue }
      if attempt(id) { changed = true }
    }
    return changed
  }

  private mutating func attempt(_ id: RecognizerID) -> Bool {
    askWhomToWaitFor(id)
    if let other = requirements(of: id).first(where: { hasRecognized($0) }) {
      fail(id, .requiredToFail, by: other, on: unmet(id, other))  // 9.21
      return true
    }
    if let other = requirements(of: id).first(where: { recognizers[$0].isAnalysing }) {
      guard !recognizers[id].isWaiting else { return false }
      recognizers[id].isWaiting = true  // 9.22
      waitFor(other, id)
      return false
    }
    if recognizers[id].isWaiting {
      recognizers[id].isWaiting = false
      let input = GestureInput(milliseconds: milliseconds, contacts: recognizers[id].contacts)
      recognizers[id].machine.restart(input)  // 9.25
    }
    var asked = Causes()
    guard mayBegin(id, &asked) else { return true }
    if let other = activeOther(than: id) {
      fail(id, .prevented, by: other, on: excluded(by: other, id))  // 9.17
      return true
    }
    recognize(id, after: asked)
    return true
  }

  private mutating func waitFor(_ other: RecognizerID, _ id: RecognizerID) {
    if Sink.listens {
      recognizers[id].awaited = (other, nextStep)
      recognizers.lastState[Int(id.index)] = nextStep
    }
    put(
      .state(id, from: .possible, to: .possible, cause: .waitsFor, by: other, value: .zero),
      grounds(
        9, 22, because: Causes(recognizers[id].match.since),
        whatItSaw(id) + [requirement(of: id, other)]))
  }

  /// 9.21: what is not met where the one it waits for recognized.
  private func unmet(_ id: RecognizerID, _ other: RecognizerID) -> Grounds {
    let because = Causes(recognizers[id].match.since, recognizers.lastState(of: other))
    return grounds(9, 21, because: because, whatItSaw(id) + [requirement(of: id, other)])
  }

  /// By what it matched, or what it had come to, told beside what others make of it.
  func whatItSaw(_ id: RecognizerID) -> [Check] {
    guard Sink.listens, recognizers[id].state == .possible else { return [] }
    let checks =
      recognizers[id].isMatched
      ? recognizers[id].match.checks
      : recognizers[id].machine.comesTo(
        GestureInput(milliseconds: milliseconds, contacts: recognizers[id].contacts))
    return checks.map { $0.aside(of: .recognizer(id)) }
  }

  /// 9.21: another one has to have failed.
  private func requirement(of id: RecognizerID, _ other: RecognizerID) -> Check {
    let origin: Check.Origin =
      if scene[id].requiresToFail.contains(other) {
        .property(.requiresToFail, of: .recognizer(id))
      } else if scene[id].answers.requireFailureOf.contains(other) {
        .property(.requireFailureOf, of: .recognizer(id))
      } else {
        .property(.requiredToFailBy)
      }
    return Check(
      .requiredFailure, of: .recognizer(other), .state(recognizers[other].state),
      .inState(.failed), from: origin)
  }

  /// 9.17: another one recognized, and excludes it.
  private func excluded(by other: RecognizerID, _ id: RecognizerID) -> Grounds {
    // 9.17: only against one that was active before does it take more than the documentation.
    let isLate = recognizers[other].settled > 0 && recognizers[other].settledIn < moment
    let check = Check(
      .excluded, of: .recognizer(other), true, wants: false,
      from: isLate ? .setting(.lateRecognizerWins) : .property(.simultaneous))
    return grounds(9, 17, because: Causes(nextStep - 1), whatItSaw(id) + [check])
  }

  /// Those whose failure a recognizer waits for (9.21, 9.23).
  private func requirements(of id: RecognizerID) -> [RecognizerID] {
    let own = scene[id].requiresToFail + scene[id].answers.requireFailureOf
    let asked = recognizers.engaged.filter {
      $0 != id && scene[$0].answers.requiredToFailBy.contains(id)
    }
    return own.isEmpty ? asked : own + asked
  }

  /// 9.23: delegates are asked once in an attempt; only questions somebody answers are steps.
  private mutating func askWhomToWaitFor(_ id: RecognizerID) {
    guard !recognizers[id].hasAskedWhomToWaitFor else { return }
    recognizers[id].hasAskedWhomToWaitFor = true
    let own = scene[id].answers.requireFailureOf
    for other in recognizers.engaged
    where other != id && recognizers[other].isAnalysing && shares(other, id) {
      if !own.isEmpty {
        askAboutFailure(.requireFailureOf, of: id, about: other, own.contains(other), for: id)
      }
      let named = scene[other].answers.requiredToFailBy
      if !named.isEmpty {
        askAboutFailure(.requiredToFailBy, of: other, about: id, named.contains(id), for: id)
      }
    }
  }

  private mutating func askAboutFailure(
    _ question: GestureQuestion, of id: RecognizerID, about other: RecognizerID, _ answer: Bool,
    for matched: RecognizerID
  ) {
    let isOwn = question == .requireFailureOf
    put(
      .ask(question, of: id, about: other, view: nil, answer: answer),
      grounds(
        9, 23, because: Causes(recognizers[matched].match.since),
        [
          Check(
            .requiresFailure, answer, wants: true,
            from: .property(isOwn ? .requireFailureOf : .requiredToFailBy))
        ]))
  }

  private func hasRecognized(_ id: RecognizerID) -> Bool {
    recognizers[id].state == .ended || recognizers[id].state.isActive
  }

  private func shares(_ left: RecognizerID, _ right: RecognizerID) -> Bool {
    recognizers[left].shares(with: recognizers[right])
  }

  /// Somebody who recognized on a common touch and excludes a late one (9.17).
  private mutating func activeOther(than id: RecognizerID) -> RecognizerID? {
    for other in recognizers.engaged
    where other != id && hasRecognized(other) && shares(other, id) {
      guard excludes(other, id) else { continue }
      guard tuning.lateRecognizerWins, recognizers[other].state.isActive else {
        prevent(id, by: other)
        return other
      }
      prevent(other, by: id)
      move(other, to: .cancelled, .prevented, by: id, on: excluded(by: id, other))
    }
    return nil
  }

  /// 9.10, 9.14: it recognized; others are excluded, actions go out, views lose their touches.
  private mutating func recognize(_ id: RecognizerID, after asked: Causes) {
    let isContinuous = recognizers[id].isContinuous
    recognizers[id].isMatched = false
    enter(id, isContinuous ? .began : .ended, .matched, on: groundsOfMatch(id, asked))
    for other in recognizers.engaged where other != id && recognizers[other].isAnalysing {
      // 9.21 asks for no common touch, unlike 9.14.
      if requirements(of: other).contains(id) {
        fail(other, .requiredToFail, by: id, on: unmet(other, id))
      } else if shares(id, other), excludes(id, other) {
        prevent(other, by: id)
        fail(other, .prevented, by: id, on: excluded(by: id, other))  // 9.17
      }
    }
    if tuning.cancelsBeforeAction {
      takeAway(id)
      sendActions(of: id)
    } else {
      sendActions(of: id)  // 4.3
      takeAway(id)
    }
    if isContinuous { carryOut(id) }
  }

  /// What a recognition rests on: its match, and 9.21 where another one had to fail before it.
  private func groundsOfMatch(_ id: RecognizerID, _ asked: Causes) -> Grounds {
    let match = recognizers[id].match
    var grounds = grounds(of: match)
    if let (other, step) = recognizers[id].awaited,
      recognizers.lastFailure[Int(other.index)] > step
    {
      grounds.rule = RuleNumber(9, 21)
      grounds.because.add(step)
      grounds.because.add(recognizers.lastFailure[Int(other.index)])
    }
    grounds.because.add(asked)
    return grounds
  }

  private mutating func takeAway(_ id: RecognizerID) {
    guard recognizers[id].cancelsTouchesInView || recognizers[id].delaysTouchesBegan else { return }
    takeAway(recognizers[id].contacts.map(\.touch), by: id)
  }

  /// 9.21: recognizers that wait for each other would wait for ever; none of them recognizes.
  private mutating func breakCircle() -> Bool {
    let waiting = recognizers.engaged.filter {
      recognizers[$0].isWaiting && recognizers[$0].isAnalysing
    }
    var stuck = waiting
    while true {
      let free = stuck.filter { id in
        requirements(of: id).contains { recognizers[$0].isAnalysing && !stuck.contains($0) }
      }
      if free.isEmpty { break }
      stuck.removeAll { free.contains($0) }
    }
    for id in stuck {
      let circle = Check(.circle, true, wants: false, from: .property(.requiresToFail))
      fail(
        id, .waitsInCircle,
        on: grounds(
          9, 21, because: Causes(recognizers.lastState(of: id)), whatItSaw(id) + [circle]))
    }
    return !stuck.isEmpty
  }

  /// What a machine forgot to say when its last finger was lifted, and touches that joined late.
  private mutating func conclude(_ id: RecognizerID) {
    guard !recognizers[id].isOver, !recognizers[id].contacts.isEmpty else { return }
    if recognizers[id].state.isActive {
      if recognizers[id].contacts.downCount == 0 {
        move(id, to: .ended, .lifted, on: grounds(scene[id].kind.ruleOfLift))
      } else if recognizers[id].cancelsTouchesInView {
        takeAway(id)  // 9.27: a touch that joins an active gesture is the gesture's.
      }
    } else if recognizers[id].wish.action == .end
      || recognizers[id].contacts.downCount == 0 && recognizers[id].timer == nil
        && !recognizers[id].isMatched
    {
      failAtLift(id)
    }
  }

  /// Its fingers are gone before it began, whether it had matched or not.
  private mutating func failAtLift(_ id: RecognizerID) {
    let over = Check(.gestureOver, true, wants: false, from: .system)
    fail(
      id, .liftedTooEarly,
      on: grounds(
        scene[id].kind.ruleOfEarlyLift, because: Causes(cause, recognizers[id].match.since),
        whatItSaw(id) + [over]))
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
    case .pan, .edgePan, .scrollPan, .pinch, .rotation, .custom: ruleOfLift
    }
  }
}
