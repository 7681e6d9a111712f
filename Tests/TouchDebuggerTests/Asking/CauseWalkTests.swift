import TestSupport
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@testable import TouchDebugger

@Suite("Why, back to the event that began it") struct CauseWalkTests {
  private func session(
    _ lines: String, _ fingers: String, _ language: Language = .english
  ) -> Debugger {
    let page = scene(lines)
    return debugger(page, touches(fingers, in: page), language)
  }

  private func held(_ language: Language = .english) -> Debugger {
    session(
      """
      window 390x844
        view root 0,0 390x844
          @longPress press
          view body 50,50 200x200
      """, "0 down A at 100,100\n700 up A", language)
  }

  @Test func `a cancelled touch: who took it, why that one recognized, and the event`() {
    var debugger = held()
    let lines = debugger.shown("goto 24 ;; why").split(separator: "\n").map(String.init)
    #expect(
      lines.suffix(8) == [
        "It follows from:",
        "  1  #23  press takes touch A from body  9.27",
        "  2  #21  press Possible -> Began: held for 500 ms without",
        "          moving far  10.8",
        "  3  #20  500 ms: the timer of press fires  4.5",
        "  4  #2   A down leaves the queue: a new touch looks for its",
        "          view",
        "Type 1-4 to go to that step. 12 steps on the way are left out.",
      ], "\(lines)")
    #expect(debugger.perform("2").moved && debugger.index == 20)
  }

  @Test func `it says the same in Chinese`() {
    var debugger = held(.simplifiedChinese)
    let lines = debugger.shown("why 24").split(separator: "\n").map(String.init)
    #expect(lines.contains("它的由来："))
    #expect(lines.last == "输入 1-4 前往该步。途中略去 12 步。", "\(lines)")
  }

  @Test func `where only the event came before, nothing is walked, and the numbers stay`() {
    var debugger = held()
    _ = debugger.perform("why 24")
    let menu = debugger.session.menu
    for step in [5, 15, 17, 19] {
      #expect(!debugger.shown("why \(step)").contains("follows from"), "\(step)")
    }
    #expect(debugger.session.menu == menu)
    #expect(!debugger.shown("goto 24 ;; why short").contains("follows from"))
  }

  @Test func `of what happens every walk goes back, is short, and ends at an event`() {
    var walked = 0
    for seed in UInt64(0)..<45 {
      var generator = SeededGenerator(seed: seed)
      let scene = gestureScene(using: &generator)
      let trace = record(gestureScript(for: scene, using: &generator), in: scene)
      for index in stride(from: 0, to: trace.count, by: 7) {
        let walk = CauseWalk(from: index, in: trace)
        guard let first = walk.steps.first, let last = walk.steps.last else { continue }
        walked += 1
        #expect(first < index && walk.steps.count <= CauseWalk.most)
        #expect(zip(walk.steps, walk.steps.dropFirst()).allSatisfy { $0 > $1 })
        #expect(trace.causes(of: last).allSatisfy { trace.causes(of: $0).isEmpty })
        #expect(walk.leftOut >= 0)
      }
    }
    #expect(walked > 100)
  }
}
