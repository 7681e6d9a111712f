import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Looking around") struct LookTests {
  private func shown(_ line: String, at step: Int) -> String {
    var debugger = debugger()
    _ = debugger.perform("goto \(step)")
    return debugger.shown(line)
  }

  @Test func `tree marks who was asked, who refused, the hit view and whose turn it is`() {
    #expect(
      shown("tree", at: 7) == """
          window            asked  #4
            firstView       asked  #5
              secondView
              thirdView     asked  #6
                fourthView
        ▶       fifthView   ✗ outside  #7
        """)
    #expect(shown("tree", at: 31).contains("\n        fourthView  ✓ hit  #9\n"))
    #expect(!shown("tree", at: 0).contains("asked"))
  }

  @Test func `chain tells the reason for every hop`() {
    #expect(
      shown("chain", at: 3) == """
        fourthView
          → thirdView  its superview (5.2)
          → firstView  its superview (5.2)
          → root  the controller whose root view it is (5.2)
          → window  its window, as root view controller (5.4)
          → app  the application (5.9)
          → nil: the chain ends, and an unhandled message is dropped
        """)
    #expect(shown("chain root", at: 3).hasPrefix("root\n  → window  "))
  }

  @Test func `a chain that leads back says so`() {
    let looping = scene(
      """
      window 390x844
        view a 0,0 390x844
          view b 0,0 390x844
            ~next a
          ~next b
      """)
    var debugger = debugger(looping)
    #expect(
      debugger.shown("chain b").hasSuffix(
        "→ loop: an override of next leads back to an earlier responder"))
  }

  @Test func `info speaks of every topic`() {
    for topic in InfoTopic.allCases {
      #expect(!shown("info \(topic.rawValue)", at: 7).isEmpty)
    }
    #expect(
      shown("info", at: 7) == "info about "
        + InfoTopic.allCases.map(\.rawValue).joined(separator: ", "))
    #expect(shown("info view", at: 7) == "print VIEW shows a view's properties")
    #expect(shown("i view fourthView", at: 0) == "print VIEW shows a view's properties")
    #expect(shown("info tuch", at: 7).contains("did you mean touch?"))
    #expect(
      shown("info scene", at: 0).hasPrefix(
        "article 000: 31 steps, 5 views, 1 window, 1 view controller\n"))
  }

  @Test func `compare is a table of answers`() {
    #expect(
      shown("compare", at: 7) == """
        uikit fourthView
        001 nil
        002 fourthView
        003 thirdView
        compare 001 shows the first difference; after whatif, compare the branch
        """)
    let all = shown("compare all", at: 7)
    let rules = HitTestRules.models + HitTestRules.misconceptions
    #expect(all.split(separator: "\n").count == rules.count)
    #expect(rules.allSatisfy { all.contains($0.name) } && all.contains("\nM03   fifthView\n"))
  }

  @Test func `rules say what they decided`() {
    #expect(shown("rules 2.4", at: 0).hasSuffix("\nsteps that follow it: #7"))
    #expect(shown("rules 7.11", at: 0).hasSuffix("\nno step of this record follows it"))
    #expect(shown("rules", at: 0).hasPrefix("1.1   4×    "))
  }

}

@Suite("Looking at a scene that changes") struct ChangingSceneLookTests {
  private let changing = scene(
    """
    window 390x844
      vc root
        view page 0,0 390x844
          scroll list 0,400 390x400 contentSize=390x1800
            view row 0,100 390x100
          button top 20,100 200x50
    """)

  private func shown(_ line: String, at step: String) -> String {
    let script = touches(
      """
      0 down A at 100,120
      50 set top hidden
      60 set list contentOffset=0,100
      120 up A
      """, in: changing)
    var debugger = debugger(changing, script)
    let place = debugger.trace.firstIndex { $0.kindName == "scene.change" } ?? 0
    _ = debugger.perform(step == "before" ? "goto \(place)" : "goto \(debugger.trace.count)")
    return debugger.shown(line)
  }

  @Test func `print and info tell what was set while a finger was down, only from there on`() {
    #expect(shown("print top.isHidden", at: "before") == "no")
    #expect(shown("print top.isHidden", at: "after") == "yes")
    #expect(shown("print list.bounds", at: "after") == "0,100 390x400")
    #expect(shown("print list.contentOffset", at: "before") == "(0,0)")
    #expect(shown("print list.contentOffset", at: "after") == "(0,100)")
    #expect(shown("print list.contentSize", at: "after") == "390x1800")
    #expect(shown("print top", at: "after").contains("  isHidden                  yes\n"))
    #expect(shown("tree *top*", at: "after").contains("hidden"))
  }

  @Test func `info names the command that shows an object, and the one that a word is`() {
    #expect(shown("info top", at: "after").hasPrefix("print top shows it"))
    #expect(shown("info map", at: "after").hasPrefix("map is a command of its own: type map"))
    #expect(shown("info views", at: "after").hasPrefix("tree shows the views"))
  }

  @Test func `tree names the switches of a view as they are here`() {
    #expect(!shown("tree", at: "before").contains("hidden"))
    #expect(
      shown("tree", at: "after") == """
          window     asked  #4
            page     asked  #5
              list   contentOffset=0,100
                row
        ▶     top    ✓ hit  #7  hidden
        """)
  }

  @Test func `map draws scrolled content where it is and marks what is hidden`() {
    let before = shown("map", at: "before").split(separator: "\n")
    let after = shown("map", at: "after").split(separator: "\n")
    let row = { (map: [Substring]) in map.firstIndex { $0.contains("row") } ?? 0 }
    #expect(row(before) - row(after) == 2 || row(before) - row(after) == 3)
    #expect(after.contains { $0.contains("top ✓ ◌") })
    #expect(after.last?.contains("◌ not seen") == true)
    #expect(!before.contains { $0.contains("◌") })
  }
}
