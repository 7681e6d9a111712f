import TerminalSupport
import TestSupport
import Testing

@testable import LineEditing

@Suite("Prompts and colours", .ownThread) struct PromptTests {
  @Test("The colour ends before the last character, so that typed text has none")
  func colour() {
    let prompt = Prompt([("(tap)", "1;32"), (" ", nil)], colour: true)
    #expect(prompt.marked == "\u{1}\u{1B}[0;1;32m\u{1}(tap)\u{1}\u{1B}[0m\u{1} ")
    #expect(prompt.plain == "(tap) ")
  }

  @Test("Two colours side by side need one escape between them")
  func neighbours() {
    let pieces = [("a", "31"), ("", "33"), ("b", "32"), ("c", "32"), (">", nil)]
    let prompt = Prompt(pieces, colour: true)
    #expect(
      prompt.marked
        == "\u{1}\u{1B}[0;31m\u{1}a\u{1}\u{1B}[0;32m\u{1}bc\u{1}\u{1B}[0m\u{1}>")
  }

  @Test("A coloured end loses the colour of its last character")
  func colouredEnd() {
    let prompt = Prompt([("> ", "31")], colour: true)
    #expect(prompt.marked == "\u{1}\u{1B}[0;31m\u{1}>\u{1}\u{1B}[0m\u{1} ")
    #expect(Prompt([(">", "31")], colour: true).marked == ">")
  }

  @Test("Escapes inside the text of a prompt are defused")
  func controls() {
    #expect(Prompt([("a\u{1B}[31m\u{1}\n>", nil)], colour: true).marked == "a[31m>")
  }

  @Test("The screen gets the colours in the right places")
  func drawn() throws {
    let session = try Session()
    #expect(session.terminal.output == "\u{1B}[0;1;32m(fixture)\u{1B}[0m ")
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
