import TouchCore

extension ForeignRecognizer {
  /// The recognizer that it is in a scene.
  func recognizer(_ name: String) -> Recognizer {
    var made = Recognizer(name, ClassTable.kind(of: self) ?? .custom)
    if let isEnabled { made.isEnabled = isEnabled }
    if let cancelsTouchesInView { made.cancelsTouchesInView = cancelsTouchesInView }
    if let delaysTouchesBegan { made.delaysTouchesBegan = delaysTouchesBegan }
    if let delaysTouchesEnded { made.delaysTouchesEnded = delaysTouchesEnded }
    if let taps = numberOfTapsRequired {
      made.numberOfTapsRequired = min(max(taps, made.kind == .tap ? 1 : 0), 100)
    }
    if let fingers = numberOfTouchesRequired {
      let fingers = min(max(fingers, 1), TouchScript.mostFingers)
      if made.kind == .pan { made.minimumNumberOfTouches = fingers }
      made.numberOfTouchesRequired = fingers
    }
    if let most = maximumNumberOfTouches, made.kind == .pan {
      made.maximumNumberOfTouches = min(max(most, 1), Int(Int32.max))
    }
    if let minimumPressDuration {
      made.minimumPressDuration = min(minimumPressDuration.writtenLength, 1e6)
    }
    if let allowableMovement { made.allowableMovement = allowableMovement.writtenLength }
    if let directions, !directions.isEmpty { made.direction = directions }
    made.targets = actions.map { ActionTarget(target: .someObject, action: $0.action) }
    return made
  }
}
