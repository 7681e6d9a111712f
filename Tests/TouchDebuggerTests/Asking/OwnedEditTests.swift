import TestSupport
import Testing
import TouchNarration

@testable import TouchDebugger

@Suite("The edit that the owner of the code commits comes first") struct OwnedEditTests {
  @Test(arguments: Report.ofGestures + Report.ofViews) func `is offered`(report: Report) {
    let scene = TestSupport.scene(report.scene)
    var session = debugger(scene, touches(report.touch, in: scene))
    let answer = session.perform(report.question).plain
    for words in report.says { #expect(answer.contains(words), "\(answer)") }
    let chinese = shown(report.question, report.scene, report.touch, .simplifiedChinese)
    #expect(chinese != answer)
  }

  @Test func `a row that loses its only touch to the view asked about is no loss`() {
    let answer = shown(
      "why-not head",
      """
      window 390x844
        collection grid 0,0 390x844 contentSize=390x3000
          item under 0,0 190x190
          header head 0,0 390x44 noninteractive
      """, "0 down A at 80,20\n80 up A")
    #expect(answer.contains("1  whatif head.isUserInteractionEnabled = yes"), "\(answer)")
    #expect(!answer.contains("no longer selected"), "\(answer)")
  }
}
