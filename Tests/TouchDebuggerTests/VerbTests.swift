import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Verbs with values") struct VerbTests {
  private typealias Pair = (line: String, verb: @Sendable (inout Debugger) -> Reply)

  private static let pairs: [Pair] = [
    ("step", { $0.move(.step) }), ("step 3", { $0.move(.step, times: 3) }),
    ("next", { $0.move(.next) }), ("rnext", { $0.move(.next, .backwards) }),
    ("finish", { $0.move(.finish) }), ("rstep", { $0.move(.step, .backwards) }),
    ("goto 5", { $0.goTo(5) }), ("goto 9999", { $0.goTo(9999) }),
    ("continue #12", { $0.goOn(to: 12) }), ("continue #3", { $0.goOn(to: 3) }),
    ("step touch:1", { $0.move(.step, only: 1) }), ("why", { $0.explainStep() }),
    ("whatif card.alpha = 0", { $0.propose("card.alpha = 0", isMore: false) }),
    ("whatif and list.isHidden = yes", { $0.propose("yes", for: "list.isHidden", isMore: true) }),
    ("undo", { $0.undo() }), ("undo", { $0.undo() }), ("undo", { $0.undo() }),
    ("continue", { $0.move(.continue) }), ("rcontinue", { $0.move(.continue, .backwards) }),
  ]

  @Test(arguments: Language.allCases)
  func `say what their lines say, leave the same session and the same empty line`(
    language: Language
  ) {
    var typed = stopDebugger()
    typed.language = language
    typed.letEmptyLineSetOut()
    _ = typed.perform("display n")
    var asked = typed
    for (line, verb) in Self.pairs {
      let (said, told) = (typed.perform(line), verb(&asked))
      #expect(told.status == said.status, "\(line)")
      #expect(told.lines.first?.plain == said.lines.first?.plain.withoutColumn, "\(line)")
      if said.status == .ok { #expect(told.lines == said.lines, "\(line)") }
      #expect(asked.cursor == typed.cursor, "\(line)")
      #expect(asked.repeatedByEmptyLine == typed.repeatedByEmptyLine, "\(line)")
      #expect(asked.session.changes.map(\.label) == typed.session.changes.map(\.label), "\(line)")
      #expect(asked.branch == typed.branch, "\(line)")
    }
  }

  @Test func `no text that a program hands over becomes another clause or command`() {
    var debugger = stopDebugger()
    for clauses in [
      StopClauses(condition: "depth > 2 do quit"), StopClauses(condition: "depth > 2 ;; quit"),
      StopClauses(hits: "2 do quit"), StopClauses(hits: "2 if depth > 1"),
    ] {
      let (reply, breakpoint) = debugger.setBreakpoint(.place("card"), clauses)
      #expect(reply.status == .failed)
      #expect(breakpoint == nil)
    }
    #expect(debugger.setBreakpoint(.place("card if depth > 2")).breakpoint == nil)
    #expect(debugger.setBreakpoint(.value("n do quit")).breakpoint == nil)
    #expect(debugger.breakpoints.isEmpty)
    for value in ["0 and list.isHidden = yes", "0 ;; quit"] {
      #expect(debugger.propose(value, for: "card.alpha", isMore: false).status == .failed)
    }
    #expect(debugger.branch.number == 0)
  }

  @Test func `undo passes over breakpoints that a program sets, and each has its own`() {
    var debugger = stopDebugger()
    let first = debugger.setBreakpoint(.place("card"), StopClauses(message: "at {point}"))
    let second = debugger.setBreakpoint(.mishap(.refused), StopClauses(hits: ">=1"))
    #expect(first.breakpoint?.verb == .log)
    #expect(debugger.breakpoints.map(\.number) == [1, 2])
    #expect(debugger.undo().status == .failed)
    debugger.deleteBreakpoints([second.breakpoint?.number ?? 0])
    #expect(debugger.breakpoints.map(\.number) == [1])
  }
}

extension String {
  /// A complaint without the column of the line that a person sees.
  fileprivate var withoutColumn: String {
    guard let place = firstRange(of: "  (column") ?? firstRange(of: "（第") else { return self }
    return String(self[..<place.lowerBound])
  }
}
