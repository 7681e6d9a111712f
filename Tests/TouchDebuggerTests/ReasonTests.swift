import TestSupport
import Testing
import TouchNarration

@testable import TouchDebugger

@Suite("What a stop says of its step") struct ReasonTests {
  private func shown(_ lines: String..., language: Language = .english) -> String {
    var debugger = debugger(article000, nil, language)
    debugger.explaining = .reason
    return lines.map { debugger.shown($0) }.last ?? ""
  }

  @Test func `2.4: a hop says whose turn it is, the sum of its point and what follows`() {
    #expect(
      shown("goto 7") == """
        #7/31  find  hit.ask
                fifthView (160,-140) is outside: nil
                In front of fourthView, so thirdView asks it first. (180,120) - (20,260) = (160,-140): \
        140 above its top edge.
                Next is fourthView.
        """)
    #expect(shown("goto 7", language: .simplifiedChinese).contains("位于上边缘上方 140。"))
  }

  @Test func `5.2: a hop along the chain says by which rule, and what its receiver does`() {
    #expect(
      shown("goto 18").hasSuffix(
        "thirdView is no controller's root view, so its next responder is its superview, firstView. "
          + "firstView does not override touchesBegan."))
  }

  @Test func `set explain says less or more`() {
    #expect(!shown("set explain line", "goto 7").contains("In front of"))
    let full = shown("set explain full", "goto 7")
    #expect(full.contains("fifthView was added after fourthView, so thirdView asks it first"))
    #expect(full.contains("rule 2.4"))
    #expect(shown("show explain").hasPrefix("explain   reason"))
    #expect(shown("set explain much").contains("explain can be line | reason | full"))
  }

  @Test func `where the next hop is to be guessed, nobody is told of it`() {
    var debugger = debugger()
    debugger.explaining = .reason
    debugger.foretells = false
    let told = debugger.shown("goto 7")
    #expect(told.contains("140 above its top edge") && !told.contains("Next is"))
  }
}
