import TouchCore
import TouchInquiry

/// A `gr.state` with its parts.
struct StateChange {
  let id: RecognizerID
  let from: GestureState
  let to: GestureState
  let cause: GestureCause
  let by: RecognizerID?
  let value: Point
  let index: Int
}

extension StateChange {
  /// Nil where the step is no `gr.state`.
  init?(at index: Int, in trace: Trace) {
    guard
      case .recognizer(.state(let id, let from, let to, let cause, let by, let value)) =
        trace[index]
    else { return nil }
    self.init(id: id, from: from, to: to, cause: cause, by: by, value: value, index: index)
  }
}

/// Tells that a recognizer's state changed, and why.
struct GestureStateNarrator: Telling {
  let viewpoint: Viewpoint
  let change: StateChange

  var wording: Wording {
    let reason = reason
    let from = scene.name(of: change.from, of: change.id)
    let to = scene.name(of: change.to, of: change.id)
    let isSame = change.from == change.to
    let arrow: StyledText =
      isSame
      ? say(en: "stays \(code: to)", zh: "仍是 \(code: to)")
      : "\(code: from) -> \(code: to)"
    let fully =
      isSame
      ? say(
        en: "\(introduced(change.id)) stays \(code: to): \(reason).",
        zh: "\(introduced(change.id)) 仍是 \(code: to)：\(reason)。")
      : say(
        en: "\(introduced(change.id)) goes from \(code: from) to \(code: to): \(reason).",
        zh: "\(introduced(change.id)) 从 \(code: from) 变为 \(code: to)：\(reason)。")
    return worded(
      en: "\(name: name(change.id)) \(arrow): \(reason)",
      zh: "\(name: name(change.id)) \(arrow)：\(reason)",
      long: [paragraph([fully, waitedOrLimit]), whatFollows])
  }

  /// Why, as a clause: what it saw, or what others decided.
  var reason: StyledText {
    if let words = reasonOfInteraction { return words }
    let other = change.by.map { name($0) } ?? ""
    if let awaited = trace.awaited(at: change.index) {
      let other = name(awaited.recognizer)
      return say(
        en: "it had matched, and \(name: other), which it waited for, failed",
        zh: "它早已满足条件，而它等待的 \(name: other) 失败了")
    }
    switch change.cause {
    case .matched, .movedTooFar, .wrongWay, .heldTooLong, .liftedTooEarly, .waitedTooLong,
      .tooManyTouches, .moved, .lifted, .touchesCancelled, .wrongPlace,
      .waitsInCircle, .wheel, .pointer:
      return GestureSeen(viewpoint: viewpoint, change: change).told
    case .nothingToScroll: return nothingToScroll
    case .delayOver: return delayOver
    case .waitsFor:
      return say(
        en: "it matched, and waits for \(name: other) to fail", zh: "条件已满足，但要等 \(name: other) 失败")
    case .requiredToFail:
      return say(
        en: "it needed \(name: other) to fail, which recognized",
        zh: "它要求 \(name: other) 失败，而后者识别成功")
    case .shouldBeginNo:
      return ownDelegate
        ?? say(
          en: "its delegate returned \(bad: "false") from \(code: "gestureRecognizerShouldBegin")",
          zh: "它的代理对 \(code: "gestureRecognizerShouldBegin") 返回 \(bad: "false")")
    case .viewSaidNo: return viewSaidNo
    case .prevented:
      return say(en: "\(name: other) recognized and prevents it", zh: "\(name: other) 识别成功，阻止了它")
    case .disabled:
      if check(.attached, at: change.index) != nil {
        return say(en: "it was taken off its view", zh: "它从视图上取下了")
      }
      if check(.scrollEnabled, at: change.index) != nil {
        return say(
          en: "\(code: "isScrollEnabled") of its scroll view was switched off",
          zh: "它的滚动视图的 \(code: "isScrollEnabled") 被设为 \(code: "false")")
      }
      return say(
        en: "its \(code: "isEnabled") was switched off",
        zh: "它的 \(code: "isEnabled") 被设为 \(code: "false")")
    case .viewRemoved: return say(en: "its view left the window", zh: "它的视图离开了窗口")
    case .transition:
      return say(
        en: "a transition of the app's own began, which cancels gestures that run",
        zh: "应用自己的过渡开始了，它会取消正在进行的手势")
    case .setByCode:
      return say(
        en: "the program set its \(code: "state")", zh: "程序设置了它的 \(code: "state")")
    case .stoppedItself:
      return say(
        en: """
          its own \(code: "touchesMoved") set its \(code: "state") to \
          \(code: change.to == .failed ? ".failed" : ".cancelled")
          """,
        zh: """
          它自己的 \(code: "touchesMoved") 把 \(code: "state") 设成了 \
          \(code: change.to == .failed ? ".failed" : ".cancelled")
          """)
    case .contentKeepsTouch: return contentKeepsTouch
    case .reset where scene[change.id].kind == .hover || wasTurned:
      return say(en: "it is reset", zh: "它重置了")
    case .reset:
      return say(
        en: "its fingers were lifted, so it is reset", zh: "它的手指都抬起了，所以重置")
    }
  }

  /// 19.45: nobody set the delegate that refuses; UIKit did.
  private var ownDelegate: StyledText? {
    let checks = trace.evidence(at: change.index).filter { !$0.passes }
    guard scene[change.id].part?.role == .edgePop, scene[change.id].answers.shouldBegin == nil,
      let check = checks.first, [.barHidden, .backHidden].contains(check.name)
    else { return nil }
    let property = check.name == .barHidden ? "isNavigationBarHidden" : "hidesBackButton"
    return say(
      en: """
        UIKit's own delegate of it returned \(bad: "false") from \(code: "gestureRecognizerShouldBegin"), \
        because \(code: property) is on
        """,
      zh: """
        系统自己的代理对 \(code: "gestureRecognizerShouldBegin") 返回 \(bad: "false")，\
        因为 \(code: property) 是 \(code: "true")
        """)
  }

  /// 22.4: whether what is over was the turn of a wheel, which has no fingers.
  private var wasTurned: Bool {
    trace.causes(of: change.index).contains { StateChange(at: $0, in: trace)?.cause == .wheel }
  }

  /// 9.21: since when it waited and why; where it did not wait, the limits of its kind.
  var waitedOrLimit: StyledText {
    if let words = limitsOfInteraction { return words }
    if change.cause == .stoppedItself {
      return DelegateLookWords(viewpoint: viewpoint, index: change.index).told
    }
    guard let awaited = trace.awaited(at: change.index) else {
      return GestureLimits(viewpoint: viewpoint, change: change).told
    }
    return say(
      en: """
        It has waited since \(place(awaited.since)), because it may recognize only if \
        \(name: name(awaited.recognizer)) fails.
        """,
      zh: """
        它从 \(place(awaited.since)) 起一直在等，因为只有 \(name: name(awaited.recognizer)) 失败，\
        它才可以识别。
        """)
  }

  /// 11.11, 20.13, 20.16: the content does not move that way, or another scroll view's does.
  private var nothingToScroll: StyledText {
    let limit = check(.direction, at: change.index)?.property
    guard limit != .transfers else {
      return say(
        en: "it is at its end, and leaves such a drag to the scroll view around it",
        zh: "它已经到头，把这样的拖动留给外面的滚动视图")
    }
    return (limit == .contentOffset ? leftToOwner : sizes)
      ?? say(en: "there is nothing to scroll that way", zh: "那个方向没有可滚动的")
  }

  /// 19.28, 19.30, 19.54: at its edge it leaves the drag to the sheet or the stack around it.
  private var leftToOwner: StyledText? {
    let then = viewpoint.at(change.index).scene
    guard let view = then[change.id].scrollView,
      let way = check(.direction, at: change.index)?.directions,
      let taker = then.path(from: view).flatMap({ then[$0].recognizers }).first(where: {
        then.directions(takenBy: $0, from: view).isSuperset(of: way)
      })
    else { return nil }
    return say(
      en: "it stands at its edge, where it leaves such a drag to \(name: name(taker))",
      zh: "它停在边缘，这样的拖动归 \(name: name(taker))")
  }

  /// 11.11: that all of the content is seen; nil where it is larger.
  private var sizes: StyledText? {
    let then = viewpoint.at(change.index).scene
    guard let view = then[change.id].scrollView,
      let content = then[view].scrolling?.contentSize,
      then.scrollRoom(of: view).restingOffsets.size == .zero
    else { return nil }
    let (whole, shown) = (words(of: content), words(of: then[view].bounds.size))
    return say(
      en: """
        there is nothing to scroll: its content is \(number: whole), and it shows \
        \(number: shown)
        """,
      zh: """
        没有可滚动的：内容是 \(number: whole)，它显示 \(number: shown)
        """)
  }

  private func words(of size: Size) -> String {
    "\(short(size.width))x\(short(size.height)) pt"
  }

  private var delayOver: StyledText {
    let passed = time(Int(saturating: check(.held, at: change.index)?.number ?? 0))
    return say(en: "\(passed) passed and the finger rested", zh: "过了 \(passed)，手指没有怎么动")
  }

  private var viewSaidNo: StyledText {
    let method = "gestureRecognizerShouldBegin"
    guard case .responder(.view(let view))? = check(.viewShouldBegin, at: change.index)?.subject
    else {
      return say(
        en: "the hit view returned \(bad: "false") from \(code: method)",
        zh: "命中的视图的 \(code: method) 返回 \(bad: "false")")
    }
    return say(
      en: "the hit view \(name: name(view)) returned \(bad: "false") from \(code: method)",
      zh: "命中的视图 \(name: name(view)) 的 \(code: method) 返回 \(bad: "false")")
  }

  /// 11.7: either the scroll view never takes touches back, or it was asked and said no.
  private var contentKeepsTouch: StyledText {
    // 16.54
    if let held = check(.held, at: change.index), held.origin == .setting(.reorderDelay),
      case .number(let milliseconds) = held.value
    {
      return say(
        en: """
          the row was lifted after \(time(.reorderDelay)) (held \(number: exact(milliseconds)) ms), \
          and the touch moves it
          """,
        zh: """
          按住 \(number: exact(milliseconds)) ms，过了 \(time(.reorderDelay)) 行就被提起，触摸用来移动它
          """)
    }
    // 22.31
    if let content = check(.system, at: change.index)?.subject {
      return say(
        en: """
          the drag gesture of \(name: name(content)) keeps the touch, as it does from iOS 18 on
          """,
        zh: "\(name: name(content)) 的拖动手势留住触摸，从 iOS 18 起都是这样")
    }
    guard check(.canCancelContentTouches, at: change.index) == nil else {
      return say(
        en: "\(code: "canCancelContentTouches") is off, so the content keeps its touch",
        zh: "\(code: "canCancelContentTouches") 是 \(code: "false")，内容留住它的触摸")
    }
    return say(
      en: "\(code: "touchesShouldCancel") returned \(bad: "false"), so the content keeps its touch",
      zh: "\(code: "touchesShouldCancel") 返回 \(bad: "false")，内容留住它的触摸")
  }
}

extension Scene {
  /// UIKit's name of a state; a discrete recognizer that ended is Recognized (9.9).
  public func name(of state: GestureState, of id: RecognizerID) -> String {
    switch state {
    case .possible: "Possible"
    case .began: "Began"
    case .changed: "Changed"
    case .ended: self[id].isContinuous ? "Ended" : "Recognized"
    case .cancelled: "Cancelled"
    case .failed: "Failed"
    }
  }
}
