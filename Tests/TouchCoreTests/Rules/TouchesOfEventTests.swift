import TestSupport
import Testing
import TouchCore
import TouchInquiry

/// Several views and windows under several fingers.
@Suite("Touches of an event over several views (facts §3)")
struct TouchesOfEventTests {
  private let halves = """
    window 400x400
      view a 0,0 200x400
      view b 200,0 200x400
    """

  private func phases(_ trace: Trace) -> [[String]] {
    trace.moments.map { moment in moment.touches.map { "\($0.number) \($0.phase)" } }
  }

  @Test("3.3: in every event, a touch that is down and does not change is stationary")
  func stationary() {
    let trace = delivered(
      """
      0 down A at 50,50
      10 down B at 250,50
      20 move A by 5,0
      30 move B by 5,0 & up A
      40 up B
      """, in: halves)
    #expect(
      phases(trace) == [
        ["1 began"], ["1 stationary", "2 began"], ["1 moved", "2 stationary"],
        ["1 ended", "2 moved"], ["2 ended"],
      ])
  }

  @Test("3.3: an event of another kind finds every touch stationary, and so does a timer")
  func stationaryInOtherEvents() {
    let trace = delivered(
      "0 down A at 50,50\n10 motion shake\n20 move A by 5,0\n30 press menu down\n40 wait\n600 up A",
      in: "window 100x100\n  view a 0,0 100x100\n    @longPress p")
    #expect(
      phases(trace) == [
        ["1 began"], ["1 stationary"], ["1 moved"], ["1 stationary"], ["1 stationary"],
        ["1 stationary"], ["1 ended"],
      ])
    #expect(trace.moments.map(\.event) == [0, 1, 2, 3, 4, nil, 5])
    #expect(trace.moments.map(\.touch?.phase) == [.began, nil, .moved, nil, nil, nil, .ended])
  }

  @Test("3.3, 3.6: a touch that rests was, in the event before, where it is")
  func restingLocation() throws {
    let trace = delivered(
      "0 down A at 50,50\n10 move A by 5,0\n20 down B at 250,50\n30 up A,B", in: halves)
    let resting = try #require(trace.moments[2].touches.first)
    #expect(resting.location(in: nil, scene: trace.scene) == Point(55, 50))
    #expect(resting.previousLocation(in: nil, scene: trace.scene) == Point(55, 50))
  }

  @Test("3.4: an event has every touch that is down, those of other views and windows too")
  func allTouches() {
    let trace = delivered(
      "0 down A at 50,50\n10 down B at 250,50\n20 down C at 50,350\n30 up A,B,C",
      in: halves + "\n\nwindow hud 0,300 400x100 level=1")
    #expect(
      trace.moments.map { $0.touches.map(\.number) } == [[1], [1, 2], [1, 2, 3], [1, 2, 3]])
    #expect(
      trace.outcomes.map { $0.window.map { trace.scene.name(of: $0) } } == [
        "window", "window", "hud",
      ])
  }

  @Test("3.13, 3.15: fingers on two views: each view gets its own touch in a call of its own")
  func twoViews() {
    let trace = delivered(
      "0 down A,B at 50,50 250,50\n10 move A,B by 1,0 1,0\n20 up A,B", in: halves)
    #expect(
      Set(trace.log) == [
        "0 touchesBegan a 1", "0 touchesBegan b 2", "10 touchesMoved a 1", "10 touchesMoved b 2",
        "20 touchesEnded a 1", "20 touchesEnded b 2",
      ])
    #expect(trace.log.count == 6)
  }

  @Test("3.16: each new touch is hit-tested by itself, whatever the first one hit")
  func hitTestedAlone() {
    let trace = delivered("0 down A at 50,50\n10 down B at 250,50\n20 up A,B", in: halves)
    #expect(trace.outcomes.map { $0.hit.map { trace.scene.name(of: $0) } } == ["a", "b"])
    #expect(
      (1...2).map { trace.asked(touch: $0).map { trace.scene.name(of: $0) } } == [
        ["window", "b", "a"], ["window", "b"],
      ])
  }

  @Test(
    "3.21: what changes while a finger is down does not send its touch elsewhere",
    arguments: ["hidden", "noninteractive", "alpha=0", "disabled"])
  func notRetargeted(property: String) {
    let trace = delivered(
      """
      0 down A at 50,50
      10 set a \(property)
      20 move A by 5,0
      30 up A
      500 down B at 50,50
      510 up B
      """,
      in: "window 400x400\n  view a 0,0 200x400")
    #expect(
      trace.log("touches").prefix(3) == [
        "0 touchesBegan a 1", "20 touchesMoved a 1", "30 touchesEnded a 1",
      ])
    let later = property == "disabled" ? "a" : "window"
    #expect(trace.outcomes[1].hit.map { trace.scene.name(of: $0) } == later)
  }

  @Test("3.19: a touch the system cancels while its began stays held was never there")
  func cancelledBehindAnother() {
    let trace = delivered(
      "0 down A,B at 250,50 290,50\n10 down C at 270,90\n20 cancel C\n30 up A,B",
      in: halves + " multitouch\n    @pinch p delaysTouchesBegan=yes")
    expectSteps(
      trace.log,
      """
      0 hold touchesBegan 1 delaysTouchesBegan p
      0 hold touchesBegan 2 delaysTouchesBegan p
      10 hold touchesBegan 3 delaysTouchesBegan p
      20 discard 3 systemCancelled
      30 p failed liftedTooEarly
      30 flush touchesBegan 1 p
      30 flush touchesBegan 2 p
      30 touchesBegan b 1,2
      30 touchesEnded b 1,2
      """)
  }

  @Test("3.19: a system cancel lets a held began go, and closes it: the pair is complete")
  func cancelledWhileHeld() {
    let trace = delivered(
      "0 down A at 250,50\n20 cancel A reason=call",
      in: halves + "\n    @longPress p delaysTouchesBegan=yes")
    expectSteps(
      trace.log,
      """
      0 hold touchesBegan 1 delaysTouchesBegan p
      20 p failed touchesCancelled
      20 flush touchesBegan 1 p
      20 touchesBegan b 1
      20 touchesCancelled b 1
      """)
  }
}
