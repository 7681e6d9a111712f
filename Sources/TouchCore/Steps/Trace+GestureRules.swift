extension Trace {
  func rule(of change: SceneChange) -> RuleNumber {
    switch change.property {
    case .removed: RuleNumber(3, 20)
    case .ignoring: RuleNumber(1, 10)
    case .enabled:
      if case .recognizer = change.object { RuleNumber(9, 12) } else { RuleNumber(7, 20) }
    case .value: RuleNumber(7, 1)
    case .key: RuleNumber(1, 5)
    case .level: RuleNumber(1, 7)
    case .hidden, .interactive, .alpha, .frame, .bounds, .transform, .anchor, .zPosition,
      .multitouch, .exclusive, .clips, .animating, .firstResponder, .highlighted, .contentOffset,
      .contentSize:
      RuleNumber(3, 21)
    }
  }

  func rule(of step: RecognizerStep, _ index: Int) -> RuleNumber {
    switch step {
    case .collect: RuleNumber(9, 2)
    case .receive(let id, _, _) where ignoresTouch(at: index):
      scene[id].ignoresTouches ? RuleNumber(9, 8) : RuleNumber(10, 16)
    case .receive: RuleNumber(4, 1)
    case .ask(let question, let id, _, let view, let answer):
      rule(of: question, id, view, answer)
    case .state(let id, let from, let to, let cause, _, _): rule(of: cause, id, from, to)
    case .action: RuleNumber(9, 10)
    case .prevent: RuleNumber(9, 14)
    }
  }

  private func rule(
    of question: GestureQuestion, _ id: RecognizerID, _ view: ViewID?, _ answer: Bool
  ) -> RuleNumber {
    switch question {
    case .shouldReceive: return RuleNumber(9, 4)
    case .allowedType: return RuleNumber(9, 5)
    case .shouldBegin: return RuleNumber(9, 26)
    case .viewShouldBegin:
      // 8.3 where UIKit's own class says no, 8.2 where a subclass answers.
      guard let view, !answer, scene[view].gestureRecognizerShouldBegin == nil else {
        return RuleNumber(8, 2)
      }
      return RuleNumber(8, 3)
    case .simultaneous, .canPrevent, .canBePrevented: return RuleNumber(9, 15)
    case .requireFailureOf, .requiredToFailBy: return RuleNumber(9, 23)
    case .touchesShouldBegin: return RuleNumber(11, 8)
    case .touchesShouldCancel: return RuleNumber(11, 7)
    }
  }

  private func rule(
    of cause: GestureCause, _ id: RecognizerID, _ from: GestureState, _ to: GestureState
  ) -> RuleNumber {
    switch cause {
    case .waitsFor: RuleNumber(9, 22)
    case .requiredToFail, .waitsInCircle: RuleNumber(9, 21)
    case .shouldBeginNo: RuleNumber(9, 26)
    case .viewSaidNo: RuleNumber(8, 2)
    case .prevented: RuleNumber(9, 17)
    case .disabled: RuleNumber(9, 12)
    case .contentKeepsTouch: RuleNumber(11, 7)
    case .nothingToScroll: RuleNumber(11, 11)
    case .delayOver: RuleNumber(11, 1)
    case .reset: RuleNumber(9, 11)
    case .matched, .movedTooFar, .wrongWay, .heldTooLong, .liftedTooEarly, .waitedTooLong,
      .tooManyTouches, .moved, .lifted, .touchesCancelled, .wrongPlace:
      rule(of: cause, in: scene[id].kind, wasActive: from.isActive)
    }
  }

  private func rule(
    of cause: GestureCause, in kind: RecognizerKind, wasActive: Bool
  ) -> RuleNumber {
    switch kind {
    case .tap: ruleOfTap(cause)
    case .longPress: ruleOfLongPress(cause, wasActive: wasActive)
    case .pan: ruleOfPan(cause)
    case .scrollPan: cause == .matched ? RuleNumber(11, 10) : ruleOfPan(cause)
    case .edgePan:
      cause == .matched || cause == .wrongPlace || cause == .wrongWay
        ? RuleNumber(10, 32) : ruleOfPan(cause)
    case .swipe where cause != .touchesCancelled:
      cause == .matched ? RuleNumber(10, 23) : RuleNumber(10, 24)
    case .pinch where cause != .touchesCancelled:
      cause == .moved ? RuleNumber(10, 29) : RuleNumber(10, 27)
    case .rotation where cause != .touchesCancelled: RuleNumber(10, 31)
    case .scrollDelay where cause != .touchesCancelled:
      cause == .liftedTooEarly ? RuleNumber(11, 5) : RuleNumber(11, 1)
    case .swipe, .pinch, .rotation, .scrollDelay, .custom: RuleNumber(9, 9)
    }
  }

  private func ruleOfTap(_ cause: GestureCause) -> RuleNumber {
    switch cause {
    case .matched, .liftedTooEarly: RuleNumber(10, 1)
    case .waitedTooLong: RuleNumber(10, 2)
    case .tooManyTouches: RuleNumber(10, 4)
    case .touchesCancelled: RuleNumber(9, 9)
    case .movedTooFar, .wrongWay, .heldTooLong, .moved, .lifted, .wrongPlace, .nothingToScroll,
      .delayOver, .waitsFor, .waitsInCircle, .requiredToFail, .shouldBeginNo, .viewSaidNo,
      .prevented, .disabled, .contentKeepsTouch, .reset:
      RuleNumber(10, 3)
    }
  }

  private func ruleOfLongPress(_ cause: GestureCause, wasActive: Bool) -> RuleNumber {
    switch cause {
    case .matched, .moved, .lifted: RuleNumber(10, 8)
    case .waitedTooLong: RuleNumber(10, 11)
    // 10.9: the machine cancels an active press only where a setting keeps the limit.
    case .touchesCancelled: RuleNumber(9, 9)
    case .movedTooFar, .wrongWay, .heldTooLong, .liftedTooEarly, .tooManyTouches, .wrongPlace,
      .nothingToScroll, .delayOver, .waitsFor, .waitsInCircle, .requiredToFail, .shouldBeginNo,
      .viewSaidNo, .prevented, .disabled, .contentKeepsTouch, .reset:
      wasActive ? RuleNumber(10, 9) : RuleNumber(10, 10)
    }
  }

  private func ruleOfPan(_ cause: GestureCause) -> RuleNumber {
    switch cause {
    case .matched: RuleNumber(10, 13)
    case .moved: RuleNumber(10, 18)
    case .tooManyTouches: RuleNumber(10, 16)
    case .movedTooFar, .wrongWay, .heldTooLong, .liftedTooEarly, .waitedTooLong, .lifted,
      .touchesCancelled, .wrongPlace, .nothingToScroll, .delayOver, .waitsFor, .waitsInCircle,
      .requiredToFail, .shouldBeginNo, .viewSaidNo, .prevented, .disabled, .contentKeepsTouch,
      .reset:
      RuleNumber(10, 17)
    }
  }

  func rule(of step: ScrollStep, _ index: Int) -> RuleNumber {
    let isTimer = moment(of: index).event == nil
    switch step.call {
    case .didEndDecelerating: return isTimer ? RuleNumber(11, 14) : RuleNumber(11, 12)
    case .didScroll:
      if isTimer { return RuleNumber(11, 15) }
      // 11.12: a touch that stops the content leaves it where it is at that moment.
      let ends = index + 1 < endIndex && self[index + 1] == stop(after: step)
      return ends ? RuleNumber(11, 12) : RuleNumber(11, 10)
    case .willBeginDragging, .willEndDragging, .didEndDragging, .willBeginDecelerating:
      return RuleNumber(11, 14)
    }
  }

  private func stop(after scrolled: ScrollStep) -> Step {
    .scroll(
      ScrollStep(
        view: scrolled.view, call: .didEndDecelerating, offset: scrolled.offset,
        willDecelerate: false))
  }
}

extension Trace {
  func rule(of step: GateStep, _ index: Int) -> RuleNumber {
    // 9.30 is about what was held back.
    if case .discard(_, _, _, .recognized) = step, !wasHeld(at: index) { return RuleNumber(9, 27) }
    return step.rule
  }
}

extension GateStep {
  fileprivate var rule: RuleNumber {
    switch self {
    case .hold(_, _, _, let reason), .cancel(_, _, let reason): reason.rule
    // 9.33 is about lifts alone; whatever waited for a began comes late by 9.30.
    case .flush(_, let method, _, let reason):
      method == .began ? RuleNumber(9, 30) : reason.rule
    case .discard(_, _, _, let reason):
      reason == .recognized ? RuleNumber(9, 30) : reason.rule
    }
  }
}

extension GateReason {
  var rule: RuleNumber {
    switch self {
    case .delaysTouchesBegan, .behindHeld: RuleNumber(9, 30)
    case .delaysTouchesEnded: RuleNumber(9, 32)
    case .laterTapsHeld: RuleNumber(9, 37)
    case .released: RuleNumber(9, 33)
    case .recognized: RuleNumber(9, 27)
    case .multipleTouchOff: RuleNumber(3, 10)
    case .exclusiveTouch: RuleNumber(3, 17)
    case .ignored: RuleNumber(1, 10)
    case .stoppedScrolling: RuleNumber(11, 12)
    case .touchesShouldBegin: RuleNumber(11, 8)
    case .systemCancelled: RuleNumber(3, 19)
    case .viewRemoved: RuleNumber(3, 20)
    }
  }
}

extension FocusCause {
  var rule: RuleNumber {
    switch self {
    case .became, .already, .notInWindow, .refusedToResign: RuleNumber(12, 2)
    case .resigned: RuleNumber(12, 3)
    case .cannotBecome: RuleNumber(12, 1)
    case .wasNot: RuleNumber(12, 4)
    }
  }
}
