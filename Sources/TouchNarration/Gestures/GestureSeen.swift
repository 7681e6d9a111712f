import TouchCore
import TouchInquiry

/// What a gesture machine saw, with the numbers at that moment.
struct GestureSeen: Telling {
  let viewpoint: Viewpoint
  let change: StateChange

  var told: StyledText {
    switch change.cause {
    case .matched: matched
    case .movedTooFar: movedTooFar
    case .wrongWay: say(en: "a finger went the wrong way", zh: "手指的方向不对")
    case .heldTooLong: heldTooLong
    case .liftedTooEarly: liftedTooEarly
    case .waitedTooLong: waitedTooLong
    case .tooManyTouches: tooManyTouches
    case .moved: moved
    case .lifted: say(en: "its fingers were lifted", zh: "它的手指抬起了")
    case .touchesCancelled: say(en: "the system cancelled its touches", zh: "系统取消了它的触摸")
    case .wrongPlace: wrongPlace
    case .waitsInCircle:
      say(en: "it and others wait for each other for ever", zh: "它和别的识别器永远互相等待")
    case .wheel: turned
    case .pointer: pointed
    case .nothingToScroll, .delayOver, .waitsFor, .requiredToFail, .shouldBeginNo, .viewSaidNo,
      .prevented, .disabled, .viewRemoved, .setByCode, .stoppedItself, .transition,
      .contentKeepsTouch, .reset:
      ""
    }
  }

  /// 22.4: what a wheel or a trackpad did.
  private var turned: StyledText {
    guard !trace.isOfTrackpad(change.index) else {
      return change.to == .ended
        ? say(en: "the scrolling of the trackpad is over", zh: "触控板的这次滚动结束了")
        : say(en: "a trackpad scrolled over its view", zh: "触控板在它的视图上滚动")
    }
    return change.to == .ended
      ? say(en: "the turn of the wheel is over", zh: "滚轮这一次转动结束了")
      : say(en: "a wheel turned over its view", zh: "滚轮在它的视图上转动")
  }

  /// 22.9: what the pointer did.
  private var pointed: StyledText {
    switch change.to {
    case .began: say(en: "the pointer came over its view", zh: "指针来到它的视图上")
    case .ended: say(en: "the pointer left its view", zh: "指针离开了它的视图")
    default: say(en: "the pointer moved over its view", zh: "指针在它的视图上移动")
    }
  }

  /// 10.32: with two edges it recognizes nothing, wherever the touch starts.
  private var wrongPlace: StyledText {
    guard let failing, failing.name == .severalEdges, let count = failing.number else {
      return say(en: "the touch started away from its edge", zh: "触摸不是从它的边缘开始的")
    }
    return say(
      en: "it has \(Int(count)) edges, and with more than one it recognizes nothing",
      zh: "它有 \(Int(count)) 条边缘，多于一条时它什么也识别不了")
  }

  /// The check that failed, and so decided.
  private var failing: Check? {
    trace.evidence(at: change.index).first { $0.decides && !$0.passes }
  }

  private var matched: StyledText {
    let it = scene[change.id]
    switch it.kind {
    case .tap: return tapped
    case .longPress: return pressed
    case .pan, .edgePan, .scrollPan: return panned
    case .swipe:
      guard let far = check(.along, at: change.index)?.number,
        let age = check(.held, at: change.index)?.number
      else {
        return sawEverything
      }
      return say(
        en: "the finger went \(points(far)) within \(time(Int(age)))",
        zh: "手指在 \(time(Int(age)))内移动了 \(points(far))")
    case .pinch:
      return say(en: "two fingers moved closer together or further apart", zh: "两根手指靠拢或分开了")
    case .rotation: return say(en: "two fingers turned", zh: "两根手指转动了")
    case .custom:
      return say(
        en: "its subclass recognizes at \(code: it.recognizesAt.rawValue)",
        zh: "它的子类在 \(code: it.recognizesAt.rawValue) 时识别")
    case .hover, .scrollDelay: return sawEverything
    }
  }

  private var sawEverything: StyledText {
    say(en: "everything it asks for happened", zh: "它要的都发生了")
  }

  /// 10.1: why now, and not earlier: the last lift that was needed.
  private var tapped: StyledText {
    let taps = Int(saturating: check(.taps, at: change.index)?.limit ?? 1)
    let fingers = Int(saturating: check(.fingers, at: change.index)?.limit ?? 1)
    if fingers > 1 {
      return taps > 1
        ? say(
          en: "tap \(taps) of \(taps) ended: all \(fingers) fingers are up",
          zh: "第 \(taps) 次点击结束：\(fingers) 根手指都抬起了")
        : say(en: "all \(fingers) fingers it needs are up", zh: "它需要的 \(fingers) 根手指都抬起了")
    }
    return taps > 1
      ? say(en: "the lift of tap \(taps), the last it needs", zh: "第 \(taps) 次点击抬起，这是它需要的最后一次")
      : say(en: "the finger was lifted soon and near enough", zh: "手指很快抬起，也没有移动太远")
  }

  private var pressed: StyledText {
    guard let limit = check(.held, at: change.index)?.limit else { return sawEverything }
    let duration = time(Int(saturating: limit.rounded()))
    return say(en: "held for \(duration) without moving far", zh: "按住了 \(duration)，没有移动多远")
  }

  /// 10.13: how far along each axis, from where it counts.
  private var panned: StyledText {
    guard let way = check(.moved, at: change.index)?.way else { return sawEverything }
    return say(
      en: "moved \(points(abs(way.x))) along x and \(points(abs(way.y))) along y",
      zh: "横向移动了 \(points(abs(way.x)))，纵向移动了 \(points(abs(way.y)))")
  }

  private var movedTooFar: StyledText {
    guard let check = failing, let far = check.length else {
      return say(en: "a finger moved too far", zh: "手指移得太远")
    }
    if check.name == .fromFirstTap {
      return say(en: "this tap is \(points(far)) from the first one", zh: "这次点击离第一次 \(points(far))")
    }
    if check.name == .across {
      return say(en: "the finger strayed \(points(far)) across", zh: "手指横着偏离了 \(points(far))")
    }
    return say(en: "the finger is \(points(far)) from its start", zh: "手指离开起点 \(points(far))")
  }

  private var heldTooLong: StyledText {
    guard let age = check(.held, at: change.index)?.number else {
      return say(en: "a finger stayed down too long", zh: "手指按得太久")
    }
    return say(en: "a finger has been down for \(time(Int(age)))", zh: "手指已经按了 \(time(Int(age)))")
  }

  private var liftedTooEarly: StyledText {
    let matchless = say(en: "lifted before it matched", zh: "还没满足条件就抬起了")
    let kind = scene[change.id].kind
    switch kind {
    case .longPress, .scrollDelay:
      guard let age = check(.held, at: change.index)?.number else { return tooFewFingers }
      return say(en: "lifted after \(time(Int(age))) already", zh: "\(time(Int(age)))就抬起了")
    case .pan, .edgePan, .scrollPan, .swipe:
      guard let short = failing else { return matchless }
      return fellShort(short)
    case .pinch, .rotation:
      return say(en: "lifted before two fingers moved enough", zh: "两根手指还没动够就抬起了")
    case .tap, .hover, .custom: return matchless
    }
  }

  /// 10.13, 10.24: what a movement lacked when it was lifted.
  private func fellShort(_ check: Check) -> StyledText {
    switch check.name {
    case .fingers: return tooFewFingers
    case .across:
      return say(
        en: "lifted, and it strayed \(points(check.length ?? 0)) across",
        zh: "抬起时横着偏离了 \(points(check.length ?? 0))")
    case .direction: return say(en: "lifted, and it went the wrong way", zh: "抬起了，方向也不对")
    case .gestureOver:
      return say(en: "lifted before it was let begin", zh: "还没轮到它开始就抬起了")
    default: return liftedAfter(check)
    }
  }

  private func liftedAfter(_ check: Check) -> StyledText {
    guard let way = check.way, check.measure == .axis, way.x != 0, way.y != 0 else {
      return say(
        en: "lifted after \(points(check.length ?? 0)) only",
        zh: "只移动了 \(points(check.length ?? 0))就抬起了")
    }
    return say(
      en: "lifted after \(points(abs(way.x))) along x and \(points(abs(way.y))) along y only",
      zh: "只横向移动了 \(points(abs(way.x)))、纵向移动了 \(points(abs(way.y)))就抬起了")
  }

  private var tooFewFingers: StyledText {
    guard let fingers = check(.fingers, at: change.index), let count = fingers.number,
      !fingers.passes
    else {
      return say(en: "lifted before it matched", zh: "还没满足条件就抬起了")
    }
    return say(en: "lifted, and it had \(Int(count)) fingers only", zh: "抬起时它只有 \(Int(count)) 根手指")
  }

  private var waitedTooLong: StyledText {
    guard let limit = check(.betweenTaps, at: change.index)?.limit else {
      return say(en: "the next tap did not come in time", zh: "没有等到下一次点击")
    }
    let interval = time(Int(saturating: limit.rounded()))
    return say(en: "the next tap did not come within \(interval)", zh: "\(interval)内没有等到下一次点击")
  }

  private var tooManyTouches: StyledText {
    guard let fingers = failing, let count = fingers.number,
      let limit = fingers.limit
    else { return say(en: "there are too many fingers", zh: "手指太多") }
    let (down, most) = (Int(count), Int(limit))
    return say(
      en: "\(down) fingers are down, it takes \(most)", zh: "按下了 \(down) 根手指，它只要 \(most) 根")
  }

  /// What a continuous gesture measures now.
  private var moved: StyledText {
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
    case .longPress, .tap, .swipe, .hover, .custom, .scrollDelay:
      return say(en: "a finger moved", zh: "手指移动了")
    }
  }
}
