import TouchCore

extension Narrator {
  /// What a machine saw, with the numbers at that moment.
  func seen(_ change: StateChange) -> StyledText {
    switch change.cause {
    case .matched: matched(change)
    case .movedTooFar: movedTooFar(change)
    case .wrongWay: say(en: "a finger went the wrong way", zh: "手指的方向不对")
    case .heldTooLong: heldTooLong(change)
    case .liftedTooEarly: liftedTooEarly(change)
    case .waitedTooLong: waitedTooLong(change)
    case .tooManyTouches: tooManyTouches(change)
    case .moved: moved(change)
    case .lifted: say(en: "its fingers were lifted", zh: "它的手指抬起了")
    case .touchesCancelled: say(en: "the system cancelled its touches", zh: "系统取消了它的触摸")
    case .wrongPlace: say(en: "the touch started away from its edge", zh: "触摸不是从它的边缘开始的")
    case .waitsInCircle:
      say(en: "it and others wait for each other for ever", zh: "它和别的识别器永远互相等待")
    case .nothingToScroll, .delayOver, .waitsFor, .requiredToFail, .shouldBeginNo, .viewSaidNo,
      .prevented, .disabled, .contentKeepsTouch, .reset:
      ""
    }
  }

  /// The touches it sees now that changed, those that moved farthest first.
  private func farthest(_ change: StateChange) -> Double? {
    touches(in: scene[change.id].view, at: change.index).map { touch in
      let distance = distance(of: touch, at: change.index)
      return (distance.x * distance.x + distance.y * distance.y).squareRoot()
    }.max()
  }

  private func oldest(_ change: StateChange) -> Int? {
    touches(in: scene[change.id].view, at: change.index).map { age(of: $0, at: change.index) }.max()
  }

  private func matched(_ change: StateChange) -> StyledText {
    let it = scene[change.id]
    switch it.kind {
    case .tap: return tapped(it)
    case .longPress: return pressed(it)
    case .pan, .edgePan, .scrollPan: return panned(change)
    case .swipe:
      guard let far = farthest(change), let age = oldest(change) else { return sawEverything }
      return say(
        en: "the finger went \(points(far)) within \(time(age))",
        zh: "手指在 \(time(age))内移动了 \(points(far))")
    case .pinch:
      return say(en: "two fingers moved together or apart", zh: "两根手指靠拢或分开了")
    case .rotation: return say(en: "two fingers turned", zh: "两根手指转动了")
    case .custom:
      return say(
        en: "its subclass recognizes at \(code: it.recognizesAt.rawValue)",
        zh: "它的子类在 \(code: it.recognizesAt.rawValue) 时识别")
    case .scrollDelay: return sawEverything
    }
  }

  private var sawEverything: StyledText {
    say(en: "everything it asks for happened", zh: "它要的都发生了")
  }

  /// 10.1: why now, and not earlier: the last lift that was needed.
  private func tapped(_ it: Recognizer) -> StyledText {
    let (taps, fingers) = (it.numberOfTapsRequired, it.numberOfTouchesRequired)
    if fingers > 1 {
      return taps > 1
        ? say(
          en: "tap \(taps) of \(taps) ended: all \(fingers) fingers are up",
          zh: "第 \(taps) 次点击结束：\(fingers) 根手指都抬起了")
        : say(en: "all \(fingers) fingers it needs are up", zh: "它需要的 \(fingers) 根手指都抬起了")
    }
    return taps > 1
      ? say(en: "the lift of tap \(taps), the last it needs", zh: "第 \(taps) 次点击抬起，这是它需要的最后一次")
      : say(en: "the finger was lifted soon and near enough", zh: "手指及时抬起，也没有移远")
  }

  private func pressed(_ it: Recognizer) -> StyledText {
    let duration = time(Int(saturating: (it.minimumPressDuration * 1000).rounded()))
    return say(en: "held for \(duration) without moving far", zh: "按住了 \(duration)，没有移远")
  }

  /// 10.13: how far along each axis.
  private func panned(_ change: StateChange) -> StyledText {
    let touches = touches(in: scene[change.id].view, at: change.index)
    guard !touches.isEmpty else { return sawEverything }
    let distances = touches.map { distance(of: $0, at: change.index) }
    let x = distances.reduce(0) { $0 + $1.x } / Double(touches.count)
    let y = distances.reduce(0) { $0 + $1.y } / Double(touches.count)
    return say(
      en: "moved \(points(abs(x))) along x and \(points(abs(y))) along y",
      zh: "横向移动了 \(points(abs(x)))，纵向移动了 \(points(abs(y)))")
  }

  private func movedTooFar(_ change: StateChange) -> StyledText {
    guard let far = farthest(change) else { return say(en: "a finger moved too far", zh: "手指移得太远") }
    return say(en: "the finger is \(points(far)) from its start", zh: "手指离开起点 \(points(far))")
  }

  private func heldTooLong(_ change: StateChange) -> StyledText {
    guard let age = oldest(change) else {
      return say(en: "a finger stayed down too long", zh: "手指按得太久")
    }
    return say(en: "a finger has been down for \(time(age))", zh: "手指已经按了 \(time(age))")
  }

  private func liftedTooEarly(_ change: StateChange) -> StyledText {
    let it = scene[change.id]
    guard let age = oldest(change) else {
      return say(en: "lifted before it matched", zh: "还没满足条件就抬起了")
    }
    switch it.kind {
    case .longPress, .scrollDelay:
      return say(en: "lifted after \(time(age)) already", zh: "\(time(age))就抬起了")
    case .pan, .edgePan, .scrollPan, .swipe:
      return say(
        en: "lifted after \(points(farthest(change) ?? 0)) only",
        zh: "只移动了 \(points(farthest(change) ?? 0))就抬起了")
    case .pinch, .rotation:
      return say(en: "lifted before two fingers moved enough", zh: "两根手指还没动够就抬起了")
    case .tap, .custom: return say(en: "lifted before it matched", zh: "还没满足条件就抬起了")
    }
  }

  private func waitedTooLong(_ change: StateChange) -> StyledText {
    say(
      en: "the next tap did not come within \(time(.tapInterval))",
      zh: "\(time(.tapInterval))内没有等到下一次点击")
  }

  private func tooManyTouches(_ change: StateChange) -> StyledText {
    let it = scene[change.id]
    let down = touches(in: it.view, at: change.index).count {
      $0.phase != .ended && $0.phase != .cancelled
    }
    let most = it.kind == .pan ? it.maximumNumberOfTouches : it.numberOfTouchesRequired
    return say(
      en: "\(down) fingers are down, it takes \(most)", zh: "按下了 \(down) 根手指，它只要 \(most) 根")
  }

  /// What a continuous gesture measures now.
  private func moved(_ change: StateChange) -> StyledText {
    let value = change.value
    switch scene[change.id].kind {
    case .pan, .edgePan, .scrollPan:
      let text = Point((value.x * 10).rounded() / 10, (value.y * 10).rounded() / 10).short
      return say(en: "a finger moved, translation \(number: text)", zh: "手指移动，位移 \(number: text)")
    case .pinch:
      let text = short((value.x * 1000).rounded() / 1000)
      return say(en: "a finger moved, scale \(number: text)", zh: "手指移动，比例 \(number: text)")
    case .rotation:
      let text = tenths(value.x * 180 / .pi)
      return say(
        en: "a finger moved, turned by \(number: text) degrees", zh: "手指移动，转过 \(number: text) 度")
    case .longPress, .tap, .swipe, .custom, .scrollDelay:
      return say(en: "a finger moved", zh: "手指移动了")
    }
  }
}
