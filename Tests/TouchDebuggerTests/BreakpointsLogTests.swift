import Synchronization
import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

/// Files in memory.
final class TestFiles: Sendable {
  private let texts = Mutex<[String: String]>([:])

  subscript(path: String) -> String? { texts.withLock { $0[path] } }

  var door: FileDoor {
    FileDoor(
      read: { path, _ in
        self[path].map { .success($0) } ?? .failure(FileDoor.Trouble("\(path): no such file"))
      },
      write: { text, path, force in
        self.texts.withLock { texts in
          guard force || texts[path] == nil else { return FileDoor.Trouble("\(path): exists") }
          texts[path] = text
          return nil
        }
      },
      append: { lines, path, _ in
        guard path != "full" else { return FileDoor.Trouble("full: no room") }
        self.texts.withLock { $0[path, default: ""] += lines.map { $0 + "\n" }.joined() }
        return nil
      })
  }
}

@Suite("Log points and saved breakpoints") struct BreakpointsLogTests {
  @Test func `a log point writes before the stop and never stops`() {
    var debugger = stopDebugger()
    #expect(
      debugger.shown("log hit.ask \"{view}: {verdict}\" if depth > 2")
        == "log point 1 at hit.ask if depth > 2: will write at #6, #7, #8, #45, #46, #69 and 1 more"
    )
    _ = debugger.perform("break card")
    #expect(
      debugger.shown("c") == """
        #6  list: outside
        #7  card: inside
        Finding the view · #7 of 114  hit.ask  breakpoint 2
              card (80,40) is inside: asks login
        """)
    #expect(debugger.shown("step").hasPrefix("#8  login: outside\nFinding the view · #8 of 114"))
    #expect(
      debugger.shown("rc").hasPrefix("#7  card: inside\nFinding the view · #7 of 114"),
      "back over it, it writes again")
    _ = debugger.perform("disable 1")
    #expect(debugger.shown("rs").contains("· #6 of "))
  }

  @Test func `of very many lines the first are shown and the rest is counted`() {
    var debugger = stopDebugger()
    _ = debugger.perform("log * \"x\" ;; log hit.* \"y\"")
    let lines = debugger.perform("goto end ;; run ;; c").lines.map(\.plain)
    let logs = lines.filter { $0.hasSuffix("  x") || $0.hasSuffix("  y") }
    #expect(logs.count == 20 && logs[0] == "#4  x" && logs[1] == "#4  y")
    #expect(
      lines.contains { $0.hasPrefix("… and ") && $0.hasSuffix(" more; into: FILE keeps them all") })
  }

  @Test func `into a file go all lines, as text or as JSON`() {
    let files = TestFiles()
    var debugger = stopDebugger()
    debugger.files = files.door
    _ = debugger.perform("log card \"at {point}\" into: a.log")
    _ = debugger.perform(
      "log card.hitTest \"a \\ {point} {touch.view} {depth}\" into: \"b c\" --json")
    let reply = debugger.shown("c")
    #expect(reply.hasPrefix("log point 1: 4 lines into a.log\nlog point 2: 2 lines into b c\n"))
    #expect(
      files["a.log"] == "#7  at (80,40)\n#17  at (80,40)\n#33  at (80,40)\n#46  at (330,210)\n")
    #expect(
      files["b c"] == """
        {"log":2,"n":7,"t":0,"text":"a \\\\ (80,40) nil 3","values":{"point":[80,40],"touch.view":null,"depth":3}}
        {"log":2,"n":46,"t":1000,"text":"a \\\\ (330,210) nil 3","values":{"point":[330,210],"touch.view":null,"depth":3}}

        """)
    _ = debugger.perform("rc")
    #expect(files["a.log"]?.hasSuffix("#33  at (80,40)\n#17  at (80,40)\n#7  at (80,40)\n") == true)
    _ = debugger.perform("log page \"x\" into: full")
    #expect(debugger.shown("c").contains("full: no room"))
  }

  @Test(arguments: Language.allCases)
  func `what is no log point is not set`(language: Language) {
    for line in [
      "log", "log card", "log card {point}", "log card \"{poin}\"", "log card \"{point\"",
      "log card \"x\" do step", "log card \"x\" into: a", "log card \"x\" into:", "log #0 \"x\"",
      "save", "export a.breakpoints",
    ] {
      var debugger = stopDebugger(language)
      let reply = debugger.perform(line)
      #expect(reply.status == .failed && debugger.breakpoints.isEmpty, "\(line)")
      let isChinese = reply.lines[0].plain.unicodeScalars.contains { $0.value > 0x4E00 }
      #expect(isChinese == (language == .simplifiedChinese), "\(line): \(reply.plain)")
    }
  }

  @Test func `exported breakpoints are the same when they are read back`() {
    let files = TestFiles()
    var debugger = stopDebugger()
    debugger.files = files.door
    for line in [
      "break *a* if view.alpha < 1 && depth > 2 after 1 \"at {point}\" do map ;; why",
      "tbreak gesture:single.ended", "watch card.alpha", "catch refused failed hits % 2",
      "log rule:2.4 \"x {n}\" into: f.log --json", "break lesson:4", "break class:UIButton.hitTest",
      "disable 4", "break *o*.touches", "break #12", "goto 8", "break card",
    ] {
      #expect(debugger.perform(line).status == .ok, "\(line)")
    }
    #expect(
      debugger.shown("export s.breakpoints")
        == "10 breakpoints in s.breakpoints; source s.breakpoints reads them back")
    let text = files["s.breakpoints"] ?? ""
    #expect(text.hasPrefix("# breakpoints of article 000; source reads them back\nbreak *a* if "))
    #expect(debugger.shown("export breakpoints") + "\n" == text)
    #expect(debugger.perform("export s.breakpoints").status == .failed)
    #expect(debugger.perform("export s.breakpoints --force").status == .ok)
    var again = stopDebugger()
    again.files = files.door
    #expect(again.perform("source s.breakpoints").status == .ok)
    #expect(
      again.shown("info break").contains("breakpoint 10 at card: will stop at #7, #17, #33, #46"))
    _ = again.perform("goto 8")
    #expect(again.shown("info break") == debugger.shown("info break"))
    #expect(again.shown("export breakpoints") == debugger.shown("export breakpoints"))
  }
}
