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
    try terminal.expect("01-road/01")
    try terminal.expect("one-finger")
    #expect(
      withoutEscapes(terminal.output).split(separator: "\n", omittingEmptySubsequences: false).count
        <= 24)
    terminal.send("\n")
    try terminal.expect("touchesBegan")
    terminal.send("b\n")
    try terminal.expect("Not quite")
    try terminal.expect("#")
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(
      try home.contents(of: ".local/state/touchtrace/progress.jsonl").contains(
        "01-road/01-one-finger"))
  }

  @Test("The next run resumes where the learner was")
  func resume() throws {
    let home = try TemporaryDirectory()
    let first = try Surroundings().open([], home: home)
    try first.expect("one-finger")
    first.send("\nd\n")
    try first.expect("no such message.")
    first.settle()
    first.send("\u{4}")
    _ = try first.waitForExit()
    let second = try Surroundings().open([], home: home)
    try second.expect("01-road/01")
    try second.expect("stop 3")
    second.send("quit\n")
    #expect(try second.waitForExit() == .exited(0))
  }

  @Test("It speaks Chinese where the locale does")
  func chinese() throws {
    let terminal = try Surroundings().open(
      [], home: try TemporaryDirectory(), environment: ["LANG": "zh_CN.UTF-8", "LC_ALL": ""])
    try terminal.expect("一根手指和它的 UITouch")
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .exited(0))
  }
}
