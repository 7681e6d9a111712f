import TouchCore

/// Tells whether a tap on the status bar scrolls a scroll view to its top, and why (20.40, 20.41).
struct StatusBarNarrator: Telling {
  let viewpoint: Viewpoint
  let step: ScrollStep
  let index: Int

  var told: StyledText {
    step.willDecelerate ? paragraph([asked, goes]) : paragraph([asked, stays])
  }

  /// What its delegate answered, where it was asked.
  private var asked: StyledText {
    guard let answer = check(.shouldScrollToTop, at: index) else { return "" }
    return answer.passes
      ? say(
        en: "Its delegate returns \(code: "true") from \(code: step.call.name).",
        zh: "它的代理对 \(code: step.call.name) 返回 \(code: "true")。")
      : say(
        en: "Its delegate returns \(code: "false") from \(code: step.call.name).",
        zh: "它的代理对 \(code: step.call.name) 返回 \(code: "false")。")
  }

  private var goes: StyledText {
    scene.application.idiom == .pad
      ? say(
        en: """
          Of the scroll views with \(code: "scrollsToTop") it is the nearest to the status bar, so \
          its content goes to the top, with an animation.
          """,
        zh: """
          在 \(code: "scrollsToTop") 是 \(code: "true") 的滚动视图里，它离状态栏最近，所以它的内容带动画移到顶部。
          """)
      : say(
        en: """
          It is the only scroll view on the screen with \(code: "scrollsToTop"), so its content goes \
          to the top, with an animation.
          """,
        zh: """
          屏幕上只有它的 \(code: "scrollsToTop") 是 \(code: "true")，所以它的内容带动画移到顶部。
          """)
  }

  private var stays: StyledText {
    let no = trace.evidence(at: index).first { !$0.passes }
    switch no?.name {
    case .scrollsToTop:
      return say(
        en: "Its \(code: "scrollsToTop") is off, so it is passed over.",
        zh: "它的 \(code: "scrollsToTop") 是 \(code: "false")，所以跳过它。")
    case .scrollingToTop:
      let count = short(no?.number ?? 0)
      return say(
        en: """
          \(number: count) scroll views on the screen have \(code: "scrollsToTop"). On a phone none \
          of them scrolls then: switch it off for all but one.
          """,
        zh: """
          屏幕上有 \(number: count) 个滚动视图的 \(code: "scrollsToTop") 是 \(code: "true")。在手机上这样谁都不会滚动：\
          只留一个打开。
          """)
    case .belowTop: return say(en: "It is at its top already.", zh: "它已经在顶部。")
    case .dragged: return say(en: "A finger is dragging it.", zh: "有手指正在拖动它。")
    default: return say(en: "So it stays where it is.", zh: "所以它停在原处。")
    }
  }
}
