import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Whatever is typed, the session answers") struct HostileLineTests {
  @Test(arguments: [
    "why ?", "1", "goto", "goto t=", "goto +", "goto touch:", "list", "list #", "why", "why #",
    "frame", "up", "down", "bt", "step", "rstep", "next", "finish", "continue", "undo", "branches",
    "compare", "delete", "delete 1-", "enable", "break #",
    "break line:", "break fourthView hits %", "break fourthView hits ==", "break fourthView after",
    "delete display", "note delete", "mark", "quit", "whatif skip #", "whatif skip event",
    "whatif move touch 1 to 1,", "whatif move touch", "whatif fourthView.alpha =",
    "whatif fourthView.frame.origin.x =", "whatif fourthView.alpha = 1 from #",
    "whatif model.tapInterval =", "set width", "set fourthView alpha=", "set model.tapInterval",
    "print", "print 1 /", "print 0 -", "why-not fourthView touch", "why-not at 1,", "info touch",
    "recognizers", "rules", "rules 2.", "search t ==", "search depth ==", "export json ..",
    "hitmap", "map", "tap 1,", "break #1 if point.x ==", "display 1 +", "tree", "help",
  ])
  func `a number at the end of all numbers is a number like others`(command: String) {
    var debugger = debugger()
    for line in ["break fourthView", "why ?", "goto 9"] { _ = debugger.perform(line) }
    for number in [Int.min, -1, .max] {
      for line in ["\(command)\(number)", "\(command) \(number)"] {
        let reply = debugger.perform(line)
        #expect(!reply.lines.isEmpty || reply.status != .failed, "\(line)")
        #expect((0...debugger.trace.count).contains(debugger.cursor), "\(line)")
      }
    }
    // The number alone stands for a question.
    #expect(debugger.lineOfMenu("\(Int.min)") == nil)
  }

  @Test(arguments: ["search ", "break ", "tree ", ""])
  func `a regular expression is refused with what takes its place`(command: String) {
    for pattern in ["fo.rth", "([a-zA-Z ]+)+!", "(?=a)", String(repeating: "[", count: 100_000)] {
      var debugger = debugger()
      let reply = debugger.perform("\(command)/\(pattern)/")
      #expect(reply.status == .failed && !reply.moved, "\(command)")
    }
  }

  @Test(arguments: ["(", "!", "-", "1+(", "fourthView.", "[", "\"", "`"])
  func `an expression that nests without end is refused`(piece: String) {
    let text = String(repeating: piece, count: isSlowRun ? 100_000 : 20_000)
    for line in [
      "print \(text)1", "break fourthView if \(text)1", "whatif fourthView.alpha = \(text)1",
      "display \(text)", "search \(text) == 1", "log fourthView \"{\(text)}\"", "help \(text)",
      "watch \(text)", "why-not \(text)", "tree \(text)",
    ] {
      var debugger = debugger()
      #expect(debugger.perform(line).status == .failed, "\(line.prefix(40))")
    }
  }

  @Test func `a sum that is no number is nothing, and never minus zero`() {
    var debugger = debugger()
    for sum in ["1 / 0", "0 / 0", "-1 / 0", "fourthView.alpha / 0"] {
      #expect(debugger.shown("print \(sum)") == "nil", "\(sum)")
    }
    for sum in ["-0", "0 * -1", "-1 * 0", "0 / -5"] {
      #expect(debugger.shown("print \(sum)") == "0", "\(sum)")
    }
    let huge = String(repeating: "9", count: 400)
    #expect(debugger.shown("print \(huge) * 10") == "nil")
    #expect(debugger.shown("print \(huge) > 1") == "yes")
  }

  @Test(arguments: [
    "whatif fourthView.frame = N,0 10x10", "whatif fourthView.frame.origin.x = -N",
    "whatif fourthView.frame = 0,0 Nx1", "whatif fourthView.zPosition = N",
    "whatif fourthView.anchorPoint = N,0", "whatif move touch 1 to N,0", "why-not at N,0",
    "why-not fourthView at 0,-N",
  ])
  func `no edit says what no scene can say`(line: String) {
    for number in [
      "1000000001", String(repeating: "9", count: 300), String(repeating: "9", count: 400),
    ] {
      var debugger = debugger()
      let reply = debugger.perform(line.replacing("N", with: number))
      #expect(reply.status == .failed && debugger.session.worlds.all.count == 1, "\(line)")
    }
  }

  @Test(arguments: 0..<8) func `hostile lines never end a session`(seed: UInt64) {
    var lines = HostileLines(examples: Self.examples, words: Self.words, seed: seed)
    for _ in 0..<(isSlowRun ? 50 : 2) {
      var debugger = seed.isMultiple(of: 2) ? debugger(article000) : loginDebugger()
      debugger.files = FileDoor(
        read: { _, _ in .success("step\nbreak /[[/\nquestions -9223372036854775808\n") },
        write: { _, _, _ in nil }, append: { _, _, _ in nil })
      for _ in 0..<50 {
        let line = lines.next()
        let reply = debugger.perform(line)
        let failed = reply.status == .failed
        #expect(!failed || !reply.lines.isEmpty, "a failure without a word: \(line.prefix(200))")
        #expect((0...debugger.trace.count).contains(debugger.cursor), "\(line.prefix(200))")
      }
    }
  }

  private static let examples =
    CommandTable.commands.flatMap { [$0.usage, $0.name] + $0.examples }
    + ["set width 40", "set repeat on", "1", "2", "end", "#3", "fourthView", "fourthView.alpha"]
  private static let words =
    CommandTable.spellings
    + [Shape.step, .responder, .recognizer, .touch, .point, .rect, .size, .transform, .list]
    .flatMap { Member.all(of: $0).flatMap(\.names) }
    + ["fourthView", "firstView", "signIn", "list", "list.pan", "hold", "bannerTap", "application"]
    + Setting.allCases.map { "model.\($0.rawValue)" } + StepKind.names
}
