import TestSupport
import Testing
import TouchCore
import TouchInquiry

@Suite("A view that leaves its window (facts §3, §18)")
struct RemovedViewTests {
  private let script = """
    0 down A at 50,50
    10 set box removed
    20 move A by 5,0
    30 up A
    """

  private func trace(_ kind: String, _ header: String = "", below: String = "") -> Trace {
    delivered(
      script,
      in: """
        \(header)window 400x400
          view page 0,0 400x400
            @pan outer
            view box 0,0 200x200
              \(kind) v 0,0 200x200
        \(below)
        """)
  }

  @Test("5.14, 18-e, 18.42, 18.45: it gets touchesCancelled, its superviews nothing later")
  func plainView() {
    expectSteps(
      trace("view").log,
      """
      0 touchesBegan v 1
      10 set removed
      10 cancel 1
      10 touchesCancelled v 1
      30 outer failed liftedTooEarly
      """)
    #expect(trace("view").chains.last == "touchesCancelled v > box dropped")
  }

  @Test("18-e, 18.44: a removed control breaks off its tracking and sends touchCancel")
  func control() {
    expectSteps(
      trace("control").log,
      """
      0 touchesBegan v 1
      0 v beginTracking
      0 v highlighted
      0 v touchDown
      10 set removed
      10 cancel 1
      10 touchesCancelled v 1
      10 v cancelTracking
      10 v plain
      10 v touchCancel
      30 outer failed liftedTooEarly
      """)
  }

  @Test("18.44: recognizers on a removed view end Failed or Cancelled, those around go on")
  func recognizers() {
    let moved = script.replacing("10 set", with: "5 move A by 12,0\n10 set")
    let text = """
      window 400x400
        view page 0,0 400x400
          @longPress outer
          view box 0,0 200x200
            @pan drag
              ~simultaneous all
            @tap t
              ~simultaneous all
      """
    expectSteps(
      delivered(moved, in: text).log("drag ", "t ", "outer "),
      """
      5 outer failed movedTooFar
      5 drag began matched
      5 ask simultaneous drag t yes
      5 action drag began
      10 set removed
      10 t failed viewRemoved
      10 drag cancelled viewRemoved
      10 action drag cancelled
      """)
  }

  @Test("18.42: a view that had not heard of the touch never does")
  func held() {
    let text = """
      window 400x400
        scroll list 0,0 400x400 contentSize=400x900
          view box 0,0 200x200
      """
    expectSteps(
      delivered(script, in: text).log("box", "1"),
      """
      0 hold touchesBegan 1 delaysTouchesBegan list.delay
      10 discard 1 viewRemoved
      """)
  }

  @Test("3.20: by folklore it hears on; removedViewGetsCancelled")
  func folklore() {
    let off = "model removedViewGetsCancelled off\n"
    expectSteps(
      trace("view", off).heard,
      """
      0 touchesBegan v 1
      20 touchesMoved v 1
      30 touchesEnded v 1
      """)
    #expect(
      trace("view", off).chains.dropFirst() == [
        "touchesMoved v > box dropped", "touchesEnded v > box dropped",
      ])
    #expect(trace("control", off).log("v cancelTracking").count == 1)
    #expect(trace("control", off).log("v touchUp", "v touchDrag").isEmpty)
  }

  @Test("3.20: a later touch does not find it, because it is in no window any more")
  func whyNot() throws {
    let trace = delivered(
      script + "\n500 down B at 50,50\n510 up B",
      in: "window 400x400\n  view box 0,0 200x200\n    view v 0,0 200x200")
    let view = try #require(trace.scene.view(named: "v"))
    #expect(trace.whyNot(view, touch: 2) == .notInWindow)
  }
}
