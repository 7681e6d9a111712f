import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Watching and catching") struct BreakpointsWatchTests {
  @Test func `a watched property stops where it changes and shows what changed`() {
    var debugger = stopDebugger()
    #expect(debugger.shown("watch card.alpha") == "watchpoint 1 on card.alpha: will stop at #25")
    #expect(
      debugger.shown("c") == """
        Event queue · #25 of 114  scene.change  watchpoint 1
        alpha of card was 1, is now 0.5
          card.alpha was 1, is now 0.5
        """)
    #expect(debugger.shown("c").contains("end of recording"))
    #expect(debugger.shown("rc").hasSuffix("  card.alpha was 1, is now 0.5"))
  }

  @Test(arguments: [
    ("single.state", [29, 39]), ("list.contentOffset", [93, 99, 113]),
    ("list.contentOffset.y > 30", [93]), ("single.isEnabled", []), ("card.alpha * 2", [25]),
    ("card.alpha + list.contentOffset.y", [25, 93, 99, 113]),
    ("touch.phase if time > 1000", [57, 64, 83, 100, 110]),
  ])
  func `any value can be watched`(source: String, stops: [Int]) {
    var debugger = stopDebugger()
    #expect(debugger.perform("watch \(source)").status == .ok)
    #expect(debugger.breakpoints[0].stops(in: debugger.trace) == stops)
  }

  @Test func `what never changes says so`() {
    var debugger = stopDebugger()
    #expect(
      debugger.shown("watch login.alpha").hasSuffix(
        "will never stop: login.alpha is 1 all the time"))
    for line in ["watch", "watch card", "watch 1 + 1", "watch nobody.alpha", "watch card.alhpa"] {
      #expect(debugger.perform(line).status == .failed, "\(line)")
    }
  }

  @Test func `catch stops at what goes otherwise than hoped`() {
    var debugger = stopDebugger()
    #expect(
      debugger.shown("catch outside-but-visible")
        == "catchpoint 1 for outside-but-visible: will stop at #46")
    #expect(
      debugger.shown("c") == """
        Finding the view · #46 of 114  hit.ask  catchpoint 1
              card (330,210) is outside: nil
          login is visible there, and is never asked (2.4)
        """)
  }

  @Test func `of two views outside their parent the one drawn in front is visible`() {
    for (zPosition, visible) in [("1", "older"), ("0", "newer")] {
      let scene = scene(
        """
        window 390x844
          view card 0,0 100x100
            view older 0,150 90x90 zPosition=\(zPosition)
            view newer 0,150 90x90
        """)
      var debugger = debugger(scene, touches("0 down A at 50,200", in: scene))
      _ = debugger.perform("catch outside-but-visible")
      #expect(debugger.shown("continue").contains("\(visible) is visible there"), "\(zPosition)")
    }
  }

  @Test(arguments: [
    ("refused", [6, 8, 45, 46]), ("cancelled", [32, 33]), ("failed", [88, 91]),
    ("unhandled", [22, 38, 56, 63]), ("unimplemented", []), ("clipped", [46]),
    ("cancelled failed", [32, 33, 88, 91]), ("reject,fail", [6, 8, 45, 46, 88, 91]),
    ("refused if depth > 3", [8]), ("failed after 1", [91]),
  ])
  func `every kind is found`(kinds: String, stops: [Int]) {
    var debugger = stopDebugger()
    #expect(debugger.perform("catch \(kinds)").status == .ok)
    #expect(debugger.breakpoints[0].stops(in: debugger.trace) == stops)
  }

  @Test func `an anomaly is one of four`() {
    var debugger = stopDebugger()
    _ = debugger.perform("catch anomaly ;; catch clipped cancelled unhandled unimplemented")
    let stops = debugger.breakpoints.map { $0.stops(in: debugger.trace) }
    #expect(stops[0] == stops[1] && !stops[0].isEmpty)
  }

  @Test(arguments: Language.allCases)
  func `what cannot be caught is answered with what can`(language: Language) {
    for line in ["catch", "catch nothing", "catch f u", "catch un"] {
      var debugger = stopDebugger(language)
      let reply = debugger.perform(line)
      #expect(reply.status == .failed && debugger.breakpoints.isEmpty, "\(line)")
      for mishap in Mishap.allCases { #expect(reply.plain.contains(mishap.rawValue), "\(line)") }
    }
  }

  @Test func `whoever handles a message and calls super has handled it`() {
    let text = """
      window 390x844
        view v 0,0 390x844
          ~touchesBegan OVERRIDE
      """
    for (override, stops) in [("log super", 1), ("super", 2)] {
      var some = debugger(scene(text.replacing("OVERRIDE", with: override)))
      _ = some.perform("catch unhandled")
      #expect(some.breakpoints[0].stops(in: some.trace).count == stops, "\(override)")
    }
  }
}
