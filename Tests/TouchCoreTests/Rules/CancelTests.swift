import TestSupport
import Testing
import TouchCore

/// A recognizer that recognizes takes its touches away from their views (9.27 to 9.29).
@Suite("Cancelled touches")
struct CancelTests {
  @Test("9.27: every touch the view was told of is cancelled, and nothing of it is told any more")
  func cancelsDelivered() {
    let trace = delivered(
      """
      0 down A at 200,200
      10 down B at 100,100
      20 move A by 20,0
      30 move B by 20,0
      40 up A,B
      """, in: pad("@pan p", words: "multitouch"))
    #expect(
      trace.log("touches") == [
        "0 touchesBegan pad 1", "10 touchesBegan pad 2", "20 touchesCancelled pad 1,2",
      ])
  }

  @Test("9.27: touches that are not the recognizer's stay with their view")
  func leavesOthers() {
    let text = """
      window 400x800
        view left 0,0 200x800
          @pan p
        view right 200,0 200x800
      """
    let trace = delivered(
      "0 down A,B at 100,100 300,100\n20 move A,B by 20,0\n40 up A,B", in: text)
    #expect(
      trace.log("touches") == [
        "0 touchesBegan left 1", "0 touchesBegan right 2", "20 touchesCancelled left 1",
        "20 touchesMoved right 2", "40 touchesEnded right 2",
      ])
  }

  @Test("9.27: a touch that joins an active gesture is the gesture's before its view hears of it")
  func joins() {
    let trace = delivered(
      "0 down A at 200,200\n20 move A by 20,0\n30 down B at 100,100\n40 up A,B",
      in: pad("@pan p", words: "multitouch"))
    #expect(
      trace.log("touches", "discard") == [
        "0 touchesBegan pad 1", "20 touchesCancelled pad 1", "30 discard 2 recognized p",
      ])
  }

  @Test("9.28: the cancel goes to the touch's view and climbs, whoever's recognizer it was")
  func cancelGoesToTheHitView() {
    let text = """
      window 400x800
        view parent 0,0 400x800
          @tap t
          view child 100,100 200x200
      """
    #expect(
      delivered(oneTap, in: text).chains == [
        "touchesBegan child > parent > window > app dropped",
        "touchesCancelled child > parent > window > app dropped",
      ])
  }

  @Test("9.29: with cancelsTouchesInView NO the view goes on; the recognizer is told first")
  func viewGoesOn() {
    let trace = delivered(oneTap, in: pad("@tap t cancelsTouchesInView=no"))
    #expect(
      trace.receptions == [
        "0 t touchesBegan", "0 pad touchesBegan", "60 t touchesEnded", "60 pad touchesEnded",
      ])
    #expect(
      trace.log == [
        "0 touchesBegan pad 1", "60 t ended matched", "60 action t ended",
        "60 touchesEnded pad 1",
      ])
  }

  @Test("9.29: a pan that does not cancel leaves moves and the lift to the view")
  func moves() {
    let trace = delivered(
      "0 down A at 200,200\n10 move A by 20,0\n20 move A by 20,0\n30 up A",
      in: pad("@pan p cancelsTouchesInView=no"))
    #expect(
      trace.log("touches") == [
        "0 touchesBegan pad 1", "10 touchesMoved pad 1", "20 touchesMoved pad 1",
        "30 touchesEnded pad 1",
      ])
  }
}
