import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Branches") struct BranchTests {
  @Test func `are a tree with what came of each`() {
    var debugger = debugger()
    #expect(
      debugger.shown("branches") == """
        ▶ 0  as it was opened  → fourthView
        no branches yet: whatif makes one
        """)
    _ = debugger.perform("whatif thirdView.isHidden = yes")
    _ = debugger.perform("whatif and secondView hidden ;; branches 0")
    _ = debugger.perform("whatif move touch 1 to 200,700")
    #expect(
      debugger.shown("branches") == """
          0  as it was opened  → fourthView
            1  whatif thirdView.isHidden = yes  → firstView
              2  whatif and secondView hidden  → firstView
        ▶   3  whatif move touch 1 to 200,700  → fifthView
        """)
    #expect(
      debugger.shown("branches 2") == """
        now in branch 2: whatif and secondView hidden
        Finding the view · #7 of 24  hit.ask
              secondView is hidden: nil
        """)
    #expect(debugger.promptPosition == "#7/24 b2")
  }

  @Test func `undo goes to the state before the last change, to where one stood`() {
    var debugger = debugger()
    _ = debugger.perform(
      "goto 9 ;; whatif thirdView.isHidden = yes ;; goto 3 ;; whatif fifthView hidden")
    #expect(debugger.scene[debugger.scene.view(named: "fifthView")!].isHidden)
    #expect(debugger.shown("undo").hasPrefix("undone: whatif fifthView hidden\nFinding"))
    #expect(debugger.promptPosition == "#3/24 b1", "the state after the first one")
    #expect(debugger.shown("undo 3").hasPrefix("there is only one change to undo"))
    #expect(debugger.shown("undo").hasPrefix("undone: whatif thirdView.isHidden = yes\nFinding"))
    #expect(debugger.promptPosition == "#9/31")
    #expect(debugger.shown("undo").hasPrefix("there is nothing to undo"))
  }

  @Test(arguments: [
    "break fifthView", "watch touch.phase", "disable 1", "delete 1", "break #9 if depth > 1",
    "display point", "delete display 1", "mark here", "note look", "note delete 1",
    "set explain full", "set language zh-Hans", "set model.tapInterval 500", "branches 1",
    "whatif and fifthView.alpha = 0", "tap 20,20",
  ])
  func `undo undoes whatever changed anything, and motions change nothing`(_ line: String) {
    var debugger = debugger()
    for line in [
      "break #9", "display depth", "note first", "whatif fourthView.alpha = 0.5", "branches 0",
    ] {
      _ = debugger.perform(line)
    }
    let changes = debugger.session.changes.count
    let before = state(debugger)
    _ = debugger.perform(line)
    #expect(debugger.session.changes.count == changes + 1 && state(debugger) != before)
    _ = debugger.perform("goto end ;; rstep ;; list ;; note ;; mark ;; display ;; branches ;; why")
    #expect(debugger.session.changes.count == changes + 1)
    #expect(debugger.perform("undo").status == .ok)
    #expect(state(debugger) == before)
  }

  /// Everything a command can change.
  private func state(_ debugger: Debugger) -> [String] {
    var debugger = debugger
    let (language, explaining) = (debugger.language, debugger.explaining)
    debugger.language = .english
    _ = debugger.perform("goto start")
    let shown = ["info break", "display", "note", "mark"].map { debugger.shown($0) }
    return shown + ["\(debugger.branch) \(language) \(explaining) \(debugger.trace.count)"]
  }

  @Test func `a typed whatif acts in the world one stands in, a number in the one it is about`() {
    var debugger = loginDebugger()
    _ = debugger.perform("whatif signIn.alpha = 0.9")
    let offered = debugger.perform("why-not signIn").answers.first?.edits.first?.command ?? ""
    #expect(offered.hasPrefix("whatif "))
    var chosen = debugger
    _ = chosen.perform("1")
    #expect(chosen.session.worlds.here.parent == 1, "the answer was about branch 1")
    _ = debugger.perform(offered)
    #expect(debugger.session.worlds.here.parent == 0, "it replaces the proposal before it")
  }
}
