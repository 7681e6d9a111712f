import TestSupport
import Testing
import TouchCore

@Suite("Recognizers whose own touchesMoved sets their state (facts 18.23)")
struct OwnMovesTests {
  private func list(_ stop: String) -> String {
    """
    window 400x800
      scroll list 0,0 400x800 contentSize=400x5000
        view row 0,0 400x200
          @pan swipe
            \(stop)
    """
  }

  private let up = "0 down A at 200,150\n20 move A by 0,-30\n40 move A by 0,-30\n60 up A"
  private let sideways = "0 down A at 200,150\n20 move A by -30,0\n40 move A by -30,0\n60 up A"
  private let turning =
    "0 down A at 200,150\n20 move A by -30,0\n40 move A by 0,-90\n60 move A by 0,-20\n80 up A"

  @Test("18.23: a pan that cancels itself as it begins excludes nobody: the list scrolls")
  func neverBegins() {
    let plain = delivered(up, in: list("~shouldBegin yes"))
    #expect(plain.log("swipe", "list did").contains("20 swipe began matched"))
    let own = delivered(up, in: list("~cancelsItself if vertical"))
    expectSteps(
      own.log("swipe", "list.pan began", "list willBeginDragging"),
      """
      20 swipe failed stoppedItself
      20 list.pan began matched
      20 list willBeginDragging (0,0)
      """)
    let right = delivered(sideways, in: list("~cancelsItself if vertical"))
    #expect(right.log("swipe ").first == "20 swipe began matched")
  }

  @Test("18.23: what has begun is cancelled, and calls its action for that")
  func cancelsLater() {
    expectSteps(
      delivered(turning, in: list("~cancelsItself if vertical\n        ~target moved"))
        .log("swipe began", "swipe cancelled"),
      """
      20 swipe began matched
      20 action swipe began
      40 swipe cancelled stoppedItself
      40 action swipe cancelled
      """)
  }

  @Test("18.23: one that fails itself does so only before it has begun")
  func failsEarly() {
    let text = list("~failsItself if left")
    #expect(
      delivered("0 down A at 200,150\n20 move A by -3,0\n40 move A by 0,-40\n60 up A", in: text)
        .log("swipe ") == ["20 swipe failed stoppedItself"])
    let begun = "0 down A at 200,150\n20 move A by 40,0\n40 move A by -90,0\n60 up A"
    #expect(
      delivered(begun, in: text).log("swipe failed", "swipe cancelled", "swipe ended")
        == ["60 swipe ended lifted", "60 action swipe ended"])
  }

  @Test("18.23: without its own code the state is its machine's")
  func unless() {
    let text = list("~cancelsItself unless faster 10")
    #expect(delivered(up, in: text).log("swipe began").first == "20 swipe began matched")
    #expect(
      delivered(up, in: list("~cancelsItself if faster 10")).log("swipe ")
        == ["20 swipe failed stoppedItself"])
  }
}
