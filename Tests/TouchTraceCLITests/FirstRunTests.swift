import TerminalSupport
import TestSupport
import Testing

@Suite("The very first run, in a pseudo-terminal", .ownThread)
struct FirstRunTests {
  @Test(
    "It says what this is, where I am and what to press; five keystrokes give an answer and why")
  func newcomer() throws {
    let home = try TemporaryDirectory()
    let terminal = try Surroundings().open([], home: home)
    try terminal.expect("touchtrace")
    try terminal.expect("02-hit-test/03")
    try terminal.expect("first-to-fifth")
    #expect(
      withoutEscapes(terminal.output).split(separator: "\n", omittingEmptySubsequences: false).count
        <= 24)
    terminal.send("\n")
    try terminal.expect("fifthView")
    terminal.send("b\n")
    try terminal.expect("Not quite")
    try terminal.expect("#")
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(
      try home.contents(of: ".local/state/touchtrace/progress.jsonl").contains(
        "02-hit-test/03-first-to-fifth"))
  }

  @Test("The next run resumes where the learner was")
  func resume() throws {
    let home = try TemporaryDirectory()
    let first = try Surroundings().open([], home: home)
    try first.expect("first-to-fifth")
    first.send("\nd\n")
    try first.expect("The belief and the record")
    first.settle()
    first.send("\u{4}")
    _ = try first.waitForExit()
    let second = try Surroundings().open([], home: home)
    try second.expect("02-hit-test/03")
    try second.expect("stop 3")
    second.send("quit\n")
    #expect(try second.waitForExit() == .exited(0))
  }

  @Test("It speaks Chinese where the locale does")
  func chinese() throws {
    let terminal = try Surroundings().open(
      [], home: try TemporaryDirectory(), environment: ["LANG": "zh_CN.UTF-8", "LC_ALL": ""])
    try terminal.expect("五个视图和一个红点")
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .exited(0))
  }
}
