import TerminalSupport
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Signals", .ownThread) struct SignalTests {
  @Test("A signal that ends the program gives the terminal back", arguments: [SIGTERM, SIGHUP])
  func restores(number: CInt) throws {
    let session = try Session()
    try session.type("half a li", shows: "half a li")
    #expect(!session.terminal.isCooked)
    session.terminal.signal(number)
    #expect(try session.terminal.waitForExit() == .signalled(number))
    #expect(session.terminal.isCooked)
  }

  @Test("SIGTERM ends the program alone and not the script around it")
  func sparesTheScript() throws {
    let script = "sh -c 'echo process $$; exec \"$0\"' \"$0\"; echo status $?"
    let terminal = try Terminal.spawn("/bin/sh", ["-c", script, Session.fixture()])
    let shown = try terminal.expect(Session.prompt).split(whereSeparator: \.isWhitespace)
    kill(try #require(pid_t(shown[1])), SIGTERM)
    try terminal.expect("status 143")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test("A signal that was ignored from the start stays ignored")
  func ignored() throws {
    let script = "trap '' HUP; exec \"$0\""
    let terminal = try Terminal.spawn("/bin/sh", ["-c", script, Session.fixture()])
    try terminal.expect(Session.prompt)
    terminal.signal(SIGHUP)
    terminal.send("alive\n")
    try terminal.expect("got <alive>")
  }

  @Test("SIGINT from elsewhere drops the line as the key does, each time once")
  func interrupt() throws {
    let session = try Session()
    for _ in 1...3 {
      try session.type("half a li", shows: "half a li")
      session.terminal.signal(SIGINT)
      try session.terminal.expect("interrupted\n\(Session.prompt)")
    }
    try session.type("whole\n", gives: "whole")
    #expect(session.terminal.output.split(separator: "interrupted").count == 4)
  }

  @Test("Ctrl-C is a key while a line is edited, and a signal before and after")
  func signalsAsKeys() throws {
    let session = try Session()
    session.terminal.settle()
    #expect(!session.terminal.hasSignals)
    // Ctrl-V quotes the next key, for which libedit sets the terminal its own way.
    try session.type(Key.control("V") + "x", shows: "x")
    session.terminal.settle()
    #expect(!session.terminal.hasSignals)
    try session.type(Key.control("C"), shows: "^C\ninterrupted\n\(Session.prompt)")
    try session.type("work\n", shows: "working")
    #expect(session.terminal.hasSignals)
    try session.type(Key.control("C"), shows: "stopped by Ctrl-C\n")
    try session.terminal.expect(Session.prompt)
    try session.type("quit\n", shows: "got <quit>")
    #expect(try session.terminal.waitForExit() == .exited(0))
    #expect(session.terminal.hasSignals)
  }
}
