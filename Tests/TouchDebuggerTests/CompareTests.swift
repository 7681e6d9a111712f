import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Comparing two records") struct CompareTests {
  @Test func `shows the first difference and goes there`() {
    var debugger = loginDebugger()
    _ = debugger.perform("whatif banner.isHidden = yes ;; goto end")
    let compared = debugger.perform("compare")
    #expect(
      compared.plain == """
        − the opened scene   + branch 1   first difference at #6:
        − banner (200,40) is inside, no subviews
        + banner is hidden: nil
        """)
    #expect(compared.moved && debugger.promptPosition == "#6/27 b1")
    #expect(debugger.shown("compare off").hasPrefix("compare no longer changes"))
  }

  @Test func `sets of rules are compared, too, and all of them are a table`() {
    var debugger = debugger()
    let reply = debugger.shown("goto 9 ;; compare 001")
    #expect(reply.contains("− the opened scene   + rules 001   first difference at #"))
    #expect(debugger.shown("compare uikit").hasSuffix("are the same in every step"))
    #expect(debugger.shown("compare all").contains("\nM03 "))
    _ = debugger.perform("whatif fifthView.zPosition = 4")
    #expect(
      debugger.shown("compare") == "the opened scene and branch 1 are the same in every step")
    #expect(
      debugger.shown("compare 1").hasPrefix("you are in branch 1: there is nothing to compare"))
  }

  @Test(arguments: UInt64(0)..<30)
  func `the first difference is the first step that is not the same`(_ seed: UInt64) {
    var g = SeededGenerator(seed: seed)
    let scene = gestureScene(using: &g)
    var debugger = debugger(scene, gestureScript(for: scene, using: &g))
    let before = debugger.trace
    _ = debugger.perform("whatif model.tapInterval = 10 and v1.isHidden = yes")
    let after = debugger.trace
    let keys = (StepKeys(before), StepKeys(after))
    let shared = min(before.count, after.count)
    let differs = (0..<shared).first { keys.0[$0] != keys.1[$0] }
    let first = differs ?? (before.count == after.count ? nil : shared)
    #expect(after.parting(from: before) == first)
    _ = debugger.perform("compare")
    if let first { #expect(debugger.cursor == min(first + 1, after.count)) }
    #expect(before.parting(from: before) == nil)
  }

  @Test func `speaks Chinese`() {
    var debugger = debugger(article000, nil, .simplifiedChinese)
    _ = debugger.perform("whatif fifthView.isHidden = yes")
    #expect(
      debugger.shown("compare") == """
        − 打开的场景   + 分支 1   第一处不同在 #7：
        − fifthView (160,-140) 在外：nil
        + fifthView 已隐藏：nil
        """)
  }
}
