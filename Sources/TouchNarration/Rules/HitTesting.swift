import TouchCore

extension Rule {
  static let hitTesting: [Rule] = asking + filters + geometry

  private static let asking: [Rule] = [
    Rule(
      2, 1, .documented, "Apple, UIView.hitTest(_:with:); header UIView.h",
      en: """
        \(code: "hitTest") answers the deepest view, the receiver included, that contains the \
        point, or \(bad: "nil"); the point is in the receiver's own coordinates.
        """,
      zh: """
        \(code: "hitTest") 回答包含这个点的最深的视图（可以是它自己），或者 \(bad: "nil")；\
        点用接收者自己的坐标表示。
        """),
    Rule(
      2, 4, .documented, "header UIView.h; Lotheve's log",
      en: """
        A view that can receive touches asks its own \(code: "pointInside"); no means \
        \(bad: "nil").
        """,
      zh: """
        能接收触摸的视图再问自己的 \(code: "pointInside")；回答否，就返回 \(bad: "nil")。
        """),
    Rule(
      2, 5, .observed, "published backtrace of hitTest; logs of Lotheve and SunSatan; all peers",
      en: """
        Subviews are asked newest first, front to back, each with the point in its own coordinates; \
        the first view answered is the answer.
        """,
      zh: "子视图从最后添加的问起，从前往后，点都转换成各自的坐标；第一个回答出的视图就是答案。"),
    Rule(
      2, 6, .documented, "Apple, UIView.hitTest(_:with:)",
      en: "If no subview answers, the view answers itself.", zh: "没有子视图回答时，视图回答它自己。"),
    Rule(
      2, 7, .observed, "Lotheve's log",
      en: """
        Each view is asked \(code: "hitTest"), then its own \(code: "pointInside"), then its \
        subviews; views behind the answer are never asked.
        """,
      zh: """
        对每个视图，先调用 \(code: "hitTest")，再问它自己的 \(code: "pointInside")，然后才是子视图；\
        答案后面的视图从不被询问。
        """),
    Rule(
      2, 8, .observed, "SunSatan's log",
      en: """
        A subview that cannot receive touches still has its \(code: "hitTest") called; it just \
        answers \(bad: "nil").
        """,
      zh: """
        不能接收触摸的子视图，它的 \(code: "hitTest") 照样会被调用，只是回答 \(bad: "nil")。
        """),
    Rule(
      2, 12, .observed, "Lotheve's example of a raised tab-bar button",
      en: """
        A view's own \(code: "pointInside") says what is inside: it may leave a hole, or accept a \
        larger region, which makes subviews that stick out reachable.
        """,
      zh: """
        视图自己的 \(code: "pointInside") 说了算：可以留出一个洞，也可以接受更大的区域，这样露在外面的\
        子视图就能被问到。
        """),
    Rule(
      2, 13, .documented, "follows from Apple, UIView.hitTest(_:with:)",
      en: """
        An override of \(code: "hitTest") decides the answer wherever the point is; \(bad: "nil") \
        removes the view and its subtree, and the search goes on behind it.
        """,
      zh: """
        重写的 \(code: "hitTest") 决定回答，不管点在哪里；回答 \(bad: "nil") 就去掉了这个视图和它的\
        整个子树，寻找在它后面继续。
        """),
    Rule(
      2, 19, .observed, "openuikit's tests; reports of cells behind disabled buttons",
      en: "A disabled control is still hit.", zh: "禁用的控件仍然会被命中。"),
    Rule(
      2, 20, .observed, "an Apple engineer on cocoa-dev; logs of two people",
      en: """
        The search often runs twice at a touch-down, with one time and before the view hears \
        anything; a setting shows it.
        """,
      zh: "按下时的寻找常常做两遍，时间相同，都在视图收到消息之前；可以用设置显示出来。"),
    Rule(
      2, 21, .inferred, "an Apple engineer on cocoa-dev, February 2014",
      en: """
        Nothing promises how often the search runs for one touch, so one logical pass is shown.
        """,
      zh: "没有什么保证一次触摸会寻找几遍，所以只显示逻辑上的一遍。"),
    Rule(
      2, 26, .documented, "follows from Apple, UIView.hitTest(_:with:); SunSatan's log",
      en: """
        A view that takes no interaction does not end the search: views behind it and then its \
        superview are still tried.
        """,
      zh: "不可交互的视图并不会结束寻找：它后面的视图，然后是它的父视图，仍有机会。"),
  ]

  private static let filters: [Rule] = [
    Rule(
      2, 2, .documented, "Apple, UIView.hitTest(_:with:); SunSatan's log",
      en: """
        A view that is hidden, takes no interaction or has \(code: "alpha") below \
        \(number: "0.01") answers \(bad: "nil") at once, without asking \(code: "pointInside").
        """,
      zh: """
        隐藏的、不可交互的、或者 \(code: "alpha") 低于 \(number: "0.01") 的视图马上回答 \
        \(bad: "nil")，不再问 \(code: "pointInside")。
        """),
    Rule(
      2, 3, .documented, "Apple, UIView.hitTest(_:with:); openuikit's tests",
      en: """
        A view that is hidden, nearly transparent or has interaction off prunes its whole subtree, \
        which is only asked through the view.
        """,
      zh: "隐藏、几乎透明或关闭交互的视图，会剪掉自己的整个子树，因为子树只能通过它来询问。"),
    Rule(
      2, 14, .inferred, "Apple says less than 0.01; the layer keeps opacity in 32 bits",
      en: """
        An \(code: "alpha") of exactly \(number: "0.01") is disputed; compared as the layer's \
        32-bit number it is below the limit.
        """,
      zh: """
        恰好 \(number: "0.01") 的 \(code: "alpha") 说法不一；按图层里的 32 位数比较，它低于界限。
        """),
    Rule(
      2, 15, .documented, "header UIView.h",
      en: """
        \(code: "isHidden") and \(code: "alpha") are the view's own values, not inherited; a \
        superview's still prune.
        """,
      zh: """
        \(code: "isHidden") 和 \(code: "alpha") 看的是视图自己的值，不继承；\
        父视图的值仍会剪掉整个子树。
        """),
    Rule(
      2, 16, .documented, "Apple, UIView.hitTest(_:with:)",
      en: "What is drawn plays no part: a clear view still takes touches.",
      zh: "画了什么不重要：内容透明的视图照样接收触摸。"),
    Rule(
      2, 17, .documented, "header UIView.h, animation options",
      en: """
        While an animation without \(code: "allowUserInteraction") runs on it, a view takes no \
        touches.
        """,
      zh: """
        视图上正在播放没有 \(code: "allowUserInteraction") 的动画时，它不接收触摸。
        """),
  ]

  private static let geometry: [Rule] = [
    Rule(
      2, 9, .documented, "header UIView.h; tests of UIKit-cross-platform and openuikit",
      en: """
        Inside means in the view's own bounds: minimum edges belong to them, maximum edges do not.
        """,
      zh: """
        “在内”的意思是在视图自己的 \(code: "bounds") 之内：左边和上边算在内，右边和下边不算。
        """),
    Rule(
      2, 10, .documented, "by definition; tests of UIKit-cross-platform",
      en: "Because bounds decide and not the frame, a shifted bounds origin moves the region.",
      zh: """
        起作用的是 \(code: "bounds") 而不是 \(code: "frame")，所以 \(code: "bounds") \
        的原点移动，区域也跟着移动。
        """),
    Rule(
      2, 11, .documented, "Apple, UIView.hitTest(_:with:)",
      en: """
        Subviews outside a view's bounds cannot be hit there, whether or not \
        \(code: "clipsToBounds") is set.
        """,
      zh: """
        子视图超出父视图 \(code: "bounds") 的部分不会被命中，不管有没有设置 \
        \(code: "clipsToBounds")。
        """),
    Rule(
      2, 18, .inferred, "follows from 2.9 and the usual advice on the presentation layer",
      en: "Hit testing looks at the model's geometry, not at what an animation shows.",
      zh: "命中测试看的是模型的几何数值，不是动画显示出来的样子。"),
    Rule(
      2, 22, .observed, "swift-win32's numbers taken from UIKit on an iPhone",
      en: """
        A point becomes a subview's by subtracting its \(code: "center"), undoing its transform and \
        adding the middle of its bounds.
        """,
      zh: """
        点转换到子视图的坐标：减去它的 \(code: "center")，撤销它的变换，再加上 \(code: "bounds") \
        的中点。
        """),
    Rule(
      2, 23, .documented, "header UIView.h; tests of UIKit-cross-platform",
      en: "Converting to no view means the coordinates of the window.",
      zh: "转换坐标时不写视图，指的就是窗口的坐标。"),
    Rule(
      2, 24, .observed, "swift-win32's numbers taken from UIKit on an iPhone",
      en: """
        A rectangle is converted as a box in the common root and then a box in the target, so it \
        can grow.
        """,
      zh: "矩形先在共同的根里取外接框，再在目标里取外接框，所以可能变大。"),
  ]
}
