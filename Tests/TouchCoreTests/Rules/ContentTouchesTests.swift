import TestSupport
import Testing
import TouchCore

/// Who gets a touch in a scroll view: its content, or scrolling (11.1 to 11.9, 11.19).
@Suite("Touches of a scroll view's content")
struct ContentTouchesTests {
  private func list(_ words: String = "", header: String = "", content: String = "view row")
    -> String
  {
    """
    \(header)window 400x800
      scroll list 0,0 400x800 contentSize=400x5000 \(words)
        \(content) 100,100 200x200
    """
  }

  private let button = "button row"
  private let early = "0 down A at 200,200\n50 move A by 0,-20\n60 move A by 0,-5\n300 up A"
  private let late = "0 down A at 200,200\n200 move A by 0,-20\n210 move A by 0,-5\n400 up A"

  private func heard(_ trace: Trace) -> [String] {
    trace.log("touches", "row touch", "list willBegin", "list did")
  }

  @Test("11.1: a finger that moves enough at once scrolls; the content never sees the touch")
  func movesFirst() {
    expectSteps(
      delivered(early, in: list()).log("hold", "touches", "discard", "list "),
      """
      0 hold touchesBegan 1 delaysTouchesBegan list.delay
      50 list willBeginDragging (0,0)
      50 list didScroll (0,10)
      50 discard 1 recognized list.pan
      60 list didScroll (0,15)
      300 list willEndDragging (0,15)
      300 list didEndDragging (0,15)
      """)
  }

  @Test("11.1, 11.2: if 0.15 s pass with little movement, the content gets the touch")
  func restsFirst() {
    let trace = delivered(
      "0 down A at 200,200\n20 move A by 0,-9\n149 wait\n400 up A", in: list())
    expectSteps(
      trace.log("hold", "touches", "flush", "delay failed"),
      """
      0 hold touchesBegan 1 delaysTouchesBegan list.delay
      150 list.delay failed delayOver
      150 flush touchesBegan 1 list.delay
      150 touchesBegan row 1
      150 touchesMoved row 1
      400 touchesEnded row 1
      """)
  }

  @Test("11.2: scrollTouchDelay says how long")
  func delaySetting() {
    let trace = delivered(
      "0 down A at 200,200\n400 up A", in: list(header: "model scrollTouchDelay 40\n"))
    #expect(trace.log("touchesBegan row") == ["40 touchesBegan row 1"])
  }

  @Test("11.3: delaysContentTouches NO turns the delaying recognizer off")
  func noDelay() {
    let trace = delivered(
      "0 down A at 200,200\n400 up A", in: list("delaysContentTouches=no"))
    #expect(trace.log("touches") == ["0 touchesBegan row 1", "400 touchesEnded row 1"])
    #expect(trace.collections == [["list.pan"]])
  }

  @Test("11.3: the delay is a recognizer of the scroll view with delaysTouchesBegan YES")
  func delayIsARecognizer() throws {
    let scene = TestSupport.scene(list())
    let delay = try #require(scene.recognizer(named: "list.delay"))
    #expect(scene[delay].delaysTouchesBegan && !scene[delay].cancelsTouchesInView)
    #expect(scene.name(of: scene[delay].view) == "list")
    let trace = delivered("0 down A at 200,200\n400 up A", in: list())
    #expect(trace.collections == [["list.pan", "list.delay"]])
  }

  @Test("11.4: delaysContentTouches and canCancelContentTouches are on by default")
  func defaults() throws {
    let scene = TestSupport.scene(list())
    let scrolling = try #require(scene.view(named: "list").flatMap { scene[$0].scrolling })
    #expect(scrolling.delaysContentTouches && scrolling.canCancelContentTouches)
  }

  @Test("11.5: a quick tap is delivered at the lift, began and ended together: a button fires")
  func quickTap() {
    let trace = delivered(
      "0 down A at 200,200\n100 up A",
      in: list(content: button) + "\n      ~target touchUpInside fire")
    expectSteps(
      trace.log("hold", "touches", "row touch", "send"),
      """
      0 hold touchesBegan 1 delaysTouchesBegan list.delay
      100 flush touchesBegan 1 list.delay
      100 touchesBegan row 1
      100 row touchDown
      100 touchesEnded row 1
      100 row touchUpInside
      100 send fire object
      """)
  }

  @Test("11.6: a tap on the scroll view's superview that recognizes then: the content sees nothing")
  func tapOnTheSuperview() {
    let text = """
      window 400x800
        view back 0,0 400x800
          @tap t
          scroll list 0,0 400x800 contentSize=400x5000
            view row 100,100 200x200
      """
    expectSteps(
      delivered("0 down A at 200,200\n100 up A", in: text).log("touches", "discard", "action"),
      """
      0 hold touchesBegan 1 delaysTouchesBegan list.delay
      100 action t ended
      100 discard 1 recognized t
      """)
  }

  @Test(
    "11.7, 11.19: a view gives the touch back when scrolling begins, and is told it is cancelled")
  func viewGivesBack() {
    expectSteps(
      delivered(late, in: list()).log("ask", "touches", "pan began", "willBegin"),
      """
      0 hold touchesBegan 1 delaysTouchesBegan list.delay
      150 flush touchesBegan 1 list.delay
      150 touchesBegan row 1
      200 ask touchesShouldCancel list.pan row yes
      200 list.pan began matched
      200 list willBeginDragging (0,0)
      200 touchesCancelled row 1
      """)
  }

  @Test("11.7: a control keeps it: the pan fails and nothing scrolls")
  func controlKeeps() {
    let trace = delivered(late, in: list(content: "control row"))
    expectSteps(
      trace.log("ask", "pan failed", "touchesCancelled", "list did", "touchUp"),
      """
      200 ask touchesShouldCancel list.pan row no
      200 list.pan failed contentKeepsTouch
      400 row touchUpInside
      """)
  }

  @Test("11.7: a subclass may answer otherwise, either way")
  func touchesShouldCancel() {
    #expect(
      delivered(late, in: list("touchesShouldCancel=no")).log("ask", "pan failed") == [
        "200 ask touchesShouldCancel list.pan row no",
        "200 list.pan failed contentKeepsTouch",
      ])
    #expect(
      delivered(late, in: list("touchesShouldCancel=yes", content: button)).log("ask", "pan began")
        == ["200 ask touchesShouldCancel list.pan row yes", "200 list.pan began matched"])
  }

  @Test("11.7: a subclass may answer for some classes and leave the others to super")
  func touchesShouldCancelByKind() {
    func answers(_ words: String, _ content: String) -> [String] {
      delivered(late, in: list(words, content: content)).log("ask", "pan began")
    }
    let yes = ["200 ask touchesShouldCancel list.pan row yes", "200 list.pan began matched"]
    let no = ["200 ask touchesShouldCancel list.pan row no"]
    #expect(answers("touchesShouldCancel=button|switch", button) == yes)
    #expect(answers("touchesShouldCancel=switch", button) == no)
    #expect(answers("touchesShouldCancel=control", button) == yes)
    #expect(answers("touchesShouldCancel=switch", "view row") == yes)
  }

  @Test("11.7: a subclass may say no for some classes, and no comes before yes")
  func touchesShouldCancelNotByKind() {
    func answers(_ words: String, _ content: String) -> [String] {
      delivered(late, in: list("touchesShouldCancel=" + words, content: content))
        .log("ask", "pan began")
    }
    let yes = ["200 ask touchesShouldCancel list.pan row yes", "200 list.pan began matched"]
    let no = ["200 ask touchesShouldCancel list.pan row no"]
    #expect(answers("not|stack", "view row") == yes)
    #expect(answers("not|view", "view row") == no)
    #expect(answers("not|stack|switch", "stack row") == no)
    #expect(answers("not|switch", button) == no)
    #expect(answers("control|not|switch", button) == yes)
    #expect(answers("control|not|button", button) == no)
  }

  @Test("11.7: controlsGiveTouchesBack: one peer's default of YES for all")
  func controlsGiveTouchesBack() {
    let trace = delivered(
      late, in: list(header: "model controlsGiveTouchesBack on\n", content: button))
    #expect(
      trace.log("ask", "pan began")
        == ["200 ask touchesShouldCancel list.pan row yes", "200 list.pan began matched"])
  }

  @Test("11.7: a touch that is the scroll view's own is no content's, and scrolls in any case")
  func ownTouch() {
    let trace = delivered(
      "0 down A at 200,700\n200 move A by 0,-30\n210 up A",
      in: """
        window 400x800
          scroll list 0,0 400x800 contentSize=400x9000 canCancelContentTouches=no
            view row 0,0 400x200
        """)
    #expect(
      trace.log("ask", "touches", "pan began").suffix(3) == [
        "150 touchesBegan list 1", "200 list.pan began matched", "200 touchesCancelled list 1",
      ])
  }

  @Test("11.7: canCancelContentTouches NO: nobody is asked, and the touch never scrolls")
  func canCancelNo() {
    let trace = delivered(late, in: list("canCancelContentTouches=no touchesShouldCancel=yes"))
    expectSteps(
      trace.log("ask", "pan failed", "touches", "list did"),
      """
      0 hold touchesBegan 1 delaysTouchesBegan list.delay
      150 flush touchesBegan 1 list.delay
      150 touchesBegan row 1
      200 list.pan failed contentKeepsTouch
      200 touchesMoved row 1
      210 touchesMoved row 1
      400 touchesEnded row 1
      """)
    #expect(
      delivered(early, in: list("canCancelContentTouches=no")).log("pan began")
        == ["50 list.pan began matched"])
  }

  @Test("11.8: touchesShouldBegin is yes by default, and nobody is asked who does not override it")
  func shouldBeginDefault() {
    let trace = delivered("0 down A at 200,200\n400 up A", in: list())
    #expect(trace.log("ask").isEmpty)
    #expect(trace.log("touchesBegan row") == ["150 touchesBegan row 1"])
  }

  @Test("11.8: where it is no, the content never hears of the touch, but it scrolls")
  func shouldBeginNo() {
    let trace = delivered(late, in: list("touchesShouldBegin=no"))
    expectSteps(
      trace.log("ask", "touches", "discard", "pan began"),
      """
      0 hold touchesBegan 1 delaysTouchesBegan list.delay
      150 ask touchesShouldBegin list.pan row no
      150 discard 1 touchesShouldBegin
      200 list.pan began matched
      """)
    let yes = delivered("0 down A at 200,200\n400 up A", in: list("touchesShouldBegin=yes"))
    #expect(
      yes.log("ask", "touchesEnded") == [
        "150 ask touchesShouldBegin list.pan row yes", "400 touchesEnded row 1",
      ])
  }

  @Test("11.9: a button: a drag before 0.15 s scrolls, a drag after it stays with the button")
  func buttonInAScrollView() {
    #expect(
      heard(delivered(early, in: list(content: button))) == [
        "0 hold touchesBegan 1 delaysTouchesBegan list.delay", "50 list willBeginDragging (0,0)",
        "50 list didScroll (0,10)", "60 list didScroll (0,15)", "300 list didEndDragging (0,15)",
      ])
    #expect(
      heard(delivered(late, in: list(content: button))) == [
        "0 hold touchesBegan 1 delaysTouchesBegan list.delay",
        "150 flush touchesBegan 1 list.delay", "150 touchesBegan row 1", "150 row touchDown",
        "200 ask touchesShouldCancel list.pan row no", "200 touchesMoved row 1",
        "200 row touchDragInside", "210 touchesMoved row 1",
        "210 row touchDragInside", "400 touchesEnded row 1", "400 row touchUpInside",
      ])
  }

  @Test("11.9, 11.19: unless a subclass says yes: then the button gets touchCancel")
  func buttonGivesBack() {
    let trace = delivered(late, in: list("touchesShouldCancel=yes", content: button))
    expectSteps(
      trace.log("touchesC", "row ", "willBegin"),
      """
      150 touchesBegan row 1
      150 row beginTracking
      150 row highlighted
      150 row touchDown
      200 ask touchesShouldCancel list.pan row yes
      200 list willBeginDragging (0,0)
      200 touchesCancelled row 1
      200 row cancelTracking
      200 row plain
      200 row touchCancel
      """)
  }
}
