import TestSupport
import Testing
import TouchCore
import TouchInquiry

@Suite("Ignored interaction events (facts §1)")
struct IgnoredEventsTests {
  private func scene(ignoring count: Int) -> String {
    """
    app ignoring=\(count)
      window 100x100
        view v 0,0 100x100
          @tap t
    """
  }

  @Test("1.10: while the counter is positive a touch is dropped: nobody is asked, nobody hears")
  func dropped() {
    let trace = delivered(tap(at: 50, 50), in: scene(ignoring: 1))
    #expect(trace.log == ["0 discard 1 ignored"])
    #expect(trace.hitLines.isEmpty)
    #expect(trace.outcomes.map(\.hit) == [nil])
    #expect(trace.outcomes.map(\.handledBy) == [[]])
  }

  @Test(
    "1.10: why a view did not get the touch: because events were ignored, not because of itself")
  func whyNot() throws {
    let trace = delivered(tap(at: 50, 50), in: scene(ignoring: 1))
    let view = try #require(trace.scene.view(named: "v"))
    let step = try #require(trace.indices.first { trace[$0].kindName == "gate.discard" })
    #expect(trace.whyNot(view, touch: 1) == .ignored(step: step))
  }

  @Test("1.10: begin and end nest: only at zero are touches let through again")
  func nesting() {
    let trace = delivered(
      """
      0 set app ignoring=1
      10 down A at 50,50
      20 up A
      500 set app ignoring=0
      510 down A at 50,50
      520 up A
      """, in: scene(ignoring: 2))
    expectSteps(
      trace.log,
      """
      0 set ignoring
      10 discard 1 ignored
      500 set ignoring
      510 touchesBegan v 2
      520 t ended matched
      520 action t ended
      520 cancel 2 t
      520 touchesCancelled v 2
      """)
  }

  @Test("1.10, 3.19: a touch that is down when ignoring starts is still told to its end")
  func downAlready() {
    let trace = delivered(
      """
      0 down A at 50,50
      10 set app ignoring=1
      20 up A
      30 down B at 50,50
      40 up B
      """, in: "window 100x100\n  view v 0,0 100x100")
    expectSteps(
      trace.log,
      """
      0 touchesBegan v 1
      10 set ignoring
      20 touchesEnded v 1
      30 discard 2 ignored
      """)
  }
}
