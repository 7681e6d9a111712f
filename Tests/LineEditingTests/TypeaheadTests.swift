import TerminalSupport
import TestSupport
import Testing

@Suite("Typing ahead", .ownThread) struct TypeaheadTests {
  @Test("Five pasted commands run one after the other")
  func paste() throws {
    let session = try Session()
    session.terminal.send("one\ntwo\nthree\nfour\nfive\n")
    for command in ["one", "two", "three", "four", "five"] {
      try session.terminal.expect("got <\(command)>")
    }
  }

  @Test("A pasted file of hundreds of lines loses none")
  func longPaste() throws {
    let session = try Session()
    let lines = (1...400).map { "触摸 line \($0)" }
    for line in lines { session.terminal.send(line + "\n") }
    for line in lines { try session.terminal.expect("got <\(line)>") }
  }

  @Test("Return held down while the program works repeats nothing")
  func flood() throws {
    let session = try Session()
    try session.type("dawdle\n", shows: "dawdling")
    session.terminal.send("\n\n\n\n\n")
    try session.terminal.expect(Session.prompt)
    session.terminal.settle()
    #expect(!session.terminal.output.contains("got <>"))
    try session.type("next\n", gives: "next")
  }

  @Test("Ctrl-D pressed while the program works leaves at the next prompt")
  func end() throws {
    let session = try Session()
    try session.type("dawdle\n", shows: "dawdling")
    session.terminal.send("\u{4}")
    try session.terminal.expect("end of input")
    #expect(try session.terminal.waitForExit() == .exited(0))
  }

  @Test("Words typed while the program works are there at the prompt", arguments: ["next", "按钮"])
  func words(word: String) throws {
    let session = try Session()
    try session.type("dawdle\n", shows: "dawdling")
    session.terminal.send("\n\n" + word)
    try session.terminal.expect(Session.prompt)
    try session.type(" one\n", gives: word + " one")
    #expect(!session.terminal.output.contains("got <>"))
  }

  @Test("An empty line at the prompt is a line")
  func empty() throws { try Session().type("\n", gives: "") }
}
