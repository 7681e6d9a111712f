import TouchCore

extension Rule {
  static let concreteRecognizers: [Rule] = taps + presses + pans + swipesAndOthers

  private static let taps: [Rule] = [
    Rule(
      10, 1, .documented, "header UITapGestureRecognizer.h",
      en: """
        A tap wants \(number: "1") tap of \(number: "1") finger by default, is discrete, and \
        recognizes at the last lift it needs.
        """,
      zh: "点击默认要 \(number: "1") 根手指点 \(number: "1") 次，是离散的，在需要的最后一次抬起时识别。"),
    Rule(
      10, 2, .reported, "reported of a multi-tap recognizer on the same engine; 0.35 s measured",
      en: """
        A tap may move up to \(number: "45") points and last up to \(number: "0.75") seconds, with\
         at most \(number: "0.35") seconds between taps.
        """,
      zh: "点击最多移动 \(number: "45") 点、持续 \(number: "0.75") 秒，两次之间最多隔 \(number: "0.35") 秒。"),
    Rule(
      10, 3, .documented, "Event Handling Guide; Lotheve's logs",
      en: "Held too long or moved too far, a tap fails, and the view gets its normal ended.",
      zh: "按得太久或移得太远，点击失败，视图照常收到结束。"),
    Rule(
      10, 4, .inferred, "openuikit",
      en: "More fingers than it needs make a tap fail.",
      zh: "手指比需要的多，点击就失败。"),
  ]

  private static let presses: [Rule] = [
    Rule(
      10, 7, .documented, "header UILongPressGestureRecognizer.h",
      en: """
        A long press wants \(number: "0.5") seconds, at most \(number: "10") points of movement, \
        no taps before it and one finger; it is continuous.
        """,
      zh: "长按默认要按住 \(number: "0.5") 秒，移动不超过 \(number: "10") 点，之前不要点击，一根手指；它是连续的。"),
    Rule(
      10, 8, .documented, "header UILongPressGestureRecognizer.h",
      en: """
        It begins when the fingers were held for that time, changes when they move, and ends at \
        the lift.
        """,
      zh: "手指按够时间就开始，移动时变化，抬起时结束。"),
    Rule(
      10, 9, .documented, "header UILongPressGestureRecognizer.h; WinObjC and Chameleon differ",
      en: "Once it has begun, it may move as far as it likes.",
      zh: "开始之后，移动多远都可以。"),
    Rule(
      10, 10, .documented, "header UILongPressGestureRecognizer.h; openuikit's tests",
      en: "A lift or a move beyond the allowance before that makes it fail.",
      zh: "在那之前抬起，或者移动超过允许的距离，就失败。"),
    Rule(
      10, 11, .documented, "header UILongPressGestureRecognizer.h",
      en: "Full taps may be required before the press.",
      zh: "可以要求在长按之前先有完整的点击。"),
  ]

  private static let pans: [Rule] = [
    Rule(
      10, 12, .documented, "header UIPanGestureRecognizer.h",
      en: "A pan wants at least one finger, takes any number, and is continuous.",
      zh: "拖动至少要一根手指，多少根都行，是连续的。"),
    Rule(
      10, 13, .reported, "reported; openuikit's trace of a simulator agrees",
      en: """
        It begins when enough fingers have moved \(number: "10") points or more along one axis.
        """,
      zh: "足够的手指沿某一个轴移动达到 \(number: "10") 点，它就开始。"),
    Rule(
      10, 14, .reported, "reported; openuikit's trace of a simulator agrees",
      en: """
        Those points are taken off the translation on each axis, so a move of \(number: "12") \
        reports \(number: "2").
        """,
      zh: "每个轴的位移都减去这个距离，所以移动 \(number: "12") 点只报告 \(number: "2") 点。"),
    Rule(
      10, 15, .reported, "one known behaviour",
      en: "Adding or lifting a finger does not make the translation jump.",
      zh: "增加或抬起一根手指，位移不会跳动。"),
    Rule(
      10, 16, .reported, "one known default",
      en: "Fingers beyond the maximum are ignored; they do not make it fail.",
      zh: "超过上限的手指不予理会，不会使它失败。"),
    Rule(
      10, 17, .documented, "Apple, UIPanGestureRecognizer; the rest is reported",
      en: """
        When all fingers are up it ends if it had begun, and fails otherwise; a cancel of the \
        system cancels it or makes it fail.
        """,
      zh: "手指全部抬起时，开始过的就结束，否则失败；系统取消时，它被取消或者失败。"),
    Rule(
      10, 18, .documented, "Apple, UIPanGestureRecognizer",
      en: "It changes when a finger moves while at least the minimum is down.",
      zh: "至少有最少数目的手指按着时，手指一移动它就变化。"),
    Rule(
      10, 19, .reported, "one known formula",
      en: "Its velocity is smoothed: a fifth of the newest sample and the rest of what it was.",
      zh: "它的速度是平滑过的：最新的采样占五分之一，其余是原来的。"),
  ]

  private static let swipesAndOthers: [Rule] = [
    Rule(
      10, 22, .documented, "header UISwipeGestureRecognizer.h",
      en: """
        A swipe goes to the right with one finger by default; several directions may be allowed.
        """,
      zh: "轻扫默认用一根手指向右；可以允许多个方向。"),
    Rule(
      10, 23, .reported, "reported; matches everyday logs",
      en: "It is recognized during the move, not at the lift.",
      zh: "它在移动中识别，不等抬起。"),
    Rule(
      10, 24, .reported, "reported; WinObjC uses other numbers",
      en: """
        It takes at most \(number: "0.5") seconds and about \(number: "50") points along its \
        direction, without straying far across it.
        """,
      zh: "最长 \(number: "0.5") 秒，沿方向大约 \(number: "50") 点，不能偏离太多。"),
    Rule(
      10, 25, .documented, "Apple, UISwipeGestureRecognizer",
      en: """
        A slow swipe has to be straight and may be short; a fast one may be crooked and has to be \
        longer.
        """,
      zh: "慢的轻扫要直，可以短；快的可以歪，但要更长。"),
    Rule(
      10, 27, .documented, "Apple, UIPinchGestureRecognizer; header of iOS 8.4",
      en: """
        A pinch takes two fingers, begins when both have moved enough, and ends when both are \
        lifted.
        """,
      zh: "捏合要两根手指，两根都动够了才开始，都抬起才结束。"),
    Rule(
      10, 28, .reported, "one known constant",
      en: "It begins when their distance has changed by \(number: "8") points.",
      zh: "两指的距离变化达到 \(number: "8") 点，它就开始。"),
    Rule(
      10, 29, .documented, "header UIPinchGestureRecognizer.h",
      en: "Its scale is the distance now over the distance at the start.",
      zh: "它的比例是现在的距离除以开始时的距离。"),
    Rule(
      10, 31, .documented, "header of iOS 8.4; the angle is a choice of the model",
      en: """
        A rotation takes two fingers, begins when they have turned enough, counts in radians, and \
        ends when both are lifted.
        """,
      zh: "旋转要两根手指，转够了才开始，用弧度计，都抬起才结束。"),
    Rule(
      10, 32, .documented,
      "header UIScreenEdgePanGestureRecognizer.h; the numbers are reported of the system",
      en: "A screen-edge pan recognizes only a slide in from its edge of the screen.",
      zh: "屏幕边缘拖动只识别从指定的屏幕边缘滑进来。"),
  ]
}
