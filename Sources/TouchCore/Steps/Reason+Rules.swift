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
    case .viewRemoved: RuleNumber(18, 42)
    case .menuOpened: RuleNumber(18, 29)
    case .neverFailed: RuleNumber(18, 25)
    case .interactionOff: RuleNumber(21, 8)
    case .animationBegan: RuleNumber(21, 25)
    case .zooming: RuleNumber(20, 8)
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
    case .shouldBeginEditing: RuleNumber(17, 22)
    case .shouldEndEditing: RuleNumber(17, 23)
    }
  }
}
