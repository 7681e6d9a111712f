import TestSupport
import Testing
import TouchCore

/// One control, 100 points wide and high, alone in its window.
@Suite("What a control does with a touch (facts §7)")
struct ControlTrackingTests {
  private func control(_ words: String = "", below: String = "", header: String = "") -> String {
    """
    \(header)window 400x800
      view back 0,0 400x800
        control c 100,100 100x100 \(words)\(below)
    """
  }

  @Test("7.3: a control tracks the first touch only; a second one means nothing to it")
  func oneTouch() {
    expectSteps(
      delivered(
        "0 down A at 150,150\n10 down B at 160,160\n20 move B by 300,0\n30 up B\n40 up A",
        in: control("multitouch")
      ).log,
      """
      0 touchesBegan c 1
      0 c beginTracking
      0 c highlighted
      0 c touchDown
      10 touchesBegan c 2
      20 touchesMoved c 2
      30 touchesEnded c 2
      40 touchesEnded c 1
      40 c endTracking
      40 c touchUpInside
      40 c plain
      """)
  }

  @Test(
    "7.3: an extra touch that outlives the tracked one is still ignored, and climbs nowhere",
    arguments: [
      "0 down A at 150,150\n10 down B at 160,160\n20 up A\n30 move B by 5,0\n40 up B",
      "0 down A,B at 150,150 160,160\n20 up A\n30 move B by 5,0\n40 up B",
    ])
  func extraOutlives(script: String) {
    let trace = delivered(script, in: control("multitouch"))
    #expect(
      trace.log("c touch", "Tracking") == [
        "0 c beginTracking", "0 c touchDown", "20 c endTracking", "20 c touchUpInside",
      ])
    #expect(!trace.chains.contains { $0.contains("back") })
    #expect(trace.chains.suffix(2) == ["touchesMoved c kept", "touchesEnded c kept"])
  }

  @Test("7.3: of two touches in one call it tracks the first")
  func firstOfCall() {
    let trace = delivered(
      "0 down A,B at 150,150 160,160\n20 move B by 300,0\n30 up A,B", in: control("multitouch"))
    #expect(
      trace.log("c touch") == ["0 c touchDown", "30 c touchUpInside"])
  }

  @Test("7.4: beginTracking, highlight, touchDown; and touchDownRepeat after it for a second tap")
  func begins() {
    expectSteps(
      delivered(doubleTap(at: 150, 150), in: control()).log,
      """
      0 touchesBegan c 1
      0 c beginTracking
      0 c highlighted
      0 c touchDown
      60 touchesEnded c 1
      60 c endTracking
      60 c touchUpInside
      60 c plain
      200 touchesBegan c 2
      200 c beginTracking
      200 c highlighted
      200 c touchDown
      200 c touchDownRepeat
      260 touchesEnded c 2
      260 c endTracking
      260 c touchUpInside
      260 c plain
      """)
  }

  @Test("7.5: beginTracking NO: no highlight, no event, nothing is tracked")
  func refuses() {
    expectSteps(
      delivered(
        "0 down A at 150,150\n10 move A by 5,0\n20 up A",
        in: control(below: "\n      ~beginTracking return no")
      ).log,
      """
      0 touchesBegan c 1
      0 c beginTracking no
      10 touchesMoved c 1
      20 touchesEnded c 1
      """)
  }

  @Test("7.6: continueTracking, highlight, then enter or exit, then dragging in or out")
  func drags() {
    expectSteps(
      delivered(
        """
        0 down A at 150,150
        10 move A at 150,160
        20 move A at 150,300
        30 move A at 150,310
        40 move A at 150,250
        50 up A
        """, in: control()
      ).log("c "),
      """
      0 touchesBegan c 1
      0 c beginTracking
      0 c highlighted
      0 c touchDown
      10 touchesMoved c 1
      10 c continueTracking
      10 c touchDragInside
      20 touchesMoved c 1
      20 c continueTracking
      20 c plain
      20 c touchDragExit
      20 c touchDragOutside
      30 touchesMoved c 1
      30 c continueTracking
      30 c touchDragOutside
      40 touchesMoved c 1
      40 c continueTracking
      40 c highlighted
      40 c touchDragEnter
      40 c touchDragInside
      50 touchesEnded c 1
      50 c endTracking
      50 c touchUpInside
      50 c plain
      """)
  }

  @Test("7.6: whether enter or exit shares a send with dragging is a setting")
  func dragsTogether() {
    let trace = delivered(
      "0 down A at 150,150\n20 move A at 150,300\n30 move A at 150,150\n40 up A",
      in: control(header: "model dragEventsTogether on\n"))
    #expect(
      trace.log("Drag") == [
        "20 c touchDragOutside|touchDragExit", "30 c touchDragInside|touchDragEnter",
      ])
  }

  @Test("7.7: continueTracking NO ends the tracking: plain, and no event for this touch any more")
  func stops() {
    expectSteps(
      delivered(
        "0 down A at 150,150\n10 move A by 5,0\n20 move A by 300,0\n30 up A",
        in: control(below: "\n      ~continueTracking return no")
      ).log,
      """
      0 touchesBegan c 1
      0 c beginTracking
      0 c highlighted
      0 c touchDown
      10 touchesMoved c 1
      10 c continueTracking no
      10 c plain
      20 touchesMoved c 1
      30 touchesEnded c 1
      """)
  }

  @Test("7.8: at the lift inside is looked at again, so an exit may come before touchUpOutside")
  func lift() {
    expectSteps(
      delivered("0 down A at 150,150\n50 up A at 150,300", in: control()).log("50", "c "),
      """
      0 touchesBegan c 1
      0 c beginTracking
      0 c highlighted
      0 c touchDown
      50 touchesEnded c 1
      50 c plain
      50 c touchDragExit
      50 c endTracking
      50 c touchUpOutside
      """)
  }

  @Test("7.9: the highlight is still there inside the action, unless a setting clears it first")
  func highlightInAction() {
    let target = "\n      ~target touchUpInside fire"
    func lines(_ header: String) -> [String] {
      delivered(tap(at: 150, 150), in: control(below: target, header: header))
        .log("touchUpInside", "send", "plain")
    }
    #expect(lines("") == ["60 c touchUpInside", "60 send fire object", "60 c plain"])
    #expect(
      lines("model clearsHighlightFirst on\n") == [
        "60 c plain", "60 c touchUpInside", "60 send fire object",
      ])
  }

  @Test("7.10: a cancel: cancelTracking, plain, touchCancel, and nothing climbs")
  func cancels() {
    let trace = delivered("0 down A at 150,150\n10 cancel A", in: control())
    expectSteps(
      trace.log,
      """
      0 touchesBegan c 1
      0 c beginTracking
      0 c highlighted
      0 c touchDown
      10 touchesCancelled c 1
      10 c cancelTracking
      10 c plain
      10 c touchCancel
      """)
    #expect(trace.chains == ["touchesBegan c kept", "touchesCancelled c kept"])
  }

  @Test("7.14: while it tracks, 70 points around its bounds are inside; the number is a setting")
  func slop() {
    func exits(_ place: String, _ header: String = "") -> Bool {
      delivered("0 down A at 150,150\n10 move A at \(place)\n20 up A", in: control(header: header))
        .log.contains("10 c touchDragExit")
    }
    #expect(
      ["269,150", "30,150", "150,269", "150,30"].map { exits($0) } == [false, false, false, false])
    #expect(
      ["270,150", "29,150", "150,270", "150,29"].map { exits($0) } == [true, true, true, true])
    #expect(exits("200,150", "model controlSlop 0\n"))
    #expect(!exits("199,150", "model controlSlop 0\n"))
  }

  @Test("7.14: coming back, the same 70 points count; going down they do not")
  func slopBackAndDown() {
    #expect(
      delivered(
        "0 down A at 150,150\n10 move A at 150,400\n20 move A at 150,269\n30 up A", in: control()
      ).log("Enter", "Exit", "touchUp") == [
        "10 c touchDragExit", "20 c touchDragEnter", "30 c touchUpInside",
      ])
    let beside = delivered(tap(at: 150, 210), in: control())
    #expect(beside.log == ["0 touchesBegan back 1", "60 touchesEnded back 1"])
  }

  @Test("7.15: pointInside decides where a touch may go down, not whether it is still inside")
  func pointInside() {
    #expect(
      delivered(
        "0 down A at 150,290\n10 move A by 1,0\n20 up A",
        in: control(below: "\n      ~pointInside expand 100")
      ).log("c touch") == [
        "0 c touchDown", "10 c touchDragExit", "10 c touchDragOutside", "20 c touchUpOutside",
      ])
    // The slop is for what is tracked: a touch may not go down there.
    #expect(hit(control(), at: 150, 199) == "c" && hit(control(), at: 150, 200) == "back")
  }

  @Test("7.20: a disabled control does nothing, and one that is disabled while it tracks stops")
  func disabled() {
    #expect(
      delivered(tap(at: 150, 150), in: control("disabled", below: "\n      ~target touchDown fire"))
        .log == ["0 touchesBegan c 1", "60 touchesEnded c 1"])
    expectSteps(
      delivered("0 down A at 150,150\n10 set c disabled\n20 up A", in: control()).log,
      """
      0 touchesBegan c 1
      0 c beginTracking
      0 c highlighted
      0 c touchDown
      10 set enabled
      10 c cancelTracking
      10 c plain
      10 c touchCancel
      20 touchesEnded c 1
      """)
  }
}
