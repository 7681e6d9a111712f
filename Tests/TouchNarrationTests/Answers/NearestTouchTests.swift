import TestSupport
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@Suite("Of several touches, the one that came nearest") struct NearestTouchTests {
  private let twice = "0 down A at 195,40\n20 up A\n1000 down B at 195,600\n1900 up B"

  @Test func `a touch that it saw tells more than one that it did not`() {
    let asked = Asked("  view card 0,500 390x344\n    @tap t", twice)
    #expect(asked.whyNot("t")?.touch == 2)
    #expect(asked.whyNot("t")?.reason == .failed(.heldTooLong))
    #expect(asked.whyNot("t", touch: 1)?.reason == .otherView(hit: ViewID(0)))
  }

  @Test func `an action is asked of the touch that reached its control`() {
    let asked = Asked(
      "  button ok 0,500 390x344\n    ~target touchDownRepeat act",
      "0 down A at 195,40\n20 up A\n1000 down B at 195,600\n1100 up B")
    #expect(asked.trace.whyNot(action: "act").map(\.touch) == [2])
    #expect(asked.trace.whyNot(action: "act", touch: 1).map(\.wasSent) == [false])
    #expect(asked.trace.whyNot(action: "nothing").isEmpty)
  }

  @Test func `what is sent at the first touch alone is not lost to whoever takes the touch later`()
  {
    let asked = Asked(
      "  button ok 100,100 100x50\n    ~target touchDownRepeat act",
      "0 down A at 120,120\n20 cancel A")
    #expect(
      asked.trace.whyNot(action: "act").map(\.reason) == [.otherEvents([.touchDown, .touchCancel])])
  }

  @Test func `what is sent without a touch was sent`() {
    let asked = Asked(
      "  field name 0,500 390x44\n    ~target editingDidBegin act", "0 set name firstResponder")
    #expect(asked.trace.whyNot(action: "act").map(\.wasSent) == [true])
    #expect(asked.told(action: "act").contains("name did send act to its target, at 0 ms"))
  }

  @Test func `a touch that a pan ignores is not said to be recognized by it`() {
    let asked = Asked(
      "  view card 0,0 390x844 multitouch\n    @pan p maximumTouches=1",
      "0 down A at 195,400\n5 move A by 0,30\n10 down B at 195,420\n40 up A,B")
    #expect(
      Narrator(asked.trace, .english).outcome().map(\.plain) == [
        "touch A -> card, recognized by p", "touch B -> card, no responder handled it, dropped",
      ])
    #expect(asked.whyNot("p", touch: 2)?.reason == .ignoredTouch)
    #expect(asked.trace.attempts.map(\.touches) == [[1]])
  }
}
