import TouchCore

/// Tells which window is asked, and which one takes the touch.
struct WindowNarrator: Telling {
  let viewpoint: Viewpoint

  private var windows: [Window] { viewpoint.windows }

  func asked(_ id: ViewID, _ point: Point, isShown: Bool, at index: Int) -> Wording {
    if trace.asksAgain(at: index) { return askedAgain(id, point, at: index) }
    let turn = windowTurn(id)
    guard isShown else { return windowPassedOver(id, turn, at: index) }
    return worded(
      en: "\(name: name(id)) is asked at \(number: point.short): \(turn.short)",
      zh: "在 \(number: point.short) 询问 \(name: name(id))：\(turn.short)",
      long: [
        turn.long, whichWindowGetsTouches(id),
        say(
          en: """
            A window is a view too, so it is asked like one: its \(code: "hitTest") gets the \
            point \(number: point.short) of the screen.
            """,
          zh: """
            窗口也是视图，所以像视图一样询问它：屏幕上的点 \(number: point.short) 交给它的 \
            \(code: "hitTest")。
            """),
      ])
  }

  /// 2.20, 22.23: once more, because it answered.
  private func askedAgain(_ id: ViewID, _ point: Point, at index: Int) -> Wording {
    let first = firstAnswer(before: index) ?? id
    let isHosting = trace.hosting == .subviewsAtFirst
    let system: StyledText = "\(number: "iOS \(short(scene.settings[.iOS]))")"
    let why = say(
      en: """
        \(isHosting ? system : "\(code: "UIKit")") asks a window that returned a view a second time, \
        before any recognizer or view gets the touch.
        """,
      zh: "窗口返回了视图，\(isHosting ? system : "\(code: "UIKit")") 会再问它一遍，这时谁都还没有得到触摸。")
    let counts = say(
      en: "Both passes must return a view, and the second result counts.",
      zh: "两遍都必须返回视图，以第二遍的结果为准。")
    let hosting = say(
      en: """
        That matters with a hosting view in it: the first time what \(code: "SwiftUI") draws is \
        asked, the second time only the hosting view itself.
        """,
      zh: """
        里面有宿主视图时，这就有区别：第一遍会询问 \(code: "SwiftUI") 画出来的内容，第二遍只问宿主视图自己。
        """)
    return worded(
      en: """
        \(name: name(id)) is asked \(strong: "again") at \(number: point.short): it returned \
        \(answered(first, by: id))
        """,
      zh:
        "在 \(number: point.short) \(strong: "再问") \(name: name(id))：它返回了\(answered(first, by: id))",
      long: [paragraph([why, counts]), isHosting ? hosting : ""].filter { !$0.isEmpty })
  }

  private func firstAnswer(before index: Int) -> ViewID? {
    guard case .hitReturn(_, _, let answer)? = step(before: index) else { return nil }
    return answer
  }

  /// 1.9: a hidden window and one outside every window scene take no touches.
  private func windowPassedOver(
    _ id: ViewID, _ turn: (short: StyledText, long: StyledText), at index: Int
  ) -> Wording {
    let why = whyNotShown(id)
    return worded(
      en: "\(name: name(id)) is \(bad: "passed over"): it is \(why)",
      zh: "\(bad: "跳过") \(name: name(id))：它\(why)",
      long: [
        turn.long,
        paragraph([
          say(
            en: """
              But \(name: name(id)) is \(why), so it takes no touches and is passed \
              over without being asked.
              """,
            zh: "但是 \(name: name(id)) \(why)，不接收触摸，所以不询问它，直接跳过。"),
          SearchGoingOn(viewpoint: viewpoint, index: index, view: id, depth: 0).told,
        ]),
      ])
  }

  /// 1.9: which of the two keeps a window from being asked.
  func whyNotShown(_ window: ViewID) -> StyledText {
    scene[window].isHidden
      ? say(en: "hidden", zh: "隐藏了")
      : say(en: "in no window scene", zh: "不在任何窗口场景里")
  }

  /// 1.6, 1.7: why it is this window's turn.
  private func windowTurn(_ id: ViewID) -> (short: StyledText, long: StyledText) {
    let place = windows.firstIndex { $0.view == id } ?? 0
    if windows.count == 1 {
      return (
        say(en: "the only window", zh: "唯一的窗口"),
        say(
          en: "\(name: name(id)) is the only window, so it is the one to ask.",
          zh: "\(name: name(id)) 是唯一的窗口，所以询问它。")
      )
    }
    guard place > 0 else { return firstWindow(id) }
    let former = name(windows[place - 1].view)
    let what =
      scene.isShown(windows[place - 1])
      ? say(en: "\(name: former) returned \(bad: "nil")", zh: "\(name: former) 返回了 \(bad: "nil")")
      : say(en: "\(name: former) was passed over", zh: "\(name: former) 被跳过了")
    return (
      what,
      say(
        en: """
          \(what), so the touch falls through to the next window behind it, \(name: name(id)).
          """,
        zh: "\(what)，触摸落到它下面的下一个窗口 \(name: name(id))。")
    )
  }

  private func firstWindow(_ id: ViewID) -> (short: StyledText, long: StyledText) {
    let level = short(windows[0].level)
    guard windows[0].level == windows[1].level else {
      return (
        say(en: "the highest window level, \(number: level)", zh: "窗口层级最高，是 \(number: level)"),
        say(
          en: """
            Windows are asked from front to back, and \(name: name(id)) has the highest window \
            level, \(number: level), so it is asked first.
            """,
          zh: """
            窗口从上往下询问，\(name: name(id)) 的窗口层级最高，是 \(number: level)，所以先询问它。
            """)
      )
    }
    return (
      say(en: "at the highest level it was shown last", zh: "同一最高层级里最后显示的"),
      say(
        en: """
          Windows are asked from front to back. Of the windows of the highest level, \
          \(number: level), \(name: name(id)) was shown last, so it lies in front and is asked \
          first.
          """,
        zh: """
          窗口从上往下询问。在层级最高（\(number: level)）的窗口里，\(name: name(id)) 最后显示，\
          盖在最上面，所以先询问它。
          """)
    )
  }

  /// 1.5: the finger decides, not the key window.
  private func whichWindowGetsTouches(_ id: ViewID) -> StyledText {
    guard let key = windows.first(where: { $0.isKey })?.view, key != id else {
      return say(
        en: """
          Touches go to the window under the finger; whether it is the key window plays no part.
          """,
        zh: "触摸交给手指下面的窗口，与它是不是 \(code: "key window") 无关。")
    }
    return say(
      en: """
        \(name: name(key)) is the key window, but that plays no part: touches go to the window \
        under the finger.
        """,
      zh: """
        \(code: "key window") 是 \(name: name(key))，但这没有关系：触摸交给手指下面的窗口。
        """)
  }

  func chosen(_ id: ViewID, at index: Int) -> Wording {
    let view = hitView(after: index) ?? id
    let behind = windows.drop { $0.view != id }.dropFirst().map { $0.view }
    let never = say(
      en: "Windows behind it are never asked: \(names(behind)).",
      zh: "被它盖在下面的窗口不会再被询问：\(names(behind))。")
    return worded(
      en: """
        \(name: name(id)) is chosen for the touch: its \(code: "hitTest") returned \
        \(answered(view, by: id))
        """,
      zh: "触摸归窗口 \(name: name(id))：它返回了\(answered(view, by: id))",
      fully: paragraph([
        say(
          en: """
            The touch goes to the first window whose \(code: "hitTest") returns a view: \
            \(name: name(id)) returned \(answered(view, by: id)).
            """,
          zh: """
            第一个返回视图的窗口得到触摸：\(name: name(id)) 返回了\(answered(view, by: id))。
            """), behind.isEmpty ? "" : never,
      ]))
  }

  /// A chosen window is followed by the result of the search.
  private func hitView(after index: Int) -> ViewID? {
    guard case .hitResult(_, let view, _)? = step(after: index) else { return nil }
    return view
  }
}
