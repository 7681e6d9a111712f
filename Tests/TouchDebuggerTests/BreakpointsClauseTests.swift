import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger

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

  @Test func `ignore lets the next ones pass, from where one stands`() {
    var debugger = stopDebugger()
    _ = debugger.perform("break card ;; continue")
    #expect(debugger.shown("ignore 1 2") == "breakpoint 1 at card: will stop at #7, #46")
    #expect(debugger.shown("continue").hasPrefix("#46/"))
    #expect(debugger.shown("rc").hasPrefix("#7/"))
    #expect(debugger.shown("ignore 1 0") == "breakpoint 1 at card: will stop at #7, #17, #33, #46")
    #expect(
      debugger.shown("ignore 1 1 from #17") == "breakpoint 1 at card: will stop at #7, #17, #46")
    #expect(debugger.shown("ignore 1 1 to #3").hasPrefix("behind the count stands nothing, or"))
    #expect(debugger.shown("ignore 1 1 from #999").hasPrefix("there is no step #999"))
    #expect(
      debugger.shown("ignore 1 9 ;; goto 0 ;; ignore 1 9").hasSuffix(
        "will never stop: its count lets it pass at #7, #17, #33, #46"))
  }

  @Test func `condition gives one and takes it away`() {
    var debugger = stopDebugger()
    _ = debugger.perform("break card")
    #expect(
      debugger.shown("condition 1 depth > 9")
        == "breakpoint 1 at card if depth > 9: will never stop: the condition is false at #7, #17, "
        + "#33, #46")
    #expect(
      debugger.shown("condition 1 if depth > 2").hasSuffix("if depth > 2: will stop at #7, #46"))
    #expect(debugger.shown("condition 1").hasSuffix("at card: will stop at #7, #17, #33, #46"))
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
    #expect(debugger.shown("c").hasPrefix("#7/"))
    _ = debugger.perform("disable")
    #expect(debugger.shown("c").contains("end of recording"))
    _ = debugger.perform("enable 1 last")
    #expect(debugger.breakpoints.map(\.isEnabled) == [true, false, false, true])
    #expect(debugger.shown("delete 2-4") == "deleted 2, 3, 4")
    for line in ["enable 9", "disable x", "delete 7-9", "ignore 1", "ignore x 1", "condition"] {
      #expect(debugger.perform(line).status == .failed, "\(line)")
    }
    #expect(debugger.breakpoints.count == 1)
  }

  @Test func `commands and texts come after the stop`() {
    var debugger = stopDebugger()
    _ = debugger.perform("break card \"asked with {point}, {verdict}\" do when ;; p depth")
    #expect(
      debugger.shown("c") == """
        #7/114  find  hit.ask  breakpoint 1
              card (80,40) is inside: asks login
          asked with (80,40), inside
        #7/114, 0 ms, touch a began
        3
        """)
    _ = debugger.perform("commands 1 print card.alpha")
    #expect(debugger.shown("c").hasSuffix("\n  asked with (80,40), nil\n1"))
    #expect(debugger.breakpoints[0].clauses.commands == ["print card.alpha"])
  }

  @Test func `commands on lines of their own end with end`() {
    var debugger = stopDebugger()
    _ = debugger.perform("break card")
    #expect(
      debugger.shown("commands 1") == "commands for breakpoint 1, a line each; end ends them")
    #expect(debugger.isCollecting)
    for line in ["when", "", "p 1 ;; p 2"] { #expect(debugger.perform(line).lines.isEmpty) }
    #expect(debugger.shown("end") == "breakpoint 1 does when ;; p 1 ;; p 2")
    #expect(debugger.shown("c").hasSuffix("\n#7/114, 0 ms, touch a began\n1\n2"))
    _ = debugger.perform("commands 1 ;; end")
    #expect(debugger.isCollecting)
    #expect(debugger.shown("end") == "breakpoint 1 does nothing more")
  }

  @Test func `commands without a number are for the newest breakpoint, others ask which`() {
    var debugger = stopDebugger()
    #expect(debugger.shown("commands").hasPrefix("no breakpoints;"))
    _ = debugger.perform("break card ;; break #3")
    #expect(debugger.shown("commands").hasPrefix("commands for breakpoint 2"))
    _ = debugger.perform("when")
    #expect(debugger.shown("end") == "breakpoint 2 does when")
    #expect(debugger.shown("condition") == "say which breakpoint: 1, 2 or last")
    #expect(debugger.shown("ignore") == "say which breakpoint: 1, 2 or last")
  }

  @Test func `a motion among the commands ends, and a failing command ends them`() {
    var debugger = stopDebugger()
    _ = debugger.perform("break card do continue")
    #expect(
      debugger.shown("c").hasSuffix(
        "#17/114  view  touch.deliver  breakpoint 1\ncard gets touchesBegan: it passes it on by default"
      ))
    #expect(debugger.cursor == 17)
    _ = debugger.perform("run ;; commands 1 frobnicate ;; when")
    let reply = debugger.perform("c")
    #expect(reply.status == .failed && debugger.cursor == 7 && reply.moved)
    #expect(reply.plain.hasSuffix("there is no command frobnicate; help lists them all"))
  }

  @Test func `a line that is carried out later keeps its semicolons`() {
    var debugger = stopDebugger()
    _ = debugger.perform("break card do when ;; step ;; rstep")
    #expect(debugger.cursor == 0 && debugger.breakpoints[0].clauses.commands.count == 3)
    _ = debugger.perform("break list \"do ;; not\" ;; break row")
    #expect(debugger.breakpoints.count == 3)
    #expect(debugger.breakpoints[1].clauses.message?.source == "do ;; not")
    _ = debugger.perform("break list if view.name == \"do\" ;; step")
    #expect(debugger.breakpoints.count == 4 && debugger.cursor == 1)
  }

  @Test func `a second one at the same place is remarked on`() {
    var debugger = stopDebugger()
    _ = debugger.perform("b card")
    #expect(debugger.shown("b card if depth > 2").hasSuffix("\nnumber 1 is there already"))
    #expect(debugger.shown("b card").hasSuffix("\nnumbers 1, 2 are there already"))
    #expect(!debugger.shown("log card \"x\"").contains("already"))
  }

  @Test func `info says everything about one`() {
    var debugger = stopDebugger()
    _ = debugger.perform("break card if depth < 9 after 1 \"hello\" do when ;; c ;; c")
    _ = debugger.perform("c")
    #expect(
      debugger.shown("info break 1") == """
        breakpoint 1 at card if depth < 9 after 1: stops at #17, #33, #46, behind you: rcontinue goes there
          only if depth < 9
          only after 1
          shows "hello"
        breakpoint 1 does when ;; c ;; c
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
    #expect(debugger.shown("continue row").hasPrefix("#70/114  find  hit.ask\n"))
    #expect(debugger.breakpoints.isEmpty)
    #expect(debugger.shown("rcontinue card.touches").hasPrefix("#33/114  view  touch.deliver\n"))
    _ = debugger.perform("b list")
    #expect(debugger.shown("until row").hasPrefix("#45/114  find  hit.ask  breakpoint 1\n"))
    #expect(debugger.shown("advance gesture:list.pan if n > 95").contains("#69/"))
    #expect(debugger.shown("c gesture:list.pan if n > 95").hasPrefix("#98/"))
    #expect(
      debugger.shown("c login").hasPrefix(
        "no step at login lies ahead; rcontinue login goes to #8"))
    #expect(debugger.shown("rc single.failed").contains(", nor anywhere: break "))
    #expect(debugger.shown("goto 8 ;; c login").contains("you stand at the only step at login"))
    #expect(debugger.shown("c nobody").hasPrefix("nobody is called nobody"))
    #expect(debugger.cursor == 8)
  }
}
