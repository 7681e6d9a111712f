import TouchCore
import TouchInquiry

/// Tells what becomes of presented controllers, of sheets under a finger, and of stacks.
struct PresentationNarrator: Telling {
  let viewpoint: Viewpoint
  let step: PresentationStep
  let index: Int

  private var who: String { scene.name(of: .controller(step.controller)) }

  var wording: Wording {
    switch step.call {
    case .shouldDismiss: asked
    case .willDismiss:
      worded(
        en: "\(name: who) is about to be dismissed", zh: "\(name: who) 即将被关闭",
        fully: say(
          en: """
            Its delegate gets \(code: "presentationControllerWillDismiss"). Pulled and let go too \
            early, it is told so once more the next time.
            """,
          zh: """
            它的代理收到 \(code: "presentationControllerWillDismiss")。拉了又提前放开的话，下一次还会再收到。
            """))
    case .didDismiss: dismissed
    case .didAttemptToDismiss:
      worded(
        en: "\(name: who) was to be dismissed, and \(bad: "stays")",
        zh: "有人想关闭 \(name: who)，它\(bad: "没有")关闭",
        fully: paragraph([
          say(
            en: """
              It was pulled far or fast enough, but it does not let itself be dismissed: its \
              delegate gets \(code: "presentationControllerDidAttemptToDismiss").
              """,
            zh: """
              拉得够远或够快，但它不让自己被关闭：代理收到 \
              \(code: "presentationControllerDidAttemptToDismiss")。
              """), measured,
        ]))
    case .stays: stays
    case .pullBegan:
      worded(
        en: "the sheet \(name: who) follows the finger", zh: "sheet \(name: who) 跟着手指移动",
        fully: paragraph([
          say(
            en: """
              A sheet's own pan covers all of the presented view. Now that it began, what lies \
              under the finger loses the touch.
              """,
            zh: "sheet 自带的拖动覆盖整个被弹出的视图。它一开始，手指下的视图就失去这次触摸。"), whyNotScrolled,
        ]))
    case .pulled:
      worded(
        en: "the sheet \(name: who) lies at \(number: tenths(step.origin)) now",
        zh: "sheet \(name: who) 现在位于 \(number: tenths(step.origin))", fully: howItFollows)
    case .pullEnded:
      worded(
        en: "the sheet \(name: who) is back at \(number: tenths(step.origin))",
        zh: "sheet \(name: who) 回到 \(number: tenths(step.origin))", fully: measured)
    case .popBegan:
      worded(
        en: "the swipe begins to pop the top of \(name: who)",
        zh: "轻扫开始弹出 \(name: who) 最上面的控制器",
        fully: say(
          en: "The top controller's view follows the finger; the one below it shows behind.",
          zh: "最上面控制器的视图跟着手指移动，下面一个露出来。"))
    case .popped:
      worded(
        en: "\(name: who) pops its top controller", zh: "\(name: who) 弹出最上面的控制器",
        fully: paragraph([
          say(
            en: "The view of that controller leaves the window, the one below it comes back.",
            zh: "那个控制器的视图离开窗口，下面一个回到窗口里。"), measured,
        ]))
    case .popCancelled: notPopped
    }
  }

  private var asked: Wording {
    step.answer
      ? worded(
        en: "\(code: "shouldDismiss"): may \(name: who) be dismissed? \(good: "yes")",
        zh: "\(code: "shouldDismiss")：\(name: who) 可以关闭吗？\(good: "可以")",
        fully: say(
          en: "Its delegate is asked before anything moves. If it does not implement this, it may.",
          zh: "动之前先问它的代理；没有实现就算可以。"))
      : worded(
        en: "\(code: "shouldDismiss"): may \(name: who) be dismissed? \(bad: "no")",
        zh: "\(code: "shouldDismiss")：\(name: who) 可以关闭吗？\(bad: "不可以")",
        fully: say(
          en: "Its delegate returns \(code: "false"), so it stays; a pull only stretches it.",
          zh: "它的代理说不可以，所以它留下；再怎么拉也只是弹一弹。"))
  }

  private var dismissed: Wording {
    let takesPresenterBack = scene[step.controller].presentation?.style.replacesPresenter == true
    return worded(
      en: "\(name: who) is dismissed", zh: "\(name: who) 关闭了",
      fully: paragraph([
        say(
          en: "Its view and what lay behind it leave the window.",
          zh: "它的视图和视图后面的东西都离开窗口。"),
        takesPresenterBack
          ? say(en: "The presenter's view comes back.", zh: "弹出者的视图回到窗口里。") : "",
        measured,
      ]))
  }

  private var stays: Wording {
    let why: StyledText
    switch evidence.first(where: { !$0.passes })?.name {
    case .modal:
      why = say(
        en: "\(code: "isModalInPresentation") is on", zh: "\(code: "isModalInPresentation") 是开的")
    case .tapDismisses:
      why = say(
        en: "a tap beside a sheet does nothing here (\(setting(.sheetTapOutsideDismisses)))",
        zh: "这里点 sheet 外面不起作用（\(setting(.sheetTapOutsideDismisses))）")
    case .cancelAction: why = say(en: "it has no cancel action", zh: "它没有取消动作")
    default: why = say(en: "its delegate returns \(code: "false")", zh: "它的代理说不可以")
    }
    return worded(
      en: "\(name: who) \(bad: "stays"): \(why)", zh: "\(name: who) \(bad: "不关闭")：\(why)",
      fully: say(
        en: """
          The tap landed beside \(name: who), on what lies behind it. It goes to nobody else, and \
          it does not dismiss \(name: who): \(why).
          """,
        zh: """
          点击落在 \(name: who) 之外、它下面的那一层上。这次点击不会给别人，也不会关闭 \
          \(name: who)：\(why)。
          """))
  }

  private var notPopped: Wording {
    let isAlone = evidence.contains { $0.name == .controllers && !$0.passes }
    return worded(
      en: "\(name: who) pops nothing", zh: "\(name: who) 没有弹出任何控制器",
      fully: isAlone
        ? say(
          en: """
            There is only one controller on the stack. Its own delegate would not have let the \
            swipe begin; another one did, and in an app the navigation hangs now.
            """,
          zh: """
            栈里只有一个控制器。系统自己的代理不会让轻扫开始；换了代理才会，而应用里的导航这时就卡住了。
            """)
        : measured)
  }

  /// What it was held against, in numbers.
  private var measured: StyledText {
    let told = evidence.filter { $0.name == .moved || $0.name == .speed }
    guard let far = told.first(where: { $0.name == .moved }),
      let fast = told.first(where: { $0.name == .speed })
    else { return "" }
    guard (far.number ?? 0) >= 0 else {
      return say(
        en: "It was pulled up; at which height it would rest is left out.",
        zh: "它被往上拉；会停在多高，这里略去。")
    }
    let (way, limit) = (tenths(far.number ?? 0), tenths(far.limit ?? 0))
    let (speed, least) = (tenths(fast.number ?? 0), tenths(fast.limit ?? 0))
    return say(
      en: """
        It went \(number: way) of \(number: limit) points (\(setting(.pullShare))), at \
        \(number: speed) of \(number: least) points a second (\(setting(.pullSpeed))); one of the \
        two is enough.
        """,
      zh: """
        移动了 \(number: way) 点，要 \(number: limit)（\(setting(.pullShare))）；速度每秒 \
        \(number: speed) 点，要 \(number: least)（\(setting(.pullSpeed))）；两者有一个就够。
        """)
  }

  /// 19.28, 19.30: why a scroll view under the finger gives the drag away.
  private var whyNotScrolled: StyledText {
    guard let hit = touchNumber.flatMap({ trace.outcome(ofTouch: $0) })?.hit,
      let list = scene.path(from: hit).first(where: { scene[$0].scrolling != nil })
    else { return "" }
    let who = name(list)
    guard let sheet = scene[step.controller].presentation, sheet.canGrow, sheet.scrollingExpands
    else {
      return say(
        en: "\(name: who) lies at its top, where it gives a pull down to the sheet.",
        zh: "\(name: who) 在顶端，这时往下拉就归 sheet。")
    }
    return say(
      en: """
        The sheet can still grow, so a drag in \(name: who) grows it first \
        (\(code: "prefersScrollingExpandsWhenScrolledToEdge")); at its top a pull down is the \
        sheet's as well.
        """,
      zh: """
        sheet 还能变高，所以在 \(name: who) 里拖动会先让它变高\
        （\(code: "prefersScrollingExpandsWhenScrolledToEdge")）；在顶端往下拉也归 sheet。
        """)
  }

  private var touchNumber: Int? {
    trace.attempts.last { attempt in
      attempt.start <= index && scene[attempt.recognizer].part?.role == .sheetPan
    }?.touches.first
  }

  private var howItFollows: StyledText {
    say(
      en: "It follows the finger; where it may not go it follows less and less.",
      zh: "它跟着手指移动；不能去的方向，它跟得越来越少。")
  }

  private var evidence: [Check] { trace.evidence(at: index) }
}
