import SceneLanguage
import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Moving with one finger only") struct OneFingerTests {
  private func two() throws -> Debugger {
    let scene = try #require(
      readScene(SourceLines(file: "", text: "window 99x99\n  view v 0,0 99x99 multitouch")).value)
    let script = touches(
      "0 down a at 5,5\n9 down b at 9,9\n20 move a by 9,0\n30 up b\n40 up a", in: scene)
    return Debugger(scene: scene, script: script, language: .english, sceneLabel: "two")
  }

  @Test func `each way on and back stops at the next step of that touch, or at an end`() {
    for seed in 0..<UInt64(isSlowRun ? 300 : 20) {
      var g = SeededGenerator(seed: seed)
      let scene = gestureScene(using: &g)
      var debugger = Debugger(
        scene: scene, script: gestureScript(for: scene, using: &g), language: .english,
        sceneLabel: "")
      let trace = debugger.trace
      guard let touch = trace.outcomes.map(\.touch).randomElement(using: &g) else { continue }
      for _ in 0..<60 {
        let way = ["step", "next", "finish", "rstep", "rnext", "rfinish"].randomElement(using: &g)
        let line = (way ?? "step") + " touch:\(touch)"
        let before = debugger.cursor
        let reply = debugger.perform(line)
        guard reply.moved else { continue }
        let (here, isForward) = (debugger.cursor, !line.hasPrefix("r"))
        #expect(isForward == (here > before), "\(seed) \(line)")
        let isEdge = here == 0 || here == trace.count
        #expect(isEdge || trace.touch(at: here - 1)?.number == touch, "\(seed) \(line)")
        // Nothing of that touch lies between, for whoever goes step by step.
        guard line.hasPrefix("step") || line.hasPrefix("rstep") else { continue }
        let between = isForward ? (before + 1)..<here : (here + 1)..<before
        #expect(
          between.allSatisfy { trace.touch(at: $0 - 1)?.number != touch }, "\(seed) \(line)")
      }
    }
  }

  @Test func `a breakpoint stops it only where it is about that touch`() throws {
    var debugger = try two()
    _ = debugger.perform("break touch.deliver")
    let all = debugger.breakpoints[0].stops(in: debugger.trace)
    for (line, touch) in [("continue touch:2", 2), ("continue touch:a", 1)] {
      _ = debugger.perform("goto 0")
      var stops: [Int] = []
      while debugger.perform(line).stop?.reason == .breakpoint { stops.append(debugger.cursor) }
      #expect(stops == all.filter { debugger.trace.touch(at: $0 - 1)?.number == touch })
      #expect(!stops.isEmpty)
    }
    _ = debugger.perform("goto 0")
    _ = debugger.perform("continue v.hitTest touch:2")
    #expect(debugger.trace.touch(at: debugger.cursor - 1)?.number == 2)
    #expect(debugger.shown("continue v.hitTest touch:2").contains("touch:2"))
  }

  @Test func `a touch that is not there is said, and after compare one touch still goes on alone`()
    throws
  {
    var debugger = try two()
    #expect(debugger.perform("step touch:9").status == .failed)
    #expect(debugger.cursor == 0)
    _ = debugger.perform("whatif v.isHidden = yes")
    _ = debugger.perform("compare")
    #expect(debugger.perform("next touch:1").moved)
    #expect(debugger.trace.touch(at: debugger.cursor - 1)?.number == 1)
  }
}
