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
          \(name: name(window)) had an answer before its turn (\(place(step))).
          """,
        zh: """
          \(name: who) 从未被询问：按规则 \(code: rulesName)，还没轮到它，\(name: name(window)) \
          就有了回答（\(place(step))）。
          """)
    }
    let point = trace.touch(at: step)?.screenLocation
    let covers = point.map { viewpoint.at(step).scene.covers(own, $0) } == true
    let isOver = covers ? "上面" : "被询问"
    let comes =
      covers
      ? say(en: "lies in front of", zh: "盖在") : say(en: "was asked before", zh: "先于")
    let front = named(window)
    guard own != view else {
      return say(
        en: """
          \(name: who) was never asked: the window \(front) \(comes) it and took the touch \
          (\(place(step))).
          """,
        zh: """
          \(name: who) 从未被询问：窗口 \(front)\(comes)它\(isOver)，接住了触摸（\(place(step))）。
          """)
    }
    return say(
      en: """
        \(name: who) was never asked: the window \(front) \(comes) its window \(name: name(own)) \
        and took the touch (\(place(step))).
        """,
      zh: """
        \(name: who) 从未被询问：窗口 \(front)\(comes)它的窗口 \(name: name(own)) \(isOver)，接住了触摸\
        （\(place(step))）。
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
