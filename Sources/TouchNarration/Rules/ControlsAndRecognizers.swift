import TouchCore

extension Rule {
  static let controlsAndRecognizers: [Rule] = [
    Rule(
      8, 1, .observed, "logs of chensifang and Lotheve",
      en: """
        For a touch on a control, the recognizers on it and on all its superviews get the touch as\
         usual.
        """,
      zh: "触摸落在控件上，控件和它所有父视图上的识别器照常收到触摸。"),
    Rule(
      8, 2, .documented, "header UIView.h",
      en: """
        Before a recognizer that would cancel a view's touch leaves \(code: "Possible"), that view\
         is asked \(code: "gestureRecognizerShouldBegin"); a no makes the recognizer fail.
        """,
      zh: """
        会取消视图触摸的识别器离开 \(code: "Possible") 之前，要问这个视图 \(code: "gestureRecognizerShouldBegin")；回答否，识别\
        器就失败。
        """),
    Rule(
      8, 3, .documented,
      "Apple, Attaching gesture recognizers to UIKit controls; Event Handling Guide",
      en: """
        A button, switch, stepper or segmented control says no to a single tap of a superview, the \
        knob of a slider to a swipe along its track, the knob of a switch to a pan along it.
        """,
      zh: "按钮、开关、步进器和分段控件对父视图的单击说否；滑块的滑钮对沿着轨道的轻扫说否，开关的滑钮对沿着它的拖动说否。"),
    Rule(
      8, 4, .documented, "Apple, by omission; timestamps of a double tap over a button",
      en: """
        Anything else of a superview is not blocked: a double tap, long press, pan, pinch or \
        swipe wins over the button.
        """,
      zh: "父视图上的其他手势不受阻拦：双击、长按、拖动、捏合、轻扫都会胜过按钮。"),
    Rule(
      8, 5, .documented, "Apple, Attaching gesture recognizers to UIKit controls; chensifang's log",
      en: """
        A recognizer on the control itself is not blocked: the control gets touch down and then a \
        cancel.
        """,
      zh: "控件自己身上的识别器不受阻拦：控件先有按下，然后被取消。"),
    Rule(
      8, 6, .observed, "Stack Overflow 77329118; Lotheve; zedzhao",
      en: "A plain \(code: "UIControl") blocks nothing: the tap of the superview wins.",
      zh: "普通的 \(code: "UIControl") 什么都不阻拦：父视图的点击胜出。"),
    Rule(
      8, 7, .observed, "Stack Overflow 77329118; Lotheve",
      en: """
        With \(code: "cancelsTouchesInView") off on that tap, both fire: the tap's action first, \
        then the button's.
        """,
      zh: "那个点击的 \(code: "cancelsTouchesInView") 关闭时，两者都触发：先是点击的动作，再是按钮的。"),
    Rule(
      8, 9, .observed, "zhiyongzou's timestamps: 445 ms against 76 to 89 ms",
      en: "A double tap on a superview delays the button's touch up until it has failed.",
      zh: "父视图上的双击会推迟按钮的抬起事件，直到双击失败。"),
    Rule(
      8, 10, .observed, "chensifang's log; article 003",
      en: """
        A plain view on top of a button takes the touch: the button gets the methods by \
        forwarding, but sends no events.
        """,
      zh: "盖在按钮上的普通视图拿走触摸：按钮通过转发收到触摸方法，但不发送事件。"),
  ]
}
