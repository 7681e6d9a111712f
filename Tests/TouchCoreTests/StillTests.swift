import TestSupport
import Testing
import TouchCore
import TouchInquiry

@Suite("A still of a record") struct StillTests {
  private let trace: Trace = {
    let scene = scene(
      """
      window 390x844
        view pad 0,0 390x844
          @tap double taps=2
          view off 0,0 390x844 hidden
      """)
    return record(
      touches("0 down A at 20,30\n60 up A\n4000 wait", in: scene), in: scene)
  }()

  @Test("Before the first step the finger is shown where it will land") func start() {
    let still = Still(trace, at: nil)
    #expect(still.touch?.screenLocation == Point(20, 30))
    #expect(still.turn == nil && still.marks.asked.isEmpty && still.marks.hit == nil)
  }

  @Test("What was said is known from its step on") func marks() throws {
    let off = try #require(trace.scene.view(named: "off"))
    let ask = try #require(trace.ask(of: off, touch: 1))
    #expect(Still(trace, at: ask - 1).marks.refusal(of: off) == nil)
    #expect(Still(trace, at: ask).marks.refusal(of: off)?.verdict == .hidden)
    #expect(Still(trace, at: ask).turn == .view(off))
  }

  @Test("9.33: Where a timer fires after the lift, what was said last still stands") func timer()
    throws
  {
    let timer = try #require(trace.indices.first { trace[$0].kindName == "clock.timer" })
    let still = Still(trace, at: timer)
    #expect(still.touch == nil)
    #expect(still.marks.hit == trace.scene.view(named: "pad"))
    #expect(still.marks.refused == Set([trace.scene.view(named: "off")].compactMap { $0 }))
  }

  @Test("9.32: A message that was held back is about a finger that has left") func late() throws {
    let late = try #require(
      trace.indices.last { index in
        if case .touchDeliver(_, .ended, _, _) = trace[index] { true } else { false }
      })
    #expect(Still(trace, at: late).touch?.screenLocation == Point(20, 30))
    #expect(Still(trace, at: late).fingers.isEmpty)
    #expect(Still(trace, at: nil).fingers.count == 1)
  }

  @Test("Whether a view is seen depends on those around it") func seen() throws {
    let scene = scene("window 390x844\n  view a 0,0 9x9 alpha=0.009\n    view b 0,0 9x9")
    #expect(!scene.isSeen(try #require(scene.view(named: "b"))))
    #expect(scene.isSeen(try #require(scene.view(named: "window"))))
  }
}
