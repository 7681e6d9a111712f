import TouchCore

extension Narrator {
  /// The limit or rule behind what it saw, with its number.
  func limit(of change: StateChange) -> StyledText {
    let it = scene[change.id]
    switch change.cause {
    case .matched: return whyMatched(it, change.value)
    case .movedTooFar: return farthestAllowed(it)
    case .heldTooLong: return longestAllowed(it)
    case .liftedTooEarly: return leastNeeded(it)
    case .waitedTooLong:
      return it.kind == .tap && it.numberOfTapsRequired > 1
        ? say(
          en: "It needs \(it.numberOfTapsRequired) taps (\(setting(.tapInterval))).",
          zh: "它需要 \(it.numberOfTapsRequired) 次点击（\(setting(.tapInterval))）。") : ""
    case .wrongPlace:
      return say(
        en:
          "It begins within \(points(scene.settings[.edgeRegion])) of the edge (\(setting(.edgeRegion))).",
        zh: "它从离边缘 \(points(scene.settings[.edgeRegion]))以内开始（\(setting(.edgeRegion))）。")
    case .wrongWay, .tooManyTouches, .moved, .lifted, .touchesCancelled, .nothingToScroll,
      .delayOver, .waitsFor, .waitsInCircle, .requiredToFail, .shouldBeginNo, .viewSaidNo,
      .prevented, .disabled,
      .contentKeepsTouch, .reset:
      return ""
    }
  }

  private func whyMatched(_ it: Recognizer, _ value: Point) -> StyledText {
    switch it.kind {
    case .tap:
      return say(
        en: "A tap is complete only at the last lift it needs, so nothing could happen before.",
        zh: "点击要到需要的最后一次抬起才算完成，之前不可能发生。")
    case .longPress:
      return say(
        en: "From now on it follows the finger, however far it moves.",
        zh: "从现在起它跟着手指，移动多远都可以。")
    case .pan, .scrollPan, .edgePan: return whyPanned(it, value)
    case .swipe:
      return say(
        en: """
          A swipe needs about \(points(scene.settings[.swipeDistance])) within \
          \(time(.swipeDuration)) and is recognized during the move, not at the lift.
          """,
        zh: """
          轻扫需要在 \(time(.swipeDuration))内移动大约 \(points(scene.settings[.swipeDistance]))，\
          在移动中识别，不等抬起。
          """)
    case .pinch: return setting(.pinchHysteresis, unit: " pt", zh: " 点")
    case .rotation: return setting(.rotationHysteresis, unit: " degrees", zh: " 度")
    case .custom, .scrollDelay: return ""
    }
  }

  /// 10.13, 10.14: how far it takes, and what is left of it.
  private func whyPanned(_ it: Recognizer, _ value: Point) -> StyledText {
    let setting = it.kind == .edgePan ? Setting.edgeHysteresis : .panHysteresis
    let needed = points(scene.settings[setting])
    let start = Point((value.x * 10).rounded() / 10, (value.y * 10).rounded() / 10).short
    guard scene.settings.isOn(.panRemovesHysteresis) else {
      return say(
        en: "It begins at \(needed) or more (\(self.setting(setting))).",
        zh: "移动达到 \(needed)它就开始（\(self.setting(setting))）。")
    }
    return say(
      en: """
        It begins at \(needed) or more (\(self.setting(setting))); that is taken off, so the \
        translation starts at \(number: start).
        """,
      zh: """
        移动达到 \(needed)它就开始（\(self.setting(setting))）；这段距离要减去，所以位移从 \
        \(number: start) 算起。
        """)
  }

  func setting(_ setting: Setting, unit english: String, zh chinese: String) -> StyledText {
    let value = short(scene.settings[setting])
    return say(
      en: "It begins at \(number: value + english) or more (\(self.setting(setting))).",
      zh: "达到 \(number: value)\(chinese)它就开始（\(self.setting(setting))）。")
  }

  private func farthestAllowed(_ it: Recognizer) -> StyledText {
    switch it.kind {
    case .tap:
      return say(
        en: "A tap allows \(points(scene.settings[.tapMovement])) (\(setting(.tapMovement))).",
        zh: "点击最多允许 \(points(scene.settings[.tapMovement]))（\(setting(.tapMovement))）。")
    case .longPress:
      return say(
        en: """
          Until it begins it allows \(points(it.allowableMovement)) (\(code: "allowableMovement")).
          """,
        zh: """
          开始之前最多允许 \(points(it.allowableMovement))（\(code: "allowableMovement")）。
          """)
    case .swipe:
      return say(
        en: """
          Across its direction it allows \(points(scene.settings[.swipeStray])) \
          (\(setting(.swipeStray))).
          """,
        zh: """
          在与方向垂直的方向上最多允许 \(points(scene.settings[.swipeStray]))（\(setting(.swipeStray))）。
          """)
    case .pan, .pinch, .rotation, .edgePan, .custom, .scrollPan, .scrollDelay: return ""
    }
  }

  private func longestAllowed(_ it: Recognizer) -> StyledText {
    switch it.kind {
    case .tap:
      return say(
        en: "A tap lasts \(time(.tapDuration)) at most (\(setting(.tapDuration))).",
        zh: "点击最长 \(time(.tapDuration))（\(setting(.tapDuration))）。")
    case .swipe:
      return say(
        en: "A swipe lasts \(time(.swipeDuration)) at most (\(setting(.swipeDuration))).",
        zh: "轻扫最长 \(time(.swipeDuration))（\(setting(.swipeDuration))）。")
    case .longPress, .pan, .pinch, .rotation, .edgePan, .custom, .scrollPan, .scrollDelay: return ""
    }
  }

  func leastNeeded(_ it: Recognizer) -> StyledText {
    switch it.kind {
    case .tap:
      return it.numberOfTouchesRequired > 1
        ? say(
          en: "It needs \(it.numberOfTouchesRequired) fingers at once.",
          zh: "它需要 \(it.numberOfTouchesRequired) 根手指同时按下。") : ""
    case .longPress:
      return say(
        en: """
          It needs \(time(Int(saturating: (it.minimumPressDuration * 1000).rounded()))) \
          (\(code: "minimumPressDuration")).
          """,
        zh: """
          它需要 \(time(Int(saturating: (it.minimumPressDuration * 1000).rounded())))\
          （\(code: "minimumPressDuration")）。
          """)
    case .pan, .scrollPan:
      return say(
        en: "It needs \(points(scene.settings[.panHysteresis])) (\(setting(.panHysteresis))).",
        zh: "它需要 \(points(scene.settings[.panHysteresis]))（\(setting(.panHysteresis))）。")
    case .edgePan:
      return say(
        en: "It needs \(points(scene.settings[.edgeHysteresis])) (\(setting(.edgeHysteresis))).",
        zh: "它需要 \(points(scene.settings[.edgeHysteresis]))（\(setting(.edgeHysteresis))）。")
    case .swipe:
      return say(
        en: """
          It needs about \(points(scene.settings[.swipeDistance])) along its direction \
          (\(setting(.swipeDistance))).
          """,
        zh: """
          它需要沿自己的方向移动大约 \(points(scene.settings[.swipeDistance]))\
          （\(setting(.swipeDistance))）。
          """)
    case .scrollDelay:
      return say(
        en: """
          The scroll view would have kept the touch for \(time(.scrollTouchDelay)) \
          (\(setting(.scrollTouchDelay))); at the lift the content gets began and ended at once, so \
          a button does fire, unless another recognizer holds or takes the touch.
          """,
        zh: """
          滚动视图本会把触摸扣住 \(time(.scrollTouchDelay))（\(setting(.scrollTouchDelay))）；抬起时，\
          内容马上连续收到开始和结束，所以按钮仍会触发，除非别的识别器扣住或拿走了触摸。
          """)
    case .pinch, .rotation, .custom: return ""
    }
  }
}
