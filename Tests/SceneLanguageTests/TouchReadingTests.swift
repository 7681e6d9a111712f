import SceneLanguage
import TestSupport
import Testing
import TouchCore

private let pad = scene("window 390x844\n  vc root\n    view pad 10,10 100x100\n    view")

@Suite("Reading touches")
struct TouchReadingTests {
  @Test("Every form of a line is read")
  func forms() {
    let script = touches(
      """
      // a touch
      0 down A at 200,420
      16 move A by 0,-40.5
      20 wait
      32 move A in pad 1,2
      40 move A in view2 1,2   // nobody named it
      48 move A
      80 cancel A reason=alert
      100 down B in pad 5,5
      120 cancel B reason="a phone call"
      130 down B at 1,1
      140 up B at 2,2
      """, in: pad)
    #expect(
      script.events == [
        TouchEvent(0, .down, "A", .screen(Point(200, 420))),
        TouchEvent(16, .move, "A", .by(Point(0, -40.5))),
        TouchEvent(20, .wait),
        TouchEvent(32, .move, "A", .inView(ViewID(1), Point(1, 2))),
        TouchEvent(40, .move, "A", .inView(ViewID(2), Point(1, 2))),
        TouchEvent(48, .move, "A"),
        TouchEvent(80, .cancel, "A", reason: "alert"),
        TouchEvent(100, .down, "B", .inView(ViewID(1), Point(5, 5))),
        TouchEvent(120, .cancel, "B", reason: "a phone call"),
        TouchEvent(130, .down, "B", .screen(Point(1, 1))),
        TouchEvent(140, .up, "B", .screen(Point(2, 2))),
      ])
  }

  @Test("Every error in a touch stands at its line and column", arguments: touchErrors)
  func errors(example: Case) {
    #expect(problems(example.text, in: pad) == [example.problem])
  }

  @Test func `lines may be indented, all by as much`() {
    #expect(
      touches("  0 down A at 1,1\n  5 up A", in: pad).events
        == touches("0 down A at 1,1\n5 up A", in: pad).events)
  }

  @Test("All wrong lines are reported")
  func all() {
    #expect(
      problems("0 dwon A at 1,1\n1.5 up A\n2 up A at 1\n", in: pad) == [
        "1:3: error: unknown action 'dwon'; did you mean 'down'?",
        "2:1: error: expected whole milliseconds, found '1.5'",
        "3:11: error: expected x,y, found '1'",
      ])
  }
}

private let touchErrors = [
  Case("", "1:1: error: there is no event; write a 'down', or another event"),
  Case("5 wait", "1:1: error: there is no event; write a 'down', or another event"),
  Case("0 up A", "1:6: error: the finger 'A' is not down"),
  Case("0 down A at 1,1\n5 up B", "2:6: error: the finger 'B' is not down"),
  Case(
    "0 down A at 1,1\n5 down A at 1,1", "2:8: error: the finger 'A' is already down"),
  Case("0 down A", "1:8: error: the place is missing; write at x,y or in VIEW x,y"),
  Case("0 down A by 1,1", "1:8: error: the place is missing; write at x,y or in VIEW x,y"),
  Case("9 down A at 1,1\n8 up A", "2:1: error: earlier than the line before"),
  Case("0 down A at 1,1\n9 wait\n8 up A", "3:1: error: earlier than the line before"),
  Case("-1 down A at 1,1", "1:1: error: expected whole milliseconds, found '-1'"),
  Case("1e3 down A at 1,1", "1:1: error: expected whole milliseconds, found '1e3'"),
  Case(
    "1000000001 down A at 1,1", "1:1: error: 1000000001 is out of range: 0 to 1000000000"),
  Case(
    "0",
    "1:2: error: something is missing: <ms> down|move|up|cancel|motion|press|key|remote|set|wait|tap|wheel|hover"
  ),
  Case("0 up", "1:5: error: an event names its finger; write '0 up A'"),
  Case("0 down A at", "1:12: error: something is missing: at x,y"),
  Case("0 down A in", "1:12: error: something is missing: in VIEW x,y"),
  Case("0 down A in pad", "1:16: error: something is missing: in VIEW x,y"),
  Case("0 down A in pda 1,1", "1:13: error: unknown view 'pda'; did you mean 'pad'?"),
  Case("0 down A in root 1,1", "1:13: error: 'root' is a view controller, not a view"),
  Case("0 down A on 1,1", "1:10: error: unknown value 'on'; did you mean 'in'?"),
  Case("0 down A at 1,1 at 2,2", "1:17: error: unexpected 'at'"),
  Case("0 down A at 1，1", "1:14: error: full-width comma '，'; did you mean ','?"),
  Case("0 down A.B at 1,1", "1:8: error: 'A.B' is not a name: letters, digits, _ and, inside, -"),
  Case(
    "0 down A at 1,1\n  5 up A",
    "2:3: error: unexpected indentation; no line is inside another here"),
  Case("0 wait 5", "1:8: error: unexpected '5'"),
  Case("0 down A at 1,1 reason=", "1:24: error: expected a word or \"…\", found ''"),
  Case(
    "0 down A at 1,1 reason=a reason=b",
    "1:26: error: 'reason' is written twice, or contradicts another word"),
]
