extension ChangeableProperty {
  /// What a change of it does to touches that are under way.
  func rule(of object: SceneObject) -> RuleNumber {
    switch self {
    case .removed: RuleNumber(3, 20)
    case .ignoring: RuleNumber(1, 10)
    case .enabled:
      if case .recognizer = object { RuleNumber(9, 12) } else { RuleNumber(7, 20) }
    case .value: RuleNumber(7, 1)
    case .key: RuleNumber(1, 5)
    case .level: RuleNumber(1, 7)
    case .hidden, .interactive, .alpha, .frame, .bounds, .transform, .anchor, .zPosition,
      .multitouch, .exclusive, .clips, .animating, .firstResponder, .highlighted, .contentOffset,
      .contentSize:
      RuleNumber(3, 21)
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
