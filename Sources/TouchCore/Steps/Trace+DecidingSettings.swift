//   gr.state failed, the finger is 60 pt away     rule 10.3: too far is no tap        documented
//                                                 model.tapMovement: 45 is too far    reported

extension Trace {
  /// The setting that a recognizer fell short of where the record ends; nil where no number is
  /// what it lacked.
  public func decidingSetting(of why: WhyNoGesture) -> Setting? {
    guard why.reason == .stillPossible, let step = why.steps.last,
      measures(why.recognizer, at: step)
    else { return nil }
    return scene[why.recognizer].kind.setting(behind: .liftedTooEarly)
  }

  /// The setting whose number decided a step: one that was not met, or else one that had to be
  /// reached; nil where none did.
  public func decidingSetting(of index: Int) -> Setting? {
    let deciding = evidence(at: index).filter(\.decides)
    return deciding.first { !$0.passes && $0.setting != nil }?.setting
      ?? deciding.first { $0.isReached && $0.setting != nil }?.setting
  }

  /// Whether a recognizer had something to measure: enough fingers, and one of them moved.
  ///
  /// Without that it falls short of every distance, so no number decides.
  private func measures(_ id: RecognizerID, at index: Int) -> Bool {
    let it = scene[id]
    guard it.kind.measuresMovement else { return true }
    let attempt = attempts.last { $0.recognizer == id && $0.start <= index }
    let needed = it.kind == .pan ? it.minimumNumberOfTouches : it.numberOfTouchesRequired
    return (attempt?.touches.count ?? 0) >= needed && hasMoved(at: index)
  }

  /// Whether a finger of an instant is away from where it went down.
  private func hasMoved(at index: Int) -> Bool {
    let now = momentNumber(of: index)
    return moments[now].touches.contains { touch in
      let start = moments[...now].last { moment in
        moment.touches.contains { $0.number == touch.number && $0.phase == .began }
      }
      let began = start?.touches.first { $0.number == touch.number }
      return began?.screenLocation != touch.screenLocation
    }
  }
}

extension Check {
  /// The setting that set its limit; nil where something else did.
  public var setting: Setting? {
    guard case .setting(let setting) = origin else { return nil }
    return setting
  }

  /// Whether it asks for something that was reached: what stays within limits needs no number.
  fileprivate var isReached: Bool {
    guard passes, case .atLeast = test else { return false }
    return true
  }
}

extension RecognizerKind {
  /// Whether it takes a distance or an angle to begin.
  fileprivate var measuresMovement: Bool {
    switch self {
    case .pan, .edgePan, .scrollPan, .swipe, .pinch, .rotation: true
    case .tap, .longPress, .custom, .scrollDelay: false
    }
  }

  /// The setting by which a machine of this kind comes to a state, where the kind has one for it.
  public func setting(behind cause: GestureCause) -> Setting? {
    switch cause {
    case .matched, .liftedTooEarly: settingToBegin
    case .movedTooFar: self == .tap ? .tapMovement : self == .swipe ? .swipeStray : nil
    case .heldTooLong: self == .tap ? .tapDuration : self == .swipe ? .swipeDuration : nil
    case .waitedTooLong: .tapInterval
    case .wrongPlace: .edgeRegion
    case .wrongWay: self == .edgePan ? .edgeHysteresis : .swipeDistance
    case .delayOver: .scrollTouchDelay
    case .tooManyTouches, .moved, .lifted, .touchesCancelled, .nothingToScroll, .waitsFor,
      .waitsInCircle, .requiredToFail, .shouldBeginNo, .viewSaidNo, .prevented, .disabled,
      .contentKeepsTouch, .reset:
      nil
    }
  }

  private var settingToBegin: Setting? {
    switch self {
    case .pan, .scrollPan: .panHysteresis
    case .edgePan: .edgeHysteresis
    case .swipe: .swipeDistance
    case .pinch: .pinchHysteresis
    case .rotation: .rotationHysteresis
    case .scrollDelay: .scrollTouchDelay
    // What a press needs is its own, documented property (10.7); a tap in its limits needs none.
    case .tap, .longPress, .custom: nil
    }
  }
}
