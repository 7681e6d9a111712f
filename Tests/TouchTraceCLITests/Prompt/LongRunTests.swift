import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("While the program works, in a pseudo-terminal", .ownThread) struct LongRunTests {
  private static let interrupted = "interrupted at #"

  /// A person before the prompt of the long record, with so many breakpoints to look at.
  private func open(_ around: Surroundings, breakpoints: Int, then line: String = "") throws
    -> Terminal
  {
    let home = try TemporaryDirectory()
    try home.write(LongRecord.commands(breakpoints: breakpoints) + line, to: "commands")
    let terminal = try around.open(
      ["debug", try LongRecord.write(to: home), "-q", "-x", home.path + "/commands"], home: home)
    try terminal.expect("(tremble #")
    try terminal.see("a prompt at rest") { _ in !terminal.isCooked }
    return terminal
  }

  /// Types a line, and waits for the program to work on it: its terminal is then as a shell's.
  private func begin(_ line: String, _ terminal: Terminal) throws {
    terminal.send(line + "\n")
    try terminal.waitUntilCooked()
  }

  /// Presses Ctrl-C while the program works; answers at which step it stopped.
  private func interrupt(_ terminal: Terminal) throws -> Int {
    terminal.send(Key.control("C"))
    try terminal.expect(Self.interrupted)
    let number = try terminal.expect("\n").prefix { $0.isNumber }
    try terminal.expect("(tremble #\(number)/")
    return try #require(Int(number))
  }

  @Test(
    "Ctrl-C stops continue and rcontinue at the step they have reached, and never the session",
    arguments: Surroundings.all)
  func interruptBothWays(around: Surroundings) throws {
    let terminal = try open(around, breakpoints: 60)
    try begin("continue", terminal)
    let forwards = try interrupt(terminal)
    // Return goes on with what was interrupted.
    try begin("", terminal)
    #expect(try interrupt(terminal) >= forwards)
    terminal.send("goto end ;; print time\n")
    try terminal.expect("410")
    try terminal.expect("(tremble #")
    try begin("rc", terminal)
    #expect(try interrupt(terminal) > forwards)
    terminal.send(Key.control("D"))
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test("Ctrl-C pressed again and again stops the run once", arguments: Surroundings.all)
  func interruptTwice(around: Surroundings) throws {
    let terminal = try open(around, breakpoints: 60)
    try begin("continue", terminal)
    terminal.send(String(repeating: Key.control("C"), count: 5))
    // Each press makes the terminal forget what it was about to show, so nothing is waited for.
    terminal.settle()
    try terminal.see("a prompt") { $0.line.hasPrefix("(tremble #") }
    #expect(terminal.screen.text.split(separator: Self.interrupted).count == 2)
    #expect(!terminal.screen.text.contains("end of recording"))
    terminal.send("quit\n")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test("Ctrl-C leaves out the rest of the line, and the answer begins on a line of its own")
  func interruptLine() throws {
    let terminal = try open(Surroundings(), breakpoints: 60)
    try begin("continue ;; mark here ;; goto end", terminal)
    let number = try interrupt(terminal)
    let rows = terminal.screen.text.split(separator: "\n")
    #expect(rows.contains("not executed: mark here ;; goto end"))
    #expect(rows.contains { $0.contains("· #\(number) of ") }, "\(terminal.screen.text)")
    terminal.send("mark\n")
    try terminal.expect("(tremble #\(number)/")
    #expect(!terminal.screen.text.contains("here is #"))
    terminal.send("quit\n")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test("Return held down during a run repeats nothing after it", arguments: Surroundings.all)
  func flood(around: Surroundings) throws {
    let terminal = try open(around, breakpoints: 8, then: "break #4000\n")
    try begin("continue", terminal)
    for _ in 1...5 { terminal.send("\n\n\n\n") }
    try terminal.expect("(tremble #4000/")
    terminal.settle()
    #expect(terminal.screen.line.hasPrefix("(tremble #4000/"))
    terminal.send("rstep\n")
    try terminal.expect("(tremble #3999/")
    terminal.send(Key.control("D"))
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test("Ctrl-C ends a batch with 130, while it runs and while it waits for input")
  func batch() throws {
    let home = try TemporaryDirectory()
    try home.write(LongRecord.commands(breakpoints: 60), to: "commands")
    let program = try #require(builtProgram("touchtrace"))
    let scene = try LongRecord.write(to: home)
    for input in ["continue\n", ""] {
      try home.write("run\n" + input + "run\n", to: "input")
      // The pipe stays open; the shell waits for the program and tells its code.
      let script =
        "trap : INT; (cat \"$2\"; sleep 9) | \"$0\" debug \"$1\" -x \"$3\"; echo status $?"
      let terminal = try Terminal.spawn(
        "/bin/sh", ["-c", script, program, scene, home.path + "/input", home.path + "/commands"],
        environment: ["HOME": home.path])
      try terminal.expect("Start of the recording")
      if input.isEmpty { try terminal.expect("Start of the recording") }
      terminal.send(Key.control("C"))
      try terminal.expect("status 130")
      #expect(!terminal.screen.text.contains("end of recording"))
    }
  }
}
