import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Breakpoints: when and what then") struct BreakpointsClauseTests {
  @Test(arguments: [
    ("after 1", [17, 33, 46]), ("after 0", [7, 17, 33, 46]), ("hits == 2", [17]),
    ("hits >= 3", [33, 46]), ("hits > 3", [46]), ("hits <= 2", [7, 17]), ("hits < 2", [7]),
    ("hits % 2", [17, 46]), ("hits>=3", [33, 46]),
    ("if kind != hit.ask after 1", [33]), ("after 1 if kind != hit.ask", [33]),
    ("if card.alpha < 1", [33, 46]), ("if point.x > 100 && card.alpha < 1", [46]),
    ("if single.state == ended", [33]),
  ])
  func `a count or a condition chooses among the times`(clauses: String, stops: [Int]) {
    var debugger = stopDebugger()
    let said = debugger.shown("break card \(clauses)")
    #expect(said.hasSuffix("will stop at " + stops.map { "#\($0)" }.joined(separator: ", ")))
    var visited: [Int] = []
    while debugger.shown("continue").contains("breakpoint 1") { visited.append(debugger.cursor) }
    #expect(visited == stops)
    while debugger.shown("rc").contains("breakpoint 1") {
      #expect(debugger.cursor == visited.popLast())
    }
    #expect(visited.isEmpty)
  }

  @Test func `break at the same place again replaces what is said there`() {
    var debugger = stopDebugger()
    _ = debugger.perform("break card ;; break #3")
    #expect(
      debugger.shown("break card if depth > 9") == """
        breakpoint 1 at card if depth > 9: will never stop: the condition is false at #7, #17, #33, #46
        it replaces the one that was there
        """)
    #expect(
      debugger.shown("break card if depth > 2").contains("if depth > 2: will stop at #7, #46"))
    #expect(debugger.shown("break card").contains("at card: will stop at #7, #17, #33, #46"))
    _ = debugger.perform("break card do print n")
    #expect(debugger.breakpoints.map(\.number) == [1, 2])
    #expect(debugger.breakpoints[0].clauses.commands == ["print n"])
    // Other kinds stand beside it, and so do those of an editor.
    #expect(!debugger.shown("log card \"x\"").contains("replaces"))
    _ = debugger.setBreakpoint(.place("card"), StopClauses(condition: "depth > 2"))
    #expect(debugger.breakpoints.map(\.number) == [1, 2, 3, 4])
  }

  @Test func `disabled ones pass, one, several or all`() {
    var debugger = stopDebugger()
    _ = debugger.perform("b card ;; b list ;; b page ;; b row")
    #expect(
      debugger.shown("disable 2-3") == """
        breakpoint 2 at list: disabled; enabled it would stop 3×
        breakpoint 3 at page: disabled; enabled it would stop 7×
        """)
    #expect(debugger.breakpoints.map(\.isEnabled) == [true, false, false, true])
    #expect(debugger.shown("c").contains("· #7 of "))
    _ = debugger.perform("disable")
    #expect(debugger.shown("c").contains("end of recording"))
    _ = debugger.perform("enable 1 last")
    #expect(debugger.breakpoints.map(\.isEnabled) == [true, false, false, true])
    #expect(debugger.shown("delete 2-4") == "deleted 2, 3, 4")
    for line in ["enable 9", "disable x", "delete 7-9"] {
      #expect(debugger.perform(line).status == .failed, "\(line)")
    }
    #expect(debugger.breakpoints.count == 1)
  }

  @Test func `commands and texts come after the stop`() {
    var debugger = stopDebugger()
    _ = debugger.perform("break card \"asked with {point}, {verdict}\" do print n ;; p depth")
    #expect(
      debugger.shown("c") == """
        Finding the view · #7 of 114  hit.ask  breakpoint 1
              card (80,40) is inside: asks login
          asked with (80,40), inside
        7
        3
        """)
  }

  @Test func `a motion among the commands ends, and a failing command ends them`() {
    var debugger = stopDebugger()
    _ = debugger.perform("break card do continue")
    #expect(
      debugger.shown("c").hasSuffix(
        "Delivery to the view · #17 of 114  touch.deliver  breakpoint 1\ncard gets touchesBegan of a: it forwards it by default"
      ))
    #expect(debugger.cursor == 17)
    _ = debugger.perform("run ;; break card do frobnicate ;; map")
    let reply = debugger.perform("c")
    #expect(reply.status == .failed && debugger.cursor == 7 && reply.moved)
    #expect(reply.plain.hasSuffix("there is no command frobnicate; help all lists every command"))
  }

  @Test func `a line that is carried out later keeps its semicolons`() {
    var debugger = stopDebugger()
    _ = debugger.perform("break card do map ;; step ;; rstep")
    #expect(debugger.cursor == 0 && debugger.breakpoints[0].clauses.commands.count == 3)
    _ = debugger.perform("break list \"do ;; not\" ;; break row")
    #expect(debugger.breakpoints.count == 3)
    #expect(debugger.breakpoints[1].clauses.message?.source == "do ;; not")
    _ = debugger.perform("break list if view.name == \"do\" ;; step")
    #expect(debugger.breakpoints.count == 3 && debugger.cursor == 1)
  }

  @Test func `info says everything about one`() {
    var debugger = stopDebugger()
    _ = debugger.perform("break card if depth < 9 after 1 \"hello\" do map ;; c ;; c")
    _ = debugger.perform("c")
    #expect(
      debugger.shown("info break 1") == """
        breakpoint 1 at card if depth < 9 after 1: stops at #17, #33, #46, behind you: rcontinue goes there
          only if depth < 9
          only after 1
          shows "hello"
        breakpoint 1 runs map ;; c ;; c
          reached 4× (touch a 3×, touch b 1×)
          stopped 3 times
        """)
    #expect(debugger.perform("info break 2").status == .failed)
  }

  @Test func `a breakpoint binds again where the scene is another one`() {
    var debugger = stopDebugger()
    _ = debugger.perform("break login.hitTest")
    #expect(debugger.breakpoints[0].stops(in: debugger.trace) == [8])
    _ = debugger.perform("set card noninteractive")
    #expect(debugger.shown("info break").contains("will never stop: its superview card refused"))
    #expect(debugger.shown("c").contains("end of recording"))
  }

  @Test func `continue goes to a place and leaves nothing behind`() {
    var debugger = stopDebugger()
    #expect(debugger.shown("continue row").hasPrefix("Finding the view · #70 of 114  hit.ask\n"))
    #expect(debugger.breakpoints.isEmpty)
    #expect(
      debugger.shown("rcontinue card.touches").hasPrefix(
        "Delivery to the view · #33 of 114  touch.deliver\n"))
    _ = debugger.perform("b list")
    #expect(
      debugger.shown("until row").hasPrefix(
        "Finding the view · #45 of 114  hit.ask  breakpoint 1\n"))
    #expect(debugger.shown("advance gesture:list.pan if n > 95").contains("· #69 of "))
    #expect(debugger.shown("c gesture:list.pan if n > 95").contains("· #98 of "))
    #expect(
      debugger.shown("c login").hasPrefix(
        "no step at login lies ahead; rcontinue login goes to #8"))
    #expect(debugger.shown("rc single.failed").contains(", nor anywhere: break "))
    #expect(debugger.shown("goto 8 ;; c login").contains("this is the only step at login"))
    #expect(debugger.shown("c nobody").hasPrefix("nothing is called nobody"))
    #expect(debugger.cursor == 8)
  }
}
