import TestSupport
import Testing
import TouchCore

@Suite("Transitions that take time") struct TransitionTests {
  private func scene(_ duration: Int, _ style: String = "pageSheet", _ more: String = "") -> Scene {
    TestSupport.scene(
      """
      model transitionDuration \(duration)
      \(more)window 400x800
        vc home
          view page 0,0 400x800
            @pan drag
        presented vc card by=home style=\(style) dismissed
          view sheet 0,400 400x400
      """)
  }

  private func hits(_ scene: Scene, _ script: String) -> [String?] {
    record(touches(script, in: scene), in: scene).outcomes.map { $0.hit.map { scene.name(of: $0) } }
  }

  private let script = """
    0 set card presented
    100 down A at 200,600
    120 up A
    300 down B at 200,600
    320 up B
    """

  @Test("21.15: new touches hit neither view while it runs")
  func ignored() {
    #expect(hits(scene(0), script) == ["sheet", "sheet"])
    #expect(hits(scene(200), script) == ["window", "sheet"])
    #expect(
      hits(scene(200, "pageSheet", "model transitionIgnoresTouches off\n"), script)
        == ["sheet", "sheet"])
  }

  @Test("21.15: a touch that is down goes on")
  func goesOn() {
    let scene = scene(200)
    let script = touches("0 down A at 200,100\n50 set card presented\n400 up A", in: scene)
    let trace = record(script, in: scene)
    let taken = trace.contains { if case .gate(.cancel) = $0 { true } else { false } }
    #expect(trace.outcomes.first?.hit == scene.view(named: "page") && !taken)
  }

  @Test("21.15: one that is turned back lasts anew")
  func turnedBack() {
    #expect(
      hits(
        scene(200),
        """
        0 set card presented
        100 set card dismissed
        250 down A at 200,600
        260 up A
        400 down B at 200,600
        410 up B
        """) == ["window", "page"])
  }

  @Test("21.14: one of the app's own cancels a gesture that runs")
  func cancelled() {
    let lines = """
      0 down A at 200,100
      20 move A by 0,20
      50 set card presented
      100 up A
      """
    func states(_ scene: Scene) -> [GestureState] {
      record(touches(lines, in: scene), in: scene).compactMap { step in
        guard case .recognizer(.state(_, _, let state, _, _, _)) = step else { return nil }
        return state
      }
    }
    #expect(states(scene(200, "custom")) == [.began, .cancelled, .possible])
    #expect(states(scene(200)) == [.began, .ended, .possible])
    #expect(states(scene(0, "custom")) == [.began, .ended, .possible])
  }
}
