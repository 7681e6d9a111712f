extension Trace {
  func rule(of change: SceneChange) -> RuleNumber {
    switch change.property {
    case .removed: RuleNumber(3, 20)
    case .ignoring: RuleNumber(1, 10)
    case .enabled:
      if case .recognizer = change.object { RuleNumber(9, 12) } else { RuleNumber(7, 20) }
    case .value: RuleNumber(7, 1)
    case .contentOffset, .contentSize: RuleNumber(11, 10)
    case .hidden, .interactive, .alpha, .frame, .bounds, .transform, .anchor, .zPosition,
      .multitouch, .exclusive, .clips, .animating, .level, .key, .firstResponder, .highlighted:
      RuleNumber(3, 21)
    }
  }

  func rule(of step: RecognizerStep) -> RuleNumber {
    switch step {
    case .collect: RuleNumber(9, 2)
    case .receive(let id, let method, _):
      scene[id].ignoresTouches && method == .began ? RuleNumber(9, 8) : RuleNumber(4, 1)
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
      rule(of: cause, in: scene[id].kind)
    }
  }

  private func rule(of cause: GestureCause, in kind: RecognizerKind) -> RuleNumber {
    switch kind {
    case .tap:
      if cause == .tooManyTouches {
        RuleNumber(10, 4)
      } else if cause == .matched {
        RuleNumber(10, 1)
      } else {
        cause == .waitedTooLong ? RuleNumber(10, 2) : RuleNumber(10, 3)
      }
    case .longPress: cause == .matched || cause == .moved ? RuleNumber(10, 8) : RuleNumber(10, 10)
    case .pan, .scrollPan:
      if cause == .matched {
        RuleNumber(10, 13)
      } else if cause == .moved {
        RuleNumber(10, 18)
      } else {
        cause == .tooManyTouches ? RuleNumber(10, 16) : RuleNumber(10, 17)
      }
    case .swipe: cause == .matched ? RuleNumber(10, 23) : RuleNumber(10, 24)
    case .pinch: cause == .moved ? RuleNumber(10, 29) : RuleNumber(10, 27)
    case .rotation: RuleNumber(10, 31)
    case .edgePan: RuleNumber(10, 32)
    case .custom: RuleNumber(9, 9)
    case .scrollDelay: cause == .liftedTooEarly ? RuleNumber(11, 5) : RuleNumber(11, 1)
    }
  }

  func rule(of step: ScrollStep, _ index: Int) -> RuleNumber {
    // 11.12 where a touch stopped it, rather than time.
    guard step.call == .didEndDecelerating, moment(of: index).event != nil else {
      return step.call == .didScroll ? RuleNumber(11, 10) : RuleNumber(11, 14)
    }
    return RuleNumber(11, 12)
  }
}

extension GateStep {
  var rule: RuleNumber {
    switch self {
    case .hold(_, _, _, let reason), .flush(_, _, _, let reason), .cancel(_, _, let reason):
      if case .cancel = self, reason == .recognized { RuleNumber(9, 27) } else { reason.rule }
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
