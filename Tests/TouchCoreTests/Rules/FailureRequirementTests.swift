import TestSupport
import Testing
import TouchCore

/// One recognizer waits for another to fail, or is not let by its delegate (9.21 to 9.26).
@Suite("Failure requirements")
struct FailureRequirementTests {
  private let singleAndDouble = pad("@tap single requires=double", "@tap double taps=2")

  @Test("9.21, 9.24: a single tap that requires the double to fail acts 350 ms after the lift")
  func waits() {
    let trace = delivered(oneTap, in: singleAndDouble)
    expectSteps(
      trace.log("single ", "double"),
      """
      60 single waits for double
      60 hold touchesEnded 1 delaysTouchesEnded double
      410 double failed waitedTooLong
      410 single ended matched
      410 action single ended
      """)
  }

  @Test("9.21: if the one it waits for recognizes, it fails")
  func requiredRecognizes() {
    let trace = delivered(tapTwice, in: singleAndDouble)
    expectSteps(
      trace.log("single", "action"),
      """
      60 single waits for double
      260 single failed requiredToFail double
      260 action double ended
      """)
  }

  @Test("9.21: it also fails if the other one begins a continuous gesture")
  func requiredBegins() {
    let trace = delivered(
      "0 down A at 200,200\n20 move A by 60,0\n40 up A",
      in: pad("@swipe s requires=p", "@pan p"))
    #expect(
      trace.log("s failed", "matched") == ["20 p began matched", "20 s failed requiredToFail p"])
  }

  @Test("9.21: one that sees none of the touches is not waited for")
  func notInvolved() {
    let text = """
      window 400x800
        view pad 0,0 400x400
          @tap single requires=double
        view other 0,400 400x400
          @tap double taps=2
      """
    #expect(delivered(oneTap, in: text).log("action") == ["60 action single ended"])
  }

  @Test("9.21: one that is waited for with another finger makes it fail all the same")
  func recognizesElsewhere() {
    let text = """
      window 400x800
        view pad 0,0 400x400
          @tap t requires=press
        view other 0,400 400x400
          @longPress press
      """
    func states(_ script: String) -> [String] {
      delivered(script, in: text).log("t waits", "t failed", "t ended matched", "press began")
    }
    #expect(
      states("0 down A at 200,600\n300 down B at 200,200\n350 up B\n700 up A") == [
        "350 t waits for press", "500 press began matched", "500 t failed requiredToFail press",
        "500 action press began",
      ])
    #expect(
      states("0 down A at 200,600\n600 down B at 200,200\n650 up B\n700 up A") == [
        "500 press began matched", "500 action press began", "650 t failed requiredToFail press",
      ])
    #expect(
      states("0 down A at 200,600\n300 down B at 200,200\n350 up B\n400 up A")
        == ["350 t waits for press", "400 t ended matched"])
  }

  @Test("9.21: two that wait for each other wait for ever, so neither acts")
  func circle() {
    let trace = delivered(oneTap, in: pad("@tap a requires=b", "@tap b requires=a"))
    #expect(trace.log("action").isEmpty)
    #expect(trace.log("failed") == ["60 b failed waitsInCircle", "60 a failed waitsInCircle"])
  }

  @Test("9.21: who waits for a circle fails with it, who waits for one that decides does not")
  func chains() {
    func log(_ last: String) -> [String] {
      let chain = (0..<30).map { "@tap r\($0) requires=r\($0 + 1)" }
      return delivered(oneTap, in: pad((chain + [last]).joined(separator: "\n    "))).log("failed")
    }
    let circle = log("@tap r30 requires=r29")
    #expect(circle.count == 31 && circle.allSatisfy { $0.hasSuffix("failed waitsInCircle") })
    let chain = log("@tap r30 taps=2")
    #expect(chain.contains("410 r30 failed waitedTooLong"))
    #expect(!chain.contains { $0.hasSuffix("waitsInCircle") })
  }

  @Test("9.22: while it waits it is Possible, and its flags keep the touches back")
  func staysPossible() {
    let trace = delivered(
      oneTap,
      in: pad("@tap single requires=double", "@tap double taps=2 delaysTouchesEnded=no"))
    expectSteps(
      trace.log,
      """
      0 touchesBegan pad 1
      60 single waits for double
      60 hold touchesEnded 1 delaysTouchesEnded single
      410 double failed waitedTooLong
      410 single ended matched
      410 action single ended
      410 cancel 1 single
      410 touchesCancelled pad 1
      """)
  }

  @Test("9.22: a touch that comes while a tap waits is not that tap's")
  func newTouchWhileWaiting() {
    let trace = delivered(
      "0 down A at 50,50\n60 up A\n200 down A at 350,700\n260 up A", in: singleAndDouble)
    #expect(trace.log("action").first == "200 action single ended")
    #expect(
      trace.log("touches") == [
        "0 touchesBegan pad 1", "60 hold touchesEnded 1 delaysTouchesEnded double",
        "200 touchesCancelled pad 1", "200 touchesBegan pad 2", "260 touchesEnded pad 2",
      ])
  }

  @Test("9.23: a delegate may say whom it waits for; it is asked once in an attempt")
  func requireFailureOf() {
    let trace = delivered(
      oneTap,
      in: pad(
        "@tap single", "  ~requireFailureOf double", "@tap double taps=2", "@tap third taps=3"))
    expectSteps(
      trace.log("ask", "waits", "action"),
      """
      0 ask requireFailureOf single third no
      0 ask requireFailureOf single double yes
      60 single waits for double
      410 action single ended
      """)
  }

  @Test("9.23: the other one's delegate may say it as well")
  func requiredToFailBy() {
    let trace = delivered(
      oneTap, in: pad("@tap single", "@tap double taps=2", "  ~requiredToFailBy single"))
    expectSteps(
      trace.log("ask", "waits", "action"),
      """
      0 ask requiredToFailBy double single yes
      60 single waits for double
      410 action single ended
      """)
  }

  @Test("9.23: NO is no promise: require(toFail:) holds all the same")
  func noIsNoPromise() {
    let trace = delivered(
      oneTap,
      in: pad(
        "@tap single requires=double", "  ~requireFailureOf third", "@tap double taps=2",
        "@custom third disabled"))
    #expect(
      trace.log("ask", "action")
        == ["0 ask requireFailureOf single double no", "410 action single ended"])
  }

  @Test("9.24: the wait is the time between taps: tapInterval")
  func interval() {
    let trace = delivered(oneTap, in: "model tapInterval 250\n" + singleAndDouble)
    #expect(trace.log("action") == ["310 action single ended"])
  }

  private let waitingPan = """
    0 down A at 200,200
    20 move A by 30,0
    30 move A by 30,0
    40 move A by 5,0
    50 up A
    """

  @Test("9.25: a pan that had to wait starts with a translation of zero when it begins")
  func translationStartsAtZero() {
    let trace = delivered(waitingPan, in: pad("@pan p requires=t", "@tap t"))
    #expect(trace.log("p waits", "t failed") == ["20 p waits for t", "30 t failed movedTooFar"])
    #expect(
      trace.values(of: "p") == ["30 began (0,0)", "40 changed (5,0)", "50 ended (5,0)"])
    let free = delivered(waitingPan, in: pad("@pan p"))
    #expect(free.values(of: "p").first == "20 began (20,0)")
  }

  @Test("9.26: a delegate that says no to beginning makes it fail")
  func shouldBeginNo() {
    let trace = delivered(oneTap, in: pad("@tap t", "  ~shouldBegin no"))
    expectSteps(
      trace.log,
      """
      0 touchesBegan pad 1
      60 ask shouldBegin t no
      60 t failed shouldBeginNo
      60 touchesEnded pad 1
      """)
  }

  @Test("9.26: it is asked when the recognizer tries to leave Possible for a gesture, not before")
  func shouldBeginIsAskedThen() {
    let text = pad("@tap t", "  ~shouldBegin yes")
    #expect(
      delivered(oneTap, in: text).log("t ")
        == ["60 ask shouldBegin t yes", "60 t ended matched", "60 action t ended"])
    #expect(
      delivered("0 down A at 200,200\n10 move A by 90,0\n20 up A", in: text).log("ask").isEmpty)
  }
}
