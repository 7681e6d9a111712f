import TestSupport
import Testing
import TouchCore

@Suite("Exclusive touch (facts §3)")
struct ExclusiveTouchTests {
  private func halves(_ below: String = "") -> String {
    """
    window 400x400
      view alone 0,0 200x400 exclusive multitouch
      view other 200,0 200x400\(below)
    """
  }

  private func log(_ script: String, below: String = "") -> [String] {
    delivered(script, in: halves(below)).log("touches", "discard")
  }

  @Test("3.17: an exclusive view gets no touch while another view of its window has one")
  func refusedWhileOthersTrack() {
    expectSteps(
      log("0 down A at 250,50\n10 down B at 50,50\n20 up A\n30 up B\n40 down C at 50,50\n50 up C"),
      """
      0 touchesBegan other 1
      10 discard 2 exclusiveTouch
      20 touchesEnded other 1
      40 touchesBegan alone 3
      50 touchesEnded alone 3
      """)
  }

  @Test("3.17: while it has one, the other views of its window get none")
  func othersRefused() {
    expectSteps(
      log("0 down A at 50,50\n10 down B at 250,50\n20 up A\n30 down C at 300,50\n40 up B,C"),
      """
      0 touchesBegan alone 1
      10 discard 2 exclusiveTouch
      20 touchesEnded alone 1
      30 touchesBegan other 3
      40 touchesEnded other 3
      """)
  }

  @Test("3.17: of two fingers in one event the first decides")
  func oneEvent() {
    #expect(
      log("0 down A,B at 50,50 250,50\n10 up A,B") == [
        "0 discard 2 exclusiveTouch", "0 touchesBegan alone 1", "10 touchesEnded alone 1",
      ])
  }

  @Test("3.17: being alone is no matter of one finger: the view itself may have several")
  func itself() {
    #expect(
      log("0 down A at 50,50\n10 down B at 90,90\n20 up A,B") == [
        "0 touchesBegan alone 1", "10 touchesBegan alone 2", "20 touchesEnded alone 1,2",
      ])
  }

  @Test("3.17: only views of the same window count")
  func otherWindow() {
    let trace = delivered(
      "0 down A at 50,50\n10 down B at 50,350\n20 up A,B",
      in: halves() + "\n\nwindow hud 0,300 400x100 level=1\n  view bar 0,0 400x100")
    #expect(
      trace.log == [
        "0 touchesBegan alone 1", "10 touchesBegan bar 2", "20 touchesEnded alone 1",
        "20 touchesEnded bar 2",
      ])
  }

  @Test("3.17: a touch that was taken away from its view is tracked by no view any more")
  func takenAway() {
    #expect(
      log(
        "0 down A at 250,50\n10 move A by 20,0\n20 down B at 50,50\n30 up A,B",
        below: "\n    @pan p"
      ) == [
        "0 touchesBegan other 1", "10 touchesCancelled other 1", "20 touchesBegan alone 2",
        "30 touchesEnded alone 2",
      ])
  }

  @Test("3.18: recognizers do not care: one on a view that hears nothing recognizes all the same")
  func recognizersIgnoreIt() {
    let trace = delivered(
      "0 down A at 50,50\n10 down B at 250,50\n20 up B\n30 up A", in: halves("\n    @tap t"))
    expectSteps(
      trace.log,
      """
      0 touchesBegan alone 1
      10 discard 2 exclusiveTouch
      20 t ended matched
      20 action t ended
      30 touchesEnded alone 1
      """)
  }
}
