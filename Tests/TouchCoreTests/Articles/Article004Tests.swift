import TestSupport
import Testing
import TouchCore

/// Article 004: recognizers, their three flags, and the double tap it could not explain.
@Suite("Article 004, in its own order")
struct Article004Tests {
  private func run(_ pad: String, _ script: String, _ header: String = "") -> Trace {
    let scene = scene(
      """
      \(header)window 390x844
        vc root
          view pad 0,0 390x844
            \(pad)
      """)
    return record(touches(script, in: scene), in: scene)
  }

  private let tap = "0 down A at 195,400\n60 up A"
  private let twoTaps = "0 down A at 195,400\n60 up A\n200 down B at 195,400\n260 up B"
  private let slow = "0 down A at 195,400\n60 up A\n560 down B at 195,400\n620 up B"

  @Test("cancelsTouchesInView: the action, then the cancel instead of the lift (4.3, 9.27)")
  func cancels() {
    let trace = run("@tap t", tap)
    expectSteps(
      trace.log,
      """
      0 touchesBegan pad 1
      60 t ended matched
      60 action t ended
      60 cancel 1 t
      60 touchesCancelled pad 1
      """)
  }

  @Test("cancelsTouchesInView NO: both answer, the recognizer first (9.29)")
  func bothAnswer() {
    expectSteps(
      run("@tap t cancelsTouchesInView=no", tap).heard,
      """
      0 touchesBegan pad 1
      60 t ended matched
      60 touchesEnded pad 1
      """)
  }

  @Test("delaysTouchesBegan and success: the view hears nothing at all, no cancel either (9.30)")
  func delaysAndRecognizes() {
    expectSteps(
      run("@tap t delaysTouchesBegan=yes", tap).log,
      """
      0 hold touchesBegan 1 delaysTouchesBegan t
      60 t ended matched
      60 action t ended
      60 discard 1 recognized t
      """)
  }

  @Test("delaysTouchesBegan and failure: everything is delivered, late (9.30, 9.31)")
  func delaysAndFails() {
    let trace = run("@tap t taps=2 delaysTouchesBegan=yes", tap)
    expectSteps(
      trace.log,
      """
      0 hold touchesBegan 1 delaysTouchesBegan t
      60 hold touchesEnded 1 behindHeld t
      410 t failed waitedTooLong
      410 flush touchesBegan 1 t
      410 flush touchesEnded 1 t
      410 touchesBegan pad 1
      410 touchesEnded pad 1
      """)
    let began = trace.indices.first { trace[$0].kindName == "touch.deliver" }!
    #expect(trace.touch(at: began)?.timestamp == 0)
  }

  @Test("The documented double tap, delaysTouchesEnded NO: began ended began cancelled (9.37)")
  func documentedOff() {
    expectSteps(
      run("@tap double taps=2 delaysTouchesEnded=no", twoTaps).log,
      """
      0 touchesBegan pad 1
      60 touchesEnded pad 1
      200 touchesBegan pad 2
      260 double ended matched
      260 action double ended
      260 cancel 2 double
      260 touchesCancelled pad 2
      """)
  }

  @Test("The documented double tap, delaysTouchesEnded YES: began began cancelled cancelled (9.37)")
  func documentedOn() {
    expectSteps(
      run("@tap double taps=2", twoTaps, "model groupsClosedTouches off\n").log,
      """
      0 touchesBegan pad 1
      60 hold touchesEnded 1 delaysTouchesEnded double
      200 touchesBegan pad 2
      260 double ended matched
      260 action double ended
      260 cancel 1 double
      260 cancel 2 double
      260 touchesCancelled pad 1
      260 touchesCancelled pad 2
      """)
  }

  @Test("Both cancels come in one call, unless the setting says otherwise (3.5)")
  func oneCall() {
    expectSteps(
      run("@tap double taps=2", twoTaps).log("touchesCancelled"), "260 touchesCancelled pad 1,2")
  }

  @Test("Too slow: the held lift is delivered when the time for the second tap is over (9.33)")
  func tooSlow() {
    expectSteps(
      run("@tap double taps=2", slow).log,
      """
      0 touchesBegan pad 1
      60 hold touchesEnded 1 delaysTouchesEnded double
      410 double failed waitedTooLong
      410 flush touchesEnded 1 double
      410 touchesEnded pad 1
      560 touchesBegan pad 2
      620 hold touchesEnded 2 delaysTouchesEnded double
      970 double failed waitedTooLong
      970 flush touchesEnded 2 double
      970 touchesEnded pad 2
      """)
  }

  @Test(
    "The puzzle's two hypotheses are settings and print what they predict",
    arguments: [
      ("heldTouchKeepsSlot", "no", "began ended began R cancelled"),
      ("heldTouchKeepsSlot", "yes", "began R cancelled"),
      ("laterTapsHeld", "no", "began ended R"),
      ("laterTapsHeld", "yes", "began R cancelled"),
      ("", "no", "began ended began R cancelled"), ("", "yes", "began began R cancelled cancelled"),
    ])
  func hypotheses(setting: String, flag: String, expected: String) {
    let header =
      "model groupsClosedTouches off\n" + (setting.isEmpty ? "" : "model \(setting) on\n")
    let trace = run("@tap double taps=2 delaysTouchesEnded=\(flag)", twoTaps, header)
    let words = trace.heard.map { line in
      ["Began", "Ended", "Cancelled"].first { line.contains("touches" + $0) }?.lowercased() ?? "R"
    }
    #expect(words.joined(separator: " ") == expected)
  }

  @Test("The header's order, cancel and then action, is a setting (4.4)")
  func headerOrder() {
    expectSteps(
      run("@tap t", tap, "model cancelsBeforeAction on\n").log("action", "touchesCancelled"),
      """
      60 touchesCancelled pad 1
      60 action t ended
      """)
  }
}
