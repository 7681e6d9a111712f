import TerminalSupport
import TestSupport
import Testing

@Suite("Input that is no terminal", .ownThread) struct PlainInputTests {
  @Test(
    "Lines are read whatever their ends",
    arguments: ["a\\nb\\n", "a\\r\\nb\\r\\n", "a\\nb", "a\\r\\nb"])
  func lines(text: String) throws {
    let script = "printf '\(text)' | \"$0\" --plain; echo done"
    let terminal = try Terminal.spawn("/bin/sh", ["-c", script, Session.fixture()])
    #expect(try terminal.expect("done") == "got <a>\ngot <b>\ndone")
  }

  @Test("An empty line is a line, and no input is none")
  func empty() throws {
    let script = "printf '\\n' | \"$0\" --plain; printf '' | \"$0\" --plain; echo done"
    let terminal = try Terminal.spawn("/bin/sh", ["-c", script, Session.fixture()])
    #expect(try terminal.expect("done") == "got <>\ndone")
  }

  @Test("Ctrl-C ends a wait for input")
  func interrupt() throws {
    let terminal = try Terminal.spawn(Session.fixture(), ["--plain"])
    terminal.send("a\n")
    try terminal.expect("got <a>")
    terminal.settle()
    terminal.send(Key.control("C"))
    #expect(try terminal.waitForExit() == .exited(0))
  }
}
