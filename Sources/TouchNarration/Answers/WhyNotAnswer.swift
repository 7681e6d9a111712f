import TouchCore
import TouchInquiry

//  A question people ask more than any other, answered from the record: the first thing that kept
//  the touch away, the step that proves it, then who took the touch instead.

/// Why a view is not the hit view of a touch.
struct WhyNotAnswer: Telling {
  let viewpoint: Viewpoint
  let whyNot: WhyNot
  let view: ViewID
  let touch: Int

  /// Why, a sentence or two to a paragraph.
  var told: [StyledText] {
    switch whyNot {
    case .noTouch: return [reason]
    // Where it has no place, no touch was meant for it.
    case .notInWindow: return [reason, tooLate].filter { !$0.isEmpty }
    case .itDid: return [reason, tooLate].filter { !$0.isEmpty }
    case .refused, .ownOverride, .takenBack, .notDrawnThere, .descendantAnswered,
      .ancestorRefused, .ancestorOverridden, .siblingAnswered, .otherWindow, .windowNotShown,
      .ignored:
      let instead = TouchWords(viewpoint, touch: touch).whoTook
      return [reason, tooLate, instead, hosting.took(touch)].filter { !$0.isEmpty }
    }
  }

  private var hosting: HostingAnswer { HostingAnswer(viewpoint: viewpoint, view: view) }

  private var reason: StyledText {
    let who = name(view)
    switch whyNot {
    case .itDid(let step):
      return paragraph([hosting.itDid(step), elsewhere, takenAgain(from: step), late])
    case .refused(let step, let verdict): return refused(at: step, verdict)
    case .ownOverride(let step, let answer): return ownOverride(at: step, answer)
    case .takenBack(let ancestor, let step): return hosting.takenBack(by: ancestor, at: step)
    case .notDrawnThere(let holder, let step): return hosting.notDrawn(in: holder, at: step)
    case .descendantAnswered(let step, let other): return answeredBelow(at: step, other)
    case .ancestorRefused(let ancestor, let step, let verdict):
      return ancestorRefused(ancestor, at: step, verdict)
    case .ancestorOverridden(let ancestor, let step):
      return ancestorOverridden(ancestor, at: step)
    case .siblingAnswered(let sibling, let behind, let step, let hit):
      let front = Sibling(id: sibling, behind: behind, step: step, hit: hit)
      let answer = SiblingAnswer(viewpoint: viewpoint, view: view, sibling: front)
      return paragraph([answer.told, answer.presentation])
    case .otherWindow(let window, let step): return otherWindow(window, at: step)
    case .windowNotShown(let window, let step):
      let why = WindowNarrator(viewpoint: viewpoint).whyNotShown(window)
      return say(
        en: """
          \(name: who) was never asked: \(own(window)) is \(why) and \
          was passed over (\(place(step))).
          """,
        zh: """
          \(name: who) 从未被询问：\(own(window))\(why)，被跳过了\
          （\(place(step))）。
          """)
    case .notInWindow:
      if let hidden = viewpoint.scene.containerHiding(view) { return notShown(hidden) }
      return say(
        en: "\(name: who) was never asked: it is in no window.",
        zh: "\(name: who) 从未被询问：它不在任何窗口里。")
    case .ignored(let step):
      return say(
        en: """
          \(name: who) was never asked: the application was ignoring interaction events \
          (\(place(step))).
          """,
        zh: "\(name: who) 从未被询问：应用当时正在忽略交互事件（\(place(step))）。")
    case .noTouch where trace.outcomes.isEmpty:
      return say(
        en: """
          \(name: who) was never asked: no finger touches the screen in this record, and other \
          events are not hit-tested.
          """,
        zh: "\(name: who) 从未被询问：这份记录里没有手指碰屏幕，别的事件不做命中测试。")
    case .noTouch:
      return say(
        en: "\(name: who) was never asked: no such touch went down.",
        zh: "\(name: who) 从未被询问：没有这样一次触摸按下。")
    }
  }

  /// 19.5, 19.6: it lies in a controller that its container does not show.
  private func notShown(_ hidden: (container: ControllerID, child: ControllerID)) -> StyledText {
    let container = name(.controller(hidden.container))
    let child = name(.controller(hidden.child))
    guard let shown = scene[hidden.container].container?.shown else { return "" }
    let other = name(.controller(shown))
    return say(
      en: """
        \(name: name(view)) was never asked: it is in no window, because \(name: container) shows \
        \(name: other), not \(name: child).
        """,
      zh: """
        \(name: name(view)) 从未被询问：它不在任何窗口里，因为 \(name: container) 显示的是 \
        \(name: other)，不是 \(name: child)。
        """)
  }

  /// The window of a view, which may be the view.
  private func own(_ window: ViewID) -> StyledText {
    guard window != view else { return say(en: "it", zh: "它") }
    return say(en: "its window \(name: name(window))", zh: "它的窗口 \(name: name(window)) ")
  }

  private func refused(at step: Int, _ verdict: AskVerdict) -> StyledText {
    let because = why(verdict, at: step)
    return paragraph([
      say(
        en:
          "\(name: name(view)) was asked and returned \(bad: "nil") (\(place(step))): \(because).",
        zh: "\(name: name(view)) 被询问了，返回 \(bad: "nil")（\(place(step))）：\(because)。"),
      seen(at: step, isNamed: false),
    ])
  }

  /// 21.19: where it is seen while it moves.
  func seen(at index: Int, isNamed: Bool) -> StyledText {
    ask(at: index).map {
      AskPoint(viewpoint: viewpoint, ask: $0).seenAround(isNamed: isNamed)
    } ?? ""
  }

  /// What a view was asked, as it was then.
  private func ask(at index: Int) -> Ask? {
    guard case .hitAsk(let id, let depth, let point, let verdict) = trace[index] else { return nil }
    return Ask(id, depth: depth, point, verdict, at: index, in: viewpoint.at(index).scene)
  }

  /// The check that decided, as a clause with its value.
  func why(_ verdict: AskVerdict, at index: Int) -> StyledText {
    guard let ask = ask(at: index) else { return "" }
    switch verdict {
    case .outside: return outside(ask)
    case .hidden:
      return say(en: "\(code: "isHidden") is on", zh: "\(code: "isHidden") 是 \(code: "true")")
    case .interaction:
      return say(
        en: "\(code: "isUserInteractionEnabled") is off",
        zh: "\(code: "isUserInteractionEnabled") 是 \(code: "false")")
    case .alpha:
      let alpha = AlphaWords(viewpoint, ask)
      guard !alpha.isKeptBelowLimit else {
        return say(en: "its \(alpha.keptBelow)", zh: "它的 \(alpha.keptBelow)")
      }
      return say(
        en: "its \(code: "alpha"), \(alpha.value), is \(alpha.tooLow)",
        zh: "它的 \(code: "alpha") 是 \(alpha.value)，\(alpha.tooLow)")
    case .animating:
      return say(
        en: "an animation without \(code: "allowUserInteraction") is running",
        zh: "正在播放没有 \(code: "allowUserInteraction") 的动画")
    case .inside, .overridden:
      return say(en: "its own \(code: "hitTest") decided", zh: "由它自己的 \(code: "hitTest") 决定")
    }
  }

  private func outside(_ ask: Ask) -> StyledText {
    let checks = trace.evidence(at: ask.index)
    guard !checks.contains(where: { $0.name == .invertible && !$0.passes }) else {
      return say(
        en: "its transform makes it flat, so it contains no point",
        zh: "它的变换把它压扁了，没有任何点能落到它里面")
    }
    guard ask.view.pointInsideOverride == nil else { return ownNo(ask) }
    return say(
      en: """
        in its own coordinates\(transformed(ask)) the point is \(number: ask.point.short), outside \
        its bounds \(number: ask.view.bounds.short)
        """,
      zh: """
        在它自己的坐标里\(transformed(ask))，点是 \(number: ask.point.short)，不在它的 \
        \(code: "bounds") \(number: ask.view.bounds.short) 之内
        """)
  }

  /// 2.24: whose transform makes the point another one; empty where none does.
  private func transformed(_ ask: Ask) -> StyledText {
    let then = viewpoint.at(ask.index).scene
    let turned = then.path(from: ask.id).first { then[$0].transform != .identity }
    guard let turned else { return "" }
    guard turned != ask.id else {
      return say(
        en: ", with its \(code: "transform") undone,", zh: "（\(code: "transform") 已还原）")
    }
    return say(
      en: ", with the \(code: "transform") of \(name: name(turned)) undone,",
      zh: "（\(name: name(turned)) 的 \(code: "transform") 已还原）")
  }

  /// 2.12: its own `pointInside` said no, wherever the bounds are.
  private func ownNo(_ ask: Ask) -> StyledText {
    let own = overrides(of: ask.view).pointInside
    return say(
      en: """
        in its own coordinates the point is \(number: ask.point.short), and its own \
        \(code: "pointInside") (\(own)) returned \(bad: "false") for it
        """,
      zh: """
        在它自己的坐标里，点是 \(number: ask.point.short)，它自己的 \(code: "pointInside")（\(own)）\
        对这个点返回 \(bad: "false")
        """)
  }
}
