import TerminalSupport
import TestSupport
import Testing

@testable import LineEditing

@Suite("Prompts and colours", .ownThread) struct PromptTests {
  @Test("Each coloured piece ends its own colour, so that typed text has none")
  func colour() {
    let pieces = [("a", "31"), ("", "33"), ("b", "1;32"), ("> ", nil)]
    let prompt = Prompt(pieces, colour: true)
    #expect(prompt.coloured == "\u{1B}[0;31ma\u{1B}[0m\u{1B}[0;1;32mb\u{1B}[0m> ")
    #expect(prompt.plain == "ab> ")
  }

  @Test("A prompt without colours is not painted")
  func plain() {
    #expect(Prompt([("a", "31")], colour: false).coloured == nil)
    #expect(Prompt([("a", nil)], colour: true).coloured == nil)
  }

  @Test("Escapes inside the text of a prompt are defused")
  func controls() {
    #expect(Prompt([("a\u{1B}[31m\u{1}\n>", nil)], colour: true).plain == "a[31m>")
  }

  @Test("The screen gets the colours in the right places")
  func drawn() throws {
    let session = try Session()
    session.terminal.settle()
    let painted = "\u{1B}7\r\u{1B}[0;1;32m(fixture)\u{1B}[0m \u{1B}8"
    #expect(session.terminal.output.hasSuffix("(fixture) " + painted))
    #expect(session.terminal.screen.cursor == (0, 10))
  }

  @Test("Colours come back after a list of candidates, for a line of several rows, too")
  func drawnAgain() throws {
    let session = try Session(columns: 20)
    session.terminal.send("a long line to re\t")
    try session.terminal.see("the line below the list") {
      $0.rows[3...].contains("(fixture) a long lin")
    }
    session.terminal.settle()
    let painted = "\u{1B}7\u{1B}[1A\r\u{1B}[0;1;32m(fixture)\u{1B}[0m \u{1B}8"
    #expect(session.terminal.output.hasSuffix(painted))
  }

  @Test("Typing costs no painting")
  func once() throws {
    let session = try Session()
    try session.type("step\n", gives: "step")
    session.terminal.settle()
    #expect(session.terminal.output.split(separator: "\u{1B}7").count == 3)
  }

  @Test(
    "No colour goes where none is wanted",
    arguments: [["NO_COLOR": "1"], ["TERM": "dumb"], ["TERM": ""]])
  func refused(environment: [String: String]) throws {
    let session = try Session(environment: environment)
    try session.type("step\n", gives: "step")
    #expect(!session.terminal.output.contains("\u{1B}[0"))
  }

  @Test(
    "The environment decides on colours",
    arguments: [
      (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": ""], true),
      (["TERM": "xterm", "NO_COLOR": "0"], false), (["TERM": "dumb"], false), ([:], false),
    ])
  func wanted(environment: [String: String], expected: Bool) {
    #expect(LineEditing.Terminal.coloursWanted(environment: environment) == expected)
  }
}
