import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger

@Suite("Branches") struct BranchTests {
  @Test func `are a tree with what came of each`() {
    var debugger = debugger()
    #expect(
      debugger.shown("branches") == """
        ▶ 0  as it was opened  → fourthView
        no branches yet: whatif and set make them
        """)
    _ = debugger.perform("whatif thirdView.isHidden = yes")
    _ = debugger.perform("set secondView hidden ;; branches 0")
    _ = debugger.perform("whatif move touch 1 to 200,700")
    #expect(
      debugger.shown("branches") == """
          0  as it was opened  → fourthView
            1  whatif thirdView.isHidden = yes  → firstView
              2  set secondView hidden  → firstView
        ▶   3  whatif move touch 1 to 200,700  → fifthView
        """)
    #expect(
      debugger.shown("branches 2") == """
        now in branch 2: set secondView hidden
        #0/24  start of recording
        article 000: nothing has happened yet; step goes to the first step.
        """)
    #expect(debugger.promptPosition == "#0/24 b2")
  }

  @Test func `undo goes to where one stood`() {
    var debugger = debugger()
    _ = debugger.perform(
      "goto 9 ;; whatif thirdView.isHidden = yes ;; goto 3 ;; set fifthView hidden")
    #expect(debugger.cursor == 0)
    #expect(debugger.shown("undo").hasPrefix("took back set fifthView hidden\n#3/24  "))
    #expect(debugger.shown("undo 3").hasPrefix("only one change led here"))
    #expect(debugger.promptPosition == "#3/24 b1")
    #expect(debugger.shown("undo").hasPrefix("took back whatif thirdView.isHidden = yes\n#9/31  "))
    #expect(debugger.shown("undo").hasPrefix("there is nothing to undo"))
  }
}
