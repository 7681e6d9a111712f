import TestSupport
import Testing
import TouchCore
import TouchInquiry

@Suite("A view that leaves its window (facts §3)")
struct RemovedViewTests {
  private let script = """
    0 down A at 50,50
    10 set box removed
    20 move A by 5,0
    30 up A
    """

  private func log(_ kind: String, _ header: String = "") -> [String] {
    delivered(
      script,
      in: """
        \(header)window 400x400
          view box 0,0 200x200
            \(kind) v 0,0 200x200
        """
    ).log
  }

  @Test("3.20: the touch of a removed control is not tracked any more")
  func control() {
    #expect(
      log("control").prefix(7) == [
        "0 touchesBegan v 1", "0 v beginTracking", "0 v highlighted", "0 v touchDown",
        "10 set removed", "10 v cancelTracking", "10 v plain",
      ])
    #expect(!log("control").contains { $0.contains("touchUp") || $0.contains("Drag") })
  }

  @Test("3.20: whether a plain view still hears of its touch is a setting; folklore says it does")
  func plainView() {
    expectSteps(
      log("view"),
      """
      0 touchesBegan v 1
      10 set removed
      20 touchesMoved v 1
      30 touchesEnded v 1
      """)
    expectSteps(
      log("view", "model removedViewKeepsTouches off\n"),
      """
      0 touchesBegan v 1
      10 set removed
      10 discard 1 viewRemoved
      """)
  }

  @Test("3.20: a later touch does not find it, because it is in no window any more")
  func whyNot() throws {
    let trace = delivered(
      script + "\n500 down B at 50,50\n510 up B",
      in: "window 400x400\n  view box 0,0 200x200\n    view v 0,0 200x200")
    let view = try #require(trace.scene.view(named: "v"))
    #expect(trace.whyNot(view, touch: 2) == .notInWindow)
  }

  @Test("3.20, 5.14: what it hears climbs the chain as it is now, without its former superviews")
  func chainIsShorter() {
    let trace = delivered(
      script, in: "window 400x400\n  view box 0,0 200x200\n    view v 0,0 200x200")
    #expect(
      trace.chains == [
        "touchesBegan v > box > window > app dropped", "touchesMoved v > box dropped",
        "touchesEnded v > box dropped",
      ])
  }
}
