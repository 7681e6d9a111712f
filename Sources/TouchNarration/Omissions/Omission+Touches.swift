import TouchCore

extension Omission {
  /// What happens while the touch is down.
  static let ofTouches = [
    Omission(
      "pointer", [RuleNumber(22, 1), RuleNumber(22, 7), RuleNumber(22, 8)],
      .isOfType([.indirect, .indirectPointer]), weakens: .afterHit,
      en: """
        Which button was clicked decides what a tap takes, and whether a click is a finger's touch \
        is the app's choice.
        """,
      zh: "点击识别器认不认，要看点的是哪个鼠标键；点击算不算手指的触摸，由应用决定。",
      from: Phrase(
        en: "UIApplicationSupportsIndirectInputEvents; buttonMaskRequired",
        zh: "UIApplicationSupportsIndirectInputEvents；buttonMaskRequired")),
    Omission(
      "leaves-window", [RuleNumber(18, 42), RuleNumber(18, 44)], .leavesWindow,
      weakens: .afterHit,
      en: """
        A view that leaves its window gets \(code: "touchesCancelled") at once, and its recognizers \
        end.
        """,
      zh: "视图离开窗口时，立刻收到 \(code: "touchesCancelled")，它的识别器也随之结束。",
      from: Phrase(en: "UIResponder.touchesCancelled", zh: "UIResponder.touchesCancelled")),
    Omission(
      "waiting-goes-on", [RuleNumber(18, 15)], .continuousWaits,
      weakens: [.keeps, .recognizes, .sends],
      en: """
        While a continuous recognizer waits for another one's failure, its state goes on unseen; \
        only its actions wait.
        """,
      zh: "连续识别器等待别的识别器失败时，状态在暗中继续变化，只有动作在等。",
      from: Phrase(en: "WWDC 2017/219", zh: "WWDC 2017/219")),
    Omission(
      "switched-back-on", [RuleNumber(9, 38), RuleNumber(18, 21)], .switchedBackOn,
      weakens: .afterHit,
      en: """
        A recognizer that is switched off and on takes new fingers at once, although the old ones \
        are still down.
        """,
      zh: "识别器关掉再打开，旧的手指还按着也会立刻接受新的手指。",
      from: Phrase(en: "WWDC 2014/235; WWDC 2017/219", zh: "WWDC 2014/235；WWDC 2017/219")),
    Omission(
      "resting-fingers", [RuleNumber(11, 20), RuleNumber(18, 3)], .severalInScrollView,
      weakens: .afterHit,
      en: "A scroll view's pan counts only fingers that move; one that rests does not matter.",
      zh: "滚动视图的拖动只算移动的手指，停着不动的不算。",
      from: Phrase(en: "WWDC 2014/235", zh: "WWDC 2014/235")),
    Omission(
      "pad-slop", [RuleNumber(7, 14), RuleNumber(18, 27)], .withinSlop(of: 25),
      weakens: [.sends],
      en: "On a pad a control counts a finger as inside for 25 points around it, not for 70.",
      zh: "在 \(code: "iPad") 上，控件周围 25 点之内才算在里面，不是 70 点。",
      from: Phrase(en: "Texture's source", zh: "Texture 的源码")),
  ]
}
