import TestSupport
import Testing
import TouchCore

/// Article 001's two opening experiments, and the claims behind them (facts §15, 001).
@Suite("Article 001, in its own order")
struct Article001Tests {
  private func run(_ top: String, topTap: String = "          @tap topTap") -> Trace {
    let scene = scene(
      """
      window 400x800
        vc root
          view parent 0,0 400x800
            @tap parentTap
            view bottom 50,100 200x200
              @tap bottomTap
            view middle 80,130 200x200
              @tap middleTap
            view top 110,160 200x200 \(top)
      \(topTap.isEmpty ? "" : "        @tap topTap")
      """)
    return record(touches("0 down A at 200,250\n80 up A", in: scene), in: scene)
  }

  private func hit(_ trace: Trace) -> String {
    trace.outcomes[0].hit.map { trace.scene.name(of: $0) } ?? "nil"
  }

  @Test("Three overlapping views, each with a tap: the one in front acts, and only it")
  func overlap() {
    let trace = run("")
    #expect(hit(trace) == "top")
    expectSteps(
      trace.heard,
      """
      0 touchesBegan top 1
      80 topTap ended matched
      80 touchesCancelled top 1
      """)
    #expect(trace.log("prevents") == ["80 topTap prevents parentTap"])
  }

  @Test("Experiment 1: the front view does not interact, and the one behind it acts (2.26)")
  func frontViewOff() {
    let trace = run("noninteractive")
    #expect(hit(trace) == "middle")
    expectSteps(
      trace.heard,
      """
      0 touchesBegan middle 1
      80 middleTap ended matched
      80 touchesCancelled middle 1
      """)
  }

  @Test("Experiment 2: the front view has no tap: the parent's acts, never the one behind (9.1)")
  func frontViewWithoutTap() {
    let trace = run("", topTap: "")
    #expect(hit(trace) == "top")
    let collected = trace.indices.flatMap { trace.collected(at: $0) }
    #expect(collected.map { trace.scene.name(of: $0) } == ["parentTap"])
    expectSteps(
      trace.heard,
      """
      0 touchesBegan top 1
      80 parentTap ended matched
      80 touchesCancelled top 1
      """)
  }

  @Test("4: the parent's tap watches the touch; it does not wait for the event to climb")
  func observerNotChain() {
    let scene = scene(
      """
      window 400x800
        view parent 0,0 400x800
          @tap parentTap
          view top 110,160 200x200
            ~touchesBegan log
      """)
    let trace = record(touches("0 down A at 200,250\n80 up A", in: scene), in: scene)
    #expect(trace.chains.first == "touchesBegan top kept")
    #expect(
      trace.log("parentTap ended") == ["80 parentTap ended matched", "80 action parentTap ended"])
  }
}
