import TouchCore

extension Rule {
  static let scrollViews: [Rule] = contentTouches + scrolling

  private static let contentTouches: [Rule] = [
    Rule(
      11, 1, .documented, "header UIScrollView.h",
      en: """
        A scroll view starts a timer at touch-down: if it runs out, the content gets the touch; if\
         the finger moves enough first, it never does.
        """,
      zh: "滚动视图在按下时启动计时器：时间到了，内容得到触摸；如果手指先移动够了，内容就永远得不到。"),
    Rule(
      11, 2, .observed, "Lotheve's timestamps; Godot's source names the same value",
      en: "The timer runs for \(number: "150") milliseconds.",
      zh: "计时器是 \(number: "150") 毫秒。"),
    Rule(
      11, 3, .observed, "class name in many logs; Lotheve",
      en: """
        The delay is a private recognizer with \(code: "delaysTouchesBegan") on; \
        \(code: "delaysContentTouches") switches it off.
        """,
      zh: """
        这个延迟是一个打开了 \(code: "delaysTouchesBegan") 的私有识别器；\(code: "delaysContentTouches") 可以关掉它。
        """),
    Rule(
      11, 4, .documented, "header UIScrollView.h",
      en: """
        \(code: "delaysContentTouches") and \(code: "canCancelContentTouches") are on by default.
        """,
      zh: "\(code: "delaysContentTouches") 和 \(code: "canCancelContentTouches") 默认打开。"),
    Rule(
      11, 5, .documented, "follows from 11.1; openuikit's test",
      en: """
        A tap shorter than the timer is delivered at the lift, began and ended at once, so a \
        button does fire.
        """,
      zh: "比计时器短的点击在抬起时送到，开始和结束连着，所以按钮仍会触发。"),
    Rule(
      11, 6, .observed, "Lotheve's logs",
      en: """
        If a tap recognizer recognizes at that lift, the began that was held is thrown away, and \
        the content sees nothing.
        """,
      zh: "如果有点击识别器在那次抬起时识别成功，被扣住的开始就扔掉，内容什么都看不到。"),
    Rule(
      11, 7, .documented, "Apple, UIScrollView.touchesShouldCancel(in:); openuikit differs",
      en: """
        A drag takes a touch back from the content if \(code: "touchesShouldCancel") says yes: by \
        default yes, but no for a control.
        """,
      zh: "\(code: "touchesShouldCancel") 说是，拖动才会从内容收回触摸：默认是，但对控件默认否。"),
    Rule(
      11, 8, .documented, "header UIScrollView.h",
      en: """
        \(code: "touchesShouldBegin") says yes by default; after a no the content never hears of \
        the touch.
        """,
      zh: "\(code: "touchesShouldBegin") 默认是；回答否，内容就不会知道这次触摸。"),
    Rule(
      11, 9, .documented, "follows from 11.1 and 11.7; published subclasses",
      en: """
        On a button a drag before the timer scrolls, and a drag after it stays with the button.
        """,
      zh: "在按钮上，计时器到时之前拖动会滚动，之后拖动则留给按钮。"),
    Rule(
      11, 19, .documented, "header UIScrollView.h; Apple",
      en: "When scrolling begins, content that saw the touch gets a cancel.",
      zh: "滚动开始时，见过触摸的内容收到取消。"),
  ]

  private static let scrolling: [Rule] = [
    Rule(
      11, 10, .observed, "openuikit's trace of a simulator",
      en: "Scrolling begins after \(number: "10") points, which are taken off.",
      zh: "移动 \(number: "10") 点之后开始滚动，并减去这个距离。"),
    Rule(
      11, 11, .documented, "header UIScrollView.h",
      en: """
        It scrolls along an axis only where the content is larger than the bounds, or always \
        bounces.
        """,
      zh: "只有内容比 \(code: "bounds") 大，或者总是回弹，才沿那个轴滚动。"),
    Rule(
      11, 12, .observed, "openuikit's test; everyday behaviour",
      en: "A touch while it slows down stops it and is not passed to the content.",
      zh: "减速时来的触摸只把它停住，不传给内容。"),
    Rule(
      11, 13, .documented, "header UIScrollView.h",
      en: """
        It is tracking while a finger is down, dragging once that moved enough, and decelerating \
        after the lift.
        """,
      zh: "手指按着是跟踪，移动够了是拖动，抬起后还在动是减速。"),
    Rule(
      11, 14, .documented, "header UIScrollView.h",
      en: """
        Its delegate is told in a fixed order, from \(code: "scrollViewWillBeginDragging") to \
        \(code: "scrollViewDidEndDecelerating").
        """,
      zh: """
        它的代理按固定次序得到通知，从 \(code: "scrollViewWillBeginDragging") 到 \
        \(code: "scrollViewDidEndDecelerating")。
        """),
    Rule(
      11, 15, .observed, "known constants; measured by openuikit",
      en: """
        Slowing down keeps \(number: "0.998") of the speed each millisecond, or \(number: "0.99");\
         beyond the edge a rubber band of \(number: "0.55") holds it.
        """,
      zh: """
        减速时每毫秒保留 \(number: "0.998") 的速度，快的是 \(number: "0.99")；越过边缘有 \(number: "0.55") 的橡皮筋效果。
        """),
    Rule(
      11, 17, .inferred, "follows from 9.18; no source answers it",
      en: """
        Of nested scroll views the inner one scrolls while it can along that axis; at its edge a \
        new drag may move the outer one.
        """,
      zh: "嵌套的滚动视图，里面的沿那个轴能滚就由它滚；到了边缘，新的拖动可以滚动外面的。"),
  ]
}
