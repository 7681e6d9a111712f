import TestSupport
import Testing

@testable import TouchCore

@Suite("Long records")
struct LongRecordTests {
  @Test("The scene at a step is the same whether looked up or made change by change")
  func sceneAtStep() {
    let screen = scene("window 400x800\n  view a 0,0 90x90\n    view b 1,1 9x9")
    let lines = (0..<200).map {
      $0 == 150 ? "\($0) set b removed" : "\($0) set \($0 % 3 == 0 ? "a" : "b") alpha=0.\($0 % 9)1"
    }
    let trace = record(
      touches((lines + ["300 down A at 5,5", "310 up A"]).joined(separator: "\n"), in: screen),
      in: screen)
    #expect(trace.changes.count == 200)
    var expected = screen
    var changes = trace.changes[...]
    for index in trace.indices {
      while let next = changes.first, next.step <= index {
        expected.apply(next.change)
        changes.removeFirst()
      }
      #expect(trace.scene(at: index) == expected, "#\(index + 1)")
    }
    // In any order, and whoever still holds the scene of another step keeps that.
    var generator = SeededGenerator(seed: 39)
    let places = (0..<100).map { _ in Int.random(in: trace.indices, using: &generator) }
    let held = places.map { trace.scene(at: $0) }
    for (place, scene) in zip(places, held) {
      let count = trace.changes.prefix { $0.step <= place }.count
      let other = trace.changes.prefix(count).reduce(into: screen) { $0.apply($1.change) }
      #expect(scene == other, "#\(place + 1)")
    }
  }

  @Test("Reading a record in order, either way, does not make each scene from the beginning")
  func changesMadeOnce() {
    let views = (0..<1000).map { "    view v\($0) 0,0 9x9\n" }.joined()
    let screen = scene("window 400x800\n  view a 0,0 90x90\n" + views)
    let lines = (0..<1000).map { "\($0) set v\($0) removed" }
    let trace = record(
      touches((["0 down A at 50,50"] + lines + ["3000 up A"]).joined(separator: "\n"), in: screen),
      in: screen)
    var left = 0
    let time = ContinuousClock().measure {
      for index in Array(trace.indices) + trace.indices.reversed() {
        let scene = trace.scene(at: index)
        if let a = scene.view(named: "a") { left += scene[a].subviews.count }
      }
    }
    #expect(left > 0 && time < .seconds(4 * slowdown), "\(time)")
  }

  @Test("9.35 Lifts that wait behind a resting finger are all told once it is lifted")
  func manyHeldLifts() {
    let screen = scene("window 400x800\n  view a 0,0 400x800 multitouch\n    @pan p")
    var lines = ["0 down A at 200,700"]
    for tap in 1...40 { lines += ["\(tap * 100) down B at 9,9", "\(tap * 100 + 50) up B"] }
    let trace = record(
      touches((lines + ["9000 up A"]).joined(separator: "\n"), in: screen), in: screen)
    var (held, released) = (0, 0)
    for index in trace.indices {
      switch trace[index] {
      case .gate(.hold): held += 1
      case .gate(.flush):
        released += 1
        #expect(trace.milliseconds(at: index) == 9000)
      default: break
      }
    }
    #expect(held >= 40)
    #expect(released == held)
  }
}
