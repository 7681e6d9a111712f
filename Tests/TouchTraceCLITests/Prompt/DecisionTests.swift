import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("Where other debuggers differ, at the prompt and in scripts", .ownThread)
struct PromptDecisionTests {
  @Test(
    "An unknown word gets the nearest command and its class, and is never evaluated",
    arguments: Surroundings.all)
  func unknownWord(around: Surroundings) throws {
    let sitting = try Sitting(around)
    #expect(try sitting.type("contineu", at: 0).contains("continue?"))
    let far = try sitting.type("frobnicate", at: 0)
    #expect(far.contains("there is no command frobnicate; help all lists every command"))
    #expect(try sitting.type("re", at: 0).contains("recognizers"))
    try sitting.leave()
  }

  @Test(
    "A breakpoint where nobody is asks nothing, and says who was probably meant",
    arguments: Surroundings.all)
  func breakNowhere(around: Surroundings) throws {
    let sitting = try Sitting(around)
    let answer = try sitting.type("break fithView", at: 0)
    #expect(answer.contains("fifthView"))
    #expect(!answer.contains("[y") && !answer.contains("(y or"))
    try sitting.type("step", at: 1)
    try sitting.leave()
  }

  private func script(_ words: String, _ around: Surroundings) throws -> Terminal {
    let home = try TemporaryDirectory()
    try home.write("# three lines\nstep\nfrobnicate ;; step\nstep\n", to: "commands")
    let program = try #require(builtProgram("touchtrace"))
    let debug = "\"$0\" debug \"$1\""
    var variables = ["TERM": around.kind, "HOME": home.path]
    if around.refusesColour { variables["NO_COLOR"] = "1" }
    let terminal = try Terminal.spawn(
      "/bin/sh",
      [
        "-c", "cd \"$2\"; \(words.replacing("debug", with: debug)); echo status $?", program,
        packageRoot.path + "/" + firstToFifth, home.path,
      ], environment: variables, columns: around.columns)
    try terminal.expect("status ")
    #expect(try terminal.waitForExit() == .exited(0))
    return terminal
  }

  @Test(
    "An error stops a script and is named by its line; the end says 4",
    arguments: Surroundings.all,
    [
      ("debug < commands", "stdin:3"), ("cat commands | debug", "stdin:3"),
      ("debug -x commands --batch", "commands:3"),
      ("debug -ex step -ex frobnicate -ex step --batch", "touchtrace"),
    ])
  func errors(around: Surroundings, script: (words: String, place: String)) throws {
    let terminal = try self.script(script.words, around)
    let text = terminal.screen.text
    #expect(text.contains("\(script.place): error: there is no command frobnicate"))
    #expect(text.contains("#1 of 31") && !text.contains("#2 of 31"))
    #expect(text.hasSuffix("status 4"))
  }

  @Test(
    "With --keep-going the other commands are carried out, and the end still says 4",
    arguments: Surroundings.all, ["debug < commands", "debug -x commands --batch"])
  func keepGoing(around: Surroundings, words: String) throws {
    let terminal = try script(words.replacing("debug", with: "debug --keep-going"), around)
    let text = terminal.screen.text
    #expect(text.contains(":3: error: there is no command frobnicate"))
    #expect(text.contains("#2 of 31") && !text.contains("#3 of 31"))
    #expect(text.hasSuffix("status 4"))
  }

  @Test("At a prompt an error ends the commands of the command line only")
  func errorBeforePrompt() throws {
    let home = try TemporaryDirectory()
    let terminal = try Surroundings().open(
      [
        "debug", packageRoot.path + "/" + firstToFifth, "-ex", "step", "-ex", "brek", "-ex", "step",
      ],
      home: home)
    try terminal.expect("touchtrace: error: there is no command brek")
    try terminal.expect(Sitting.prompt(1))
    terminal.send(Key.control("D"))
    #expect(try terminal.waitForExit() == .exited(0))
  }
}
