import TestSupport
import Testing
import TouchCore
import TouchInquiry

/// Paging, insets, directional lock, nested scroll views and pans that sit elsewhere (20.1 to 20.38).
@Suite("Scroll views further")
struct ScrollFurtherTests {
  /// What scroll views, their pans and the content are told.
  private func heard(_ trace: Trace) -> [String] {
    trace.log(
      "pan began", "pan failed", "pan cancelled", "touches", "ask", " did", " will", "settles")
  }

  private func pages(_ script: String, _ words: String = "", header: String = "") -> Trace {
    delivered(
      script,
      in: """
        \(header)window 400x800
          scroll pages 0,0 400x800 contentSize=2000x800 contentOffset=400,0 paging \(words)
        """)
  }

  private func settles(_ script: String, _ words: String = "", header: String = "") -> [String] {
    pages(script, words, header: header).log("settles", "didEndDecelerating")
  }

  @Test(
    "20.1, 20.3, 20.4: less than half a page at rest goes back to its page, and nobody is asked")
  func lessThanHalfAPage() {
    expectSteps(
      pages("0 down A at 300,400\n20 move A by -150,0\n220 up A").heard,
      """
      20 pages.pan began matched
      20 pages willBeginDragging (400,0)
      20 pages didScroll (540,0)
      220 pages.pan ended lifted
      220 pages settlesOnPage (400,0)
      220 pages didEndDragging (540,0)
      220 pages willBeginDecelerating (540,0)
      520 pages didScroll (400,0)
      520 pages didEndDecelerating (400,0)
      """)
  }

  @Test("20.2, 20.3: more than half a page, or a fast lift, turns one page and never two")
  func turnsOnePage() {
    #expect(
      settles("0 down A at 300,400\n20 move A by -250,0\n220 up A") == [
        "220 pages settlesOnPage (800,0)", "520 pages didEndDecelerating (800,0)",
      ])
    #expect(
      settles("0 down A at 300,400\n15 move A by -30,0\n30 move A by -30,0\n30 up A").first
        == "30 pages settlesOnPage (800,0)")
    #expect(
      settles("0 down A at 399,400\n20 move A by -390,0\n40 move A at -500,400\n40 up A").first
        == "40 pages settlesOnPage (800,0)")
  }

  @Test("20.3: how fast is a setting; a fast lift on the way back stays: pagingSpeed")
  func pagingSpeed() {
    let slow = "0 down A at 300,400\n100 move A by -20,0\n200 move A by -20,0\n200 up A"
    #expect(settles(slow).first == "200 pages settlesOnPage (400,0)")
    #expect(
      settles(slow, header: "model pagingSpeed 150\n").first == "200 pages settlesOnPage (800,0)")
    let back =
      "0 down A at 300,400\n20 move A by -250,0\n300 move A by 50,0\n310 move A by 50,0\n310 up A"
    #expect(settles(back).first == "310 pages settlesOnPage (400,0)")
  }

  @Test("20.1: at the last page there is no next one, and the record says so")
  func lastPage() throws {
    let trace = pages(
      "0 down A at 300,400\n15 move A by -60,0\n15 up A", "", header: "")
    #expect(trace.log("settles") == ["15 pages settlesOnPage (800,0)"])
    let last = delivered(
      "0 down A at 300,400\n15 move A by -60,0\n15 up A",
      in:
        "window 400x800\n  scroll pages 0,0 400x800 contentSize=800x800 contentOffset=400,0 paging")
    #expect(last.log("settles") == ["15 pages settlesOnPage (400,0)"])
    let step = try #require(last.indices.first { last[$0].kindName == "scroll.page" })
    #expect(last.rule(of: step) == RuleNumber(20, 1))
    #expect(last.evidence(at: step).filter { $0.decides }.map(\.name) == [.pageThere])
  }

  private func edges(_ words: String) -> Rect {
    let scene = TestSupport.scene("window 400x800\n  scroll list 0,0 400x800 \(words)")
    return scene.scrollRoom(of: scene.view(named: "list") ?? ViewID(0)).restingOffsets
  }

  @Test("20.10, 20.11: offsets go from minus the inset to content and inset minus bounds")
  func insets() {
    let tall = "contentSize=400x2000 "
    #expect(edges(tall) == Rect(0, 0, 0, 1200))
    #expect(edges(tall + "contentInset=56,0,34,0") == Rect(0, -56, 0, 1290))
    #expect(edges(tall + "safeAreaInsets=59,8,34,8") == Rect(0, -59, 0, 1293))
    let behavior = "safeAreaInsets=59,8,34,8 contentInsetAdjustmentBehavior="
    #expect(edges(tall + behavior + "never") == Rect(0, 0, 0, 1200))
    #expect(edges(tall + behavior + "always") == Rect(-8, -59, 16, 1293))
    #expect(edges("contentSize=400x100 " + behavior + "scrollableAxes") == Rect(0, 0, 0, 0))
    #expect(
      edges("contentSize=400x100 alwaysBounce=y " + behavior + "automatic") == Rect(0, -59, 0, 0))
  }

  @Test("20.11, 20.12: it comes back to minus its inset; a touch on the inset hits the scroll view")
  func pulledBeyondTheInset() {
    let trace = delivered(
      "0 down A at 200,20\n20 move A by 0,110\n400 up A",
      in: """
        window 400x800
          scroll list 0,0 400x800 contentSize=400x2000 contentInset=56,0,0,0 contentOffset=0,-56
            view row 0,0 400x100
        """)
    #expect(trace.outcomes.first?.hit.map { trace.scene.name(of: $0) } == "list")
    #expect(trace.log("didEndDecelerating") == ["700 list didEndDecelerating (0,-56)"])
  }

  private func locked(_ moves: String, _ words: String = "directionalLock", header: String = "")
    -> [String]
  {
    delivered(
      "0 down A at 200,400\n\(moves)\n400 up A",
      in: "\(header)window 400x800\n  scroll plane 0,0 400x800 contentSize=2000x2000 \(words)"
    ).log("didScroll")
  }

  @Test("20.14: a drag mainly along one axis keeps to it: 30,2 then 0,-50 leaves y where it is")
  func locksTheMainAxis() {
    let sideways = "20 move A by -30,-2\n40 move A by 0,-50"
    #expect(locked(sideways) == ["20 plane didScroll (20,0)"])
    #expect(
      locked(sideways, "") == ["20 plane didScroll (20,0)", "40 plane didScroll (20,50)"])
  }

  @Test("20.14, 20.15: a diagonal start locks nothing until the drag is over")
  func diagonalLocksNothing() {
    #expect(
      locked("20 move A by -20,-20\n40 move A by 0,-50") == [
        "20 plane didScroll (10,10)", "40 plane didScroll (10,60)",
      ])
  }

  @Test("20.15: without the lock a drag moves on every axis that can scroll, however it started")
  func movesOnEveryAxis() {
    #expect(
      locked("20 move A by -30,-2\n40 move A by -5,-50", "") == [
        "20 plane didScroll (20,0)", "40 plane didScroll (25,50)",
      ])
    #expect(
      delivered(
        "0 down A at 200,400\n20 move A by -2,-30\n40 move A by -50,-5\n400 up A",
        in: "window 400x800\n  scroll list 0,0 400x800 contentSize=400x2000"
      ).log("didScroll") == ["20 list didScroll (0,20)", "40 list didScroll (0,25)"])
  }

  @Test("20.14: how much further along one axis is a setting: directionalLockRatio")
  func lockRatio() {
    let moves = "20 move A by -30,-12\n40 move A by 0,-50"
    #expect(locked(moves).count == 1)
    #expect(locked(moves, header: "model directionalLockRatio 3\n").count == 2)
  }

  private func nested(
    _ script: String, inner: String = "", outer: String = "", header: String = "",
    offset: String = "0,100"
  ) -> Trace {
    delivered(
      script,
      in: """
        \(header)window 400x800
          scroll outer 0,0 400x800 contentSize=400x5000 \(outer)
            scroll inner 0,0 400x800 contentSize=400x900 contentOffset=\(offset) \(inner)
        """)
  }

  private let up = "0 down A at 200,400\n20 move A by 0,-40\n400 up A"

  @Test("20.16, 20.17: a drag on from the end of the inner one starts the outer one")
  func handsOver() {
    expectSteps(
      nested(up).log("pan began", "pan failed", " did", " will"),
      """
      20 outer.pan began matched
      20 inner.pan failed prevented outer.pan
      20 outer willBeginDragging (0,0)
      20 outer didScroll (0,30)
      400 outer willEndDragging (0,30)
      400 outer didEndDragging (0,30)
      """)
  }

  @Test("20.17: so it was before iOS 17.4", arguments: [15, 17, 18, 26])
  func handsOverAsEver(system: Int) {
    #expect(
      nested(up, header: "model iOS \(system)\n").log("pan began", "didScroll") == [
        "20 outer.pan began matched", "20 outer didScroll (0,30)",
      ])
  }

  @Test("20.16: that its end is why stands in the record of the inner one's failure")
  func saysWhy() throws {
    let trace = nested(up)
    let step = try #require(
      trace.indices.first {
        if case .recognizer(.state(_, _, .failed, .prevented, _, _)) = trace[$0] {
          true
        } else {
          false
        }
      })
    let way = try #require(trace.evidence(at: step).first { $0.name == .direction })
    #expect(!way.passes && way.property == .transfers)
  }

  @Test("20.18: 20 points before its end the inner one moves and bounces; nothing of the outer one")
  func bouncesMidDrag() {
    let trace = nested("0 down A at 200,400\n20 move A by 0,-100\n400 up A", offset: "0,80")
    expectSteps(
      trace.log("pan began", " did", " will"),
      """
      20 inner.pan began matched
      20 inner willBeginDragging (0,80)
      20 inner didScroll (0,136.73)
      400 inner willEndDragging (0,100)
      400 inner didEndDragging (0,136.73)
      400 inner willBeginDecelerating (0,136.73)
      700 inner didScroll (0,100)
      700 inner didEndDecelerating (0,100)
      """)
  }

  @Test("20.18: with scrollTransfersMidDrag the outer one takes over what is left of the way")
  func handsOverMidDrag() {
    let trace = nested(
      "0 down A at 200,400\n20 move A by 0,-100\n40 move A by 0,90\n400 up A",
      header: "model scrollTransfersMidDrag on\n", offset: "0,80")
    expectSteps(
      trace.log(" did", " will"),
      """
      20 inner willBeginDragging (0,80)
      20 outer willBeginDragging (0,0)
      20 outer didScroll (0,70)
      20 inner didScroll (0,100)
      40 outer didScroll (0,0)
      40 inner didScroll (0,80)
      400 outer willEndDragging (0,0)
      400 outer didEndDragging (0,0)
      400 inner willEndDragging (0,80)
      400 inner didEndDragging (0,80)
      """)
  }

  @Test("20.20: with the transfer off the inner one keeps the drag", arguments: ["none", "x"])
  func keepsTheDrag(axes: String) {
    #expect(
      nested(up, inner: "transfers=\(axes)").log("pan began") == ["20 inner.pan began matched"])
    #expect(nested(up, inner: "transfers=y").log("pan began") == ["20 outer.pan began matched"])
  }

  @Test("20.19: only the nearest scroll view is asked, even if its scrolling is off")
  func onlyTheNearest() {
    let trace = delivered(
      up,
      in: """
        window 400x800
          scroll far 0,0 400x800 contentSize=400x5000
            scroll near 0,0 400x800 contentSize=400x5000 scrollEnabled=no
              scroll inner 0,0 400x800 contentSize=400x900 contentOffset=0,100
        """)
    #expect(trace.log("pan began") == ["20 inner.pan began matched"])
  }

  @Test(
    "20.13: of an inner horizontal and an outer vertical one the drag's main axis decides",
    arguments: [("0,-40", "outer"), ("-40,0", "inner"), ("-15,-40", "outer"), ("-40,-15", "inner")])
  func mainAxis(way: String, who: String) {
    let trace = delivered(
      "0 down A at 200,400\n20 move A by \(way)\n400 up A",
      in: """
        window 400x800
          scroll outer 0,0 400x800 contentSize=400x5000
            scroll inner 0,300 400x200 contentSize=2000x200
        """)
    #expect(trace.log("pan began") == ["20 \(who).pan began matched"])
  }

  @Test("20.13: alone it does not begin either while the drag goes mainly across")
  func acrossAlone() {
    let trace = delivered(
      "0 down A at 200,400\n20 move A by -30,-15\n40 up A",
      in: "window 400x800\n  scroll list 0,0 400x800 contentSize=400x5000")
    #expect(trace.log("pan ") == ["40 list.pan failed nothingToScroll"])
    #expect(trace.indices.contains { trace.rule(of: $0) == RuleNumber(20, 13) })
  }

  private let fling = """
    0 down A at 200,700
    10 move A by 0,-40
    20 move A by 0,-40
    20 up A
    """

  private let withButton = """
    window 400x800
      scroll list 0,0 400x800 contentSize=400x9000
        view content 0,0 400x9000
          @tap t
          button b 0,0 400x9000
            ~target touchDown|touchUpInside act
    """

  private let stop = "\n300 down A at 200,400\n340 up A"

  @Test("20.23: the pan of a list that a finger stops excludes what allows no other beside it")
  func stoppingFingerExcludes() {
    let trace = delivered(fling + stop, in: withButton)
    #expect(
      trace.log("list.pan began", "t failed", "t ended").suffix(2) == [
        "300 list.pan began matched", "300 t failed prevented list.pan",
      ])
    let rule = trace.indices.last { index in
      guard case .recognizer(.state(_, _, .began, _, _, _)) = trace[index] else { return false }
      return true
    }
    #expect(rule.map { trace.rule(of: $0) } == RuleNumber(20, 23))
  }

  @Test("20.21 to 20.24: a tap on a button stops it there; a tap that allows simultaneous acts")
  func stoppingFinger() throws {
    let trace = delivered(
      fling + stop, in: withButton.replacing("@tap t", with: "@tap t\n        ~simultaneous all"))
    let stopped = trace.log("300 ", "340 ", " did", "discard", "t ended", "touches", "b touch")
      .filter { $0.hasPrefix("300") || $0.hasPrefix("340") }
    expectSteps(
      stopped.map { $0.replacing(/\(.*\)/, with: "(…)") },
      """
      300 list didScroll (…)
      300 discard 2 stoppedScrolling
      340 t ended matched
      340 action t ended
      340 list didEndDecelerating (…)
      """)
    let offsets = trace.compactMap { if case .scroll(let step) = $0 { step.offset } else { nil } }
    #expect(offsets.suffix(2).first == offsets.last)
  }

  @Test("20.24: a finger that stops it and then drags ends the slow-down before the drag begins")
  func stoppedAndDragged() {
    let trace = delivered(
      fling + "\n300 down A at 200,400\n320 move A by 0,-30\n600 up A",
      in: "window 400x800\n  scroll list 0,0 400x800 contentSize=400x9000")
    #expect(
      trace.log("didEndDecelerating", "willBeginDragging").map { $0.prefix { $0 != "(" } } == [
        "10 list willBeginDragging ", "320 list didEndDecelerating ", "320 list willBeginDragging ",
      ])
  }

  @Test("20.1, 20.21: a finger that stops it between pages lets it go on to a page")
  func stoppedBetweenPages() {
    let trace = pages(
      "0 down A at 300,400\n15 move A by -60,0\n15 up A\n150 down A at 300,400\n200 up A")
    #expect(
      trace.log("didEndDecelerating", "willBeginDec", "didScroll").suffix(3) == [
        "150 pages didScroll (607.5,0)", "500 pages didScroll (800,0)",
        "500 pages didEndDecelerating (800,0)",
      ])
  }

  private func code(_ script: String, header: String = "") -> [String] {
    delivered(
      script, in: "\(header)window 400x800\n  scroll list 0,0 400x800 contentSize=400x9000"
    ).log("didScroll", "didEnd", "set ")
  }

  @Test("20.27: an offset that code sets is told once, and ends a slow-down")
  func offsetSet() {
    #expect(
      code("0 down A at 9,9\n5 up A\n10 set list contentOffset=0,300") == [
        "10 set contentOffset", "10 list didScroll (0,300)",
      ])
    #expect(
      code(fling + "\n100 set list contentOffset=0,300\n9000 wait").suffix(3) == [
        "100 set contentOffset", "100 list didScroll (0,300)",
        "100 list didEndDecelerating (0,300)",
      ])
  }

  @Test("20.28: during a drag the finger has the last word: offsetSetDuringDragStays")
  func offsetSetDuringDrag() {
    let script = """
      0 down A at 200,700
      10 move A by 0,-40
      20 set list contentOffset=0,300
      30 move A by 0,-10
      400 up A
      """
    #expect(
      code(script).prefix(4) == [
        "10 list didScroll (0,30)", "20 set contentOffset", "20 list didScroll (0,300)",
        "30 list didScroll (0,40)",
      ])
    #expect(
      code(script, header: "model offsetSetDuringDragStays on\n").dropFirst(3).first
        == "30 list didScroll (0,310)")
  }

  @Test("20.29: with an animation it gets there later; a finger stops it on its way")
  func animatedOffset() {
    #expect(
      code("0 down A at 9,9\n5 up A\n10 set list contentOffset=0,300 animated\n900 wait") == [
        "10 set animatedOffset", "310 list didScroll (0,300)",
        "310 list didEndScrollingAnimation (0,300)",
      ])
    #expect(
      code("0 set list contentOffset=0,300 animated\n100 down A at 9,9\n105 up A\n900 wait") == [
        "0 set animatedOffset", "100 list didScroll (0,100)",
      ])
  }

  @Test("20.30: beyond its range it stays until its next drag, which brings it back")
  func beyondTheRange() {
    expectSteps(
      code(
        """
        0 set list contentOffset=0,-200
        900 down B at 9,9
        910 up B
        1000 down A at 200,400
        1020 move A by 0,20
        1400 up A
        """
      ),
      """
      0 set contentOffset
      0 list didScroll (0,-200)
      1020 list didScroll (0,-100.93)
      1400 list didEndDragging (0,-100.93)
      1700 list didScroll (0,0)
      1700 list didEndDecelerating (0,0)
      """)
  }

  @Test("20.31: scrolling that is switched off cancels the drag; the content gets nothing back")
  func switchedOff() {
    let trace = delivered(
      """
      0 down A at 200,100
      200 move A by 0,-40
      220 set list scrollEnabled=no
      240 move A by 0,-40
      400 up A
      """,
      in: """
        window 400x800
          scroll list 0,0 400x800 contentSize=400x9000
            view row 0,0 400x200
        """)
    expectSteps(
      trace.log("touches", "list.pan", "list ", "set"),
      """
      0 hold touchesBegan 1 delaysTouchesBegan list.delay
      150 flush touchesBegan 1 list.delay
      150 touchesBegan row 1
      200 ask touchesShouldCancel list.pan row yes
      200 list.pan began matched
      200 list willBeginDragging (0,0)
      200 list didScroll (0,30)
      200 cancel 1 list.pan
      200 touchesCancelled row 1
      220 set scrollEnabled
      220 list.pan cancelled disabled
      220 list didEndDragging (0,30)
      """)
  }

  @Test("20.31: switched off before it dragged, it lets the content have the touch")
  func switchedOffWhileWaiting() {
    let trace = delivered(
      "0 down A at 200,100\n50 set list scrollEnabled=no\n100 up A",
      in: "window 400x800\n  scroll list 0,0 400x800 contentSize=400x9000\n    view row 0,0 400x200"
    )
    #expect(
      trace.log("touchesBegan row", "touchesEnded") == [
        "50 touchesBegan row 1", "100 touchesEnded row 1",
      ])
  }

  private func content(_ words: String) -> [String] {
    delivered(
      "0 down A at 200,100\n200 up A",
      in: """
        window 400x800
          scroll list 0,0 400x800 contentSize=400x9000 \(words)
            view row 0,0 400x200
        """
    ).log("ask", "touchesBegan row", "discard")
  }

  @Test("20.33: touchesShouldBegin is asked after the delay, or at once without one")
  func askedWhenItWouldBegin() {
    #expect(
      content("touchesShouldBegin=yes") == [
        "150 ask touchesShouldBegin list.pan row yes", "150 touchesBegan row 1",
      ])
    #expect(
      content("touchesShouldBegin=yes delaysContentTouches=no") == [
        "0 ask touchesShouldBegin list.pan row yes", "0 touchesBegan row 1",
      ])
  }

  @Test("20.33: a drag before the delay is over asks nobody")
  func notAsked() {
    let trace = delivered(
      "0 down A at 200,100\n20 move A by 0,-40\n400 up A",
      in: """
        window 400x800
          scroll list 0,0 400x800 contentSize=400x9000 touchesShouldBegin=no
            view row 0,0 400x200
        """)
    #expect(trace.log("ask").isEmpty)
  }

  @Test("20.34: a no keeps the touch from the view for good")
  func refused() {
    #expect(
      content("touchesShouldBegin=no") == [
        "150 ask touchesShouldBegin list.pan row no", "150 discard 1 touchesShouldBegin",
      ])
  }

  @Test("20.35: touchesShouldCancel is asked only of a touch that the content has, and may lose")
  func askedWhatItHas() {
    func asked(_ words: String, at time: Int = 200) -> [String] {
      delivered(
        "0 down A at 200,100\n\(time) move A by 0,-30\n400 up A",
        in: """
          window 400x800
            scroll list 0,0 400x800 contentSize=400x9000 touchesShouldCancel=yes \(words)
              view row 0,0 400x200
          """
      ).log("ask", "pan began", "pan failed", "Cancelled")
    }
    #expect(
      asked("") == [
        "200 ask touchesShouldCancel list.pan row yes", "200 list.pan began matched",
        "200 touchesCancelled row 1",
      ])
    #expect(asked("", at: 100) == ["100 list.pan began matched"])
    #expect(
      asked("touchesShouldBegin=no") == [
        "150 ask touchesShouldBegin list.pan row no", "200 list.pan began matched",
      ])
    #expect(asked("canCancelContentTouches=no") == ["200 list.pan failed contentKeepsTouch"])
  }

  @Test("20.36: a press is not delayed")
  func presses() {
    let trace = delivered(
      "0 press select down\n20 press select up",
      in: """
        window 400x800 key
          scroll list 0,0 400x800 contentSize=400x9000 touchesShouldBegin=no
            view row 0,0 400x200 canBecomeFirstResponder firstResponder
              ~pressesBegan log
        """)
    #expect(trace.log("pressesBegan") == ["0 pressesBegan row"])
  }

  private let elsewhere = """
    window 400x800
      view page 0,0 400x800
        view dot 100,100 50x50
          ~touchesBegan log
        scroll list 0,400 400x400 contentSize=400x5000 noninteractive
          @scrollPan on=page
    """

  @Test("20.37, 20.38: a pan on another view scrolls from there; views in there hear at once")
  func panElsewhere() {
    expectSteps(
      delivered("0 down A at 110,110\n20 move A by 0,-40\n400 up A", in: elsewhere).log,
      """
      0 touchesBegan dot 1
      20 list.pan began matched
      20 list willBeginDragging (0,0)
      20 list didScroll (0,30)
      20 cancel 1 list.pan
      20 touchesCancelled dot 1
      400 list.pan ended lifted
      400 list willEndDragging (0,30)
      400 list didEndDragging (0,30)
      """)
  }

  @Test("20.37: it keeps its scroll view's name, and its scroll view's switch")
  func panElsewhereIsNamed() throws {
    let scene = TestSupport.scene(elsewhere)
    let pan = try #require(scene.recognizer(named: "list.pan"))
    #expect(scene.name(of: scene[pan].view) == "page" && scene.name(of: pan) == "list.pan")
    let off = delivered(
      "0 down A at 110,110\n20 move A by 0,-40\n400 up A",
      in: elsewhere.replacing("noninteractive", with: "scrollEnabled=no"))
    #expect(off.log("list").isEmpty)
  }
}
