import TestSupport
import Testing
import TouchCore

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Walking through a record") struct RecordWalkerTests {
  @Test func `the scene is that of the step, whichever way one walks and whoever looks on`() {
    var generator = SeededGenerator(seed: 51)
    var changes = 0
    for _ in 0..<150 {
      let scene = gestureScene(using: &generator)
      let trace = record(gestureScript(for: scene, using: &generator), in: scene)
      guard !trace.isEmpty else { continue }
      changes += trace.changes.count
      var walker = RecordWalker(trace)
      var seen: [(index: Int, from: Vantage)] = []
      for _ in 0..<20 {
        let index = Int.random(in: trace.indices, using: &generator)
        seen.append((index, walker.vantage(at: index)))
        let next = Int.random(in: trace.indices, using: &generator)
        #expect(walker.scene(at: next) == trace.scene(at: next))
      }
      // Those who look on keep what they saw, however far the walker went since.
      for (index, vantage) in seen { #expect(vantage.scene == trace.scene(at: index)) }
    }
    #expect(changes > 100)
  }
}
