import TestSupport
import Testing
import TouchCore

/// A picker: a wheel that scrolls, and rows that get no touches (18.40, 18.41).
@Suite("Pickers")
struct PickerTests {
  private let scene = """
    window 390x844
      vc root
        view page 0,0 390x844
          @tap hide
          scroll list 0,0 390x844 contentSize=390x3000
            picker hour 35,100 320x216 rows=24 value=3
              button inRow 0,172 320x32
    """

  private func delivery(_ script: String) -> Trace { delivered(script, in: scene) }

  @Test("18.40: the wheel's own pan turns it, and the scroll view around it stays")
  func ownPan() {
    expectSteps(
      delivery("0 down A at 195,208\n20 move A by 0,-40\n40 move A by 0,-40\n300 up A").heard,
      """
      20 hour.wheel.pan began matched
      20 hour.wheel willBeginDragging (0,96)
      20 hour.wheel didScroll (0,126)
      40 hour.wheel.pan changed moved
      40 hour.wheel didScroll (0,166)
      300 hour.wheel.pan ended lifted
      300 hour.wheel willEndDragging (0,160)
      300 hour.wheel didEndDragging (0,166)
      300 hour.wheel willBeginDecelerating (0,166)
      600 hour.wheel didScroll (0,160)
      600 hour.wheel didEndDecelerating (0,160)
      600 send didSelectRow object
      """)
  }

  @Test("18.40: views in its rows get no touches: the wheel is hit")
  func rows() {
    let trace = delivery("0 down A at 195,196\n60 up A")
    #expect(trace.outcomes.map { $0.hit.map { trace.scene.name(of: $0) } } == ["hour.wheel"])
    // Nor does such a button keep the superview's tap off.
    #expect(trace.log("touchDown", "action") == ["60 action hide ended"])
  }

  @Test("18.40: a wheel that flies on selects where it settles, and not before")
  func fling() {
    let trace = delivery(
      "0 down A at 195,208\n20 move A by 0,-30\n40 move A by 0,-30\n60 move A by 0,-30\n70 up A")
    let told = trace.log("set", "didSelectRow", "didEnd")
    #expect(
      told == [
        "70 hour.wheel didEndDragging (0,176)", "2573 hour.wheel didEndDecelerating (0,736)",
        "2573 set value", "2573 send didSelectRow object",
      ])
    // From a row to the same row nothing is selected.
    let back = delivery(
      "0 down A at 195,208\n20 move A by 0,-20\n40 move A by 0,9\n300 up A")
    #expect(back.log("didEndDecelerating") == ["600 hour.wheel didEndDecelerating (0,96)"])
    #expect(back.log("set value", "didSelectRow").isEmpty)
  }

  @Test("18.41: a compact date picker is a button whose menu opens at touch-down")
  func compact() {
    let trace = delivered(
      "0 down A at 60,20\n80 up A",
      in: "window 390x844\n  @tap hide\n  button date 0,0 120x40 menu=primary")
    #expect(
      trace.log("menu", "touchUpInside", "action hide", "touchCancel")
        == ["0 date menuActionTriggered", "0 date touchCancel", "80 action hide ended"])
  }
}
