import TouchCore

extension Omission {
  /// Containers, windows and the system, where the touch lands.
  static let ofPlaces = [
    Omission(
      "beside-presented", [RuleNumber(19, 16), RuleNumber(19, 21), RuleNumber(19, 22)],
      .besidePresented, weakens: .all,
      en: """
        Beside a presented view a dimming or transition view covers the window and takes the touch.
        """,
      zh: "被弹出的视图之外，有一个变暗视图或过渡视图盖住整个窗口，由它接住触摸。",
      from: Phrase(en: "a published view tree of a sheet", zh: "一份公开的表单视图树")),
    Omission(
      "sheet-pan", [RuleNumber(19, 26), RuleNumber(19, 27), RuleNumber(19, 28)],
      .movesInPresented, weakens: .afterHit,
      en: """
        A sheet has a pan over all of the presented view, which moves it and takes the touch from \
        views and recognizers.
        """,
      zh: "表单有一个拖动识别器，覆盖整个被弹出的视图：它移动表单，并把触摸从视图和识别器那里拿走。",
      from: Phrase(en: "WWDC 2019/224", zh: "WWDC 2019/224")),
    Omission(
      "window-containers", [RuleNumber(19, 2), RuleNumber(19, 3)], .windowItself, weakens: .all,
      en: """
        Between a window and its root view lie private containers; on a pad one of them was hit \
        instead of the window.
        """,
      zh: "窗口和根视图之间有私有容器；在 \(code: "iPad") 上命中的曾是其中一个，而不是窗口。",
      from: Phrase(en: "SwiftMessages 360 and 399", zh: "SwiftMessages 360 和 399")),
    Omission(
      "animation-swallows", [RuleNumber(21, 18)], .refusedAnimating, weakens: .all,
      en: """
        Whether a touch on a view that animates goes to what lies behind it, or nowhere, is not \
        established.
        """,
      zh: "落在正在播放动画的视图上的触摸，是交给它后面的视图，还是哪儿也不去，没有定论。",
      from: Phrase(en: "WWDC 2016/216 says swallowed", zh: "WWDC 2016/216 说是被吞掉")),
    Omission(
      "animator", [RuleNumber(21, 21), RuleNumber(21, 22)], .asksAnimating, weakens: .all,
      en: "A view that a property animator moves is hit where it is seen, not where it is going.",
      zh: "由属性动画器移动的视图，命中的是看到它的地方，不是它要去的地方。",
      from: Phrase(en: "WWDC 2016/216; WWDC 2017/219", zh: "WWDC 2016/216；WWDC 2017/219")),
    Omission(
      "system-edges", [RuleNumber(1, 15), RuleNumber(22, 14), RuleNumber(22, 15)],
      .movesFromEdge(within: 13), weakens: .afterHit,
      en: """
        At the edges of the screen the system's own gestures come first: views, pans and swipes get \
        the touch afterwards, or lose it.
        """,
      zh: "在屏幕边缘，系统自己的手势优先：视图、拖动和轻扫之后才得到触摸，或者失去它。",
      from: Phrase(en: "WWDC 2017/219; Qt's source", zh: "WWDC 2017/219；Qt 的源码")),
    Omission(
      "keyboard", [RuleNumber(17, 30), RuleNumber(17, 32), RuleNumber(17, 33)], .editsText,
      weakens: .all,
      en: """
        While text is edited, the keyboard's window lies in front and takes what lands on its keys.
        """,
      zh: "编辑文本时，键盘的窗口在最前面，落在按键上的触摸归它。",
      from: Phrase(en: "published lists of windows", zh: "公开的窗口列表")),
    Omission(
      "several-scenes", [RuleNumber(1, 6)], .severalScenes, weakens: .all,
      en: """
        Windows are asked within the touch's own window scene only; the model asks those of all.
        """,
      zh: "只询问触摸所在的窗口场景里的窗口；模型会询问全部场景的窗口。",
      from: Phrase(en: "a printed call stack, iOS 14", zh: "一份打印的调用栈，iOS 14")),
  ]
}
