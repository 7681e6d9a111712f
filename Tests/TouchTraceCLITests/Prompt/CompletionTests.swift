import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("Tab at the prompt", .ownThread) struct PromptCompletionTests {
  @Test(
    "A command that only one word can be is completed, with a blank", arguments: Surroundings.all)
  func unique(around: Surroundings) throws {
    let sitting = try Sitting(around)
    sitting.terminal.send("hel" + Key.tab)
    try sitting.terminal.see("help and a blank") {
      $0.line.hasPrefix("(tap #0/31) help") && $0.cursor.column == 17
    }
    try sitting.press("step\n", shows: "goes to the next step")
    try sitting.leave()
  }

  @Test("An argument is completed as a command is", arguments: Surroundings.all)
  func argument(around: Surroundings) throws {
    let sitting = try Sitting(around)
    let shown = try sitting.type("break fif\tx\u{7F}\u{7F}", at: 0)
    #expect(shown.contains("breakpoint 1 at fifthView"))
    try sitting.leave()
  }

  @Test("Several are listed below the line, which is drawn again", arguments: Surroundings.all)
  func many(around: Surroundings) throws {
    let sitting = try Sitting(around)
    sitting.terminal.send("break " + Key.tab)
    let screen = try sitting.terminal.see("a list, then the line") {
      $0.text.contains("fifthView") && $0.typedLine == "(tap #0/31) break" && $0.cursor.column == 18
    }
    #expect(screen.text.components(separatedBy: "(tap #0/31) break").count == 3)
    for view in ["firstView", "secondView", "thirdView", "fourthView", "fifthView", "window"] {
      #expect(screen.text.contains(view))
    }
    #expect(screen.rows.allSatisfy { $0.count <= around.columns })
    sitting.terminal.send("fir\t\n")
    try sitting.terminal.expect("breakpoint 1 at firstView")
    try sitting.leave()
  }

  @Test("Where nothing fits the bell rings and the line stays", arguments: Surroundings.all)
  func none(around: Surroundings) throws {
    let sitting = try Sitting(around)
    sitting.terminal.send("qqq" + Key.tab)
    try sitting.terminal.see("a bell") { _ in sitting.terminal.output.contains("\u{7}") }
    sitting.terminal.send("!")
    try sitting.terminal.see("the line as typed") { $0.typedLine == "(tap #0/31) qqq!" }
    try sitting.press(Key.control("C"), shows: Sitting.prompt(0))
    try sitting.leave()
  }
}
