import TerminalSupport
import TestSupport
import Testing

@Suite("Ctrl-C, Ctrl-D and Ctrl-Z", .ownThread) struct ControlKeyTests {
  @Test("Ctrl-C drops the half-typed line")
  func interrupt() throws {
    let session = try Session()
    try session.type("half a li" + Key.control("C"), shows: "^C\ninterrupted\n\(Session.prompt)")
    try session.type("whole\n", gives: "whole")
  }

  @Test("Ctrl-C leaves a search of the history, too")
  func interruptSearch() throws {
    let session = try Session()
    try session.type("step\n", gives: "step")
    try session.type(Key.control("R") + "st", shows: "bck:")
    try session.type(Key.control("C"), shows: "interrupted\n\(Session.prompt)")
    try session.type("next\n", gives: "next")
  }

  @Test("Ctrl-C in the middle of a wrapped line leaves its other rows readable")
  func interruptWrapped() throws {
    let session = try Session(columns: 20)
    session.terminal.send(String(repeating: "x", count: 50) + Key.control("A"))
    session.terminal.settle()
    // The prompt and the text take 60 columns, and the cursor is in the first of four rows.
    try session.type(Key.control("C"), shows: "^C\n\n\n\ninterrupted")
  }

  @Test("Ctrl-C works for those who edit as in vi", arguments: ["", Key.escape])
  func interruptVi(mode: String) throws {
    let home = try TemporaryDirectory()
    try home.write("bind -v\n", to: ".editrc")
    let session = try Session(home: home)
    session.terminal.send("half" + mode)
    session.terminal.settle()
    try session.type(Key.control("C"), shows: "interrupted\n\(Session.prompt)")
    try session.type("whole\n", gives: "whole")
  }

  @Test("Ctrl-C works for those who turned editing off")
  func interruptUnedited() throws {
    let home = try TemporaryDirectory()
    try home.write("edit off\n", to: ".editrc")
    let session = try Session(home: home)
    // Here the key is a signal, which ends a read that waits: it must wait by then.
    session.terminal.settle()
    try session.type(Key.control("C"), shows: "interrupted\n\(Session.prompt)")
    try session.type("whole\n", gives: "whole")
  }

  @Test("Ctrl-C while the program works stops the work, not the program")
  func interruptWork() throws {
    let session = try Session()
    for _ in 1...2 {
      try session.type("work\n", shows: "working")
      try session.type(Key.control("C"), shows: "stopped by Ctrl-C\n")
      try session.terminal.expect(Session.prompt)
    }
    try session.type("alive\n", gives: "alive")
  }

  @Test("Ctrl-C pressed again and again does not end the program, either")
  func interruptWorkOften() throws {
    let session = try Session()
    try session.type("work\n", shows: "working")
    session.terminal.send(String(repeating: Key.control("C"), count: 5))
    // Each press makes the terminal forget what it was about to show, so nothing is waited for.
    session.terminal.settle()
    try session.type("alive\n", gives: "alive")
    #expect(!session.terminal.output.contains("worked to the end"))
  }

  @Test("Ctrl-D on an empty line ends the input on a fresh screen line")
  func endOfInput() throws {
    let session = try Session()
    try session.type(Key.control("D"), shows: "^D\nend of input\n")
    #expect(try session.terminal.waitForExit() == .exited(0))
    #expect(session.terminal.isCooked)
  }

  @Test("Ctrl-D inside a line deletes under the cursor")
  func delete() throws {
    try Session().type("abc" + Key.control("A") + Key.control("D") + "\n", gives: "bc")
  }

  @Test("Ctrl-Z gives the terminal to the shell, and fg redraws the line")
  func suspend() throws {
    let home = try TemporaryDirectory()
    let script = "set -m; \"$0\"; echo back in the shell; read line; fg >/dev/null"
    let terminal = try Terminal.spawn(
      "/bin/sh", ["-c", script, Session.fixture()], environment: ["HOME": home.path])
    try terminal.expect(Session.prompt)
    terminal.send("half a ")
    try terminal.expect("half a ")
    #expect(!terminal.isCooked)
    terminal.send(Key.control("Z"))
    try terminal.expect("back in the shell")
    #expect(terminal.isCooked)
    terminal.send("\n")
    try terminal.expect(Session.prompt + "half a ")
    terminal.send("line\n")
    try terminal.expect("got <half a line>")
    terminal.send("quit\n")
    try terminal.expect("got <quit>")
    #expect(try terminal.waitForExit() == .exited(0))
  }
}
