import TestSupport
import Testing
import TouchCore
import TouchNarration

@Suite("Controls, actions, focus and events without a place") struct ControlTests {
  private func trace(_ script: String, _ body: String, _ header: String = "") -> Trace {
    let scene = scene("\(header)window 390x844 key\n  \(body)")
    return record(touches(script, in: scene), in: scene)
  }

  private func lines(_ trace: Trace, _ language: Language = .english, _ kinds: String...)
    -> [String]
  {
    trace.indices.filter { index in kinds.contains { trace[index].kindName.hasPrefix($0) } }
      .map { Narrator(trace, language).explain($0).short.plain }
  }

  private func record(_ script: TouchScript, in scene: Scene) -> Trace {
    TouchCore.record(script, in: scene)
  }

  @Test("7.4, 7.8, 7.9: a tapped button, call by call")
  func tappedButton() throws {
    var scene = scene("window 390x844\n  button ok 0,0 100x50")
    let ok = try #require(scene.view(named: "ok"))
    scene[ok].control.add(ActionTarget(.touchUpInside, action: "save"))
    let tapped = record(touches("0 down A at 9,9\n60 up A", in: scene), in: scene)
    #expect(
      lines(tapped, .english, "touch.deliver", "control", "action") == [
        "ok gets touchesBegan: it tracks the touch, as a control",
        "ok begins to track A",
        "ok is highlighted",
        "ok sends touchDown, which has no target",
        "ok gets touchesEnded: it ends tracking the touch, as a control",
        "ok ends tracking A: it was lifted",
        "ok sends touchUpInside",
        "ok sends save to its target",
        "ok is no longer highlighted",
      ])
    #expect(
      lines(tapped, .simplifiedChinese, "control", "action") == [
        "ok 开始跟踪 A", "ok 高亮", "ok 发送 touchDown，没有为它添加目标", "ok 结束跟踪 A：手指抬起",
        "ok 发送 touchUpInside", "ok 把 save 发给它的目标", "ok 不再高亮",
      ])
    let narrator = Narrator(tapped, .english)
    let dark = narrator.long { $0 == .control(.highlight(ok, false)) }
    #expect(dark.contains("inside the action isHighlighted was still on"))
  }

  @Test("7.8: at the lift a control ends its tracking, and says whether an action follows")
  func endsTracking() throws {
    func whyEnded(_ script: String, _ events: ControlEvents, _ language: Language) throws -> String
    {
      var scene = scene("window 390x844\n  button ok 0,0 100x50")
      let ok = try #require(scene.view(named: "ok"))
      scene[ok].control.add(ActionTarget(events, action: "save"))
      let trace = record(touches(script, in: scene), in: scene)
      let ended = try #require(
        trace.indices.last { trace[$0].kindName == "touch.deliver" })
      return Narrator(trace, language).explain(ended).long.last?.plain ?? ""
    }
    #expect(
      try whyEnded("0 down A at 9,9\n60 up A", .touchUpInside, .english) == """
        ok has tracked this touch. In its own touchesEnded UIControl ends the tracking and does \
        not forward it, so no responder above gets it. It sends touchUpInside #20, and its target \
        gets the action: save #21.
        """)
    #expect(
      try whyEnded("0 down A at 9,9\n60 up A", .touchDown, .english)
        .hasSuffix("It sends touchUpInside #21; no action follows."))
    #expect(
      try whyEnded("0 down A at 9,9\n60 up A", .touchUpInside, .simplifiedChinese)
        .hasSuffix("它发送 touchUpInside #20，于是目标收到动作：save #21。"))
    let cancelled = try whyEnded("0 down A at 9,9\n60 cancel A", .touchUpInside, .english)
    #expect(cancelled.contains("stops doing so in its own touchesCancelled"))
  }

  @Test("7.12: a disabled control says that it is, and so passes the touch on")
  func disabledControl() {
    let trace = trace("0 down A at 9,9\n60 up A", "button ok 0,0 100x50 disabled")
    #expect(
      lines(trace, .english, "touch.deliver").first
        == "ok gets touchesBegan: it is disabled, so it forwards it")
    #expect(
      lines(trace, .simplifiedChinese, "touch.deliver").first
        == "ok 收到 touchesBegan：已禁用，所以继续往上传")
  }

  @Test("3.10, 3.11: what is documented of a second finger is told apart from what is inferred")
  func withheldFinger() throws {
    let trace = trace("0 down A at 9,9\n60 down B at 20,9\n90 up A,B", "view pad 0,0 100x50")
    let step = try #require(trace.indices.first { trace[$0].kindName == "gate.discard" })
    let told = Narrator(trace, .english).explain(step)
    #expect(told.rule == RuleNumber(3, 10))
    #expect(
      told.long.map(\.plain).contains(
        "No other responder of the chain gets it; this is only inferred (rule 3.11)."))
  }

  @Test("7.6, 7.14: leaving and coming back is told with the margin")
  func dragging() {
    let trace = trace(
      "0 down A at 9,9\n20 move A at 300,9\n40 move A at 120,9\n60 up A", "button ok 0,0 100x50")
    #expect(
      lines(trace, .english, "control.event") == [
        "ok sends touchDown, which has no target",
        "ok sends touchDragExit, which has no target",
        "ok sends touchDragOutside, which has no target",
        "ok sends touchDragEnter, which has no target",
        "ok sends touchDragInside, which has no target",
        "ok sends touchUpInside, which has no target",
      ])
    let narrator = Narrator(trace, .english)
    let exit = narrator.long { $0.kindName == "control.event" && "\($0)".contains("rawValue: 32") }
    #expect(exit.contains("while tracking lies 70 pt outside its bounds"))
  }

  @Test("7.5, 7.12: a control that refuses to track sends the touch on, and says why")
  func refuses() throws {
    var scene = scene("window 390x844\n  view card 0,0 200x200\n    control dial 0,0 100x50")
    let dial = try #require(scene.view(named: "dial"))
    scene[dial].control.beginTracking = false
    let trace = record(touches("0 down A at 9,9\n60 up A", in: scene), in: scene)
    #expect(
      lines(trace, .english, "control.track") == [
        "dial: beginTracking returns false, not tracked"
      ])
    let narrator = Narrator(trace, .english)
    let began = narrator.long { $0.kindName == "touch.deliver" }
    #expect(began.contains("its beginTracking refuses this touch"))
    let ended = try #require(trace.lastIndex { $0.kindName == "touch.deliver" })
    #expect(
      narrator.explain(ended).long.last?.plain
        == """
        dial does not track this touch and did not keep its touchesBegan, so touchesEnded goes on to its \
        next responder, too.
        """)
  }

  @Test("3.19, 7.7, 21.9: a control that stops tracking keeps what comes behind touchesBegan")
  func stopsTracking() throws {
    for stops in [true, false] {
      var scene = scene("window 390x844\n  view card 0,0 200x200\n    control dial 0,0 100x50")
      let dial = try #require(scene.view(named: "dial"))
      if stops { scene[dial].control.continueTracking = false }
      let script = "0 down A at 9,9\n20 move A at 12,9\n40 set dial disabled\n60 up A"
      let trace = record(
        touches(stops ? script.replacing("\n40 set dial disabled", with: "") : script, in: scene),
        in: scene)
      let ended = try #require(trace.lastIndex { $0.kindName == "touch.deliver" })
      #expect(
        Narrator(trace, .english).explain(ended).long.last?.plain
          == """
          dial no longer tracks this touch. But it kept the touch's touchesBegan, so it keeps \
          touchesEnded, too.
          """)
    }
  }

  @Test("7.3: a second finger is kept, and nothing is done with it")
  func secondFinger() throws {
    var scene = scene("window 390x844\n  button ok 0,0 100x50")
    let ok = try #require(scene.view(named: "ok"))
    scene[ok].isMultipleTouchEnabled = true
    let trace = record(
      touches("0 down A at 9,9\n20 down B at 30,9\n60 up B\n80 up A", in: scene), in: scene)
    #expect(
      lines(trace, .english, "touch.deliver") == [
        "ok gets touchesBegan of A: it tracks the touch, as a control",
        "ok gets touchesBegan of B: it is a control, so does not forward it",
        "ok gets touchesEnded of B: it is a control, so does not forward it",
        "ok gets touchesEnded of A: it ends tracking the touch, as a control",
      ])
    let second = trace.indices.filter { trace[$0].kindName == "chain.stop" }[1]
    #expect(
      Narrator(trace, .english).explain(second).long.last?.plain.contains(
        "tracks one touch, its first")
        == true)
  }

  @Test("7.18, 12.11: an action without a target says where it looks")
  func nilTarget() throws {
    var scene = scene("window 390x844\n  view card 0,0 200x200\n    button ok 0,0 100x50")
    let ok = try #require(scene.view(named: "ok"))
    let card = try #require(scene.view(named: "card"))
    scene[ok].control.add(ActionTarget(.touchDown, target: .firstToHandle, action: "save"))
    scene[card].overrides.actions = ["save"]
    let found = record(touches("0 down A at 9,9\n60 up A", in: scene), in: scene)
    #expect(
      lines(found, .english, "action") == [
        "ok does not implement save", "card implements save", "ok sends save to card",
      ])
    scene[card].overrides.refusedActions = ["save"]
    let refused = record(touches("0 down A at 9,9\n60 up A", in: scene), in: scene)
    #expect(lines(refused, .english, "action").contains("card refuses save (canPerformAction)"))
    #expect(lines(refused, .english, "action").last == "save of ok: no responder implements it")
    #expect(
      Narrator(refused, .english).long { $0.kindName == "action.ask" }
        .contains("up the chain from the first responder, as documented, then from the sender"))
  }

  @Test("12.1 to 12.4: a text field becomes first responder, and a view that may not says why")
  func focus() {
    let trace = trace(
      "0 down A at 9,9\n60 up A\n100 set card firstResponder=yes",
      "field name 0,0 100x50\n  view card 0,100 100x50")
    #expect(
      lines(trace, .english, "focus") == [
        "name is first responder now",
        "card does not become first responder: canBecomeFirstResponder is off",
      ])
  }

  @Test("1.5, 6.5, 12.7 to 12.9: events without a place start at the first responder")
  func withoutPlace() throws {
    var scene = scene("window 390x844 key\n  view card 0,0 200x200")
    let card = try #require(scene.view(named: "card"))
    scene[card].overrides.isFirstResponder = true
    scene[card].overrides.canBecomeFirstResponder = true
    let script = try TouchScript([
      TouchEvent(0, .shake), TouchEvent(10, .press("select", isDown: true)),
      TouchEvent(20, .key("a")), TouchEvent(30, .remote("play")), TouchEvent(40, .wait),
    ])
    let trace = record(script, in: scene)
    #expect(
      lines(trace, .english, "queue.take") == [
        "the shake leaves the queue: it goes to card",
        "the button select leaves the queue: it goes to card",
        "the key a leaves the queue: it goes to card",
        "the command play leaves the queue: it goes to card",
        "the wait leaves the queue: timers had their time",
      ])
    #expect(lines(trace, .english, "event.deliver").count == 6)
    #expect(
      Narrator(trace, .english).long { $0.kindName == "event.deliver" }
        .contains("the first responder of the key window window"))
    scene[card].overrides.isFirstResponder = false
    let nobody = record(script, in: scene)
    #expect(
      lines(nobody, .english, "queue.take")[0] == "the shake leaves the queue: it goes to window")
  }

  @Test("3.14, 3.16: several fingers in one event are told together, and each by itself")
  func severalFingers() throws {
    var scene = scene("window 390x844\n  view card 0,0 200x200")
    let card = try #require(scene.view(named: "card"))
    scene[card].isMultipleTouchEnabled = true
    let script = try TouchScript([
      TouchEvent(
        0,
        .touches([
          FingerChange(.down, "A", .screen(Point(9, 9))),
          FingerChange(.down, "B", .screen(Point(50, 9))),
        ])),
      TouchEvent(
        60, .touches([FingerChange(.up, "A"), FingerChange(.up, "B")])),
    ])
    let trace = record(script, in: scene)
    #expect(
      lines(trace, .english, "queue") == [
        "0 ms: A down at (9,9), B down at (50,9), into the queue",
        "one event of 2 fingers leaves the queue: A down and B down",
        "60 ms: A up at (9,9), B up at (50,9), into the queue",
        "one event of 2 fingers leaves the queue: A up and B up",
      ])
    #expect(lines(trace, .simplifiedChinese, "queue")[1] == "2 根手指的一个事件离开队列：A 按下 和 B 按下")
    #expect(
      lines(trace, .english, "touch.deliver")[0]
        == "card gets touchesBegan with 2 touches: it forwards it by default")
  }

  @Test(
    "3.21, 1.11: a change says what it was and is, and the words follow the scene as it is then")
  func changes() {
    let trace = trace(
      "0 down A at 9,9\n20 set card hidden=yes\n60 up A\n90 down B at 9,9",
      "view card 0,0 200x200")
    #expect(lines(trace, .english, "scene.change") == ["hidden of card was off, is now on"])
    #expect(lines(trace, .english, "hit.ask").contains("card is hidden: nil"))
    #expect(lines(trace, .english, "touch.deliver").count == 3)
  }
}
