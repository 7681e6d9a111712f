import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Breakpoints") struct BreakpointTests {
  @Test(arguments: [
    ("fifthView", "will stop at #7"),
    ("fourthView", "will stop at #8, #16, #25"),
    ("fourthView.hitTest", "will stop at #8"),
    ("hitTest:fourthView", "will stop at #8"),
    ("fourthView.pointInside", "will stop at #8"),
    ("fourthView.touches", "will stop at #16, #25"),
    ("touchesEnded:fourthView", "will stop at #25"),
    ("fourthView.next", "will stop at #17, #26"),
    ("root", "will stop at #19, #28"),
    ("app.touches", "will stop at #21, #30"),
    ("#9", "will stop at #9"),
    ("9", "will stop at #9"),
    (
      "secondView",
      "will never stop: thirdView, asked before secondView, returns a view at #10, so it is not asked; "
        + "why-not secondView says more"
    ),
    ("fifthView.touches", "will never stop: no touches message ever reaches fifthView"),
    ("app.next", "will never stop: app never sends a message on to its next"),
    ("root.hitTest", "will never stop: root is not a view, so it has no hitTest"),
    ("fourthView if point.x > 500", "will never stop: the condition is false at #8, #16, #25"),
    ("fourthView if touch.phase == ended", "will stop at #25"),
    ("fourthView if verdict == inside && point.y < 100", "will stop at #8"),
  ])
  func `a new one says where it will stop`(place: String, forecast: String) {
    var debugger = debugger()
    let spelling = place.hasPrefix("9") ? "#9" : place
    let said = debugger.shown("break \(place)")
    #expect(said.hasPrefix("breakpoint 1 at ") && said.hasSuffix(": \(forecast)"))
    if !place.contains(":") { #expect(said.contains("at \(spelling): ")) }
  }

  @Test func `what is no breakpoint is not set and the nearest is named`() {
    var debugger = debugger()
    #expect(debugger.shown("break fifthView.hitTset").contains("did you mean hitTest?"))
    for line in [
      "break", "break #0", "break #99", "break fifthView when x", "break fifthView if", "tbreak",
      "break fifthView if point", "break fifthView if view.alhpa < 1", "delete 7", "delete x",
    ] {
      #expect(debugger.perform(line).status == .failed, "\(line)")
    }
    #expect(debugger.breakpoints.isEmpty)
  }

  @Test func `a switch that refuses before pointInside is the reason`() {
    var hidden = debugger(
      scene(
        """
        window 100x100
          view back 0,0 100x100
            view inner 0,0 100x100 hidden
              view leaf 0,0 10x10
        """), nil)
    _ = hidden.perform("set back 0,0 390x844")
    hidden = debugger(
      scene(
        """
        window 390x844
          view inner 0,0 390x844 hidden
            view leaf 0,0 10x10
        """))
    #expect(
      hidden.shown("break inner.pointInside")
        == "breakpoint 1 at inner.pointInside: will never stop: inner refused (hidden) at #5, "
        + "before pointInside")
    #expect(
      hidden.shown("break leaf").hasSuffix(
        "will never stop: its superview inner refused (hidden) at #5; why-not leaf says more"))
  }

  @Test func `a temporary one stops once`() {
    var debugger = debugger()
    #expect(
      debugger.shown("tbreak fourthView.touches")
        == "temporary breakpoint 1 at fourthView.touches: will stop at #16, once")
    #expect(
      debugger.shown("continue").hasPrefix(
        "Delivery to the view · #16 of 31  touch.deliver  breakpoint 1\n"))
    #expect(debugger.breakpoints.isEmpty)
    #expect(debugger.shown("continue").hasSuffix("end of recording; go back with rstep"))
  }

  @Test func `one that lies behind says how to get there`() {
    var debugger = debugger()
    _ = debugger.perform("goto end")
    #expect(
      debugger.shown("break fifthView")
        == "breakpoint 1 at fifthView: stops at #7, behind you: rcontinue goes there")
    #expect(debugger.shown("rc").hasPrefix("Finding the view · #7 of 31  hit.ask  breakpoint 1\n"))
  }

  @Test func `it stops every motion that runs over it but goto`() {
    var debugger = debugger()
    _ = debugger.perform("break fourthView.hitTest")
    for (line, start) in [("next", 3), ("finish", 5), ("step 20", 0), ("rnext", 13), ("rs 9", 12)] {
      _ = debugger.perform("goto \(start)")
      #expect(debugger.shown(line).contains("breakpoint 1"), "\(line)")
      #expect(debugger.cursor == 8, "\(line)")
    }
    _ = debugger.perform("goto 3 ;; goto end")
    #expect(debugger.cursor == 31)
  }

  @Test func `continue counts stops`() {
    var debugger = debugger()
    _ = debugger.perform("break fourthView ;; continue 3")
    #expect(debugger.cursor == 25)
    #expect(debugger.shown("info break").hasSuffix("stopped 3 times"))
    _ = debugger.perform("rc 2")
    #expect(debugger.cursor == 8)
  }

  @Test func `deleting leaves the numbers of the others alone`() {
    var debugger = debugger()
    _ = debugger.perform("b fifthView ;; b root ;; b app")
    #expect(debugger.shown("delete 2") == "deleted 2")
    #expect(debugger.perform("info break").lines.count == 2)
    _ = debugger.perform("b window")
    #expect(debugger.breakpoints.map(\.number) == [1, 3, 4])
    #expect(debugger.shown("d") == "deleted 1, 3, 4")
    #expect(debugger.shown("info break") == "no breakpoints; break VIEW sets one")
  }

  @Test func `without a place the current step is meant`() {
    var debugger = debugger()
    #expect(
      debugger.shown("goto 9 ;; b").hasSuffix("stops at #9, where you are"))
  }
}
