import TouchCore

extension Rule {
  static let recognizers: [Rule] = receiving + states + exclusion + dependencies

  private static let receiving: [Rule] = [
    Rule(
      9, 1, .documented, "header UIGestureRecognizer.h; chensifang's log",
      en: """
        A recognizer gets the touches of its view and of everything in it, and no others; siblings\
         never take part.
        """,
      zh: "识别器收到自己的视图和其中一切视图的触摸，再没有别的；同级视图上的从不参与。"),
    Rule(
      9, 2, .documented,
      "header UIGestureRecognizer.h; Chameleon, WinObjC and openuikit include the window",
      en: """
        Who sees a touch is fixed when it goes down: the recognizers of its view and of every \
        superview up to the window.
        """,
      zh: "谁能看到一次触摸，在按下时就定了：触摸的视图，以及直到窗口的每个父视图上的识别器。"),
    Rule(
      9, 4, .documented, "header UIGestureRecognizer.h",
      en: """
        Before a new touch is shown, the delegate is asked \(code: "shouldReceive"); a no hides \
        this touch for good.
        """,
      zh: "新触摸给识别器看之前，先问代理 \(code: "shouldReceive")；回答否，这次触摸就始终不可见。"),
    Rule(
      9, 5, .documented, "header UIGestureRecognizer.h",
      en: """
        \(code: "allowedTouchTypes") filters by kind, and while one kind is followed others are \
        not.
        """,
      zh: "\(code: "allowedTouchTypes") 按种类筛选；跟踪着一种时，不看其他种类。"),
    Rule(
      9, 6, .documented, "header UIGestureRecognizer.h",
      en: """
        By default a recognizer is enabled, cancels touches, delays no began, and delays ended.
        """,
      zh: "默认情况下，识别器是启用的，会取消触摸，不推迟开始，推迟结束。"),
    Rule(
      9, 7, .documented, "header UIGestureRecognizerSubclass.h; Event Handling Guide",
      en: """
        A recognizer that failed or is done ignores the rest of those touches, and starts again \
        only with new ones.
        """,
      zh: "失败或已完成的识别器不理会那些触摸的其余部分，有了新的触摸才重新开始。"),
    Rule(
      9, 8, .documented, "header UIGestureRecognizerSubclass.h",
      en: "A touch that a recognizer ignores is gone for it, and is not cancelled on the view.",
      zh: "被识别器忽略的触摸与它再无关系，在视图那里也不会被取消。"),
  ]

  private static let states: [Rule] = [
    Rule(
      9, 9, .documented, "header UIGestureRecognizer.h; Event Handling Guide; Chameleon",
      en: """
        A discrete recognizer goes from \(code: "Possible") to \(code: "Recognized") or \
        \(code: "Failed"), a continuous one to \(code: "Failed") or through \(code: "Began") and \
        \(code: "Changed") to \(code: "Ended") or \(code: "Cancelled").
        """,
      zh: """
        离散的识别器从 \(code: "Possible") 到 \(code: "Recognized") 或 \(code: "Failed")；连续的到 \
        \(code: "Failed")，或者经过 \(code: "Began")、\(code: "Changed") 到 \(code: "Ended") 或 \
        \(code: "Cancelled")。
        """),
    Rule(
      9, 10, .documented, "header UIGestureRecognizer.h; Chameleon",
      en: "Actions are sent in every state but \(code: "Possible") and \(code: "Failed").",
      zh: "除了 \(code: "Possible") 和 \(code: "Failed")，每个状态都发送动作。"),
    Rule(
      9, 11, .documented, "header UIGestureRecognizer.h",
      en: "A recognizer that is done is reset to \(code: "Possible").",
      zh: "结束了的识别器会重置为 \(code: "Possible")。"),
    Rule(
      9, 12, .documented, "header UIGestureRecognizer.h; openuikit's tests",
      en: """
        Switching \(code: "isEnabled") off cancels an active recognizer, and a disabled one gets \
        no touches.
        """,
      zh: "关闭 \(code: "isEnabled") 会取消正在进行的识别器；禁用的识别器得不到触摸。"),
    Rule(
      9, 13, .documented, "header UIGestureRecognizer.h",
      en: """
        What several fingers do is measured at their centroid, unless a class says otherwise.
        """,
      zh: "多根手指的动作按它们的中心来量，除非类另有规定。"),
  ]

  private static let exclusion: [Rule] = [
    Rule(
      9, 14, .documented, "header UIGestureRecognizer.h",
      en: """
        When one recognizes, others that share its touches are prevented, unless both are allowed.
        """,
      zh: "一个识别成功，共享触摸的其他识别器就被阻止，除非允许同时识别。"),
    Rule(
      9, 15, .documented, "header UIGestureRecognizer.h; WinObjC's tests",
      en: """
        It takes a yes of \(code: "canPrevent") and of \(code: "canBePrevented"), and no yes of \
        either delegate to recognizing simultaneously.
        """,
      zh: "阻止需要 \(code: "canPrevent") 和 \(code: "canBePrevented") 都说是，并且双方的代理都没有同意同时识别。"),
    Rule(
      9, 16, .documented, "header UIGestureRecognizer.h",
      en: "The delegates are asked only where one would block the other.",
      zh: "只有一个会挡住另一个时，才问代理。"),
    Rule(
      9, 17, .documented,
      "header UIGestureRecognizer.h; Event Handling Guide; for an active one inferred",
      en: """
        A \(code: "Possible") recognizer that is prevented fails; against one that is active \
        already, the late one fails.
        """,
      zh: "被阻止的 \(code: "Possible") 识别器失败；如果另一个已在进行，失败的是后来的。"),
    Rule(
      9, 18, .observed, "chensifang's log; UIKit-cross-platform's test; article 003",
      en: "Of equal recognizers the one on the deeper view wins.",
      zh: "相同的识别器中，位于更深的视图上的胜出。"),
    Rule(
      9, 19, .observed, "chensifang, one observation",
      en: "Of equal recognizers on one view the one added last acts; Apple promises no order.",
      zh: "同一个视图上相同的识别器，最后添加的起作用；苹果没有承诺顺序。"),
    Rule(
      9, 20, .documented, "header UIGestureRecognizerSubclass.h; Event Handling Guide",
      en: """
        Taps of different counts leave each other alone: without a requirement the single tap \
        fires, then the double.
        """,
      zh: "次数不同的点击互不干涉：没有失败要求时，先触发单击，再触发双击。"),
  ]

  private static let dependencies: [Rule] = [
    Rule(
      9, 21, .documented, "header UIGestureRecognizer.h",
      en: """
        A recognizer that requires another to fail waits for that, and fails if the other \
        recognizes.
        """,
      zh: "要求另一个失败的识别器会等待；如果另一个识别成功，它就失败。"),
    Rule(
      9, 22, .documented, "Event Handling Guide; US patent 9,285,908",
      en: """
        While it waits it stays \(code: "Possible"), and its touches stay delayed as its flags \
        say.
        """,
      zh: "等待期间它仍是 \(code: "Possible")，触摸按它的开关继续被推迟。"),
    Rule(
      9, 23, .documented, "header UIGestureRecognizer.h",
      en: "Delegates may create such a dependency; their no is no promise.",
      zh: "代理可以建立这种依赖；代理说否，并不是承诺。"),
    Rule(
      9, 24, .observed, "zhiyongzou's timestamps; the interval is reported",
      en: """
        A single tap that requires a double tap to fail fires about \(number: "350") milliseconds \
        after the lift.
        """,
      zh: "要求双击失败的单击，在抬起之后大约 \(number: "350") 毫秒触发。"),
    Rule(
      9, 25, .reported, "one known behaviour",
      en: "A pan that had to wait starts counting its translation only then.",
      zh: "等待过的拖动，从那时才开始计算位移。"),
    Rule(
      9, 26, .documented, "header UIGestureRecognizer.h",
      en: """
        Before it leaves \(code: "Possible") its delegate is asked \
        \(code: "gestureRecognizerShouldBegin"); a no makes it fail.
        """,
      zh: "离开 \(code: "Possible") 之前，问它的代理 \(code: "gestureRecognizerShouldBegin")；回答否就失败。"),
  ]
}
