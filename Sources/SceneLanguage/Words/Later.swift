/// What the language has words for and the model cannot do yet.
enum Later: String, Hashable, Sendable {
  case recognizers, actions, scrolling, focus, presses, remotes, keys, motion, dragging
  case controlTracking = "control tracking"
  case changes = "changes while a finger is down"
  case severalFingers = "several fingers"

  /// The recognizers, without their `@`.
  static let recognizerWords = [
    "tap", "longPress", "pan", "swipe", "pinch", "rotation", "edgePan", "custom",
  ]

  /// What a property of a view belongs to.
  static let byProperty: [String: Later] = [
    "contentSize": .scrolling, "contentOffset": .scrolling, "delaysContentTouches": .scrolling,
    "canCancelContentTouches": .scrolling, "alwaysBounce": .scrolling,
    "touchesShouldCancel": .scrolling, "canBecomeFirstResponder": .focus,
    "firstResponder": .focus,
  ]

  /// What an override, without its `~`, belongs to.
  static let byOverride: [String: Later] = [
    "shouldReceive": .recognizers, "shouldBegin": .recognizers, "simultaneous": .recognizers,
    "requireFailureOf": .recognizers, "requiredToFailBy": .recognizers,
    "canPrevent": .recognizers, "canBePrevented": .recognizers,
    "target": .actions, "handles": .actions,
    "beginTracking": .controlTracking, "continueTracking": .controlTracking,
    "endTracking": .controlTracking, "cancelTracking": .controlTracking,
    "pressesBegan": .presses, "pressesChanged": .presses, "pressesEnded": .presses,
    "pressesCancelled": .presses,
    "motionBegan": .motion, "motionEnded": .motion, "motionCancelled": .motion,
  ]

  /// What a line of a touch belongs to, by the word behind its time.
  static let byAction: [String: Later] = [
    "motion": .motion, "press": .presses, "remote": .remotes, "key": .keys, "set": .changes,
  ]
}
