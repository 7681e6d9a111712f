import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@Suite("Why did it not get the touch?") struct WhyNotTests {
  /// The answers of both languages about a view, a paragraph to a line.
  private func answers(
    _ trace: Trace, _ view: ViewID, touch: Int = 1
  ) -> (english: String, chinese: String) {
    let whyNot = trace.whyNot(view, touch: touch)
    return (
      Narrator(trace, .english).answer(whyNot, about: view, touch: touch).map(\.plain)
        .joined(separator: "\n"),
      Narrator(trace, .simplifiedChinese).answer(whyNot, about: view, touch: touch).map(\.plain)
        .joined(separator: "\n")
    )
  }

  @Test func aSiblingInFrontAnswered() throws {
    let views = try FiveViews()
    let told = answers(try views.tapped(), views["secondView"])
    #expect(
      told.english == """
        secondView was never asked: thirdView was asked before it (later in subviews) and had \
        already returned fourthView (#10).
        Touch A went to fourthView (#14).
        """)
    #expect(
      told.chinese == """
        secondView 从未被询问：thirdView 先于它被询问（在 subviews 里更靠后），已经返回了 fourthView（#10）。
        触摸 A 交给了 fourthView（#14）。
        """)
  }

  @Test func `17.5: what its own recognizer takes, a text has`() throws {
    var scene = Scene()
    let window = try scene.addWindow(View("window", .window, frame: Rect(0, 0, 390, 844)))
    let field = try scene.addSubview(
      View("field", .field, frame: Rect(20, 100, 200, 34)), to: window)
    try scene.addOwnRecognizers(of: field)
    let told = answers(record(try tap(at: Point(100, 110)), in: scene), field)
    #expect(told.english.contains("that is how a text begins to be edited"), "\(told)")
    #expect(!told.english.contains("touchesCancelled"))
  }

  @Test func aSiblingInFrontOfItsSuperviewAnswered() throws {
    var views = try FiveViews()
    try views.add("label", Rect(0, 0, 9, 9), to: views["secondView"])
    let told = answers(try views.tapped(), views["label"])
    #expect(told.english.hasPrefix("label was never asked: it is in secondView, and thirdView"))
    #expect(told.chinese.hasPrefix("label 从未被询问：它在 secondView 里，而 thirdView 先于 secondView 被询问"))
  }

  @Test func itDid() throws {
    let views = try FiveViews()
    let told = answers(try views.tapped(), views["fourthView"])
    #expect(told.english == "fourthView gets it: it is the hit view (#14).")
    #expect(told.chinese == "fourthView 得到了触摸：它就是命中的视图（#14）。")
  }

  @Test func itRefused() throws {
    let views = try FiveViews()
    let told = answers(try views.tapped(), views["fifthView"])
    #expect(
      told.english.hasPrefix(
        """
        fifthView was asked and returned nil (#7): in its own coordinates the point is (160,-140), \
        outside its bounds 0,0 310x190.
        """))
    #expect(told.chinese.hasPrefix("fifthView 被询问了，返回 nil（#7）：在它自己的坐标里，点是 (160,-140)"))
  }

  @Test(
    arguments: [
      ("isHidden is on", "isHidden 是 true"), ("isUserInteractionEnabled is off", "是 false"),
      ("its alpha, 0, is below 0.01", "它的 alpha 是 0，低于 0.01"),
      ("an animation without allowUserInteraction", "正在播放没有 allowUserInteraction"),
    ].enumerated().map { ($0.offset, $0.element.0, $0.element.1) })
  func anAncestorRefused(_ number: Int, _ english: String, _ chinese: String) throws {
    let views = try FiveViews()
    let third = views["thirdView"]
    let trace = try views.tapped { scene, _ in
      switch number {
      case 0: scene[third].isHidden = true
      case 1: scene[third].isUserInteractionEnabled = false
      case 2: scene[third].alpha = 0
      default: scene[third].blocksTouchesWhileAnimating = true
      }
    }
    let told = answers(trace, views["fourthView"])
    #expect(told.english.contains("can only be reached through thirdView"))
    #expect(told.english.contains(english))
    #expect(told.chinese.contains("只有通过 thirdView 才能问到它"))
    #expect(told.chinese.contains(chinese))
  }

  @Test func overridesDecide() throws {
    let views = try FiveViews()
    let (third, fourth) = (views["thirdView"], views["fourthView"])
    let trace = try views.tapped { scene, _ in scene[third].hitTestOverride = .returnsNil }
    let asks = "(return nil) returns without asking its subviews"
    #expect(answers(trace, fourth).english.contains(asks))
    #expect(answers(trace, fourth).chinese.contains("（return nil）不问子视图就返回了"))
    #expect(
      answers(trace, third).english.contains("its own hitTest (return nil) returned nil (#7)"))
    #expect(answers(trace, third).chinese.contains("它自己的 hitTest（return nil）返回了 nil（#7）"))
    let other = try views.tapped { scene, _ in
      scene[third].hitTestOverride = .returns(views["secondView"])
    }
    #expect(answers(other, third).english.contains("returned secondView instead"))
    #expect(answers(other, third).chinese.contains("返回的是 secondView"))
  }

  @Test func somebodyBelowAnswered() throws {
    let views = try FiveViews()
    let told = answers(try views.tapped(), views["thirdView"])
    #expect(told.english.contains("its subviews first: they returned fourthView"))
    #expect(told.chinese.contains("子视图返回了 fourthView"))
  }

  @Test func windowsAndNoWindow() throws {
    var views = try FiveViews(windowScene: true)
    let lost = try views.scene.addWindow(View("lost", .window, frame: Rect(0, 0, 390, 844)))
    let front = try views.scene.addWindow(
      View("front", .window, frame: Rect(0, 0, 390, 844)), in: WindowSceneID(0))
    let trace = try views.tapped()
    #expect(trace.outcomes.first?.hit == front)
    let behind = answers(trace, views["fourthView"])
    #expect(behind.english.contains("the window front lies in front of its window and"))
    #expect(behind.chinese.contains("窗口 front 盖在它的窗口上面"))
    let window = answers(trace, views["window"])
    #expect(window.english.contains("the window front lies in front of it and took the touch"))

    var scene = views.scene
    scene[front].isHidden = true
    let passed = record(try tap(), in: scene)
    let told = answers(passed, lost)
    #expect(told.english.contains("it is in no window scene and was passed over"))
    #expect(told.chinese.contains("它不在任何窗口场景里，被跳过了"))
    #expect(
      answers(passed, lost, touch: 7).english == "lost was never asked: no such touch went down.")
    #expect(answers(passed, lost, touch: 7).chinese == "lost 从未被询问：没有这样一次触摸按下。")
    let narrator = Narrator(passed, .english)
    let nowhere = narrator.answer(.notInWindow, about: lost, touch: 1)
    #expect(nowhere.first?.plain == "lost was never asked: it is in no window.")
  }

  @Test(arguments: HitTestRules.models + HitTestRules.misconceptions)
  func everyRulesHaveAnAnswerForEveryView(_ rules: HitTestRules) throws {
    let views = try FiveViews()
    let trace = try views.tapped(rules: rules)
    for view in trace.scene.viewIDs {
      let told = answers(trace, view)
      #expect(told.english.hasPrefix(trace.scene.name(of: view)))
      #expect(told.chinese.hasPrefix(trace.scene.name(of: view)))
      if trace.rules.order != .newestFirst { #expect(!told.english.contains("later in subviews")) }
    }
  }
}
