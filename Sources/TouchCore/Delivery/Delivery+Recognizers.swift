//  4.1: one event, in this order
//
//     1  every recognizer of the touches gets them, deepest view first
//     2  those that saw enough are settled: who fails, who waits, who may recognize
//     3  only then are the views told

extension Delivery where Sink: ~Copyable {
  /// Carries out what the machines want, until nothing more follows.
  mutating func settle() {
    for place in arbiter.recognizers.engaged.indices {
      carryOut(arbiter.recognizers.engaged[place])
    }
    repeat {
      while attemptAll() {}
    } while arbiter.breakCircle(&journal)
    for place in arbiter.recognizers.engaged.indices {
      let id = arbiter.recognizers.engaged[place]
      see(to: arbiter.conclude(id, &journal), id)
    }
  }

  private mutating func carryOut(_ id: RecognizerID) {
    while case .actions = arbiter.carryOut(id, &journal) { sendActions(of: id) }
  }

  private mutating func see(to due: Arbiter.Due, _ id: RecognizerID) {
    switch due {
    case .nothing: return
    case .actions: sendActions(of: id)
    case .cancels: takeAway(by: id)
    case .gaveUp: gate.lose(by: id, arbiter.recognizers, &journal)
    }
  }

  /// Lets those that matched try, deepest view first (9.18); whether anything changed.
  private mutating func attemptAll() -> Bool {
    var changed = false
    for place in arbiter.recognizers.engaged.indices {
      guard !journal.isOver else { return false }
      let id = arbiter.recognizers.engaged[place]
      guard arbiter.recognizers[id].isMatched, arbiter.recognizers[id].isAnalysing,
        !arbiter.recognizers.keepsWaiting(id, journal.scene)
      else { continue }
      if attempt(id) { changed = true }
    }
    return changed
  }

  private mutating func attempt(_ id: RecognizerID) -> Bool {
    // 18.18: the double tap tries before the single one, which it excludes; 16.51: so does a pan
    // around a table before its swipe actions.
    if let stronger = arbiter.recognizers.strongerTap(than: id)
      ?? arbiter.recognizers.outerPan(before: id, journal.scene)
    {
      let changed = attempt(stronger)
      if arbiter.recognizers[id].isOver { return changed }
    }
    switch arbiter.tries(id, &journal) {
    case .waits: return false
    case .failed: return true
    case .free: break
    }
    var consent = Consent(for: id)
    if let refusal = consent.refusal(arbiter.recognizers, gate, &journal) {
      arbiter.recognizers.enter(id, .failed, refusal.cause, on: refusal.grounds, &journal)
      return true
    }
    for place in arbiter.recognizers.engaged.indices {
      let other = arbiter.recognizers.engaged[place]
      switch arbiter.contest(id, with: other, &journal) {
      case .open: continue
      case .lost: return true
      case .won: sendActions(of: other)
      }
    }
    recognize(id, after: consent.asked)
    return true
  }

  /// 9.10, 9.14: it recognized; actions go out, views lose their touches.
  private mutating func recognize(_ id: RecognizerID, after asked: Causes) {
    arbiter.recognize(id, after: asked, &journal)
    guard !journal.isOver else { return }
    if journal.tuning.cancelsBeforeAction {
      takeAway(by: id)
      sendActions(of: id)
    } else {
      sendActions(of: id)  // 4.3
      takeAway(by: id)
    }
    if arbiter.recognizers[id].isContinuous { carryOut(id) }
  }

  private mutating func takeAway(by id: RecognizerID) {
    guard arbiter.recognizers[id].cancelsTouchesInView || arbiter.recognizers[id].delaysTouchesBegan
    else { return }
    for call in gate.takeAway(by: id, arbiter.recognizers, &journal) { send(call) }
  }

  /// 9.10: actions are sent for every state but Possible and Failed.
  mutating func sendActions(of id: RecognizerID) {
    let state = arbiter.recognizers[id].state
    let before = journal.cause
    if Sink.listens { journal.cause = arbiter.recognizers.lastState(of: id) }
    if journal.scene[id].kind == .scrollPan, let scrollView = journal.scene[id].scrollView {
      scroller.follow(arbiter.recognizers[id].machine, state, of: scrollView, &journal)
      refresh(pulledIn: scrollView, state)
      dismissKeyboard(by: scrollView, id, state)
    } else if let part = journal.scene[id].part, part.role.isOfText {
      // 17.5: inside the event, before the field hears that its touch is gone.
      if let view = journal.scene.textToEdit(by: part, state) {
        becomeFirst(.view(view))
        focus.makeKeyWindow(of: view, &journal)
      }
    } else if let part = journal.scene[id].part, part.role == .pinch {
      zoom(by: id, state, of: part)
    } else if let part = journal.scene[id].part, part.role == .closeActions {
      if state == .began { closeActions(by: id) }
    } else if let rule = journal.scene[id].part?.role.ruleOfTakeover {
      if state == .began { endOthers(by: id, rule) }
    } else if let part = journal.scene[id].part {
      if presentations.follow(part, arbiter.recognizers[id].machine, state, &journal) {
        hasEmptiedWindow = true
      }
    } else {
      let step = journal.nextStep
      journal.put(.action(id, state), journal.grounds(9, 10))
      if Sink.listens { journal.cause = step }
      endEditing(ActionDispatch(focus: focus).send(of: id, &journal))
    }
    journal.cause = before
  }

  /// 16.56, 16.58, 22.14: the system takes the touches over, also from who recognized already.
  private mutating func endOthers(by id: RecognizerID, _ rule: RuleNumber) {
    for other in arbiter.ended(byBeginOf: id) {
      see(to: arbiter.stop(other, .touchesCancelled, by: rule, .notCancelled, &journal), other)
    }
  }

  /// 16.52: they are closed, their buttons go, and it waits for nothing any more.
  private mutating func closeActions(by id: RecognizerID) {
    journal.make(
      SceneChange(.recognizer(id), .enabled, from: .flag(true), to: .flag(false)),
      by: RuleNumber(16, 52))
    for button in journal.scene.rowActions(of: journal.scene[id].view)
    where !journal.scene[button].isHidden {
      journal.make(
        SceneChange(.responder(.view(button)), .hidden, from: .flag(false), to: .flag(true)),
        by: RuleNumber(16, 52))
    }
  }

  /// A machine's time has come, between events (4.5).
  mutating func recognizerTimer(_ id: RecognizerID) {
    arbiter.recognizers[id].timerFired(
      at: journal.milliseconds, Sink.listens ? journal.cause : nil)
    if arbiter.recognizers[id].machine.isLifted { arbiter.failOthers(byLiftOf: id, &journal) }
    settle()
    guard !journal.isOver else { return }
    flush()
    catchUp()
    settleAfterwards()
  }

  /// 9.30: in the turn of a late began a view hears where the finger is by now.
  mutating func catchUp() {
    for call in gate.catchUp(journal) { send(call) }
  }

  /// 9.12, 18.23, 18.44: a recognizer that is switched off, is set to another state, or whose view
  /// left the window, stops; it forgets the touches it had, so that it takes new ones although those
  /// are still down (18.21).
  mutating func stop(_ id: RecognizerID, _ cause: GestureCause, by rule: RuleNumber, _ check: Check)
  {
    guard arbiter.recognizers.engaged.contains(id) else { return }
    see(to: arbiter.stop(id, cause, by: rule, check, &journal), id)
    settle()
    flush()
    // 9.7: one whose state was set ignores the rest of its touches instead.
    if cause != .setByCode { arbiter.recognizers[id].contacts = [] }
  }
}
