import TerminalSupport
import TestSupport
import Testing

@Suite("What was typed before, at the prompt", .ownThread) struct PromptHistoryTests {
  private let home: TemporaryDirectory
  private static let file = ".local/state/touchtrace/history"

  init() throws { home = try TemporaryDirectory() }

  @Test("The up arrow recalls the last line, then the one before", arguments: Surroundings.all)
  func up(around: Surroundings) throws {
    let sitting = try Sitting(around, home: home)
    try sitting.type("step 3", at: 3)
    try sitting.type("why", at: 3)
    sitting.terminal.send(Key.up)
    try sitting.terminal.see("the last line") { $0.line.hasPrefix("(tap #3/31) why") }
    sitting.terminal.send(Key.up)
    try sitting.terminal.see("the one before") { $0.line.hasPrefix("(tap #3/31) step 3") }
    try sitting.type("", at: 6)
    try sitting.leave()
  }

  @Test("Ctrl-R finds a line by a part of it", arguments: Surroundings.all)
  func search(around: Surroundings) throws {
    let sitting = try Sitting(around, home: home)
    try sitting.type("break thirdView", at: 0)
    try sitting.type("step 2", at: 2)
    try sitting.press(Key.control("R") + "hird", shows: "bck:")
    try sitting.press("\n", shows: "it replaces the one that was there")
    try sitting.leave()
  }

  @Test(
    "The next session recalls what the last one was told, however that ended",
    arguments: Surroundings.all, [false, true])
  func restart(around: Surroundings, isKilled: Bool) throws {
    let first = try Sitting(around, home: home)
    try first.type("break thirdView", at: 0)
    if isKilled {
      first.terminal.signal(9)
      #expect(try first.terminal.waitForExit() == .signalled(9))
    } else {
      try first.leave()
    }
    #expect(try home.mode(of: Self.file) == 0o600)
    let second = try Sitting(around, home: home)
    #expect(try second.type(Key.up, at: 0).contains("breakpoint 1 at thirdView"))
    try second.leave()
  }

  @Test("A line given again at once is kept once, and an empty one not at all")
  func duplicates() throws {
    let sitting = try Sitting(home: home)
    try sitting.type("step", at: 1)
    try sitting.type("step", at: 2)
    try sitting.type("", at: 3)
    try sitting.type("why", at: 3)
    try sitting.type("step", at: 4)
    try sitting.leave()
    #expect(try home.contents(of: Self.file) == "step\nwhy\nstep\n")
  }

  @Test("No more than ten thousand lines are kept")
  func limit() throws {
    let path = home.path + "/lines"
    let lines = (1...20_001).map { "print \($0)\n" }
    try home.write(lines.joined(), to: "lines")
    let sitting = try Sitting(home: home, environment: ["TOUCHTRACE_HISTFILE": path])
    try sitting.leave()
    #expect(try home.contents(of: "lines") == lines.suffix(10_000).joined())
  }

  @Test("An empty TOUCHTRACE_HISTFILE keeps nothing, and this session recalls all the same")
  func disabled() throws {
    let sitting = try Sitting(home: home, environment: ["TOUCHTRACE_HISTFILE": ""])
    try sitting.type("step", at: 1)
    try sitting.type(Key.up, at: 2)
    try sitting.leave()
    #expect(throws: (any Error).self) { try home.mode(of: ".local") }
  }

  @Test("A batch keeps nothing")
  func batch() throws {
    let sitting = try Sitting(home: home)
    try sitting.type("list", at: 0)
    try sitting.leave()
    for arguments in [["-ex", "step", "--batch"], []] {
      let input = arguments.isEmpty ? "step\n" : ""
      let run = try touchtrace(
        ["debug", firstToFifth] + arguments, input: input, home: home.path)
      #expect(run.status == 0 && run.output.contains("#1 of 31"))
    }
    #expect(try home.contents(of: Self.file) == "list\n")
  }
}
