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
    while recognizers[id].wish != .stay, !recognizers[id].isOver {
      let wish = recognizers[id].wish
      recognizers[id].wish = recognizers[id].secondWish
      recognizers[id].secondWish = .stay
      switch wish {
      case .stay: break
      case .wait(let due):
        stopTimer(of: id)
        recognizers[id].timer = clock.start(.recognizer(id), due: max(due, milliseconds))
      case .recognize, .begin:
        recognizers[id].isMatched = true
        if wish == .recognize { stopTimer(of: id) }
      case .change: if recognizers[id].state.isActive { move(id, to: .changed, .moved) }
      case .end:
        guard recognizers[id].state.isActive else {
          // A lift is carried out once it has begun, which it may still do in this event.
          recognizers[id].wish = .end
          return
        }
        move(id, to: .ended, .lifted)
      case .cancel(let cause), .fail(let cause): stop(id, cause)
      }
    }
    if recognizers[id].isOver { recognizers[id].wish = .stay }
  }

  private mutating func stop(_ id: RecognizerID, _ cause: GestureCause) {
    if recognizers[id].state.isActive { move(id, to: .cancelled, cause) } else { fail(id, cause) }
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
      fail(id, .requiredToFail, by: other)  // 9.21
      return true
    }
    if let other = requirements(of: id).first(where: { recognizers[$0].isAnalysing }) {
      guard !recognizers[id].isWaiting else { return false }
      recognizers[id].isWaiting = true  // 9.22
      put(.state(id, from: .possible, to: .possible, cause: .waitsFor, by: other, value: .zero))
      return false
    }
    if recognizers[id].isWaiting {
      recognizers[id].isWaiting = false
      let input = GestureInput(milliseconds: milliseconds, contacts: recognizers[id].contacts)
      recognizers[id].machine.restart(input)  // 9.25
    }
    guard mayBegin(id) else { return true }
    if let other = activeOther(than: id) {
      put(.prevent(id, by: other))
      fail(id, .prevented, by: other)  // 9.17
      return true
    }
    recognize(id)
    return true
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
        let answer = own.contains(other)
        put(.ask(.requireFailureOf, of: id, about: other, view: nil, answer: answer))
      }
      let named = scene[other].answers.requiredToFailBy
      if !named.isEmpty {
        let answer = named.contains(id)
        put(.ask(.requiredToFailBy, of: other, about: id, view: nil, answer: answer))
      }
    }
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
    where other != id && hasRecognized(other) && shares(other, id) && excludes(other, id) {
      guard tuning.lateRecognizerWins, recognizers[other].state.isActive else { return other }
      put(.prevent(other, by: id))
      move(other, to: .cancelled, .prevented, by: id)
    }
    return nil
  }

  /// 9.10, 9.14: it recognized; others are excluded, actions go out, views lose their touches.
  private mutating func recognize(_ id: RecognizerID) {
    let isContinuous = recognizers[id].isContinuous
    recognizers[id].isMatched = false
    enter(id, isContinuous ? .began : .ended, .matched)
    for other in recognizers.engaged where other != id && recognizers[other].isAnalysing {
      // 9.21 asks for no common touch, unlike 9.14.
      if requirements(of: other).contains(id) {
        fail(other, .requiredToFail, by: id)
      } else if shares(id, other), excludes(id, other) {
        put(.prevent(other, by: id))
        fail(other, .prevented, by: id)  // 9.17
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
    for id in stuck { fail(id, .waitsInCircle) }
    return !stuck.isEmpty
  }

  /// What a machine forgot to say when its last finger was lifted, and touches that joined late.
  private mutating func conclude(_ id: RecognizerID) {
    guard !recognizers[id].isOver, !recognizers[id].contacts.isEmpty else { return }
    if recognizers[id].state.isActive {
      if recognizers[id].contacts.downCount == 0 {
        move(id, to: .ended, .lifted)
      } else if recognizers[id].cancelsTouchesInView {
        takeAway(id)  // 9.27: a touch that joins an active gesture is the gesture's.
      }
    } else if recognizers[id].wish == .end
      || recognizers[id].contacts.downCount == 0 && recognizers[id].timer == nil
        && !recognizers[id].isMatched
    {
      fail(id, .liftedTooEarly)
    }
  }
}
