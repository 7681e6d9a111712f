import TouchCore

//   collect ─▶ receive ─▶ what did it see? (gr.state) ─▶ who objects? (gr.ask) ─▶ action, prevent

/// Tells what recognizers are shown, do, and keep others from.
struct RecognizerNarrator: Telling {
  let viewpoint: Viewpoint
  let index: Int

  func wording(_ step: RecognizerStep) -> Wording {
    switch step {
    case .collect(let touch, let view, _): collect(touch, from: view)
    case .receive(let id, let method, let touch): receive(id, method, touch)
    case .ask(let question, let id, let other, let view, let answer):
      GestureAskNarrator(
        viewpoint: viewpoint,
        ask: GestureAnswer(question: question, id: id, other: other, view: view, isYes: answer),
        index: index
      ).wording
    case .state(let id, let from, let to, let cause, let by, let value):
      GestureStateNarrator(
        viewpoint: viewpoint,
        change: StateChange(
          id: id, from: from, to: to, cause: cause, by: by, value: value, index: index)
      ).wording
    case .action(let id, let state): gestureAction(id, state)
    case .prevent(let id, let by): prevent(id, by: by)
    }
  }

  /// 9.1, 9.2: who will see a touch.
  private func collect(_ touch: Int, from view: ViewID) -> Wording {
    let found = trace.collected(at: index)
    return worded(
      en: "touch \(finger(touch, at: index)) will be seen by \(names(found))",
      zh: "看得到触摸 \(finger(touch, at: index)) 的是 \(names(found))",
      long: [
        say(
          en: """
            The recognizers of \(name: name(view)), the view of the touch, and of every superview \
            up to the window are gathered once, now: \(list(found.map(introduced))). Others, of \
            siblings for example, never see this touch.
            """,
          zh: """
            现在一次收齐触摸的视图 \(name: name(view)) 以及一直到窗口的每个父视图上的识别器：\
            \(list(found.map(introduced)))。其他识别器，比如同级视图上的，永远看不到这次触摸。
            """), equalOnes(found),
      ])
  }

  /// 9.19: the order on one view.
  private func equalOnes(_ found: [RecognizerID]) -> StyledText {
    let pair = zip(found, found.dropFirst()).first { scene[$0].view == scene[$1].view }
    guard let pair else { return "" }
    let view = name(scene[pair.0].view)
    guard scene.settings.isOn(.lastAddedFirst) else {
      return say(
        en: """
          \(name: view) has several; with \(setting(.lastAddedFirst)) off, the one added first \
          comes first. Apple promises no order.
          """,
        zh: """
          \(name: view) 有好几个；\(setting(.lastAddedFirst)) 关闭时，先添加的在前。苹果没有承诺顺序。
          """)
    }
    return say(
      en: """
        \(name: view) has several; the one added last, \(name: name(pair.0)), comes first. That \
        was observed; Apple promises no order.
        """,
      zh: """
        \(name: view) 有好几个；最后添加的 \(name: name(pair.0)) 在前。这是观察到的，苹果没有承诺顺序。
        """)
  }

  /// 4.1, 4.2, 9.8: a recognizer is shown a touch before its view is.
  private func receive(_ id: RecognizerID, _ method: ResponderMethod, _ touch: Int) -> Wording {
    if trace.ignoresTouch(at: index) {
      return ignores(id, touch)
    }
    let fingers = changed(touch)
    return worded(
      en: "\(name: name(id)) sees \(code: method.name) of \(fingers), before the view does",
      zh: "\(name: name(id)) 先于视图看到 \(fingers) 的 \(code: method.name)",
      long: [
        say(
          en: """
            \(introduced(id)) follows \(fingers), so it is shown \(code: method.name) now. In every \
            phase the recognizers come first and the view after them.
            """,
          zh: """
            \(introduced(id)) 跟踪着 \(fingers)，所以现在看到 \(code: method.name)。\
            每个阶段都是识别器在先，视图在后。
            """), otherView(id, touch),
      ])
  }

  /// The touches a recognizer is shown in one call.
  private func changed(_ touch: Int) -> StyledText {
    let numbers = trace.touches(at: index)
    return list((numbers.isEmpty ? [touch] : numbers).map { finger($0, at: index) })
  }

  /// 9.1: it sees touches of views below its own, and 7.21: controls are no exception.
  private func otherView(_ id: RecognizerID, _ touch: Int) -> StyledText {
    guard let view = self.touch(touch, at: index)?.view, view != scene[id].view else { return "" }
    if scene[view].kind.isControl {
      return say(
        en: """
          The touch is in the control \(name: name(view)), which changes nothing: recognizers of \
          its superviews see it all the same.
          """,
        zh: """
          触摸在控件 \(name: name(view)) 里，但这没有影响：它的父视图上的识别器照样看到。
          """)
    }
    return say(
      en: """
        The touch is in \(name: name(view)), below \(name: name(scene[id].view)): a recognizer \
        sees the touches of its view and of everything in it.
        """,
      zh: """
        触摸在 \(name: name(view)) 里，它是 \(name: name(scene[id].view)) 的后代：识别器能看到自己的视图和\
        其中一切视图的触摸。
        """)
  }

  /// 9.8, 10.16: it lets go of a new touch at once.
  private func ignores(_ id: RecognizerID, _ touch: Int) -> Wording {
    let finger = finger(touch, at: index)
    let fingers = check(.fingers, at: index)
    let why =
      fingers == nil
      ? say(
        en: "\(introduced(id)) calls \(code: "ignore(_:for:)") for the new touch",
        zh: "\(introduced(id)) 对新触摸调用 \(code: "ignore(_:for:)")")
      : say(
        en: """
          \(introduced(id)) follows \(Int(saturating: fingers?.limit ?? 0)) at most \
          (\(code: "maximumNumberOfTouches")), so it ignores the new touch
          """,
        zh: """
          \(introduced(id)) 最多跟踪 \(Int(saturating: fingers?.limit ?? 0)) 根手指\
          （\(code: "maximumNumberOfTouches")），所以忽略新触摸
          """)
    return worded(
      en: "\(name: name(id)) ignores touch \(finger)", zh: "\(name: name(id)) 忽略触摸 \(finger)",
      fully: say(
        en: """
          \(why): it gets no more messages of this touch. The view still gets them; an ignored touch \
          is not cancelled there.
          """,
        zh: """
          \(why)：从现在起它不再知道这次触摸。视图察觉不到；被忽略的触摸在视图那里不会被取消。
          """))
  }

  /// 9.10, and 4.3 against 4.4.
  private func gestureAction(_ id: RecognizerID, _ state: GestureState) -> Wording {
    let targets = scene[id].targets
    let who = say(
      en: """
        \(introduced(id)) sends its actions in state \(code: scene.name(of: state, of: id)); it does so in \
        every state but \(code: "Possible") and \(code: "Failed").
        """,
      zh: """
        \(introduced(id)) 在状态 \(code: scene.name(of: state, of: id)) 发送它的动作；除了 \(code: "Possible") 和 \
        \(code: "Failed")，每个状态都会发送。
        """)
    let count = targets.count
    return worded(
      en: "\(name: name(id)) sends its actions: \(code: scene.name(of: state, of: id))",
      zh: "\(name: name(id)) 发送动作：\(code: scene.name(of: state, of: id))",
      long: [
        targets.isEmpty
          ? paragraph([
            who,
            say(
              en: "It has no target, so no method is called.",
              zh: "没有添加 \(code: "target")，所以不会调用任何方法。"),
          ])
          : paragraph([
            who,
            say(
              en: count == 1 ? "One target is called." : "\(count) targets are called, in order.",
              zh: count == 1 ? "调用一个目标。" : "按添加的次序调用 \(count) 个目标。"),
          ]), state.isActive || state == .ended ? beforeCancel(id) : "",
      ])
  }

  /// 4.3, 4.4: which comes first, the action or the cancel.
  private func beforeCancel(_ id: RecognizerID) -> StyledText {
    guard scene[id].cancelsTouchesInView else { return "" }
    return scene.settings.isOn(.cancelsBeforeAction)
      ? say(
        en: """
          The view got \(code: "touchesCancelled") before: \(setting(.cancelsBeforeAction)) is on, the \
          order that the header promises.
          """,
        zh: """
          取消消息已经先发给了视图：\(setting(.cancelsBeforeAction)) 开着，这是头文件承诺的次序。
          """)
      : say(
        en: """
          If a view loses its touch to it, it gets \(code: "touchesCancelled") only after this, as \
          logs show. Apple's \(code: "UIGestureRecognizer.h") promises the opposite \
          (\(setting(.cancelsBeforeAction))).
          """,
        zh: """
          如果有视图因此失去触摸，要在这之后才得到通知，日志里就是这样；苹果的 \
          \(code: "UIGestureRecognizer.h") 写的正好相反（\(setting(.cancelsBeforeAction))）。
          """)
  }

  /// 9.14, 9.15: one recognized, so another one may not.
  private func prevent(_ id: RecognizerID, by other: RecognizerID) -> Wording {
    worded(
      en: "\(name: name(other)) \(bad: "prevents") \(name: name(id))",
      zh: "\(name: name(other)) \(bad: "阻止") \(name: name(id))",
      long: [
        say(
          en: """
            \(introduced(other)) recognized on a touch that \(introduced(id)) follows as well, and \
            no delegate allows both at once, so only \(name: name(other)) goes on.
            """,
          zh: """
            \(introduced(other)) 在 \(introduced(id)) 也跟踪的触摸上识别成功，没有代理允许同时识别，\
            所以只有 \(name: name(other)) 继续。
            """), whyFirst(other, id),
      ])
  }

  /// 9.18, 9.19: why this one and not the other.
  private func whyFirst(_ winner: RecognizerID, _ loser: RecognizerID) -> StyledText {
    guard scene[winner].kind == scene[loser].kind else { return "" }
    let (front, back) = (scene[winner].view, scene[loser].view)
    if front != back, scene.path(from: front).contains(back) {
      return say(
        en: """
          Both saw enough in the same event; the one on the deeper view, \(name: name(front)), \
          comes first.
          """,
        zh: "两个在同一个事件里都满足了条件；位于更深的视图 \(name: name(front)) 上的在先。")
    }
    guard front == back, scene.settings.isOn(.lastAddedFirst) else { return "" }
    return say(
      en: """
        They are alike and on one view; the one added last acts. That was observed once; Apple \
        promises no order.
        """,
      zh: "它们相同，又在同一个视图上；最后添加的起作用。这是一次观察的结果，苹果没有承诺顺序。")
  }
}
