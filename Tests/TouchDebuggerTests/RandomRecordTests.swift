import TestSupport
import Testing
import TouchCore
import TouchInquiry

@testable import TouchDebugger

@Suite("Hundreds of random records") struct RandomRecordTests {
  private func record(seed: UInt64) -> Debugger {
    var generator = SeededGenerator(seed: seed)
    let scene = randomScene(using: &generator)
    return debugger(scene, randomScript(for: scene, using: &generator))
  }

  @Test func `breakpoints announce exactly where continue stops, both ways`() throws {
    var stopped = 0
    for seed in UInt64(0)..<(isSlowRun ? 300 : 90) {
      var debugger = record(seed: seed)
      let names = debugger.scene.allNames
      let name = names[Int(seed) % names.count]
      let aspect = ["", ".hitTest", ".pointInside", ".touches", ".next"][Int(seed) % 5]
      let condition = seed % 3 == 0 ? " if depth < 4 || phase == chain" : ""
      let reply = debugger.perform("break \(name)\(aspect)\(condition)")
      try #require(reply.status == .ok, "\(seed): \(reply.plain)")
      let announced = debugger.breakpoints[0].stops(in: debugger.trace)
      let isSilent = reply.plain.contains("will never stop: ")
      #expect(isSilent == announced.isEmpty, "\(seed): \(reply.plain)")
      for number in announced.prefix(6) { #expect(reply.plain.contains("#\(number)")) }
      var visited: [Int] = []
      while debugger.perform("continue").plain.contains("breakpoint 1") {
        visited.append(debugger.cursor)
      }
      #expect(visited == announced, "\(seed)")
      #expect(debugger.cursor == debugger.trace.count)
      let atEnd = announced.last == debugger.trace.count ? 1 : 0
      var back: [Int] = []
      while debugger.perform("rcontinue").plain.contains("breakpoint 1") {
        back.append(debugger.cursor)
      }
      #expect(back.reversed() == announced.dropLast(atEnd), "\(seed)")
      #expect(debugger.cursor == 0)
      stopped += announced.count
    }
    #expect(stopped > (isSlowRun ? 50 : 10))
  }

  @Test func `step and rstep undo each other`() {
    for seed in UInt64(0)..<(isSlowRun ? 40 : 12) {
      var debugger = record(seed: seed)
      for cursor in 0...debugger.trace.count {
        _ = debugger.perform("goto \(cursor)")
        if debugger.perform("step").moved {
          _ = debugger.perform("rstep")
          #expect(debugger.cursor == cursor)
        }
      }
    }
  }

  @Test func `every looking command says something at every step`() {
    let lines = [
      "why", "why short", "bt", "tree", "chain", "list", "map", "map --ascii",
      "info step", "info touch", "recognizers", "info scene", "compare all", "rules", "p touch",
      "p point", "p view",
    ]
    for seed in UInt64(0)..<(isSlowRun ? 20 : 10) {
      var debugger = record(seed: seed)
      for cursor in stride(from: 0, through: debugger.trace.count, by: isSlowRun ? 7 : 11) {
        _ = debugger.perform("goto \(cursor)")
        for line in lines {
          let reply = debugger.perform(line)
          #expect(!reply.lines.isEmpty, "\(seed) #\(cursor) \(line)")
          #expect(!reply.moved)
        }
        #expect(debugger.showStop().lines.count <= 3)
      }
    }
  }
}
