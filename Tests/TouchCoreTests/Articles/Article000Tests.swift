import TestSupport
import Testing
import TouchCore
import TouchInquiry

/// Article 000: the walk to the view, and the way back up (facts §15, 000).
@Suite("Article 000, in its own order")
struct Article000Tests {
  private func run(_ scene: String, _ script: String = "0 down A at 200,420\n80 up A") -> Trace {
    let scene = TestSupport.scene(scene)
    return record(touches(script, in: scene), in: scene)
  }

  @Test("Events are queued and taken in their order (1.1)")
  func queue() {
    let trace = run(fiveViews, "0 down A at 200,420\n0 down B at 200,700\n80 up A,B")
    #expect(
      trace.lines.filter { $0.hasPrefix("queue") } == [
        "queue.put 0", "queue.put 1", "queue.take 0", "queue.take 1", "queue.put 2", "queue.take 2",
      ])
  }

  @Test("A touch keeps its view while its phase, time and place change (1.11, 3.1)")
  func touch() {
    let trace = run(fiveViews, "0 down A at 200,420\n16 move A by 0,300\n80 up A")
    let touches = trace.moments.compactMap(\.touch)
    #expect(touches.map(\.phase) == [.began, .moved, .ended])
    #expect(Set(touches.map(\.view)) == [trace.scene.view(named: "fourthView")])
    #expect(touches.map(\.timestamp) == [0, 0.016, 0.08])
  }

  @Test("The red dot: window, first, third, fifth and fourth are asked, second never (2.5)")
  func redDot() {
    let trace = run(fiveViews)
    #expect(
      trace.asked(touch: 1).map { trace.scene.name(of: $0) } == [
        "window", "firstView", "thirdView", "fifthView", "fourthView",
      ])
    #expect(trace.outcomes[0].hit == trace.scene.view(named: "fourthView"))
  }

  @Test("Nobody overrides anything: every message climbs to the application and is dropped (5.12)")
  func climbs() {
    #expect(
      run(fiveViews).chains == [
        "touchesBegan fourthView > thirdView > firstView > root > window > app dropped",
        "touchesEnded fourthView > thirdView > firstView > root > window > app dropped",
      ])
  }

  @Test("Each method is forwarded or kept by itself, not by a view that can handle (6.2)")
  func perMethod() {
    let trace = run(
      "window 400x800\n  view back 0,0 400x800\n    view front 0,0 400x800\n      ~touchesMoved log",
      "0 down A at 9,9\n9 move A by 1,1\n20 up A")
    #expect(
      trace.chains == [
        "touchesBegan front > back > window > app dropped", "touchesMoved front kept",
        "touchesEnded front > back > window > app dropped",
      ])
  }

  @Test("The delegate ends the chain if it is a UIResponder (5.11)")
  func delegate() {
    let trace = run(
      "app\n  delegate boss\n  window 400x800\n    view a 0,0 400x800", "0 down A at 9,9\n9 up A")
    #expect(trace.chains.first == "touchesBegan a > window > app > boss dropped")
  }
}
