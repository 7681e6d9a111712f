import TouchCore
import TouchInquiry

//   sheet    dismissed by a pull          row     selected together with another one
//   nav      popped by a swipe            pay     sent nine times
//   field    edited no more               inner   leaves the drag to the scroll view around it

extension NoteWords {
  /// 19.41: far or fast enough.
  func popped(_ name: String, _ step: Int) -> Phrase {
    Phrase(
      en:
        "The swipe did that: \(name: name) recognized (#\(step)) and was pulled far or fast enough.",
      zh: "原因是轻扫：\(name: name) 识别成功（#\(step)），而且拉得够远或够快。")
  }

  /// 6.3, 7.5, 7.12: who forwards its touches.
  func passesOn(_ view: String, _ reason: Verdict.Passing) -> Phrase {
    let ended = ResponderMethod.ended.name
    let why =
      switch reason {
      case .isDisabled:
        Phrase(
          en: "which is disabled: a control that tracks nothing forwards its touches",
          zh: "它是禁用的：不跟踪的控件会把触摸往上传")
      case .beginTracking:
        Phrase(
          en: "whose \(code: "beginTracking") returned false: a control that tracks nothing "
            + "forwards its touches",
          zh: "它的 \(code: "beginTracking") 返回 false：不跟踪的控件会把触摸往上传")
      case .callsSuper:
        Phrase(
          en: "whose \(code: ended) calls super, which forwards the touch",
          zh: "它的 \(code: ended) 调用了 super，触摸因此往上传")
      }
    return Phrase(
      en: "The finger is on \(name: view), \(why.english), so the list gets them.",
      zh: "手指在 \(name: view) 上，\(why.chinese)，所以列表收到了。")
  }

  func selectedTogether(_ one: String, _ other: String) -> Phrase {
    Phrase(
      en: "Another finger selected \(name: other) at the same time: each finger is followed on its "
        + "own row.",
      zh: "另一根手指同时选中了 \(name: other)：每根手指各在自己的行上被跟踪。")
  }

  /// 19.22, 19.26, 19.28: the tap or the pull, which `isModalInPresentation` would forbid.
  func dismissed(_ id: RecognizerID, _ list: String?, _ step: Int) -> Phrase {
    let name = scene.name(of: id)
    let isTap = scene[id].part?.role == .dimmingTap
    let cause = Phrase(
      en: "The \(isTap ? "tap beside it" : "pull") did that: \(name: name) recognized "
        + "(#\(step)), and \(code: "isModalInPresentation") is off.",
      zh: "原因是\(isTap ? "在它旁边的点击" : "下拉")：\(name: name) 识别成功（#\(step)），而 "
        + "\(code: "isModalInPresentation") 关闭着。")
    guard let list, !isTap else { return cause }
    return cause
      + Phrase(
        en: " \(name: list) was at its top, so it left the pull to the sheet.",
        zh: "\(name: list) 当时在顶部，所以把下拉留给了面板。")
  }

  /// 17.27, 17.28: the scroll view says that a drag ends it; an action says so itself.
  func endedEditing(at step: Int) -> Phrase {
    let trace = verdict.trace
    if case .action(let action) = trace[step] {
      let sender = scene.name(of: action.sender)
      return Phrase(
        en: "The action of \(name: sender) ended that (#\(step + 1)).",
        zh: "这是 \(name: sender) 的动作结束的（#\(step + 1)）。")
    }
    if trace[step].recognizer == nil, let keeper = trace[step].responder {
      let began = ResponderMethod.began.name
      return Phrase(
        en: "The touch reached \(name: scene.name(of: keeper)), whose \(code: began) ends editing "
          + "(#\(step + 1)).",
        zh: "触摸传到 \(name: scene.name(of: keeper))，它的 \(code: began) 会结束编辑"
          + "（#\(step + 1)）。")
    }
    let list = trace[step].recognizer.flatMap { scene[$0].scrollView }
    let mode = list.flatMap { trace.scene(at: step)[$0].scrolling?.keyboardDismissMode.rawValue }
    let who = list.map { scene.name(of: $0) } ?? ""
    return Phrase(
      en: "A drag of \(name: who) began (#\(step + 1)), and its \(code: "keyboardDismissMode") "
        + "is \(code: mode ?? "").",
      zh: "\(name: who) 开始被拖动（#\(step + 1)），而它的 \(code: "keyboardDismissMode") 是 "
        + "\(code: mode ?? "")。")
  }

  /// 18.13: both acted at one lift, and their order is not promised.
  func endedAgain(_ view: String, _ id: String, _ step: Int) -> Phrase {
    Phrase(
      en:
        "But the action of \(name: id) ended that at the same lift (#\(step)), so \(name: view) is "
        + "not edited. UIKit does not promise which of the two acts first.",
      zh: "但是同一次抬起时，\(name: id) 的动作又结束了编辑（#\(step)），所以 \(name: view) 没有在编辑。"
        + "两者谁先起作用，UIKit 没有承诺。")
  }

  /// 20.14: the lock is decided once a drag, by its first move.
  func directionalLock(_ view: String, _ keeps: Bool, _ step: Int) -> Phrase {
    let lock = "isDirectionalLockEnabled"
    return keeps
      ? Phrase(
        en: "\(code: lock) keeps this drag to one axis: it started mainly along it (#\(step)).",
        zh: "\(code: lock) 让这次拖动只沿一个轴走：它开始时主要沿着这个轴（#\(step)）。")
      : Phrase(
        en: "\(code: lock) of \(name: view) is on and locks nothing here: the drag started "
          + "diagonally (#\(step)), and then it is free until it is over.",
        zh: "\(name: view) 的 \(code: lock) 开着，在这里却什么也不锁：拖动是斜着开始的（#\(step)），"
          + "直到结束都不受限制。")
  }

  /// 20.5: limits that are equal leave no room to zoom.
  static func cannotZoom(_ view: String, _ zooming: Zooming) -> Phrase {
    let (least, most) = (short(zooming.minimumScale), short(zooming.maximumScale))
    let limits = "minimumZoomScale"
    return Phrase(
      en: "\(name: view) cannot zoom: its \(code: limits) is \(number: least) and its "
        + "\(code: "maximumZoomScale") is \(number: most), so it has no pinch recognizer.",
      zh: "\(name: view) 不能缩放：它的 \(code: limits) 是 \(number: least)，"
        + "\(code: "maximumZoomScale") 是 \(number: most)，所以没有捏合识别器。")
  }

  /// Along which axes a scroll view moved, and how far; one that came back says so.
  static func scrolled(_ name: String, _ offsets: [Point], _ step: Int) -> Phrase {
    guard let from = offsets.first, let to = offsets.last else {
      return Phrase(en: "\(name: name) did scroll (#\(step)).", zh: "\(name: name) 滚动了（#\(step)）。")
    }
    let axes = [
      offsets.contains { $0.x != from.x } ? "x" : nil,
      offsets.contains { $0.y != from.y } ? "y" : nil,
    ].compactMap { $0 }
    let (along, chinese) = (axes.joined(separator: " and "), axes.joined(separator: " 和 "))
    let (start, end) = (placed(from), placed(to))
    return from == to
      ? Phrase(
        en: "\(name: name) did scroll along \(along) and came back to \(number: start) "
          + "(#\(step)).",
        zh: "\(name: name) 沿 \(chinese) 滚动了，又回到 \(number: start)（#\(step)）。")
      : Phrase(
        en: "\(name: name) did scroll along \(along), from \(number: start) to "
          + "\(number: end) (#\(step)).",
        zh: "\(name: name) 沿 \(chinese) 从 \(number: start) 滚动到 \(number: end)"
          + "（#\(step)）。")
  }

  private static func placed(_ point: Point) -> String { "(\(short(point.x)),\(short(point.y)))" }

  /// 19.28: a sheet is pulled by its list only from the top.
  func notAtTop(_ list: String, _ distance: Double) -> Phrase {
    let way = short((distance * 10).rounded() / 10)
    return Phrase(
      en: "\(name: list) is \(number: way + " pt") from its top: it leaves a pull to the sheet "
        + "only if the drag starts at its top.",
      zh: "\(name: list) 离顶部 \(number: way) 点：只有拖动从顶部开始，它才把下拉留给面板。")
  }

  /// 9.15: one recognizer for each time that something was set up.
  func addedAgain(_ all: [RecognizerID]) -> Phrase {
    let list = Listed(all.map { scene.name(of: $0) })
    let view = all.first.map { scene.name(of: scene[$0].view) } ?? ""
    return Phrase(
      en: "\(name: view) has \(all.count) equal recognizers with the same action "
        + "(\(name: list.english)), and a delegate lets all of them act: is "
        + "\(code: "addGestureRecognizer") called more than once?",
      zh: "\(name: view) 有 \(all.count) 个相同的识别器，动作也相同（\(name: list.chinese)），而代理让它们"
        + "都起作用：是不是多次调用了 \(code: "addGestureRecognizer")？")
  }

  /// 19.34: the items of a bar beside a popover.
  func passed(_ popover: String, _ anchor: String) -> Phrase {
    Phrase(
      en: "\(name: popover) is a popover anchored to \(name: anchor): UIKit lets touches through "
        + "to the other items of that bar.",
      zh: "\(name: popover) 是锚定在 \(name: anchor) 上的弹出框：触摸会放行给同一个栏里的其他按钮。")
  }

  /// 9.1: each has its own finger; 3.18: `isExclusiveTouch` is for what views are told.
  func bothFollow(_ id: RecognizerID, _ other: RecognizerID) -> Phrase {
    let name = scene.name(of: other)
    let said = Phrase(
      en: "\(name: name) recognized at the same time with another finger: recognizers that share "
        + "no touch do not exclude each other.",
      zh: "\(name: name) 同时识别了另一根手指：不共享触摸的识别器互不排斥。")
    let isExclusive = [id, other].contains { scene[scene[$0].view].isExclusiveTouch }
    guard isExclusive else { return said }
    return said
      + Phrase(
        en: " \(code: "isExclusiveTouch") does not hold for recognizers (3.18).",
        zh: "\(code: "isExclusiveTouch") 管不到识别器（3.18）。")
  }

  /// 18.44, 19.12: what took the view of a recognizer out of the window.
  func takenOut(_ id: RecognizerID, _ object: SceneObject, _ step: Int) -> Phrase {
    let (name, taken) = (scene.name(of: id), scene.name(of: object))
    let time = verdict.trace.milliseconds(at: step)
    guard case .responder(.controller) = object else {
      return Phrase(
        en:
          "\(name: taken) was taken out at \(time) ms (#\(step + 1)), with the finger still down, "
          + "and that cancelled \(name: name). Take it out after the lift.",
        zh: "\(name: taken) 在 \(time) 毫秒时被移走了（#\(step + 1)），而手指还按着，所以 \(name: name) "
          + "被取消。请在手指抬起之后再移走它。")
    }
    return Phrase(
      en:
        "\(name: taken) was dismissed at \(time) ms (#\(step + 1)), with the finger still down, and "
        + "that cancelled \(name: name). Dismiss it after the lift, or by an interactive transition.",
      zh: "\(name: taken) 在 \(time) 毫秒时被关闭（#\(step + 1)），而手指还按着，所以 \(name: name) "
        + "被取消。请在手指抬起之后再关闭它，或者使用可交互的转场。")
  }

  /// 21.19: `allowUserInteraction`.
  func animates(_ view: String) -> Phrase {
    Phrase(
      en: "\(name: view) is moving, and its animation has the option "
        + "\(code: ".allowUserInteraction"), so it takes touches.",
      zh: "\(name: view) 正在移动，而它的动画带有选项 \(code: ".allowUserInteraction")，所以会接住触摸。")
  }

  /// 19.58: a bar stays in front of the content.
  func behindBar(_ view: String, _ hit: String) -> Phrase {
    Phrase(
      en:
        "\(name: view) covers the screen, but it is in the content, which lies behind the bar with "
        + "\(name: hit).",
      zh: "\(name: view) 盖住了屏幕，但它在内容里，而内容在 \(name: hit) 所在的栏后面。")
  }

  /// 2.2: who takes no touches leaves them to what lies behind.
  func switchedOff(_ view: String) -> Phrase {
    Phrase(
      en: "\(name: view) is seen in front and takes no touches "
        + "(\(code: "isUserInteractionEnabled") is off), so they go to what lies behind it.",
      zh: "\(name: view) 看起来在前面，却不接受触摸（\(code: "isUserInteractionEnabled") 是关的），"
        + "所以触摸交给了它后面的视图。")
  }

  /// 1.11: a touch is its view's as long as it lasts.
  func slidOnto(_ view: String, _ hit: String) -> Phrase {
    Phrase(
      en: "The finger came down on \(name: hit) and moved onto \(name: view) later: a touch stays "
        + "with the view in which it came down. One view around both can follow it.",
      zh: "手指按在 \(name: hit) 上，之后才移到 \(name: view) 上：一次触摸始终属于按下时所在的视图。"
        + "要跟踪它，可以用包含两者的一个视图。")
  }

  /// 17.24: touching something else resigns nothing.
  static func stillEdited(_ view: String, whileTouching other: String?, _ step: Int) -> Phrase {
    let (en, zh): (StyledText, StyledText) =
      other.map { ("The touch went to \(name: $0)", "触摸交给了 \(name: $0)") }
      ?? ("The touch went to nobody", "触摸没有交给谁")
    return Phrase(
      en: "\(name: view) is still being edited. \(en) (#\(step)), and touching something else "
        + "resigns nothing: code has to do that (\(code: "resignFirstResponder"), "
        + "\(code: "endEditing")).",
      zh: "\(name: view) 还在编辑。\(zh)（#\(step)）；触摸别的东西不会让它放弃，要由代码来做"
        + "（\(code: "resignFirstResponder")、\(code: "endEditing")）。")
  }

  func handedOver(_ inner: String) -> Phrase {
    Phrase(
      en: "\(name: inner) is at its end that way when the drag begins, so it leaves the drag to "
        + "the scroll view around it.",
      zh: "拖动开始时 \(name: inner) 在那个方向上已经到头，所以把拖动留给外面的滚动视图。")
  }

  /// What a view is for came about.
  ///
  /// - Parameter offsets: Where a scroll view was before, and at each move.
  static func came(
    _ outcome: Outcome, _ name: String, _ step: Int, offsets: [Point]
  ) -> Phrase {
    switch outcome {
    case .scrolls: scrolled(name, offsets, step)
    case .zooms:
      Phrase(en: "\(name: name) did zoom (#\(step)).", zh: "\(name: name) 缩放了（#\(step)）。")
    case .isEdited:
      Phrase(
        en: "\(name: name) did begin to be edited (#\(step)).",
        zh: "\(name: name) 开始编辑了（#\(step)）。")
    case .stopsEditing:
      Phrase(
        en: "\(name: name) stopped being edited (#\(step)).",
        zh: "\(name: name) 结束了编辑（#\(step)）。")
    case .changesValue:
      Phrase(
        en: "\(name: name) did change its value (#\(step)).",
        zh: "\(name: name) 的值改变了（#\(step)）。")
    case .isDismissed:
      Phrase(
        en: "\(name: name) was dismissed (#\(step)).", zh: "\(name: name) 被关闭了（#\(step)）。")
    case .isPopped:
      Phrase(
        en: "\(name: name) did pop its top controller (#\(step)).",
        zh: "\(name: name) 弹出了最上面的控制器（#\(step)）。")
    }
  }

  /// So many times are listed.
  private static let mostTimes = 6

  func sent(at times: [Int]) -> Phrase {
    let list = Listed(
      zip(times, states).prefix(Self.mostTimes).map { time, state in
        state.isEmpty ? "\(time) ms" : "\(time) ms (\(state))"
      })
    let isAll = times.count <= Self.mostTimes
    guard !verdict.subject.isSelection else {
      return Phrase(
        en: "It was selected \(times.count) times: at \(number: list.english)"
          + (isAll ? "." : ", and later."),
        zh: "它被选中了 \(times.count) 次：在 \(number: list.chinese)" + (isAll ? "。" : " 等时刻。"))
    }
    guard states.allSatisfy({ $0.isEmpty }) else {
      return Phrase(
        en: "It was sent \(times.count) times, once for each state: at \(number: list.english)"
          + (isAll ? "" : ", and later") + ". The action has to look at \(code: "state").",
        zh: "每个状态各发送一次，一共 \(times.count) 次：在 \(number: list.chinese)"
          + (isAll ? "" : " 等时刻") + "。动作要看 \(code: "state")。")
    }
    // 7.14: what two taps do is no fault of the control.
    let taps = sender.map { view in verdict.trace.outcomes.count { $0.hit == view } }
    let each =
      taps == times.count
      ? Phrase(en: " Each is a tap of its own.", zh: "每次都是单独的一次点击。")
      : taps == 1 ? severalEvents : Phrase(en: "", zh: "")
    let more: StyledText = isAll ? "" : ", and later"
    let end: StyledText = isRepeating ? "; its \(code: "autorepeat") is on." : "."
    let chineseEnd: StyledText = isRepeating ? "；它的 \(code: "autorepeat") 打开着。" : "。"
    return Phrase(
      en: "It was sent \(times.count) times: at \(number: list.english)" + more + end
        + each.english,
      zh: "它被发送了 \(times.count) 次：在 \(number: list.chinese)" + (isAll ? "" : " 等时刻") + chineseEnd
        + each.chinese)
  }

  /// 7.16: the events that one registration is for; empty if it is for one.
  private var severalEvents: Phrase {
    guard case .action(let why) = verdict.why,
      let events = scene.target(why.registration, of: why.sender)?.events,
      events.contains(.touchUpInside), events != .touchUpInside
    else { return Phrase(en: "", zh: "") }
    return Phrase(
      en: " It is registered for \(code: events.name), and one tap sends more than one of these.",
      zh: "它为 \(code: events.name) 注册，一次点击会发送其中不止一个。")
  }

  /// 9.10: the state for which each action of a gesture that goes on was sent; empty for others.
  private var states: [String] {
    guard case .action(let why) = verdict.why, case .recognizer(let id) = why.sender,
      scene[id].kind.isContinuous
    else { return Array(repeating: "", count: Self.mostTimes) }
    let trace = verdict.trace
    return trace.indices.filter { index in
      guard case .action(.send(why.registration, why.sender, _, true)) = trace[index] else {
        return false
      }
      return true
    }.map { scene.name(of: trace.gestureState(of: id, after: $0), of: id) }
  }

  /// 8.11: whether it is sent again and again as long as a finger holds its control.
  private var isRepeating: Bool { sender.map { scene[$0].repeats } ?? false }

  /// The control that sent what is asked about; nil if no control sent it.
  private var sender: ViewID? {
    guard case .action(let why) = verdict.why, case .control(let view) = why.sender else {
      return nil
    }
    return view
  }

  /// 21.15: what a transition keeps touches from.
  func inTransition(_ controller: ControllerID, _ step: Int) -> Phrase {
    let name = scene.name(of: .controller(controller))
    return Phrase(
      en:
        "That is the transition of \(name: name) (#\(step)): until it ends, touches reach neither "
        + "side. A shorter or an interactive transition lets them through sooner.",
      zh: "这是 \(name: name) 的转场（#\(step)）：结束之前，两边都收不到触摸。"
        + "更短的转场或可交互的转场能更早放行触摸。")
  }

  func hangs(_ step: Int) -> Phrase {
    Phrase(
      en: "But a swipe before it began to pop, and there was nothing to pop (#\(step)): in an app "
        + "the navigation hangs from then on.",
      zh: "但是之前的轻扫开始弹出，却没有可弹出的控制器（#\(step)）：在应用里，导航从那时起就卡住了。")
  }
}
