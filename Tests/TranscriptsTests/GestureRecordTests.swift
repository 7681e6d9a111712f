import TestSupport
import Testing
import TouchCore
import TouchNarration
import Transcripts

@Suite("The record of recognizers, controls, scroll views and first responders")
struct GestureRecordTests {
  @Test("9.37: A double tap's record is the one kept, with either flag") func doubleTaps() throws {
    try expectGolden(record(doubleTap("delaysTouchesEnded=yes")), "double-tap-ended.jsonl")
    try expectGolden(record(doubleTap("delaysTouchesBegan=yes")), "double-tap-began.jsonl")
  }

  @Test("7.19, 12.11: A control's events and actions, up the chain to whoever performs them")
  func control() throws { try expectGolden(record(button), "button.jsonl") }

  @Test("11.14: A scroll view's drag, with its private recognizers") func scroll() throws {
    try expectGolden(record(drag), "drag.jsonl")
  }

  @Test("12.2, 12.9: Presses, shakes and commands start at the first responder") func others()
    throws
  {
    try expectGolden(record(focus), "focus.jsonl")
  }

  @Test("3.14: A call with several touches names the fingers of all of them") func calls() throws {
    try expectGolden(record(fingers), "fingers.jsonl")
  }

  @Test("7.13, 9.8: Fingers that a control sends on, and a recognizer that takes none") func deaf()
    throws
  {
    try expectGolden(record(forwarding), "forwarding.jsonl")
  }

  @Test("9.4, 9.14, 9.22: Questions, waiting and prevention") func questions() throws {
    try expectGolden(record(delegates), "delegates.jsonl")
  }

  @Test("9.33: A timer's steps have ids of their own, before any touch") func timers() throws {
    let trace = doubleTap("delaysTouchesEnded=yes", "0 down A at 195,400\n60 up A")
    try expectGolden(record(trace), "single-tap.jsonl")
    let ids = try readBack(trace).compactMap(\.id)
    #expect(ids.contains("timer1/timer/double"))
    #expect(ids.contains("timer1/gr/double/failed"))
    #expect(ids.contains("t1/timer1/gate/flush/touchesEnded"))
    #expect(ids.contains("t1/timer1/deliver/pad"))
    #expect(Set(ids).count == trace.count)
  }

  @Test("What happens again in one event is counted") func repeated() throws {
    let ids = try readBack(
      recorded(
        "model hitTestTwice on\nwindow 390x844\n  view a 0,0 390x844", "0 down A at 9,9\n60 up A")
    ).compactMap(\.id)
    #expect(ids.contains("t1/e1/hit/window/a"))
    #expect(ids.contains("t1/e1/hit/window/a%n2"))
    #expect(Set(ids).count == ids.count)
  }

  private func record(_ trace: Trace) -> String {
    lines(trace).map { $0 + "\n" }.joined()
  }
}
