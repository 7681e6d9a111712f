import TouchCore

extension Omission {
  /// Views that UIKit gives inner views and recognizers of their own.
  static let ofViews = [
    Omission(
      "text-input", [RuleNumber(17, 3), RuleNumber(17, 4), RuleNumber(17, 6), RuleNumber(17, 8)],
      .inside(kinds: [.field, .textView], classes: ["UITextField", "UITextView"]),
      weakens: .afterHit,
      en: """
        Text fields and text views have private recognizers for taps and presses, which take the \
        touch from the view and keep a superview's tap from recognizing.
        """,
      zh: """
        文本框和文本视图有私有的点击和按压识别器，它们会把触摸从视图那里拿走，也让上层视图的点击无法识别。
        """,
      from: Phrase(
        en: "printed recognizers of UITextView; a crash backtrace",
        zh: "打印出来的 UITextView 的识别器；一份崩溃调用栈")),
    Omission(
      "cell-content", [RuleNumber(16, 7)],
      .inside(kinds: [.cell], classes: ["UITableViewCell", "UICollectionViewCell"]), weakens: .all,
      en: """
        A cell's content view is hit in its place, and lies in front of views that were added to \
        the cell itself.
        """,
      zh: "命中的是单元格的内容视图，不是单元格；直接加到单元格上的视图被它盖住。",
      from: Phrase(en: "breakpoints in hitTest, 2020", zh: "2020 年在 hitTest 里下的断点")),
    Omission(
      "switch-parts", [RuleNumber(8, 12), RuleNumber(18, 7), RuleNumber(18, 31)],
      .inside(kinds: [.switch], classes: ["UISwitch"]), weakens: .all,
      en: """
        In a switch an inner view is hit, whose own recognizers turn it; it sends no \
        \(code: "touchDown").
        """,
      zh: """
        开关里命中的是一个内部视图，由它自己的识别器来拨动；开关不发送 \(code: "touchDown")。
        """,
      from: Phrase(en: "a published view dump; gesture libraries", zh: "一份公开的视图转储；手势库")),
    Omission(
      "stepper-parts", [RuleNumber(8, 11), RuleNumber(18, 7), RuleNumber(18, 33)],
      .inside(kinds: [.stepper], classes: ["UIStepper"]), weakens: .all,
      en: "In a stepper one of two inner buttons is hit, which repeats while it is held.",
      zh: "步进器里命中的是两个内部按钮之一，按住不放时它会重复。",
      from: Phrase(en: "EarlGrey; UIStepper.autorepeat", zh: "EarlGrey；UIStepper.autorepeat")),
    Omission(
      "segment-drag", [RuleNumber(18, 35)],
      .inside(kinds: [.segmented], classes: ["UISegmentedControl"], ifMoved: true),
      weakens: [.sends],
      en: "Since \(code: "iOS 13") a drag moves the choice of a segmented control.",
      zh: "从 \(code: "iOS 13") 起，拖动会移动分段控件的选中项。",
      from: Phrase(en: "common report", zh: "普遍的说法")),
    Omission(
      "page-control", [RuleNumber(18, 39)], .inside(classes: ["UIPageControl"]),
      weakens: .afterHit,
      en: "A page control moves a page at a tap and scrubs at a press, by recognizers of its own.",
      zh: "页面控件用自己的识别器：点击翻一页，按住可以连续翻。",
      from: Phrase(en: "UIPageControl", zh: "UIPageControl")),
    Omission(
      "search-bar", [RuleNumber(17, 38)], .inside(classes: ["UISearchBar"]), weakens: .all,
      en: "A search bar has a text field and buttons inside, which are hit instead of it.",
      zh: "搜索栏里面有文本框和按钮，命中的是它们。",
      from: Phrase(en: "published view dumps", zh: "公开的视图转储")),
    Omission(
      "bars", [RuleNumber(19, 4), RuleNumber(19, 7), RuleNumber(19, 38)],
      .inside(classes: ["UINavigationBar", "UITabBar", "UIToolbar"]), weakens: .all,
      en: "A bar makes a control of its own for each item, which is hit instead of the bar.",
      zh: "导航栏、标签栏和工具栏为每一项各建一个控件，命中的是那个控件。",
      from: Phrase(en: "published view trees, iOS 8 to 26", zh: "公开的视图树，iOS 8 到 26")),
    Omission(
      "pickers", [RuleNumber(18, 40), RuleNumber(18, 41)],
      .inside(classes: ["UIPickerView", "UIDatePicker", "UICalendarView"]), weakens: .all,
      en: "The wheels of a picker are scroll views of its own, and a compact one opens a menu.",
      zh: "选择器的转轮是它自己的滚动视图，紧凑样式的会打开菜单。",
      from: Phrase(en: "a recorder's source", zh: "一个录制工具的源码")),
    Omission(
      "web-and-map", [RuleNumber(20, 23)],
      .inside(classes: ["WKWebView", "UIWebView", "MKMapView", "PDFView"]), weakens: .all,
      en: """
        Web views, maps and \(code: "PDF") views have inner views that are hit, with many recognizers of their \
        own.
        """,
      zh: "网页、地图和 \(code: "PDF") 视图里命中的是内部视图，它们有许多自己的识别器。",
      from: Phrase(en: "WebKit's source", zh: "WebKit 的源码")),
    Omission(
      "hosting-view",
      [RuleNumber(22, 22), RuleNumber(22, 23), RuleNumber(22, 24), RuleNumber(22, 32)],
      .inside(classes: ["_UIHostingView", "UIHostingView", "HostingView"]), weakens: .all,
      en: """
        What a \(code: "SwiftUI") hosting view answers depends on the system, and its own gestures are no \
        recognizers of a view.
        """,
      zh: "\(code: "SwiftUI") 的宿主视图怎么回答，要看系统版本；它自己的手势也不是视图上的识别器。",
      from: Phrase(en: "published dumps of iOS 16 to 26", zh: "iOS 16 到 26 的公开转储")),
    Omission(
      "own-class", [RuleNumber(2, 12), RuleNumber(2, 13), RuleNumber(8, 2)], .asksOwnClass,
      weakens: .all,
      en: """
        A class of the app may override \(code: "hitTest"), \(code: "pointInside") and others, \
        of which the scene says nothing.
        """,
      zh: """
        应用自己的类可能重写了 \(code: "hitTest")、\(code: "pointInside") 等方法，场景里没有写。
        """,
      from: Phrase(en: "UIView.h", zh: "UIView.h")),
  ]
}
