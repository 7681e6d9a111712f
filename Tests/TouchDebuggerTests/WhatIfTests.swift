import TestSupport
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@testable import TouchDebugger

@Suite("What if") struct WhatIfTests {
  @Test func `says what comes otherwise and stands where the records part`() {
    var debugger = loginDebugger()
    let reply = debugger.perform("goto 5 ;; whatif banner.isHidden = yes")
    #expect(reply.status == .ok && reply.moved && debugger.cursor == 6)
    #expect(
      reply.plain.hasSuffix(
        """
        touch a: its hit view was banner, is now signIn, handled by signIn; bannerTap no longer sends \
        closeBanner; signIn now sends login; bannerTap was Recognized, now gets no touch
        first difference at #6; before, it was: banner (200,40) is inside, no subviews
        Finding the view · #6 of 27  hit.ask
              banner is hidden: nil
        undo goes back · whatif and … adds a change
        """))
    #expect(debugger.promptPosition == "#6/27 b1")
  }

  @Test func `speaks Chinese`() {
    var debugger = debugger(article000, nil, .simplifiedChinese)
    #expect(
      debugger.shown("whatif thirdView.isHidden = yes") == """
        触摸 a：命中的视图由 fourthView 变为 firstView
        第一处不同在 #6；改动前：thirdView (180,120) 在内：先询问 fifthView
        寻找视图 · #6，共 24 条  hit.ask
              thirdView 已隐藏：nil
        undo 撤销 · whatif and … 再加一处改动
        """)
    #expect(debugger.shown("undo").hasPrefix("已撤销 whatif thirdView.isHidden = yes\n"))
  }

  @Test func `reads and writes a part of a rectangle`() {
    var debugger = debugger()
    _ = debugger.perform("whatif fourthView.frame.width = 100")
    let fourth = article000.view(named: "fourthView")!
    #expect(debugger.scene[fourth].frame == Rect(20, 30, 100, 200))
    _ = debugger.perform("whatif and fourthView.frame.origin.y = 5 and fourthView.frame.x = 2 * 3")
    #expect(debugger.scene[fourth].frame == Rect(6, 5, 100, 200))
    _ = debugger.perform("whatif and fourthView.frame.size = 7x8")
    #expect(debugger.scene[fourth].frame == Rect(6, 5, 7, 8))
    _ = debugger.perform("whatif fourthView.superview.bounds.origin = 10,20")
    #expect(
      debugger.scene[article000.view(named: "thirdView")!].bounds == Rect(10, 20, 350, 480))
  }

  @Test func `changes recognizers, settings, the order of siblings and the view at this step`() {
    var debugger = loginDebugger()
    #expect(
      debugger.shown("whatif bannerTap.isEnabled = no").hasPrefix(
        "touch a: banner now gets all its messages; bannerTap no longer sends closeBanner; bannerTap "
      ))
    #expect(
      debugger.shown("undo ;; whatif bring signIn to front").contains(
        "touch a: its hit view was banner, is now signIn, handled by signIn"))
    #expect(
      debugger.shown("undo ;; whatif model.tapDuration = 50").contains(
        "bannerTap was Recognized, is now Failed"))
    #expect(
      debugger.shown("whatif model.tapDuration = 50") == "it is already so: nothing changes")
    _ = debugger.perform("undo ;; goto 5 ;; whatif view.isUserInteractionEnabled = off")
    let page = loginScene.view(named: "page")!
    #expect(!debugger.scene[page].isUserInteractionEnabled)
  }

  @Test(arguments: [
    (
      Language.english,
      "single was Recognized for touch A, then Failed for touches B and C, is now Failed"
    ),
    (
      .simplifiedChinese,
      "single 原来是 Recognized（触摸 A），然后 Failed（触摸 B、C），现在是 Failed"
    ),
  ])
  func `several states of a recognizer are told one after the other, each with its touches`(
    language: Language, told: String
  ) {
    let phrase = WorldWords.fate(
      of: "single",
      from: [
        NamedFate(state: "Recognized", touches: ["A"]),
        NamedFate(state: "Failed", touches: ["B", "C"]),
      ], to: [NamedFate(state: "Failed", touches: ["A"])])
    #expect(phrase[language].plain == told)
  }

  @Test func `moves a touch with its whole path`() {
    var debugger = loginDebugger("0 down a at 200,420\n30 move a at 210,425\n60 up a")
    let reply = debugger.shown("whatif move touch 1 to 100,150")
    #expect(reply.hasPrefix("touch a: its hit view was banner, is now page"))
    #expect(
      debugger.trace.moments.map(\.touches.first?.screenLocation) == [
        Point(100, 150), Point(110, 155), Point(110, 155),
      ])
  }

  @Test func `skips the event of a step, and says when a finger is lost with it`() {
    var debugger = loginDebugger("0 down a at 200,420\n30 move a at 210,425\n60 up a")
    let move = debugger.trace.firstIndex {
      $0.kindName == "gr.receive" && $0.message?.method == .moved
    }!
    #expect(debugger.perform("whatif skip #\(move + 1)").status == .ok)
    #expect(debugger.trace.script.events.count == 2)
    #expect(
      debugger.shown("whatif and skip #1").hasPrefix(
        """
        finger a does not go down at all: its 1 other event is removed too
        touch a does not happen; its hit view was banner; bannerTap no longer sends closeBanner; \
        bannerTap was Recognized, now gets no touch
        the record now ends after #0; before, the next step was: 0 ms: a down at
        """))
    #expect(debugger.trace.isEmpty && debugger.promptPosition == "#0/0 b2")
    #expect(debugger.shown("undo 2").contains("undone: whatif and skip #1 ;; whatif skip #"))
  }

  @Test func `several events are meant as they were before any was skipped`() {
    var debugger = loginDebugger("0 down a at 9,9\n10 move a by 1,1\n20 move a by 2,2\n30 up a")
    let events = debugger.trace.script.events
    #expect(
      debugger.perform("whatif skip event 2 and move touch 1 to 9,8 and skip event 3").status == .ok
    )
    #expect(debugger.trace.script.events.map(\.milliseconds) == [0, 30])
    #expect(debugger.trace.script.events.last == events.last)
  }

  @Test func `a timer cannot be skipped, and nothing happens just before it`() {
    var debugger = loginDebugger("0 down a at 200,520\n900 up a")
    let timer = debugger.trace.firstIndex { $0.kindName == "clock.timer" }! + 1
    for line in ["whatif skip #\(timer)", "whatif row.alpha = 0 from #\(timer)"] {
      #expect(debugger.shown(line).hasPrefix("#\(timer) belongs to a timer of "), "\(line)")
    }
  }

  @Test func `a change at a later step is made by the program`() {
    var debugger = loginDebugger()
    let up = debugger.trace.firstIndex { $0 == .queueTake(event: 1) }! + 1
    let reply = debugger.shown(
      "whatif banner.isHidden = yes and bannerTap.isEnabled = no from #\(up)")
    #expect(
      reply.hasPrefix(
        "touch a: banner now gets all its messages; bannerTap no longer sends closeBanner; bannerTap "
      ))
    #expect(
      debugger.trace.script.events.map(\.milliseconds) == [0, 60, 60]
        && debugger.trace.changes.map(\.change.property) == [.hidden, .enabled])
    #expect(debugger.scene == loginScene)
    #expect(debugger.shown("goto end ;; p banner.isHidden").hasSuffix("\nyes"))
  }

  @Test func `what is so already makes no branch, what shows nowhere does`() {
    var debugger = debugger()
    #expect(
      debugger.shown("goto 9 ;; whatif thirdView.isHidden = no").hasSuffix(
        "it is already so: nothing changes"))
    #expect(debugger.cursor == 9 && debugger.promptPosition == "#9/31")
    #expect(
      debugger.shown("whatif fifthView.zPosition = 4")
        == "nothing changes: every step is the same; undo goes back")
    #expect(debugger.cursor == 9 && debugger.promptPosition == "#9/31 b1")
  }

  @Test func `an edit as the debugger spells it can be typed`() {
    let fourth = article000.view(named: "fourthView")!
    let edits: [Edit] = [
      .assign(.responder(.view(fourth)), property: "frame", .rect(Rect(1.125, -2, 3.0625, 4))),
      .assign(.responder(.view(fourth)), property: "anchorPoint", .point(Point(0.123456, -1))),
      .assign(.responder(.view(fourth)), property: "alpha", .number(0.0078125)),
      .assign(.responder(.view(fourth)), property: "isHidden", .truth(true)),
      .bringToFront(fourth), .moveTouch(1, to: Point(-1.0625, 20)), .skip(event: 1),
      .setting(.tapInterval, 12.5), .setting(.hitTestTwice, 1),
      .written("fourthView hidden alpha=0.5"),
      .tap(Point(20, 100.5)),
      .changes([SceneChange(.responder(.view(fourth)), .alpha, to: .number(0.25))], before: 1),
    ]
    for edit in edits {
      var debugger = debugger()
      #expect(debugger.perform(edit.command(in: article000)).status == .ok)
      #expect(
        debugger.trace == Simulation(debugger.session.worlds.all[0].trace).with([edit])?.record())
    }
  }
}

@Suite("What cannot be otherwise") struct WhatIfErrorTests {
  @Test(arguments: [
    (
      "whatif fifthView.foo = 1", "fifthView has no property foo (these can change: isHidden alpha "
    ),
    ("whatif fifthView.isHiden = yes", "did you mean fifthView.isHidden? (these can change: "),
    ("whatif fifthView.center = 1,1", "center of fifthView cannot be changed (these can change: "),
    ("whatif fifthView.isEnabled = no", "isEnabled of fifthView cannot be changed"),
    ("whatif fifthView", "name a property: whatif fifthView.isHidden = yes (these can change: "),
    ("whatif fifthView.alpha", "a value is missing: a number"),
    ("whatif fifthVew.alpha = 1", "nothing is called fifthVew; did you mean fifthView?"),
    ("whatif fifthView.alpha == 1", "== compares; use = to set a value"),
    ("whatif fifthView.alpha = yes", "a number"),
    ("whatif fifthView.frame.maxX = 3", "maxX is computed; change x, y, width or height"),
    ("whatif fifthView.frame.widht = 3", "there is no property widht; did you mean width?"),
    ("whatif fifthView.frame.width = -3", "fifthView.frame cannot be "),
    ("whatif root.alpha = 0", "alpha of root cannot be changed (these can change: "),
    ("whatif model.tapInterva = 3", "did you mean model.tapInterval?"),
    ("whatif model.tapInterval = -1", "it must be 0 to 60000 ms"),
    ("whatif bring window to front", "window has no superview"),
    ("whatif bring fifthView forward", "expected bring VIEW to front"),
    ("whatif move touch 2 to 1,1", "there is no touch 2; there is only 1"),
    ("whatif move finger to 1,1", "expected move touch N to X,Y"),
    ("whatif skip #99", "there is no step #99: the recording ends at #31"),
    ("whatif skip it", "say which event, by one of its steps: skip #3"),
    ("whatif skip event 3", "there is no event 3; events are 1 to 2"),
    ("whatif skip #1 from #9", "only properties can change at a later step"),
    ("whatif model.tapInterval = 1 from #9", "only properties can change at a later step"),
    ("whatif fifthView.alpha = 0 from there", "say from which step on: from #3"),
    ("whatif view.alpha = 0", "view is nil at this step"),
    (
      "whatif 3 = 4",
      "this is a number, but only properties of views, controllers and recognizers can be changed"
    ),
    ("whatif", "say what to change: whatif VIEW.isHidden = yes"),
    ("whatif fifthView.alpha = 0 and", "say what to change"),
    ("undo", "there is nothing to undo"), ("undo 0", "a count is a whole number from 1 on"),
    ("branches 3", "there is no branch 3; whatif makes one"),
    ("compare 3", "there is no branch 3; whatif makes one"),
    ("compare M3", "M3 is neither a branch nor a set of rules; did you mean M03?"),
    ("compare off", "there is nothing to end"), ("tap here", "expected tap X,Y"),
    ("compare 0", "you are in the opened scene: there is nothing to compare"),
    ("hitmap --dif", "expected --diff, --ascii"), ("hitmap --diff", "nothing has been changed yet"),
  ])
  func `is told with what can`(line: String, told: String) {
    var debugger = debugger()
    let before = debugger.trace
    let reply = debugger.perform(line)
    #expect(reply.status == .failed && reply.plain.contains(told), "\(reply.plain)")
    #expect(debugger.trace == before && debugger.session.worlds.all.count == 1 && !reply.moved)
    var chinese = TouchDebuggerTests.debugger(article000, nil, .simplifiedChinese)
    let answer = chinese.perform(line)
    #expect(answer.status == .failed)
    #expect(answer.lines[0].plain.unicodeScalars.contains { $0.value > 0x4E00 })
  }

  @Test func `an override can only be taken away, and a turned view has no frame to set`() {
    let turned = scene(
      """
      window 100x100
        view a 0,0 50x50 transform=rotate(30)
        view b 0,0 50x50
          ~hitTest return nil
      """)
    var debugger = debugger(turned, touches("0 down a at 10,10\n5 up a", in: turned))
    #expect(
      debugger.shown("whatif a.frame.x = 3").hasPrefix(
        "a has a transform, so its frame is only its bounding box (2.24); change bounds"))
    #expect(debugger.shown("whatif b.overridesHitTest = yes").contains("cannot be yes"))
    #expect(
      debugger.shown("whatif b").hasSuffix(
        "isExclusiveTouch superview contextMenu drag tag overridesHitTest)  (column 8)\n"
          + "  whatif b\n         ^"))
    #expect(debugger.perform("whatif b.overridesHitTest = no").plain.contains("is now b"))
  }

  @Test func `no hand can play a script in which a finger goes down twice`() {
    var debugger = loginDebugger("0 down a at 1,1\n10 up a\n20 down a at 2,2\n30 up a")
    let up = debugger.trace.firstIndex { $0 == .queueTake(event: 1) }! + 1
    #expect(
      debugger.shown("whatif skip #\(up)").hasPrefix(
        "the remaining touches are impossible: a finger would go down while it is already down"))
  }

  @Test func `set of an object is read as whatif, in every spelling`() {
    for (line, whatif) in [
      ("set list contentOffset 0,100", "whatif list contentOffset=0,100"),
      ("set banner.isHidden = yes", "whatif banner.isHidden = yes"),
      ("set banner isHidden yes", "whatif banner.isHidden = yes"),
      ("set signIn front", "whatif bring signIn to front"),
    ] {
      var (one, other) = (loginDebugger(), loginDebugger())
      #expect(one.perform(line).status == .ok, "\(line)")
      _ = other.perform(whatif)
      #expect(one.trace == other.trace && one.cursor == other.cursor, "\(line)")
      // Both take a further change on top.
      #expect(one.perform("set and list.alpha = 0").status == .ok, "\(line)")
      _ = other.perform("whatif and list.alpha = 0")
      #expect(one.trace == other.trace, "\(line)")
    }
  }
}

@Suite("Completion of edits") struct EditCompletionTests {
  @Test(arguments: [
    ("whatif ba", ["banner", "bannerTap"]), ("whatif banner.isH", ["isHidden"]),
    ("whatif banner.na", []), ("whatif bannerTap.isE", ["isEnabled"]),
    ("whatif banner.frame.w", ["width"]), ("whatif model.tapI", ["model.tapInterval"]),
    ("whatif banner.isHidden = y", ["yes"]),
    ("whatif banner.isHidden = yes an", ["and", "animating", "answer"]),
    ("whatif banner.alpha = 0 and si", ["signIn"]), ("whatif bring li", ["list"]),
    ("whatif bring list t", ["to"]), ("whatif mo", ["model.", "move"]), ("whatif sk", ["skip"]),
  ])
  func `offers whom and what can be otherwise`(line: String, candidates: [String]) {
    #expect(loginDebugger().looks.completions(for: line).candidates == candidates)
  }
}

@Suite("Fingers by name") struct FingerNameTests {
  private let pad = scene("window 390x844\n  view pad 0,0 390x844")

  private func session(_ script: String) -> Debugger {
    debugger(pad, touches(script, in: pad))
  }

  @Test func `a touch is asked about by its finger, alone or with a view`() {
    var session = session("0 down A at 9,9\n60 down B at 90,9\n90 up A,B")
    let why = session.shown("why-not B")
    #expect(why.hasPrefix("pad does not get touchesBegan of B: isMultipleTouchEnabled is off (#"))
    #expect(why.contains("rule 3.10") && why == session.shown("why-not touch 2"))
    #expect(session.shown("why-not pad touch B") == session.shown("why-not pad touch 2"))
    #expect(session.shown("why-not A").hasPrefix("but its view got touch A, at #"))
    #expect(session.shown("goto touch:B ;; print touch.finger").hasSuffix("\nB"))
  }

  @Test func `one that touches again is told apart by its number`() {
    var session = session("0 down A at 9,9\n60 up A\n900 down A at 9,9\n960 up A")
    let refused = session.perform("why-not pad touch A")
    #expect(refused.status == .failed)
    #expect(
      refused.plain.contains("finger A touches more than once; say which by its number: 1, 2"))
    #expect(session.shown("goto touch:2 ;; print touch.number").hasSuffix("\n2"))
  }

  @Test func `a change of nothing but the order says so, and where it begins`() {
    let dragged = scene(
      "window 390x844\n  view pad 0,0 390x844\n    @pan drag\n      ~target pad go")
    var session = debugger(
      dragged, touches("0 down A at 9,9\n40 move A by 0,20\n80 up A", in: dragged))
    let said = session.shown("set model.cancelsBeforeAction on")
    #expect(
      said.hasPrefix(
        "the outcome is the same: pad is hit, but the order of the steps differs\n"
          + "first difference at #"), "\(said)")
  }
}
