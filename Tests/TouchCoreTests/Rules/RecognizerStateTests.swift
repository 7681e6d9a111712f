import TestSupport
import Testing
import TouchCore

/// The states of a recognizer, and what is sent in each (9.9 to 9.13).
@Suite("States of recognizers")
struct RecognizerStateTests {
  private func states(_ trace: Trace, _ name: String) -> [String] {
    trace.compactMap { step in
      guard case .recognizer(.state(let id, let from, let to, _, _, _)) = step,
        trace.scene.name(of: id) == name
      else { return nil }
      return "\(from) \(to)"
    }
  }

  private func actions(_ trace: Trace) -> [String] { trace.log("action") }

  @Test("9.9: raw values: Possible 0, Began 1, Changed 2, Ended 3, Cancelled 4, Failed 5")
  func rawValues() {
    #expect(
      GestureState.allCases.map { "\($0) \($0.rawValue)" } == [
        "possible 0", "began 1", "changed 2", "ended 3", "cancelled 4", "failed 5",
      ])
  }

  @Test("9.9, 9.11: a discrete one goes from Possible to Recognized or Failed, and back")
  func discrete() {
    #expect(
      states(delivered(oneTap, in: pad("@tap t")), "t") == ["possible ended", "ended possible"])
    #expect(
      states(delivered("0 down A at 200,200\n10 move A by 90,0\n20 up A", in: pad("@tap t")), "t")
        == ["possible failed", "failed possible"])
  }

  private let drag = """
    0 down A at 200,200
    10 move A by 12,0
    20 move A by 5,0
    30 move A by 5,0
    """

  @Test("9.9, 9.11: a continuous one: Began, Changed for each move, Ended, and back to Possible")
  func continuous() {
    let trace = delivered(drag + "\n40 up A", in: pad("@pan p"))
    #expect(
      states(trace, "p") == [
        "possible began", "began changed", "changed changed", "changed ended", "ended possible",
      ])
  }

  @Test("9.9: Began to Ended and Began to Cancelled, without a move between")
  func shortContinuous() {
    let began = "0 down A at 200,200\n10 move A by 12,0\n"
    #expect(
      states(delivered(began + "20 up A", in: pad("@pan p")), "p") == [
        "possible began", "began ended", "ended possible",
      ])
    #expect(
      states(delivered(began + "20 cancel A", in: pad("@pan p")), "p") == [
        "possible began", "began cancelled", "cancelled possible",
      ])
  }

  @Test("9.10: actions for Recognized, Began, Changed, Ended and Cancelled")
  func actionsOfStates() {
    #expect(actions(delivered(oneTap, in: pad("@tap t"))) == ["60 action t ended"])
    #expect(
      actions(delivered(drag + "\n40 up A", in: pad("@pan p"))) == [
        "10 action p began", "20 action p changed", "30 action p changed", "40 action p ended",
      ])
    #expect(
      actions(delivered(drag + "\n40 cancel A", in: pad("@pan p"))) == [
        "10 action p began", "20 action p changed", "30 action p changed", "40 action p cancelled",
      ])
  }

  @Test("9.10: no action for Failed, nor for going back to Possible")
  func noActionForFailed() {
    let trace = delivered("0 down A at 200,200\n10 move A by 90,0\n20 up A", in: pad("@tap t"))
    #expect(actions(trace).isEmpty)
  }

  @Test("9.10, 7.19: each target of a recognizer gets the action, in the order they were added")
  func targets() {
    let trace = delivered(oneTap, in: pad("@tap t", "  ~target pad first", "  ~target second"))
    #expect(
      trace.log("action", "send")
        == ["60 action t ended", "60 send first pad", "60 send second object"])
  }

  @Test("9.12: a disabled recognizer gets no touches")
  func disabled() {
    let trace = delivered(oneTap, in: pad("@tap t disabled"))
    #expect(trace.collections.isEmpty)
    #expect(trace.log == ["0 touchesBegan pad 1", "60 touchesEnded pad 1"])
  }

  @Test("9.12: disabling an active one cancels it; the rest of its touches it never sees")
  func disabledWhileActive() {
    let trace = delivered(
      drag + "\n40 set p disabled\n50 move A by 9,0\n55 set p enabled\n60 move A by 9,0\n70 up A",
      in: pad("@pan p"))
    expectSteps(
      trace.log("p "),
      """
      10 p began matched
      10 action p began
      20 p changed moved
      20 action p changed
      30 p changed moved
      30 action p changed
      40 p cancelled disabled
      40 action p cancelled
      """)
    #expect(trace.receptions.last == "30 p touchesMoved")
  }

  @Test("9.12: disabling a Possible one lets go of what it holds back")
  func disabledWhilePossible() {
    let trace = delivered(
      "0 down A at 200,200\n20 set t disabled\n40 up A", in: pad("@tap t delaysTouchesBegan=yes"))
    expectSteps(
      trace.log,
      """
      0 hold touchesBegan 1 delaysTouchesBegan t
      20 set enabled
      20 t failed disabled
      20 flush touchesBegan 1 t
      20 touchesBegan pad 1
      40 touchesEnded pad 1
      """)
  }

  @Test("9.13: what a recognizer follows is the middle of its fingers")
  func centroid() {
    let trace = delivered(
      "0 down A,B at 100,100 200,100\n10 move A by 24,0\n20 move B by 0,8\n30 up A,B",
      in: pad("@pan p"))
    #expect(
      trace.values(of: "p") == ["10 began (2,0)", "20 changed (2,4)", "30 ended (2,4)"])
  }
}
