import TouchCore
import TouchInquiry

//  what lies in front of a whole screen: another window, the keyboard's, what is presented

extension WhyNotAnswer {
  func otherWindow(_ window: ViewID, at step: Int) -> StyledText {
    let who = name(view)
    guard let own = scene.window(containing: view), own != window else {
      // Rules that pass the window over: somebody else in the same window came first.
      return say(
        en: """
          \(name: who) was never asked: under the rules \(code: rulesName), \
          \(name: name(window)) had returned a view before its turn (\(place(step))).
          """,
        zh: """
          \(name: who) 从未被询问：按规则 \(code: rulesName)，还没轮到它，\(name: name(window)) \
          就有了结果（\(place(step))）。
          """)
    }
    let point = trace.touch(at: step)?.screenLocation
    let covers = point.map { viewpoint.at(step).scene.covers(own, $0) } == true
    let it =
      own == view
      ? say(en: "it", zh: "它")
      : name(own) == "window"
        ? say(en: "its window", zh: "它的窗口")
        : say(en: "its window \(name: name(own))", zh: "它的窗口 \(name: name(own)) ")
    let comes =
      covers
      ? say(en: "lies in front of \(it)", zh: "盖在\(it)上面")
      : say(en: "was asked before \(it)", zh: "先于\(it)被询问")
    return say(
      en: """
        \(name: who) was never asked: the window \(named(window)) \(comes) and took the touch \
        (\(place(step))).
        """,
      zh: """
        \(name: who) 从未被询问：窗口 \(named(window))\(comes)，接住了触摸（\(place(step))）。
        """)
  }

  /// 17.30: a window by name, and that it is the keyboard's.
  private func named(_ window: ViewID) -> StyledText {
    guard scene.isOfKeyboard(window) else {
      return say(en: "\(name: name(window))", zh: "\(name: name(window)) ")
    }
    return say(
      en: "\(name: name(window)), the keyboard's,", zh: "\(name: name(window))（键盘的）")
  }
}
