import Foundation
import TerminalSupport
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where a person is when the program is ended.
enum Whereabouts: CaseIterable, CustomTestStringConvertible {
  case midLine, searchingHistory, pager, question, working, protocolOnATerminal

  var testDescription: String { "\(self)" }

  /// The program, there.
  func arrive(_ home: TemporaryDirectory) throws -> Terminal {
    switch self {
    case .midLine, .searchingHistory:
      let sitting = try Sitting(home: home)
      if self == .midLine { try sitting.press("breakf", shows: "breakf") }
      if self == .searchingHistory { try sitting.press(Key.control("R"), shows: "bck") }
      return sitting.terminal
    case .pager, .question:
      let terminal = try Surroundings().open(["learn", "01/02"], home: home)
      try terminal.expect("Return: more")
      if self == .question {
        terminal.send("\n")
        try terminal.expect("Return: continue")
        // What is typed before the prompt is there is echoed by the terminal, and seen too soon.
        try terminal.see("a prompt at rest") { !terminal.isCooked && $0.typedLine.hasPrefix("(") }
        terminal.settle()
      }
      terminal.send("half")
      try terminal.expect("half")
      return terminal
    case .working:
      try home.write(LongRecord.commands(breakpoints: 200), to: "commands")
      let words = ["debug", try LongRecord.write(to: home), "-q", "-x", home.path + "/commands"]
      let terminal = try Surroundings().open(words, home: home)
      try terminal.expect("(tremble #")
      terminal.settle()
      terminal.send("continue\n")
      try terminal.waitUntilCooked()
      return terminal
    case .protocolOnATerminal:
      let terminal = try Surroundings().open(["dap"], home: home)
      terminal.send("Content-Le")
      try terminal.expect("Content-Le")
      return terminal
    }
  }

  /// Whether Ctrl-C, as a signal, ends the program there: only where there is no session.
  var endsByInterrupt: Bool { self == .protocolOnATerminal }
}

@Suite("However the program ends, the terminal is as it was", .ownThread) struct EndingTests {
  private let home: TemporaryDirectory

  init() throws { home = try TemporaryDirectory() }

  @Test(
    "A signal ends it with that signal, wherever one is", arguments: Whereabouts.allCases,
    [SIGTERM, SIGHUP])
  func signal(place: Whereabouts, number: CInt) throws {
    let terminal = try place.arrive(home)
    terminal.signal(number)
    #expect(try terminal.waitForExit() == .signalled(number))
    #expect(terminal.isAsLent)
  }

  @Test("SIGINT ends no session, and Ctrl-D does, with 0", arguments: Whereabouts.allCases)
  func interrupt(place: Whereabouts) throws {
    let terminal = try place.arrive(home)
    terminal.signal(SIGINT)
    guard !place.endsByInterrupt else {
      #expect(try terminal.waitForExit() == .signalled(SIGINT))
      return #expect(terminal.isAsLent)
    }
    try terminal.see("an empty prompt") { screen in
      screen.typedLine.hasSuffix(")") || screen.typedLine.hasSuffix(") ")
    }
    terminal.settle()
    terminal.send(Key.control("D"))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.isAsLent)
  }

  @Test("A window that is closed ends it", arguments: Whereabouts.allCases)
  func hangUp(place: Whereabouts) throws {
    let terminal = try place.arrive(home)
    terminal.hangUp()
    let end = try terminal.waitForExit()
    // What a protocol is spoken over has come to its end, too, and that may be noticed first, as the
    // end of the input or as its failure.
    let noticed: [TerminalSupport.ExitStatus] =
      place == .protocolOnATerminal ? [.exited(0), .exited(1)] : []
    #expect(end == .signalled(SIGHUP) || noticed.contains(end), "\(end)")
  }

  @Test("A window that is closed ends it also where SIGHUP is ignored: there is nobody to talk to")
  func hangUpIgnored() throws {
    let script = "trap '' HUP; exec \"$0\" debug \"$1\""
    let terminal = try Terminal.spawn(
      "/bin/sh",
      [
        "-c", script, try #require(builtProgram("touchtrace")),
        packageRoot.path + "/" + firstToFifth,
      ],
      environment: ["HOME": home.path])
    try terminal.expect("(tap #0/")
    terminal.hangUp()
    let end = try terminal.waitForExit()
    #expect([.exited(0), .exited(4)].contains(end), "\(end)")
  }

  @Test("The adapter between two pipes ends with the signal", arguments: [SIGTERM, SIGHUP])
  func adapter(number: CInt) throws {
    let script = """
      cd "$1"; mkfifo f; "$0" dap < f > o & exec 3> f; printf 'Content-Length: 9' >&3
      echo process $!; wait $!; echo status $?
      """
    let terminal = try Terminal.spawn(
      "/bin/sh", ["-c", script, try #require(builtProgram("touchtrace")), home.path])
    try terminal.expect("process ")
    let process = try #require(pid_t(try terminal.expect("\n").filter(\.isNumber)))
    usleep(100_000)
    kill(process, number)
    try terminal.expect("status \(128 + number)")
  }
}
