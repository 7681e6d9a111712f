import TouchCore

extension Touch {
  /// What its finger does.
  var action: FingerChange.Action {
    switch phase {
    case .began: .down
    case .moved, .stationary: .move
    case .ended: .up
    case .cancelled: .cancel
    }
  }
}

extension Telling {
  /// What the finger of a touch does, as a verb.
  func verb(_ touch: Touch) -> StyledText {
    switch touch.action {
    case .down: say(en: "goes down", zh: "按下")
    case .move: say(en: "moves", zh: "移动")
    case .up: say(en: "lifts", zh: "抬起")
    case .cancel: say(en: "is cancelled", zh: "被取消")
    }
  }
}
