import TerminalSupport
import Testing

/// The program in a terminal of its own, as a person meets it.
private func open(
  _ arguments: [String], home: TemporaryDirectory, columns: Int = 80,
  environment: [String: String] = [:]
) throws -> Terminal {
  let program = try #require(builtProgram("touchtrace"))
  return try Terminal.spawn(
    program, arguments,
    environment: environment.merging(["HOME": home.path]) { given, _ in given },
    columns: columns)
}

@Suite("The prompt, in a pseudo-terminal")
struct PromptTests {
  private let lesson = packageRoot.path + "/" + firstToFifth

  private func debug(
    _ home: TemporaryDirectory, columns: Int = 80, environment: [String: String] = [:]
  ) throws -> Terminal {
    let terminal = try open(
      ["debug", lesson], home: home, columns: columns, environment: environment)
    try terminal.expect("(tap #0")
    return terminal
  }

  @Test("Tab completes commands, views and properties")
  func completion() throws {
    let terminal = try debug(try TemporaryDirectory())
    terminal.send("brea\t")
    terminal.send("fif\t\n")
    try terminal.expect("breakpoint 1 at fifthView")
    terminal.send("print fifthView.alp\t\n")
    try terminal.expect("fifthView.alpha")
    try terminal.expect("1")
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test("An empty line repeats a motion and nothing else")
  func emptyLine() throws {
    let terminal = try debug(try TemporaryDirectory())
    terminal.send("step\n")
    try terminal.expect("(tap #1")
    terminal.send("\n")
    try terminal.expect("(tap #2")
    terminal.send("frobnicate\n")
    try terminal.expect("(tap #2")
    terminal.send("\n")
    try terminal.expect("(tap #2")
    terminal.send("quit\n")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test("Ctrl-C drops the half-typed line and never the session")
  func interrupt() throws {
    let terminal = try debug(try TemporaryDirectory())
    terminal.send("contin")
    terminal.settle()
    terminal.send("\u{3}")
    try terminal.expect("(tap #0")
    terminal.send("step\n")
    try terminal.expect("(tap #1")
    terminal.send("\u{3}\u{3}quit 3\n")
    #expect(try terminal.waitForExit() == .exited(3))
  }

  @Test("A misspelt word gets the nearest one")
  func didYouMean() throws {
    let terminal = try debug(try TemporaryDirectory())
    terminal.send("contineu\n")
    try terminal.expect("continue")
    terminal.send("break fithView\n")
    try terminal.expect("fifthView")
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test("What was typed is recalled in the next session, from a file only its owner reads")
  func history() throws {
    let home = try TemporaryDirectory()
    let first = try debug(home)
    first.send("break thirdView\n")
    try first.expect("breakpoint 1")
    first.signal(9)
    _ = try first.waitForExit()
    #expect(try home.mode(of: ".local/state/touchtrace/history") == 0o600)
    let second = try debug(home)
    second.send("\u{1b}[A\n")
    try second.expect("breakpoint 1 at thirdView")
    second.send("history\n")
    try second.expect("\nbreak thirdView")
    second.send("\u{4}")
    #expect(try second.waitForExit() == .exited(0))
  }

  @Test("No colour where none is wanted", arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func noColour(environment: [String: String]) throws {
    let terminal = try debug(try TemporaryDirectory(), environment: environment)
    terminal.send("step\n")
    try terminal.expect("(tap #1")
    #expect(!terminal.output.contains("\u{1b}[36m") && !terminal.output.contains("\u{1b}[1m"))
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test("At 60 columns no line of a map is wider")
  func narrow() throws {
    let terminal = try debug(try TemporaryDirectory(), columns: 60)
    terminal.send("break fifthView\ncontinue\nmap\n")
    try terminal.expect("firstView")
    try terminal.expect("(tap #7")
    let widest = withoutEscapes(terminal.output).split(whereSeparator: \.isNewline)
      .filter { $0.contains("│") || $0.contains("┌") }.map(\.count).max()
    #expect((widest ?? 99) <= 60)
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .exited(0))
  }
}

@Suite("The very first run, in a pseudo-terminal")
struct FirstRunTests {
  @Test(
    "It says what this is, where I am and what to press; five keystrokes give an answer and why")
  func newcomer() throws {
    let home = try TemporaryDirectory()
    let terminal = try open([], home: home)
    try terminal.expect("touchtrace")
    try terminal.expect("02-hit-test/03")
    try terminal.expect("first-to-fifth")
    #expect(
      withoutEscapes(terminal.output).split(separator: "\n", omittingEmptySubsequences: false).count
        <= 24)
    terminal.send("\n")
    try terminal.expect("fourthView")
    terminal.send("d\n")
    try terminal.expect("M03")
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
    let first = try open([], home: home)
    try first.expect("first-to-fifth")
    first.send("\nc\n")
    try first.expect("fourthView")
    first.settle()
    first.send("\u{4}")
    _ = try first.waitForExit()
    let second = try open([], home: home)
    try second.expect("02-hit-test/03")
    second.send("quit\n")
    #expect(try second.waitForExit() == .exited(0))
  }

  @Test("It speaks Chinese where the locale does")
  func chinese() throws {
    let terminal = try open(
      [], home: try TemporaryDirectory(), environment: ["LANG": "zh_CN.UTF-8", "LC_ALL": ""])
    try terminal.expect("第四个视图上的红点")
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .exited(0))
  }
}
