import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("Ctrl-C, Ctrl-D and Ctrl-Z at the prompt", .ownThread) struct PromptSpecialKeyTests {
  @Test("Ctrl-C drops a half-typed line, as often as it is pressed", arguments: Surroundings.all)
  func interrupt(around: Surroundings) throws {
    let sitting = try Sitting(around)
    try sitting.press("contin", shows: "contin")
    try sitting.press(Key.control("C"), shows: "^C\n" + Sitting.prompt(0))
    try sitting.press(Key.control("C"), shows: "^C\n" + Sitting.prompt(0))
    try sitting.press(Key.control("C"), shows: "^C\n" + Sitting.prompt(0))
    try sitting.type("step", at: 1)
    #expect(!sitting.terminal.screen.text.contains("end of recording"))
    try sitting.leave()
  }

  @Test("Ctrl-C forgets nothing that Return would repeat", arguments: Surroundings.all)
  func interruptKeepsRepeat(around: Surroundings) throws {
    let sitting = try Sitting(around)
    try sitting.type("step 2", at: 2)
    try sitting.press("frob" + Key.control("C"), shows: Sitting.prompt(2))
    try sitting.type("", at: 4)
    try sitting.leave()
  }

  @Test(
    "Ctrl-D on an empty line leaves, with a new line and no question", arguments: Surroundings.all)
  func endOfInput(around: Surroundings) throws {
    let sitting = try Sitting(around)
    try sitting.type("frobnicate", at: 0)
    sitting.terminal.send(Key.control("D"))
    // A command that failed at the prompt was seen; the session went well all the same.
    #expect(try sitting.terminal.waitForExit() == .exited(0))
    #expect(sitting.terminal.isCooked)
    #expect(sitting.terminal.screen.line.isEmpty && sitting.terminal.screen.cursor.column == 0)
    #expect(sitting.terminal.output.hasSuffix("\r\n"))
  }

  @Test("quit leaves with the number it is given, or well", arguments: ["", " 3"])
  func quit(number: String) throws {
    let sitting = try Sitting()
    sitting.terminal.send("quit\(number)\n")
    #expect(try sitting.terminal.waitForExit() == .exited(number.isEmpty ? 0 : 3))
  }

  @Test(
    "Ctrl-Z gives the terminal to the shell, and fg draws the line again",
    arguments: Surroundings.all)
  func suspend(around: Surroundings) throws {
    let home = try TemporaryDirectory()
    let program = try #require(builtProgram("touchtrace"))
    let script = "set -m; \"$0\" debug \"$1\"; echo back in the shell; read line; fg >/dev/null"
    let terminal = try Terminal.spawn(
      "/bin/sh", ["-c", script, program, packageRoot.path + "/" + firstToFifth],
      environment: ["HOME": home.path, "TERM": around.kind], columns: around.columns)
    try terminal.expect(Sitting.prompt(0))
    terminal.send("step 1")
    try terminal.see("the line") { $0.typedLine == "(tap #0/31) step 1" }
    terminal.send(Key.control("Z"))
    try terminal.expect("back in the shell")
    #expect(terminal.isCooked)
    terminal.send("\n")
    try terminal.see("the line again") { $0.typedLine == "(tap #0/31) step 1" }
    terminal.send("2\n")
    try terminal.expect(Sitting.prompt(12))
    terminal.send(Key.control("D"))
    #expect(try terminal.waitForExit() == .exited(0))
  }
}
