import TouchCore
import TouchInquiry

/// Tells how a scroll view moves.
struct ScrollNarrator: Telling {
  let viewpoint: Viewpoint
  let step: ScrollStep
  let index: Int

  var wording: Wording {
    let who = name(step.view)
    let offset = tenths(step.offset)
    return Wording(
      short: scrolledShortly(who, offset),
      long: [
        paragraph([scrolled(who, offset), locked, delegateIsTold]), contentLosesTouch,
      ])
  }

  private func scrolledShortly(_ who: String, _ offset: String) -> StyledText {
    switch step.call {
    case .willBeginDragging: say(en: "\(name: who) begins to scroll", zh: "\(name: who) 开始滚动")
    case .didScroll:
      say(en: "\(name: who) scrolls to \(number: offset)", zh: "\(name: who) 滚动到 \(number: offset)")
    case .willEndDragging:
      say(
        en: "\(name: who): the finger leaves, it will come to rest at \(number: offset)",
        zh: "\(name: who)：手指离开，将停在 \(number: offset)")
    case .didEndDragging:
      step.willDecelerate
        ? say(en: "\(name: who): dragging ended, it goes on moving", zh: "\(name: who)：拖动结束，继续滑动")
        : say(en: "\(name: who): dragging ended, it stays", zh: "\(name: who)：拖动结束，停住")
    case .willBeginDecelerating:
      say(en: "\(name: who) begins to slow down", zh: "\(name: who) 开始减速")
    case .didEndDecelerating:
      say(en: "\(name: who) came to rest", zh: "\(name: who) 停下来了")
    case .didEndScrollingAnimation:
      say(en: "\(name: who): the scroll animation is over", zh: "\(name: who)：滚动动画结束")
    case .settlesOnPage:
      step.willDecelerate
        ? say(
          en: "\(name: who) turns to the page at \(number: offset)",
          zh: "\(name: who) 翻到 \(number: offset) 的那一页")
        : say(
          en: "\(name: who) settles on its page at \(number: offset)",
          zh: "\(name: who) 停回 \(number: offset) 的那一页")
    case .shouldScrollToTop:
      step.willDecelerate
        ? say(en: "\(name: who) scrolls to its top", zh: "\(name: who) 滚到顶部")
        : say(en: "\(name: who) does not scroll to its top", zh: "\(name: who) 不滚到顶部")
    case .didScrollToTop: say(en: "\(name: who) is at its top", zh: "\(name: who) 到了顶部")
    case .willBeginZooming, .didZoom, .zoomBounces, .didEndZooming: zoom.shortly
    }
  }

  /// 11.10: how far the fingers had to go, as the step says with which the pan began.
  private var far: (words: StyledText, setting: Setting) {
    let began = trace.causes(of: index).lazy.compactMap { check(.moved, at: $0) }.first
    let setting = began?.setting ?? .panHysteresis
    return (points(began?.limit ?? scene.settings[setting]), setting)
  }

  private func scrolled(_ who: String, _ offset: String) -> StyledText {
    switch step.call {
    case .willBeginDragging:
      say(
        en: """
          The pan of \(name: who) began, after a finger had moved \
          \(far.words) or more (\(setting(far.setting))): \
          \(code: "isDragging") is on from now.
          """,
        zh: """
          手指移动达到 \(far.words)（\(setting(far.setting))），\
          \(name: who) 的拖动开始了：从现在起 \(code: "isDragging") 打开。
          """)
    case .didScroll: moved(who, offset)
    case .willEndDragging:
      say(
        en: """
          The fingers were lifted. From their speed the place of rest follows: \(number: offset).
          """,
        zh: "手指抬起了。由它们的速度可以算出停下的位置：\(number: offset)。")
    case .didEndDragging:
      step.willDecelerate
        ? say(
          en: "Dragging is over, and \(name: who) goes on by itself.",
          zh: "拖动结束，\(name: who) 自己继续滑动。")
        : say(
          en: "Dragging is over, and \(name: who) stays where it is.",
          zh: "拖动结束，\(name: who) 停在原处。")
    case .willBeginDecelerating where scene[step.view].scrolling?.isPagingEnabled == true:
      say(
        en: "It goes to its page by itself; \(code: "isDecelerating") is on from now.",
        zh: "它自己移到那一页；从现在起 \(code: "isDecelerating") 打开。")
    case .willBeginDecelerating:
      say(
        en: """
          Each millisecond keeps \(number: rate(step.view)) of the speed \
          (\(setting(rateSetting(step.view)))); \(code: "isDecelerating") is on from now.
          """,
        zh: """
          每毫秒保留速度的 \(number: rate(step.view))（\(setting(rateSetting(step.view)))）；\
          从现在起 \(code: "isDecelerating") 打开。
          """)
    case .didEndDecelerating: rest(who, offset)
    case .didEndScrollingAnimation:
      say(
        en: "The animation that code asked for is over: \(name: who) is at \(number: offset).",
        zh: "代码要求的动画结束了：\(name: who) 在 \(number: offset)。")
    case .settlesOnPage: PageNarrator(viewpoint: viewpoint, step: step, index: index).told
    case .shouldScrollToTop:
      StatusBarNarrator(viewpoint: viewpoint, step: step, index: index).told
    case .didScrollToTop:
      say(
        en: "The animation that the tap on the status bar began is over.",
        zh: "点状态栏引起的动画结束了。")
    case .willBeginZooming, .didZoom, .zoomBounces, .didEndZooming: zoom.told
    }
  }

  private var zoom: ZoomNarrator { ZoomNarrator(viewpoint: viewpoint, step: step, index: index) }

  private var delegateIsTold: StyledText {
    switch step.call {
    case .settlesOnPage, .shouldScrollToTop, .zoomBounces: return ""
    default: break
    }
    return say(
      en: "Its delegate gets \(code: step.call.name).", zh: "它的代理收到 \(code: step.call.name)。")
  }

  /// 11.7: what a drag takes from the content.
  private var contentLosesTouch: StyledText {
    guard step.call == .willBeginDragging else { return "" }
    return say(
      en: """
        Content that got the touch gets \(code: "touchesCancelled"), and a control \
        among it sends \(code: "touchCancel").
        """,
      zh: """
        已经知道这次触摸的内容会收到 \(code: "touchesCancelled")，其中的控件发送 \(code: "touchCancel")。
        """)
  }

  /// 20.14: what a directional lock makes of the way the drag began.
  private var locked: StyledText {
    guard step.call == .willBeginDragging, let axis = check(.mainAxis, at: index),
      let along = axis.number, let limit = axis.limit
    else { return "" }
    return axis.passes
      ? say(
        en: """
          It went \(points(along)) along one axis, at least \(points(limit)) \
          (\(setting(.directionalLockRatio))), so the directional lock keeps it to that axis.
          """,
        zh: """
          它沿一个轴移动了 \(points(along))，不少于 \(points(limit))（\
          \(setting(.directionalLockRatio))），所以方向锁定让它只沿这个轴走。
          """)
      : say(
        en: """
          It went \(points(along)) along one axis, not the \(points(limit)) \
          (\(setting(.directionalLockRatio))) that a directional lock asks for: a diagonal start \
          locks nothing.
          """,
        zh: """
          它沿一个轴移动了 \(points(along))，不到方向锁定要的 \(points(limit))（\
          \(setting(.directionalLockRatio))）：斜着开始，什么也不锁。
          """)
  }

  private func rateSetting(_ view: ViewID) -> Setting {
    scene[view].scrolling?.deceleratesFast == true ? .fastDecelerationRate : .decelerationRate
  }

  private func rate(_ view: ViewID) -> String { short(scene.settings[rateSetting(view)]) }

  /// 22.4: there is no finger, and no drag.
  private func turned(_ offset: String) -> StyledText {
    guard !trace.isOfTrackpad(index) else {
      return say(
        en: """
          The trackpad moves the content without a touch: \(code: "contentOffset") is \
          \(number: offset) now.
          """,
        zh: "触控板不用触摸就移动了内容：\(code: "contentOffset") 现在是 \(number: offset)。")
    }
    return say(
      en: """
        The wheel moves the content without a touch: \(code: "contentOffset") is \(number: offset) now.
        """,
      zh: "滚轮不用触摸就移动了内容：\(code: "contentOffset") 现在是 \(number: offset)。")
  }

  private func moved(_ who: String, _ offset: String) -> StyledText {
    if trace.rule(of: index) == RuleNumber(22, 4) { return turned(offset) }
    if trace.rule(of: index) == RuleNumber(20, 27) { return setByCode(offset) }
    let resting = scene.scrollRoom(of: step.view).restingOffsets
    let isBeyond =
      step.offset.x < resting.minX || step.offset.y < resting.minY
      || step.offset.x > resting.maxX || step.offset.y > resting.maxY
    let moved = say(
      en: """
        The content follows: \(code: "contentOffset"), which is the origin of the bounds, is \
        \(number: offset) now.
        """,
      zh: """
        内容跟着移动：\(code: "contentOffset")（也就是 \(code: "bounds") 的原点）现在是 \
        \(number: offset)。
        """)
    guard isBeyond else { return moved }
    return paragraph([
      moved,
      say(
        en: "Beyond the edge it follows less and less (\(setting(.rubberBand))).",
        zh: "越过边缘后，它跟得越来越少（\(setting(.rubberBand))）。"),
    ])
  }

  /// 20.27: nobody dragged it there.
  private func setByCode(_ offset: String) -> StyledText {
    say(
      en: "Code put the content at \(number: offset), without an animation.",
      zh: "代码把内容移到 \(number: offset)，没有动画。")
  }

  /// 11.12, 11.15: stopped by a finger, by code, or by itself.
  private func rest(_ who: String, _ offset: String) -> StyledText {
    if trace.rule(of: index) == RuleNumber(20, 27) {
      return say(
        en: "The offset that code set ended its slow-down.", zh: "代码设置的偏移结束了它的减速。")
    }
    return trace.moment(of: index).event == nil
      ? say(
        en: "\(name: who) has become slow enough and rests at \(number: offset).",
        zh: "\(name: who) 慢到可以停下，停在 \(number: offset)。")
      : say(
        en: """
          A touch had stopped \(name: who) at \(number: offset) while it was still moving; only now, as \
          that finger leaves or drags, it counts as no longer decelerating.
          """,
        zh: """
          \(name: who) 还在滑动时被一次触摸停在 \(number: offset)；直到这根手指抬起或拖动，它才不算减速中。
          """)
  }
}
