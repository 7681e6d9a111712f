import Testing
import TouchCore
import TouchNarration

@Suite("The way up the responder chain") struct ChainTests {
  /// A child controller's view in a presented controller's view, in a window scene, with a delegate.
  private func everyHop() throws -> (Scene, cell: ViewID) {
    var scene = Scene()
    let interface = try scene.addWindowScene(WindowScene("mainScene"))
    let window = try scene.addWindow(
      View("window", .window, frame: Rect(0, 0, 100, 100)), in: interface)
    try scene.setDelegate(ApplicationDelegate("appDelegate"))
    let root = try scene.addController(Controller("root"))
    let sheet = try scene.addController(Controller("sheet"))
    let child = try scene.addController(Controller("child"))
    try scene.setRootViewController(root, of: window)
    scene.present(sheet, by: root)
    let full = Rect(0, 0, 100, 100)
    let rootView = try scene.addSubview(View("rootView", frame: full), to: window)
    let sheetView = try scene.addSubview(View("sheetView", frame: full), to: window)
    let childView = try scene.addSubview(View("childView", frame: full), to: sheetView)
    let cell = try scene.addSubview(View("cell", frame: full), to: childView)
    scene.setView(rootView, of: root)
    scene.setView(sheetView, of: sheet)
    scene.setView(childView, of: child)
    return (scene, cell)
  }

  @Test func everyHopIsTold() throws {
    let trace = record(try tap(at: Point(50, 50)), in: try everyHop().0)
    let english = Narrator(trace, .english).lines
    let chinese = Narrator(trace, .simplifiedChinese).lines
    let hops = [
      ("cell -> childView, its superview", "cell -> childView，它的父视图"),
      ("childView -> child, its view controller", "childView -> child，它的视图控制器"),
      ("child -> sheetView, its view's superview", "child -> sheetView，它的视图的父视图"),
      ("sheet -> root, who presented it", "sheet -> root，呈现它的控制器"),
      ("root -> window, its window", "root -> window，它的窗口"),
      ("window -> mainScene, its window scene", "window -> mainScene，它的窗口场景"),
      ("mainScene -> app, the application", "mainScene -> app，应用"),
      ("app -> appDelegate, the application's delegate", "app -> appDelegate，应用的代理"),
    ]
    for hop in hops {
      #expect(english.contains { $0.hasPrefix(hop.0) }, "\(hop.0)")
      #expect(chinese.contains { $0.hasPrefix(hop.1) }, "\(hop.1)")
    }
    #expect(
      english.contains(
        "appDelegate has no next responder: no responder handled touchesBegan, dropped"))
    let end = Narrator(trace, .english).long { if case .chainDrop = $0 { true } else { false } }
    #expect(end.contains("the last of the responder chain"))
  }

  @Test func anOverrideOfNextIsToldAndMayEndOrCircle() throws {
    let (scene, cell) = try everyHop()
    let expected: [(NextOverride, String, String)] = [
      (.responder(.application), "its next", "它的 next"),
      (.nobody, "cell has no next responder", "cell 没有下一个响应者"),
      (.responder(.view(cell)), "cell leads back in a circle", "cell 绕回了原处"),
    ]
    for (next, english, chinese) in expected {
      var changed = scene
      changed[cell].overrides.next = next
      let trace = record(try tap(at: Point(50, 50)), in: changed)
      #expect(Narrator(trace, .english).lines.contains { $0.contains(english) })
      #expect(Narrator(trace, .simplifiedChinese).lines.contains { $0.contains(chinese) })
    }
  }

  @Test func aDelegateThatIsNoResponderAndAnUnattachedController() throws {
    var (scene, _) = try everyHop()
    scene.delegate?.isResponder = false
    let trace = record(try tap(at: Point(50, 50)), in: scene)
    let end = Narrator(trace, .english).long { if case .chainDrop = $0 { true } else { false } }
    #expect(end.contains("appDelegate is not a UIResponder"))

    var lone = Scene()
    let window = try lone.addWindow(View("window", .window, frame: Rect(0, 0, 9, 9)))
    let controller = try lone.addController(Controller("loose"))
    lone.setView(window, of: controller)
    let loose = Narrator(record(try tap(at: Point(5, 5)), in: lone), .simplifiedChinese)
    #expect(loose.lines.contains("loose 没有下一个响应者：touchesBegan 没有响应者处理，被丢弃"))
    #expect(
      loose.long { if case .chainDrop = $0 { true } else { false } }
        .contains("不在任何视图层级里"))
  }

  struct Mode: CustomTestStringConvertible {
    let name: String
    let english: [String]
    let chinese: [String]
    let outcome: String
    let change: @Sendable (inout Scene, FiveViews) -> Void
    var testDescription: String { name }
  }

  static let modes: [Mode] = [
    Mode(
      name: "handled",
      english: [
        "fourthView gets touchesBegan: it handles it",
        "touchesBegan stops at fourthView: its override does not call super",
      ],
      chinese: [
        "fourthView 收到 touchesBegan：处理了",
        "touchesBegan 停在 fourthView：它重写的方法没有调用 super",
      ], outcome: "touch A -> fourthView, handled by fourthView"
    ) { $0[$1["fourthView"]].overrides[.began] = .handles },
    Mode(
      name: "super",
      english: ["fourthView gets touchesBegan: it calls super"],
      chinese: ["fourthView 收到 touchesBegan：只调用 super"],
      outcome: "touch A -> fourthView, no responder handled it, dropped"
    ) { $0[$1["fourthView"]].overrides[.began] = .callsSuper },
    Mode(
      name: "handled and super",
      english: [
        "fourthView -> thirdView, its superview, which handles it and calls super",
        "app has no next responder: touchesBegan ends here",
      ],
      chinese: [
        "fourthView -> thirdView，它的父视图：处理了，并调用 super",
        "app 没有下一个响应者：touchesBegan 到此为止",
      ], outcome: "touch A -> fourthView, handled by thirdView"
    ) { $0[$1["thirdView"]].overrides[.began] = .handlesAndCallsSuper },
    Mode(
      name: "control",
      english: [
        "fourthView gets touchesBegan: it tracks the touch, as a control",
        "touchesBegan stops at fourthView: a control does not forward it",
      ],
      chinese: [
        "fourthView 收到 touchesBegan：控件跟踪这次触摸", "touchesBegan 停在 fourthView：控件处理，不再往上传",
      ], outcome: "touch A -> fourthView, handled by fourthView"
    ) { $0[$1["fourthView"]].kind = .button },
  ]

  @Test(arguments: modes) func everyModeIsTold(_ mode: Mode) throws {
    let trace = try FiveViews().tapped { mode.change(&$0, $1) }
    let english = Narrator(trace, .english)
    for line in mode.english { #expect(english.lines.contains(line), "\(english.lines)") }
    let chinese = Narrator(trace, .simplifiedChinese)
    for line in mode.chinese { #expect(chinese.lines.contains(line), "\(chinese.lines)") }
    #expect(english.outcome().map(\.plain) == [mode.outcome])
  }

  @Test func aDisabledControlForwardsAndAForwardedTouchStops() throws {
    let views = try FiveViews()
    let trace = try views.tapped { scene, views in
      scene[views["fourthView"]].kind = .button
      scene[views["fourthView"]].isEnabled = false
      scene[views["thirdView"]].kind = .control
    }
    let english = Narrator(trace, .english)
    let delivery = try #require(
      trace.firstIndex { if case .touchDeliver = $0 { true } else { false } })
    #expect(english.explain(delivery).rule == RuleNumber(7, 12))
    #expect(english.explain(delivery).long.last?.plain.contains("isEnabled is off") == true)
    let stop = try #require(trace.firstIndex { if case .chainStop = $0 { true } else { false } })
    #expect(english.explain(stop).rule == RuleNumber(7, 13))
    #expect(
      english.explain(stop).long.last?.plain.contains(
        "does not track a touch that was forwarded to it") == true)
    let chinese = Narrator(trace, .simplifiedChinese)
    #expect(chinese.explain(stop).long.last?.plain.contains("控件既不跟踪") == true)
  }

  @Test func aSecondTapSaysWhyItCounts() throws {
    let script = try TouchScript([
      TouchEvent(0, .down, "A", .screen(Point(200, 420))), TouchEvent(60, .up, "A"),
      TouchEvent(200, .down, "A", .screen(Point(200, 420))),
      TouchEvent(210, .move, "A", .by(Point(0, 5))),
      TouchEvent(220, .cancel, "A", reason: "incoming call"),
    ])
    let narrator = Narrator(record(script, in: try FiveViews().scene), .english)
    let all = narrator.trace.indices.flatMap { narrator.explain($0).long.map(\.plain) }
    let counted = "It counts as tap number 2 because it came 140 ms and 0 pt from"
    #expect(all.contains { $0.contains(counted) })
    #expect(all.contains { $0.contains("moved from (200,420) to (200,425)") })
    #expect(all.contains { $0.contains("cancelled the touch of finger A (incoming call)") })
    #expect(narrator.outcome().first?.plain.hasPrefix("touch A (1) -> fourthView") == true)
  }
}
