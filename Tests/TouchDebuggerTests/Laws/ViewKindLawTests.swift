import TestSupport
import Testing
import TouchCore

@testable import TouchDebugger

/// What a person can ask of every row of the table of kinds.
@Suite("Laws of kinds of views") struct ViewKindLawTests {
  @Test("print gives UIKit's class, and a breakpoint takes it", arguments: ViewKind.allCases)
  func printed(kind: ViewKind) {
    let line =
      switch kind {
      case .window: ""
      case .content: "  table t 0,0 9x9\n    cell c 0,0 9x9\n      content it\n"
      case .drawn: "  hosting host 0,0 9x9\n    content it 0,0 9x9\n"
      default: "  \(kind.word) it 1,2 3x4\n"
      }
    var debugger = Self.debugger(line)
    let name = kind == .window ? "page" : "it"
    #expect(debugger.shown("print \(name).class") == kind.className)
    #expect(debugger.perform("break class:\(kind.className)").status == .ok)
  }

  @Test("help language explains its word", arguments: ViewKind.allCases)
  func explained(kind: ViewKind) {
    var debugger = Self.debugger("")
    let shown = debugger.perform("help language \(kind.word)")
    #expect(shown.status == .ok && shown.plain.contains(kind.word))
  }

  private static func debugger(_ lines: String) -> Debugger {
    let scene = TestSupport.scene("window page 390x844\n  view other 0,0 9x9\n\(lines)")
    return TouchDebuggerTests.debugger(scene, touches("0 down a at 5,5\n10 up a", in: scene))
  }
}
