import TouchCore
import TouchInquiry

/// What was answered, and by whom where SwiftUI draws a view in a hosting view.
struct HostingAnswer: Telling {
  let viewpoint: Viewpoint
  let view: ViewID

  /// Who is hit, or whose hosting view is (22.24).
  func itDid(_ step: Int) -> StyledText {
    let who = name(view)
    guard case .hitResult(_, let hit?, _) = trace[step], hit != view else {
      let got = say(
        en: "\(name: who) gets it: it is the hit view (\(place(step))).",
        zh: "\(name: who) 得到了触摸：它就是命中的视图（\(place(step))）。")
      return isUnwired ? paragraph([got, unwired]) : got
    }
    return say(
      en: """
        \(name: who) gets it: its hosting view \(name: name(hit)) is the hit view \
        (\(place(step))), and \(code: "SwiftUI") finds \(name: who) there by itself.
        """,
      zh: """
        \(name: who) 得到了触摸：它的宿主视图 \(name: name(hit)) 是命中的视图（\(place(step))），\
        \(code: "SwiftUI") 自己在那里找到 \(name: who)。
        """)
  }

  /// 7.14: whether it is a control of an app that calls nobody, as far as the file tells.
  private var isUnwired: Bool {
    scene[view].isUnwired && scene[view].origins != Origins()
      && !scene[view].recognizers.contains { !scene.isMadeByUIKit($0) && scene[$0].isEnabled }
  }

  private var unwired: StyledText {
    paragraph([
      say(
        en: """
          But it has no action, segue or menu, so nothing receives what it sends.
          """,
        zh: "但它没有连接任何东西：没有动作、转场或菜单，所以它发送的事件没有接收者。"),
      addedByCode,
    ])
  }

  /// What a running app has printed of a control's actions is all of them.
  private var addedByCode: StyledText {
    guard scene[view].debuggedAddress == nil else { return "" }
    return say(
      en: """
        The file does not show actions that code adds (\(code: "addTarget"), \
        \(code: "addAction")).
        """,
      zh: "代码添加的动作（\(code: "addTarget")、\(code: "addAction")）文件里没有。")
  }

  /// 2.13, 22.25: an override that calls super does not like what super says.
  func takenBack(by ancestor: ViewID, at step: Int) -> StyledText {
    let own = overrides(of: scene[ancestor]).hitTest
    let taken = say(
      en: """
        \(name: name(ancestor))'s own \(code: "hitTest") (\(own)) replaces it with \(bad: "nil") \
        (\(place(step))).
        """,
      zh: """
        \(name: name(ancestor)) 自己的 \(code: "hitTest")（\(own)）把这个结果换成了 \(bad: "nil")\
        （\(place(step))）。
        """)
    return paragraph([whatWasAnswered(before: step), taken])
  }

  /// What the view answered, or the hosting view it is drawn in for it, before that was taken back.
  private func whatWasAnswered(before step: Int) -> StyledText {
    let who = name(view)
    let hosting = scene[view].kind == .drawn ? scene[view].superview : nil
    let answer = hosting ?? view
    if trace.isInSecondPass(step) {
      return say(
        en: """
          \(name: who) was found in the first pass, but \(system) asks the window again and \
          needs a view both times; the second time \(name: name(answer)) returns itself, even over \
          what it draws.
          """,
        zh: """
          第一遍找到了 \(name: who)，但 \(system) 会再问窗口一遍，两遍都必须返回视图，\
          而第二遍在画出来的内容上，返回的也是 \(name: name(answer)) 自己。
          """)
    }
    guard let hosting, trace.hosting == .layers else {
      return say(
        en: "\(name: who) was asked and returned itself.",
        zh: "\(name: who) 被询问了，也返回了它自己。")
    }
    return say(
      en: """
        On \(system) \(code: "SwiftUI") draws into layers, so the hosting view \
        \(name: name(hosting)) is always hit instead of \(name: who).
        """,
      zh: """
        在 \(system) 上，\(code: "SwiftUI") 画出来的是图层，所以对 \(name: who) 来说，\
        命中的总是它的宿主视图 \(name: name(hosting))。
        """)
  }

  /// 22.24: where it is not drawn it does not count.
  func notDrawn(in hosting: ViewID, at step: Int) -> StyledText {
    let who = name(view)
    let point = trace.touch(at: step)?.screenLocation
    let then = viewpoint.at(step).scene
    if let other = point.flatMap({ then.drawn(in: hosting, at: $0) }) {
      return say(
        en: """
          \(name: name(hosting)) returned itself (\(place(step))): \
          \(name: name(other)) is drawn in front of \(name: who) there.
          """,
        zh: """
          \(name: name(hosting)) 返回了它自己（\(place(step))），那里画在 \(name: who) 上面的是 \
          \(name: name(other))。
          """)
    }
    let own = point.map { then.fromScreen($0, to: view) } ?? .zero
    if then.pointInside(view, own) { return refused(in: hosting, at: step, then[view]) }
    return say(
      en: """
        \(name: name(hosting)) returned itself (\(place(step))), but \(name: who) is not drawn \
        there: in its own coordinates the point is \(number: own.short), its bounds are \
        \(number: then[view].bounds.short).
        """,
      zh: """
        \(name: name(hosting)) 返回了它自己（\(place(step))），但那里没有画 \(name: who)：\
        在它自己的坐标里，点是 \(number: own.short)，它的 \(code: "bounds") 是 \
        \(number: then[view].bounds.short)。
        """)
  }

  /// 22.24: what a modifier takes out of hit testing does not count.
  private func refused(in hosting: ViewID, at step: Int, _ content: View) -> StyledText {
    let modifier =
      content.isHidden
      ? "hidden()"
      : content.isUserInteractionEnabled ? "opacity(0)" : "allowsHitTesting(false)"
    return say(
      en: """
        \(name: name(hosting)) returned itself (\(place(step))), because \(name: name(view)) takes no \
        touches: \(code: modifier).
        """,
      zh: """
        \(name: name(hosting)) 返回了它自己（\(place(step))），因为 \(name: name(view)) 不接受触摸：\
        \(code: modifier)。
        """)
  }

  /// 22.27: the touch went to a hosting view where nothing is drawn.
  func took(_ touch: Int) -> StyledText {
    guard let outcome = trace.outcome(ofTouch: touch), let hit = outcome.hit,
      scene[hit].kind == .hosting, !scene.isDescendant(view, of: hit),
      let answer = trace.answer(of: hit, touch: touch),
      trace.drawnUnderFinger(atAnswer: answer) == nil
    else { return "" }
    return say(
      en: """
        Nothing is drawn there, but a hosting view takes every touch in its bounds (\(place(answer))).
        """,
      zh: "那里什么都没画，但宿主视图会接住 \(code: "bounds") 之内的每一次触摸（\(place(answer))）。")
  }
}
