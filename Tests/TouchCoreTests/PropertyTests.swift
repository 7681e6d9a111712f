import TestSupport
import Testing

@testable import TouchCore

@Suite("What must always hold")
struct PropertyTests {
  @Test("The plain walks decide and record exactly as the search for every case")
  func descentIsSearch() {
    var generator = SeededGenerator(seed: 1)
    var passing = 0
    for _ in 0..<(isSlowRun ? 3000 : 1000) {
      let scene = randomScene(using: &generator)
      guard let window = scene.windows.first?.view else { continue }
      let layout = HitTestLayout(scene, window: window)
      guard layout.overrides != .answering else { continue }
      passing += layout.overrides == .passing ? 1 : 0
      let point = Point(
        Double(Int.random(in: -20...420, using: &generator)),
        Double(Int.random(in: -20...420, using: &generator)))
      var plain = StepBuffer()
      var stacked = StepBuffer()
      let answer = layout.hitTest(point, into: &plain)
      #expect(answer == layout.searchWithStack(point, Occasion(), rules: .uikit, into: &stacked))
      #expect(plain.records == stacked.records)
      #expect(layout.secondPass != nil || layout.hitTest(point) == answer)
    }
    #expect(passing > (isSlowRun ? 200 : 40))
  }

  @Test("Same input, same record; silent and recorded deliveries come to the same")
  func deterministic() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<(isSlowRun ? 500 : 150) {
      let scene = randomScene(using: &generator)
      let script = randomScript(for: scene, using: &generator)
      let trace = record(script, in: scene)
      #expect(trace == record(script, in: scene))
      #expect(trace.outcomes == deliver(script, in: scene))
    }
  }

  @Test("Every ask that was inside is answered once, and nothing else answers")
  func asksAreAnswered() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<(isSlowRun ? 1000 : 300) {
      let scene = randomScene(using: &generator)
      let trace = record(randomScript(for: scene, using: &generator), in: scene)
      var calls: [ViewID] = []
      for step in trace {
        switch step {
        case .hitAsk(let view, let depth, _, .inside), .hitAsk(let view, let depth, _, .overridden):
          #expect(depth == calls.count)
          calls.append(view)
        case .hitReturn(let view, let depth, _):
          #expect(calls.popLast() == view)
          #expect(depth == calls.count)
        case .hitAsk, .queuePut, .queueTake, .windowAsk, .windowChoose, .hitResult, .touchBind,
          .touchDeliver, .chainNext, .chainStop, .chainDrop, .timer, .change, .recognizer, .gate,
          .control, .action, .scroll,
          .row, .focus, .presentation:
          continue
        }
      }
      #expect(calls.isEmpty)
    }
  }

  @Test("A hundred thousand nested views are walked without the machine's stack")
  func depth() throws {
    var scene = Scene()
    var here = try scene.addWindow(View("", .window, frame: Rect(0, 0, 9, 9)))
    for _ in 0..<100_000 {
      here = try scene.addSubview(View("", frame: Rect(0, 0, 9, 9)), to: here)
    }
    scene[here].hitTestOverride = .passesThrough
    let layout = HitTestLayout(scene, window: ViewID(0))
    #expect(layout.hitTest(Point(1, 1)) == scene[here].superview)
  }

  @Test("A stored step takes 32 bytes")
  func stepSize() { #expect(MemoryLayout<StepRecord>.stride == 32) }
}
