//  The words of the file format. They stay as they are, whatever the cases are called in memory.

extension GestureState {
  /// The word of the record.
  public var word: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}

extension GestureCause {
  /// The word of the record.
  public var word: String {
    switch self {
    case .matched: "matched"
    case .movedTooFar: "movedTooFar"
    case .wrongWay: "wrongWay"
    case .heldTooLong: "heldTooLong"
    case .liftedTooEarly: "liftedTooEarly"
    case .waitedTooLong: "waitedTooLong"
    case .waitsInCircle: "waitsInCircle"
    case .tooManyTouches: "tooManyTouches"
    case .moved: "moved"
    case .lifted: "lifted"
    case .touchesCancelled: "touchesCancelled"
    case .wrongPlace: "wrongPlace"
    case .nothingToScroll: "nothingToScroll"
    case .delayOver: "delayOver"
    case .waitsFor: "waitsFor"
    case .requiredToFail: "requiredToFail"
    case .shouldBeginNo: "shouldBeginNo"
    case .viewSaidNo: "viewSaidNo"
    case .prevented: "prevented"
    case .disabled: "disabled"
    case .viewRemoved: "viewRemoved"
    case .setByCode: "setByCode"
    case .stoppedItself: "stoppedItself"
    case .transition: "transition"
    case .wheel: "wheel"
    case .pointer: "pointer"
    case .contentKeepsTouch: "contentKeepsTouch"
    case .reset: "reset"
    }
  }
}

extension GateReason {
  /// The word of the record.
  public var word: String {
    switch self {
    case .delaysTouchesBegan: "delaysTouchesBegan"
    case .delaysTouchesEnded: "delaysTouchesEnded"
    case .behindHeld: "behindHeld"
    case .laterTapsHeld: "laterTapsHeld"
    case .released: "released"
    case .recognized: "recognized"
    case .multipleTouchOff: "multipleTouchOff"
    case .exclusiveTouch: "exclusiveTouch"
    case .ignored: "ignored"
    case .stoppedScrolling: "stoppedScrolling"
    case .touchesShouldBegin: "touchesShouldBegin"
    case .systemCancelled: "systemCancelled"
    case .viewRemoved: "viewRemoved"
    case .interactionOff: "interactionOff"
    case .animationBegan: "animationBegan"
    case .menuOpened: "menuOpened"
    case .neverFailed: "neverFailed"
    case .zooming: "zooming"
    }
  }
}

extension FocusCause {
  /// The word of the record.
  public var word: String {
    switch self {
    case .became: "became"
    case .resigned: "resigned"
    case .already: "already"
    case .cannotBecome: "cannotBecome"
    case .notInWindow: "notInWindow"
    case .refusedToResign: "refusedToResign"
    case .wasNot: "wasNot"
    case .shouldBeginEditing: "shouldBeginEditing"
    case .shouldEndEditing: "shouldEndEditing"
    }
  }
}

extension Hop {
  /// The word of the record.
  public var word: String {
    switch self {
    case .superview: "superview"
    case .controller: "controller"
    case .container: "container"
    case .presenter: "presenter"
    case .window: "window"
    case .windowScene: "windowScene"
    case .application: "application"
    case .delegate: "delegate"
    case .override: "override"
    }
  }
}

extension Step.DropReason {
  /// The word of the record.
  public var word: String {
    switch self {
    case .noNext: "noNext"
    case .loop: "loop"
    }
  }
}
