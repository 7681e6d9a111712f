import TerminalSupport
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Recalling commands", .ownThread) struct HistoryTests {
  private let home: TemporaryDirectory
  private static let file = ".local/state/touchtrace/history"

  init() throws { home = try TemporaryDirectory() }

  @Test("The up arrow recalls the line before")
  func up() throws {
    let session = try Session(home: home)
    try session.type("first\n", gives: "first")
    try session.type("second\n", gives: "second")
    try session.type(Key.up + Key.up + " again\n", gives: "first again")
  }

  @Test("Ctrl-R finds a line by a part of it")
  func search() throws {
    let session = try Session(home: home)
    try session.type("break Login\n", gives: "break Login")
    try session.type("step\n", gives: "step")
    try session.type(Key.control("R") + "Log", shows: "bck:")
    try session.type("\n", gives: "break Login")
  }

  @Test("A command of two lines is recalled whole")
  func twoLines() throws {
    let session = try Session(home: home)
    try session.type("both\n", gives: "both")
    session.terminal.send(Key.up + "\n")
    try session.terminal.expect("got <one\ntwo>")
  }

  @Test("The next session recalls what the last one was told")
  func restart() throws {
    let first = try Session(home: home)
    try first.type("break 按钮\n", gives: "break 按钮")
    first.terminal.send(Key.control("D"))
    #expect(try first.terminal.waitForExit() == .exited(0))
    try Session(home: home).type(Key.up + "\n", gives: "break 按钮")
  }

  @Test("A killed session has lost nothing")
  func killed() throws {
    let first = try Session(home: home)
    try first.type("watch state\n", gives: "watch state")
    first.terminal.signal(SIGKILL)
    #expect(try first.terminal.waitForExit() == .signalled(SIGKILL))
    try Session(home: home).type(Key.up + "\n", gives: "watch state")
  }

  @Test("The file and its directory are the owner's alone")
  func modes() throws {
    try Session(home: home).type("step\n", gives: "step")
    #expect(try home.mode(of: Self.file) == 0o600)
    #expect(try home.mode(of: ".local/state/touchtrace") == 0o700)
    #expect(try home.contents(of: Self.file) == "step\n")
  }

  @Test("An empty TOUCHTRACE_HISTFILE keeps nothing on disk")
  func disabled() throws {
    let session = try Session(home: home, environment: ["TOUCHTRACE_HISTFILE": ""])
    try session.type("step\n", gives: "step")
    try session.type(Key.up + "\n", gives: "step")
    #expect(throws: (any Error).self) { try home.mode(of: ".local") }
  }

  @Test("A place that cannot be written is told once, and commands go on")
  func unwritable() throws {
    let session = try Session(home: home, environment: ["TOUCHTRACE_HISTFILE": home.path])
    try session.type("one\n", shows: "got <one>\nunkept: \(EISDIR)\n\(Session.prompt)")
    try session.type("two\n", shows: "got <two>\n\(Session.prompt)")
  }
}
