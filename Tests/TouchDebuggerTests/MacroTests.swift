import Testing
import TouchNarration

@testable import TouchDebugger

/// Files that exist only in a test.
func door(_ files: [String: String]) -> FileDoor {
  FileDoor(
    read: { path in
      files[path].map { .success($0) } ?? .failure(.init("\(path): no such file"))
    },
    write: { _, path, _ in .init("\(path): cannot be written") },
    append: { _, path in .init("\(path): cannot be written") })
}

@Suite("Commands of one's own") struct MacroTests {
  @Test func `an alias stands for the start of a line`() {
    var debugger = debugger()
    #expect(debugger.shown("alias sf step 3") == "sf is short for step 3")
    _ = debugger.perform("sf")
    #expect(debugger.cursor == 3 && debugger.repeatedByEmptyLine == "sf")
    _ = debugger.perform("")
    #expect(debugger.cursor == 6)
    _ = debugger.perform("alias look4 search")
    #expect(debugger.perform("look4 fifthView").moved && debugger.cursor == 7)
    #expect(debugger.shown("alias") == "sf     step 3\nlook4  search")
    #expect(debugger.shown("unalias sf") == "sf means nothing any more")
    #expect(debugger.perform("sf").status == .failed)
    #expect(debugger.perform("alias x").status == .failed)
    #expect(debugger.shown("alias x frobnicate").hasPrefix("there is no command frobnicate"))
  }

  @Test func `a definition is one line or lines up to end, with words`() {
    var debugger = debugger()
    #expect(debugger.shown("define at goto $1 ;; why short") == "at is a command now")
    #expect(debugger.shown("at 7").contains("fifthView (160,-140) is outside"))
    #expect(debugger.cursor == 7)
    #expect(debugger.shown("at").hasPrefix("it needs a word for $1: at $1"))
    #expect(debugger.perform("define both").status == .ok && debugger.isCollecting)
    for line in ["", "  at $2", "mark $1 ;; note $* for $3.", "end"] { _ = debugger.perform(line) }
    #expect(!debugger.isCollecting)
    #expect(debugger.perform("both here 9").status == .failed)
    #expect(debugger.perform("both here 9 all").status == .ok && debugger.cursor == 9)
    #expect(debugger.notes.map { $0.told(in: .english).plain } == ["here 9 all for all."])
    #expect(
      debugger.shown("define") == """
        at    goto $1 ;; why short
        both  at $2 ;; mark $1 ;; note $* for $3.
        """)
    #expect(debugger.perform("define empty").status == .ok)
    #expect(debugger.shown("end").hasPrefix("nothing stands before end"))
    _ = debugger.perform("at 7")
    #expect(debugger.shown("back").hasPrefix("#9/31"))
  }

  @Test func `its own help is what one wrote`() {
    var debugger = debugger()
    _ = debugger.perform("define again rstep ;; step")
    #expect(debugger.shown("document again goes back and forth") == "help again says so now")
    #expect(
      debugger.shown("help again") == """
        again
        goes back and forth
        does      rstep ;; step
        """)
    _ = debugger.perform("document again")
    for line in ["two lines", "of help", "end"] { _ = debugger.perform(line) }
    #expect(debugger.shown("help again").contains("two lines\nof help\n"))
    #expect(debugger.shown("help").contains("Own     again"))
    #expect(debugger.shown("help own").contains("again  two lines"))
    #expect(debugger.shown("apropos lines of").isEmpty == false)
    #expect(debugger.shown("apropos two lines") == "again  two lines")
    #expect(debugger.shown("agian").hasPrefix("there is no command agian; did you mean again?"))
    #expect(debugger.shown("help agian").contains("did you mean again? (your own)"))
    #expect(debugger.perform("agai").status == .ok)
    _ = debugger.perform("define again step")
    #expect(debugger.shown("help again").contains("two lines"))
    _ = debugger.perform("define look map ;; when")
    #expect(debugger.shown("help look") == "look\ndoes      map ;; when")
    #expect(debugger.shown("help Look").hasPrefix("bt "))
  }

  @Test(arguments: ["step", "rev", "end", "Step", "why-not", "search"])
  func `the names of the commands stay what they are`(_ name: String) {
    var debugger = debugger()
    for line in [
      "define \(name) next", "alias \(name) next", "unalias \(name)", "document \(name) x",
    ] {
      let reply = debugger.perform(line)
      #expect(reply.status == .failed && !debugger.isCollecting, "\(line)")
      #expect(reply.plain.contains("is a command already") || line.hasPrefix("document"), "\(line)")
    }
    #expect(debugger.session.macros.all.isEmpty)
  }

  @Test(arguments: ["1", "$x", "-a", "a.b"]) func `a name is a word`(_ name: String) {
    var debugger = debugger()
    #expect(debugger.shown("define \(name) next").contains("cannot be a command"))
  }

  @Test(arguments: Language.allCases) func `a command that calls itself ends`(_ language: Language)
  {
    var debugger = debugger(article000, nil, language)
    _ = debugger.perform("define ping pong ;; step")
    _ = debugger.perform("define pong ping")
    let reply = debugger.perform("ping")
    #expect(reply.status == .failed && reply.lines.count == 2 && debugger.cursor == 0)
    #expect(reply.lines[0].plain.contains("20"))
    #expect(debugger.session.macros.depth == 0)
    #expect(debugger.perform("step").moved)
  }

  @Test func `what fails within a command says where`() {
    var debugger = debugger()
    _ = debugger.perform("define two step ;; frobnicate ;; step")
    let reply = debugger.perform("two ;; step")
    #expect(reply.status == .failed && debugger.cursor == 1)
    #expect(reply.lines.last?.plain == "in two: step ;; frobnicate ;; step")
    #expect(reply.complaint == 2)
    #expect(reply.lines[2].plain.hasPrefix("there is no command frobnicate"))
  }

  @Test func `verbs in a line are those it comes to`() {
    var debugger = debugger()
    _ = debugger.perform("define look map ;; why")
    _ = debugger.perform("alias l2 look")
    #expect(debugger.verbs(in: "l2 ;; step back ;; rev next") == [.map, .why, .rstep, .rnext])
    #expect(debugger.verbs(in: "hlep") == [nil])
    #expect(debugger.verbs(in: "/foo") == [.search])
  }
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
      define look
        why short
        mark $1
      end
      continue
      look refused
      """
    ])
    let reply = debugger.perform("source stops")
    #expect(reply.status == .ok && reply.moved && debugger.cursor == 7)
    #expect(debugger.session.bookmarks.mark(named: "refused")?.place.cursor == 7)
    #expect(debugger.perform("back").moved && debugger.cursor == 0)
    #expect(debugger.perform("source \"stops\"").status == .ok)
  }

  @Test func `stop at the first error and say where it is`() {
    var debugger = debugger([
      "outer": "step\nsource inner\nstep", "inner": "step\n# nothing\nchain nobody\nstep",
      "open": "step\ndefine look\nmap", "self": "source self", "leave": "quit 3\nstep",
    ])
    let reply = debugger.perform("source outer")
    #expect(reply.status == .failed && debugger.cursor == 2)
    let place = reply.complaint ?? 0
    #expect(reply.lines[place].plain.hasPrefix("inner:3: error: "))
    #expect(
      debugger.shown("source open").hasSuffix(
        "open:2: error: the lines that begin here have no end"))
    #expect(!debugger.isCollecting)
    #expect(debugger.shown("source self").contains("self:1: error: self is 20 commands deep"))
    #expect(debugger.perform("source leave").status == .quit(code: 3))
    #expect(debugger.shown("source nothing").hasPrefix("nothing: no such file"))
    #expect(debugger.perform("source").status == .failed)
    debugger.files = nil
    #expect(debugger.shown("source outer").hasPrefix("files cannot be reached from here"))
  }
}
