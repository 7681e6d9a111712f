import TestSupport
import Testing
import TouchCore

/// Two fingers on one view, and what the view hears of them.
@Suite("Several touches in one view (facts §3)")
struct MultiTouchTests {
  private func pad(_ words: String = "", header: String = "", below: String = "") -> String {
    "\(header)window 400x400\n  view a 0,0 400x400 \(words)\(below)"
  }

  @Test("3.10: without multiple touch a view hears of the first touch only, until that one ends")
  func firstTouchOnly() {
    let trace = delivered(
      """
      0 down A at 50,50
      10 down B at 90,90
      20 move A,B by 5,0 5,0
      30 up A
      40 down C at 300,300
      50 up B,C
      """, in: pad())
    expectSteps(
      trace.log,
      """
      0 touchesBegan a 1
      10 discard 2 multipleTouchOff
      20 touchesMoved a 1
      30 touchesEnded a 1
      40 touchesBegan a 3
      50 touchesEnded a 3
      """)
  }

  @Test("3.10: of two fingers that land in one event the first one counts")
  func firstOfOneEvent() {
    #expect(
      delivered("0 down A,B at 50,50 90,90\n60 up A,B", in: pad()).log == [
        "0 discard 2 multipleTouchOff", "0 touchesBegan a 1", "60 touchesEnded a 1",
      ])
  }

  @Test("3.10: a touch that was taken away keeps the slot while its finger is down")
  func takenAwayKeepsSlot() {
    let trace = delivered(
      """
      0 down A at 50,50
      10 move A by 20,0
      20 down B at 90,90
      30 up A,B
      40 down C at 9,9
      50 up C
      """,
      in: pad(below: "\n    @pan p"))
    expectSteps(
      trace.log("touches", "discard"),
      """
      0 touchesBegan a 1
      10 touchesCancelled a 1
      20 discard 2 multipleTouchOff
      40 touchesBegan a 3
      50 touchesEnded a 3
      """)
  }

  @Test("3.10: whether a touch whose lift is held still counts as the first is a setting")
  func heldTouchKeepsSlot() {
    func log(_ header: String) -> [String] {
      delivered(doubleTap(at: 50, 50), in: pad(header: header, below: "\n    @tap d taps=2"))
        .log("touches", "discard")
    }
    expectSteps(
      log(""),
      """
      0 touchesBegan a 1
      60 hold touchesEnded 1 delaysTouchesEnded d
      200 touchesBegan a 2
      260 touchesCancelled a 1,2
      """)
    expectSteps(
      log("model heldTouchKeepsSlot on\n"),
      """
      0 touchesBegan a 1
      60 hold touchesEnded 1 delaysTouchesEnded d
      200 discard 2 multipleTouchOff
      260 touchesCancelled a 1
      """)
  }

  @Test("3.11: the withheld touch goes to nobody else, not even to a superview that takes several")
  func withheldFromAll() {
    let trace = delivered(
      "0 down A at 50,50\n10 down B at 90,90\n20 up A,B",
      in: """
        window 400x400
          view back 0,0 400x400 multitouch
            ~touchesBegan log
            ~touchesEnded log
            view a 0,0 400x400
        """)
    #expect(trace.chains == ["touchesBegan a > back kept", "touchesEnded a > back kept"])
    #expect(trace.outcomes.map { $0.handledBy.map { trace.scene.name(of: $0) } } == [["back"], []])
  }

  @Test("3.12: recognizers of the view and its superviews get the second touch all the same")
  func recognizersGetBoth() {
    let trace = delivered(
      "0 down A at 100,100\n10 down B at 100,200\n20 move B by 0,40\n30 up A,B",
      in: """
        window 400x400
          @pinch outer
          view a 0,0 400x400
            @pinch inner
              ~simultaneous outer
        """)
    #expect(trace.log("began matched") == ["20 inner began matched", "20 outer began matched"])
    #expect(
      trace.log("touches", "discard") == [
        "0 touchesBegan a 1", "10 discard 2 multipleTouchOff", "20 touchesCancelled a 1",
      ])
  }

  @Test("3.14: with multiple touch, two fingers of one event are one call, of two events two calls")
  func grouping() {
    #expect(
      delivered("0 down A,B at 50,50 90,90\n60 up A,B", in: pad("multitouch")).log == [
        "0 touchesBegan a 1,2", "60 touchesEnded a 1,2",
      ])
    #expect(
      delivered(
        "0 down A at 50,50\n10 down B at 90,90\n20 up B\n30 up A", in: pad("multitouch")
      ).log == [
        "0 touchesBegan a 1", "10 touchesBegan a 2", "20 touchesEnded a 2", "30 touchesEnded a 1",
      ])
  }

  @Test("3.5: a call holds only the touches that have its phase in this event")
  func onePhaseACall() {
    let trace = delivered(
      """
      0 down A,B at 50,50 90,90
      10 move A by 5,0
      20 move A by 5,0 & up B
      30 move A by 5,0 & down C at 200,200
      40 up A & cancel C
      """, in: pad("multitouch"))
    expectSteps(
      trace.log,
      """
      0 touchesBegan a 1,2
      10 touchesMoved a 1
      20 touchesMoved a 1
      20 touchesEnded a 2
      30 touchesBegan a 3
      30 touchesMoved a 1
      40 touchesEnded a 1
      40 touchesCancelled a 3
      """)
  }

  @Test("3.5: whether the lifts and cancels of one event share a call is a setting")
  func groupsClosedTouches() {
    let header = "model groupsClosedTouches off\n"
    #expect(
      delivered("0 down A,B at 50,50 90,90\n60 up A,B", in: pad("multitouch", header: header)).log
        == [
          "0 touchesBegan a 1,2", "60 touchesEnded a 1", "60 touchesEnded a 2",
        ])
    #expect(
      delivered("0 down A,B at 50,50 90,90\n60 cancel A,B", in: pad("multitouch", header: header))
        .log
        == ["0 touchesBegan a 1,2", "60 touchesCancelled a 1", "60 touchesCancelled a 2"])
  }
}
