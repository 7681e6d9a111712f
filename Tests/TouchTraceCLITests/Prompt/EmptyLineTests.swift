import TerminalSupport
import TestSupport
import Testing

@Suite("An empty line at the prompt", .ownThread) struct PromptEmptyLineTests {
  @Test("It repeats a motion, with its arguments", arguments: Surroundings.all)
  func repeats(around: Surroundings) throws {
    let sitting = try Sitting(around)
    try sitting.type("step 2", at: 2)
    try sitting.type("", at: 4)
    try sitting.type("rs", at: 3)
    try sitting.type("", at: 2)
    try sitting.leave()
  }

  @Test("It repeats nothing after an error", arguments: Surroundings.all)
  func afterError(around: Surroundings) throws {
    let sitting = try Sitting(around)
    try sitting.type("step", at: 1)
    try sitting.type("frobnicate", at: 1)
    // Neither the error, as gdb and pdb do, nor what was right before it, as lldb does.
    #expect(try sitting.type("", at: 1) == Sitting.prompt(1))
    try sitting.leave()
  }

  @Test(
    "It repeats every motion and nothing else",
    arguments: [
      ("goto 9", "step", true), ("goto 9", "next", true), ("goto 9", "finish", true),
      ("goto 9", "rstep", true), ("goto 9", "rnext", true), ("goto 9", "rfinish", true),
      ("break #9", "continue", true), ("goto 20 ;; break #9", "rcontinue", true),
      ("goto 3", "goto +1", false), ("goto 3", "why", false), ("goto 3", "break thirdView", false),
      ("goto 3", "run", false), ("goto 3", "bt", false), ("goto 3", "map", false),
      ("goto 3", "info break", false), ("goto 3", "step ;; why", false),
    ])
  func which(before: String, line: String, repeats: Bool) throws {
    let sitting = try Sitting()
    sitting.terminal.send("\(before)\n\(line)\n")
    try sitting.terminal.expect("\(line)\n")
    try sitting.terminal.expect("/31) ")
    let hint = "[↵ \(line)]"
    try sitting.terminal.see("a prompt at rest") {
      $0.line.hasPrefix("(tap #") && $0.line.hasSuffix(repeats ? hint : "/31)")
    }
    try sitting.leave()
  }

  @Test(
    "What it would repeat is shown dim at the right edge, and makes room for what is typed",
    arguments: Surroundings.all)
  func hint(around: Surroundings) throws {
    let sitting = try Sitting(around)
    try sitting.type("step 2", at: 2)
    sitting.terminal.settle()
    guard around.hasColour else {
      return #expect(!sitting.terminal.output.contains("↵"))
    }
    let screen = sitting.terminal.screen
    #expect(screen.line.hasSuffix("[↵ step 2]"))
    #expect(screen.line.count < around.columns && screen.cursor.column == 12)
    #expect(sitting.terminal.output.contains("\u{1B}[0;2m[↵ step 2]"))
    sitting.terminal.send(String(repeating: "x", count: around.columns - 23))
    try sitting.terminal.see("no hint") { !$0.line.contains("↵") && $0.line.hasSuffix("x") }
    try sitting.press(Key.control("C"), shows: Sitting.prompt(2))
    try sitting.leave()
  }

  @Test("There is no hint where a line has no room for it, and none in the prompt that begins")
  func narrow() throws {
    let sitting = try Sitting(Surroundings(columns: 40))
    try sitting.type("step 2", at: 2)
    sitting.terminal.settle()
    #expect(!sitting.terminal.output.contains("↵"))
    try sitting.leave()
  }

  @Test("After a change of size the hint is at the new edge", arguments: [60, 100])
  func resized(columns: Int) throws {
    let sitting = try Sitting()
    sitting.terminal.settle()
    sitting.terminal.resize(columns: columns, rows: 24)
    try sitting.type("step 2", at: 2)
    sitting.terminal.settle()
    let screen = sitting.terminal.screen
    #expect(screen.line.hasPrefix("(tap #2/31)") && screen.line.hasSuffix("[↵ step 2]"))
    #expect((columns - 4..<columns).contains(screen.line.count), "\(screen.text)")
    try sitting.leave()
  }

  @Test("With --ascii the hint is spelt out")
  func ascii() throws {
    let sitting = try Sitting(arguments: ["--ascii"])
    try sitting.type("step", at: 1)
    try sitting.terminal.see("the hint") { $0.line.hasSuffix("[Return: step]") }
    try sitting.leave()
  }
}
