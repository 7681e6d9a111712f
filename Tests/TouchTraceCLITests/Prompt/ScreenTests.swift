import TerminalSupport
import TestSupport
import Testing

@Suite("What the screen shows at the prompt", .ownThread) struct PromptScreenTests {
  @Test("A line longer than the screen is edited at both ends", arguments: Surroundings.all)
  func wraps(around: Surroundings) throws {
    let sitting = try Sitting(around)
    let sum = "1" + String(repeating: " + 1", count: 40)
    sitting.terminal.send(sum + Key.control("A") + "print " + Key.control("E") + " + 2")
    sitting.terminal.send("\n")
    try sitting.terminal.see("the sum") { $0.rows.contains("43") && $0.typedLine == "(tap #0/31)" }
    if around.kind != "dumb" {
      let text = sitting.terminal.screen.text
      #expect(text.contains("(tap #0/31) print 1 + 1 + 1"))
      #expect((text.split(separator: "\n").map(\.count).max() ?? 0) <= around.columns)
    }
    try sitting.leave()
  }

  @Test("A Chinese name is typed, taken back and read whole", arguments: Surroundings.all)
  func names(around: Surroundings) throws {
    let sitting = try Sitting(around)
    sitting.terminal.send("export \(sitting.home.path)/登录按键\(Key.back)钮.jsonl\n")
    try sitting.terminal.expect("31 steps written")
    try sitting.terminal.expect(Sitting.prompt(0))
    #expect(try sitting.home.contents(of: "登录按钮.jsonl").hasPrefix("{"))
    // Left goes over a wide character as over one.
    let answer = try sitting.type("break 按钮" + Key.left + "é", at: 0)
    #expect(answer.contains("按é钮"))
    try sitting.leave()
  }

  @Test("After a change of size, lines and pictures fit the new one", arguments: Surroundings.all)
  func resize(around: Surroundings) throws {
    let sitting = try Sitting(around)
    try sitting.type("goto 7", at: 7)
    sitting.terminal.settle(for: .milliseconds(20))
    sitting.terminal.resize(columns: 44, rows: 20)
    let shown = try sitting.type("why ;; map", at: 7)
    let lines = shown.split(separator: "\n")
    #expect(lines.count > 12)
    #expect((lines.map(\.count).max() ?? 99) <= 44, "\(shown)")
    // A picture that is broken like text would have its right edge in the next line.
    #expect(lines.contains { $0.contains("┌") && $0.contains("┐") }, "\(shown)")
    sitting.terminal.resize(columns: 100, rows: 20)
    let wide = try sitting.type("why", at: 7).split(separator: "\n")
    #expect((wide.map(\.count).max() ?? 0) > 60)
    try sitting.leave()
  }

  @Test("No line of a map is wider than the screen", arguments: Surroundings.all)
  func map(around: Surroundings) throws {
    let sitting = try Sitting(around)
    let shown = try sitting.type("goto 7 ;; map", at: 7)
    #expect(shown.contains("│") && shown.contains("firstView"))
    #expect((shown.split(separator: "\n").map(\.count).max() ?? 99) <= around.columns)
    try sitting.leave()
  }

  @Test("--width stays what it was whatever becomes of the screen")
  func width() throws {
    let sitting = try Sitting(arguments: ["--width", "50"])
    sitting.terminal.resize(columns: 120, rows: 20)
    let shown = try sitting.type("goto 7 ;; why", at: 7)
    #expect((shown.split(separator: "\n").dropFirst().map(\.count).max() ?? 99) <= 50)
    try sitting.leave()
  }

  @Test(
    "Colours are there where they are wanted, and no escape where not", arguments: Surroundings.all)
  func colours(around: Surroundings) throws {
    let sitting = try Sitting(around)
    try sitting.type("step", at: 1)
    try sitting.type("why", at: 1)
    try sitting.leave()
    let output = sitting.terminal.output
    #expect(output.contains("\u{1B}[0;33m#1") == around.hasColour)
    #expect(output.contains("\u{1B}[2m") == around.hasColour)
    if around.kind == "dumb" { #expect(!output.contains("\u{1B}")) }
    #expect(!output.contains("\u{1}"))
  }

  @Test("--color decides before NO_COLOR does, but a dumb terminal's prompt has no escapes")
  func colourOption() throws {
    let bright = try Sitting(Surroundings(refusesColour: true), arguments: ["--color", "always"])
    try bright.type("step", at: 1)
    try bright.leave()
    #expect(bright.terminal.output.contains("\u{1B}[0;33m#1"))
    let dumb = try Sitting(Surroundings(kind: "dumb"), arguments: ["--color", "always", "-q"])
    try dumb.leave()
    #expect(!dumb.terminal.output.contains("\u{1B}"))
    let never = try Sitting(arguments: ["--color", "never"])
    try never.type("step", at: 1)
    try never.leave()
    #expect(!never.terminal.output.contains("\u{1B}[0;33m"))
  }

  @Test(
    "Five pasted commands run one after the other, and leave the prompt clean",
    arguments: Surroundings.all)
  func paste(around: Surroundings) throws {
    let sitting = try Sitting(around)
    sitting.terminal.send("break fifthView\ncontinue\nprint point\nrstep\nprint time\n")
    for text in ["breakpoint 1 at fifthView", "#7/31", "160", "#6/31"] {
      try sitting.terminal.expect(text)
    }
    try sitting.terminal.see("a prompt at rest") { $0.line == "(tap #6/31)" }
    try sitting.leave()
  }
}
