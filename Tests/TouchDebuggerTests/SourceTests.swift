import Testing
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

/// Files that exist only in a test.
func door(_ files: [String: String]) -> FileDoor {
  FileDoor(
    read: { path, _ in
      files[path].map { .success($0) } ?? .failure(.init("\(path): no such file"))
    },
    write: { _, path, _ in .init("\(path): cannot be written") },
    append: { _, path, _ in .init("\(path): cannot be written") })
}

@Suite("Files of commands") struct SourceTests {
  private func debugger(_ files: [String: String]) -> Debugger {
    var debugger = TouchDebuggerTests.debugger()
    debugger.files = door(files)
    return debugger
  }

  @Test func `are carried out line by line`() {
    var debugger = debugger([
      "stops": """
      # where it turns away

      break fifthView
      continue
      why short ;; mark refused
      """
    ])
    let reply = debugger.perform("source stops")
    #expect(reply.status == .ok && reply.moved && debugger.cursor == 7)
    #expect(debugger.session.bookmarks.mark(named: "refused")?.place.cursor == 7)
    #expect(debugger.perform("source \"stops\"").status == .ok)
  }

  @Test func `stop at the first error and say where it is`() {
    var debugger = debugger([
      "outer": "step\nsource inner\nstep", "inner": "step\n# nothing\nchain nobody\nstep",
      "self": "source self", "leave": "quit 3\nstep",
    ])
    let reply = debugger.perform("source outer")
    #expect(reply.status == .failed && debugger.cursor == 2)
    let place = reply.complaint ?? 0
    #expect(reply.lines[place].plain.hasPrefix("inner:3: error: "))
    #expect(debugger.shown("source self").contains("self:1: error: self is nested 20 files deep"))
    #expect(debugger.session.openFiles == 0)
    #expect(debugger.perform("source leave").status == .quit(code: 3))
    #expect(debugger.shown("source nothing").hasPrefix("nothing: no such file"))
    #expect(debugger.perform("source").status == .failed)
    debugger.files = nil
    #expect(debugger.shown("source outer").hasPrefix("files cannot be read or written here"))
  }
}
