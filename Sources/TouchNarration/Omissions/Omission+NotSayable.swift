import TouchCore

extension Omission {
  /// What no scene can say yet, so that no answer meets it: a record of another input may.
  static let notSayable = containers + interactions + changes

  private static let containers = [
    Omission(
      "swipe-back", [RuleNumber(19, 41), RuleNumber(19, 43), RuleNumber(19, 52)],
      .needs(Phrase(en: "a navigation controller", zh: "导航控制器")), weakens: .afterHit,
      en: """
        A navigation controller has a pan from the edge that holds touches back, and since \(code: "iOS 26") \
        one over all of its content.
        """,
      zh: "导航控制器有一个从边缘开始的拖动，它会扣住触摸；从 \(code: "iOS 26") 起还有一个覆盖全部内容的。",
      from: Phrase(en: "printed recognizers, iOS 10 to 26", zh: "打印出来的识别器，iOS 10 到 26")),
    Omission(
      "presentation-style", [RuleNumber(19, 13), RuleNumber(19, 31), RuleNumber(19, 33)],
      .needs(Phrase(en: "how a controller is presented", zh: "控制器以什么样式弹出")), weakens: .all,
      en: """
        A full-screen presentation takes the presenter's view out of the window; undimmed detents \
        and \(code: "passthroughViews") let touches through.
        """,
      zh: """
        全屏弹出会把弹出者的视图移出窗口；不变暗的停靠位置和 \(code: "passthroughViews") 让触摸穿过。
        """,
      from: Phrase(en: "Apple's pages on presentation", zh: "苹果关于弹出的文档")),
    Omission(
      "split-and-pages", [RuleNumber(19, 8), RuleNumber(19, 9)],
      .needs(Phrase(en: "split and page controllers", zh: "分栏控制器和页面控制器")),
      weakens: .afterHit,
      en: "Split and page controllers have panels and scroll views with recognizers of their own.",
      zh: "分栏控制器和页面控制器有自己的面板、滚动视图和识别器。",
      from: Phrase(
        en: "a published tree, iOS 15; WWDC 2012/223", zh: "一份公开的视图树，iOS 15；WWDC 2012/223")),
    Omission(
      "scroll-extras", [RuleNumber(20, 2), RuleNumber(20, 5), RuleNumber(20, 11)],
      .needs(Phrase(en: "paging, zooming and insets", zh: "分页、缩放和内边距")),
      weakens: .afterHit,
      en: "Paging, zooming, insets, directional lock and a refresh control change how it scrolls.",
      zh: "分页、缩放、内边距、方向锁定和下拉刷新都会改变滚动的方式。",
      from: Phrase(en: "header UIScrollView.h", zh: "头文件 UIScrollView.h")),
    Omission(
      "status-bar", [RuleNumber(11, 16), RuleNumber(20, 40), RuleNumber(20, 42)],
      .needs(Phrase(en: "a status bar", zh: "状态栏")), weakens: .afterHit,
      en: "A tap on the status bar scrolls to the top; whether views get it as well is not known.",
      zh: "点状态栏会滚到顶部；视图是否也收到这次点击，并不知道。",
      from: Phrase(en: "UIScrollView.scrollsToTop", zh: "UIScrollView.scrollsToTop")),
    Omission(
      "layers-in-depth", [RuleNumber(2, 22)],
      .needs(Phrase(en: "3-D transforms", zh: "三维变换")), weakens: .all,
      en: "A 3-D transform of a layer changes where its view is hit.",
      zh: "图层的三维变换会改变视图被命中的位置。",
      from: Phrase(en: "CubeController 2", zh: "CubeController 2")),
  ]

  private static let interactions = [
    Omission(
      "row-gestures", [RuleNumber(16, 49), RuleNumber(16, 54), RuleNumber(16, 57)],
      .needs(Phrase(en: "swipe actions, editing and reordering", zh: "滑动操作、编辑和重新排序")),
      weakens: .afterHit,
      en: "Swipe actions, editing and reordering add recognizers and controls to tables and rows.",
      zh: "滑动操作、编辑和重新排序会给表格和行加上识别器和控件。",
      from: Phrase(en: "printed recognizers of a table, iOS 12", zh: "打印出来的表格识别器，iOS 12")),
    Omission(
      "drag-and-menu", [RuleNumber(16, 56), RuleNumber(16, 58), RuleNumber(22, 17)],
      .needs(Phrase(en: "drag and context menu interactions", zh: "拖放和上下文菜单交互")),
      weakens: .afterHit,
      en: "A drag that is lifted, or a context menu that opens, cancels the touch.",
      zh: "拖放开始，或上下文菜单打开时，触摸会被取消。",
      from: Phrase(en: "WWDC 2017/219; WWDC 2019/224", zh: "WWDC 2017/219；WWDC 2019/224")),
    Omission(
      "button-menu", [RuleNumber(18, 29), RuleNumber(18, 30)],
      .needs(Phrase(en: "a button's menu", zh: "按钮的菜单")), weakens: [.keeps, .sends],
      en: "A button that shows a menu opens it at the touch-down and sends no touch-up.",
      zh: "会弹出菜单的按钮在按下时就打开菜单，不发送抬起的事件。",
      from: Phrase(en: "UIButton.showsMenuAsPrimaryAction", zh: "UIButton.showsMenuAsPrimaryAction")
    ),
    Omission(
      "links", [RuleNumber(17, 15), RuleNumber(17, 16)],
      .needs(Phrase(en: "links in text", zh: "文字里的链接")), weakens: .afterHit,
      en: "Links in a text view react to a tap and to a short press by recognizers of their own.",
      zh: "文本视图里的链接用自己的识别器响应点击和短按。",
      from: Phrase(en: "a messenger's comment; UITextView", zh: "一个通讯应用的注释；UITextView")),
    Omission(
      "conditional-answers", [RuleNumber(18, 8), RuleNumber(18, 10)],
      .needs(Phrase(en: "answers that depend on the touch", zh: "随触摸而变的回答")),
      weakens: .all,
      en: """
        A delegate or an override usually looks at the touch before it answers; here it answers \
        always the same.
        """,
      zh: "委托或重写通常会先看触摸再回答；这里的回答始终相同。",
      from: Phrase(en: "many published answers", zh: "许多公开的回答")),
    Omission(
      "hover-and-wheel", [RuleNumber(22, 2), RuleNumber(22, 4), RuleNumber(22, 9)],
      .needs(Phrase(en: "hover, wheel and trackpad", zh: "悬停、滚轮和触控板")),
      weakens: [.recognizes, .sends],
      en: "Hover, wheel and trackpad drive recognizers and scroll views without any touch.",
      zh: "悬停、滚轮和触控板不用触摸就能驱动识别器和滚动视图。",
      from: Phrase(en: "UIHoverGestureRecognizer; UIEvent", zh: "UIHoverGestureRecognizer；UIEvent")),
    Omission(
      "accessibility", [],
      .needs(Phrase(en: "VoiceOver and other assistive technologies", zh: "旁白等辅助功能")),
      weakens: .all,
      en: """
        VoiceOver takes all touches for itself and acts on what is chosen, at its activation point.
        """,
      zh: "旁白会接管所有触摸，并在所选元素的激活点上操作。",
      from: Phrase(en: "UIAccessibility", zh: "UIAccessibility")),
  ]

  private static let changes = [
    Omission(
      "presented-while-touched", [RuleNumber(21, 12), RuleNumber(21, 13), RuleNumber(21, 15)],
      .needs(Phrase(en: "presenting while touched", zh: "触摸期间弹出控制器")), weakens: .all,
      en: """
        Presenting over the full screen cancels touches below, and new ones are ignored while it \
        moves.
        """,
      zh: "全屏弹出会取消下面的触摸，过渡期间新的触摸被忽略。",
      from: Phrase(en: "oxyplot 512; material-motion 105", zh: "oxyplot 512；material-motion 105")),
    Omission(
      "tree-while-touched", [RuleNumber(21, 2), RuleNumber(21, 3), RuleNumber(21, 6)],
      .needs(Phrase(en: "moving views and adding recognizers while touched", zh: "触摸期间移动视图、增减识别器")),
      weakens: .afterHit,
      en: """
        A view that moves to another superview keeps its touch; a recognizer that is taken off its \
        view ends.
        """,
      zh: "移到另一个父视图的视图保住触摸；从视图上取下的识别器会结束。",
      from: Phrase(en: "WWDC 2014/235", zh: "WWDC 2014/235")),
  ]
}
