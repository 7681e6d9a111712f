import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("What a stop says of its step") struct ReasonTests {
  private func shown(_ lines: String..., language: Language = .english) -> String {
    var debugger = debugger(article000, nil, language)
    debugger.explaining = .reason
    return lines.map { debugger.shown($0) }.last ?? ""
  }

  @Test func `2.4: a hop says whose turn it is, the sum of its point and what follows`() {
    #expect(
      shown("goto 7") == """
        Finding the view · #7 of 31  hit.ask
                fifthView (160,-140) is outside: nil
                It comes after fourthView in subviews, so thirdView asks it first. (180,120) - (20,260) = \
        (160,-140): 140 pt above its top edge.
                Next is fourthView.
        """)
    #expect(shown("goto 7", language: .simplifiedChinese).contains("位于上边缘上方 140 点。"))
  }

  @Test func `5.2: a hop along the chain says by which rule, and what its receiver does`() {
    #expect(
      shown("goto 18").hasSuffix(
        "thirdView is not a view controller's root view, so its next responder is its superview, firstView. "
          + "firstView does not override touchesBegan."))
  }

  @Test func `2.5: in front is only who shares a place with the other`() {
    let scene = scene(
      """
      window 400x800
        view low 0,0 400x400
        view over 0,200 400x400
        view apart 0,700 400x100
      """)
    var debugger = debugger(scene, touches("0 down A at 10,10\n60 up A", in: scene))
    debugger.explaining = .reason
    #expect(
      debugger.shown("goto 5")
        .contains("It comes after its 2 siblings in subviews, so window asks it first."))
    #expect(debugger.shown("goto 6").contains("apart, later in subviews, returned nil."))
    #expect(debugger.shown("goto 7").contains("over, in front of it, returned nil."))
  }

  @Test func `6.1: a message that goes the same way again is not given its reasons again`() {
    let script = touches("0 down A at 200,420\n40 move A by 2,0\n80 up A", in: article000)
    var debugger = debugger(article000, script)
    debugger.explaining = .reason
    #expect(debugger.shown("goto 17").contains("does not override touchesBegan"))
    let told = debugger.trace.indices.dropFirst(17).map { debugger.shown("goto \($0 + 1)") }
    #expect(told.contains { $0.contains("As for touchesBegan, at #17.") }, "\(told)")
    #expect(told.filter { $0.contains("does not override touchesMoved") }.isEmpty)
  }

  @Test func `set explain says less or more`() {
    #expect(!shown("set explain line", "goto 7").contains("in subviews, so"))
    let full = shown("set explain full", "goto 7")
    #expect(
      full.contains("fifthView comes after fourthView in subviews, so thirdView asks it first"))
    #expect(full.contains("rule 2.4"))
    #expect(shown("show explain").hasPrefix("explain   reason"))
    #expect(shown("set explain much").contains("explain can be line | reason | full"))
  }

  @Test func `where the next hop is to be guessed, nobody is told of it`() {
    var debugger = debugger()
    debugger.explaining = .reason
    debugger.foretells = false
    let told = debugger.shown("goto 7")
    #expect(told.contains("140 pt above its top edge") && !told.contains("Next is"))
  }
}
