import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Listing the record") struct ListTests {
  private func steps(_ text: String) -> [Int] {
    text.split(separator: "\n").compactMap { line in
      line.split(separator: " ").first { $0.hasPrefix("#") }.flatMap { Int($0.dropFirst()) }
    }
  }

  @Test func `list shows the steps around, and marks this one`() {
    var debugger = debugger()
    _ = debugger.perform("goto 7")
    let lines = debugger.shown("list").split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines.first?.hasPrefix("  #2   queue.take  ") == true)
    #expect(lines[5] == "▶ #7   hit.ask             fifthView (160,-140) is outside:…")
    #expect(steps(debugger.shown("list 31")) == Array(26...31))
    _ = debugger.perform("goto 0")
    #expect(steps(debugger.shown("list")).first == 1)
  }

  @Test func `list again, or an empty line, goes on to the end and says so`() {
    var debugger = debugger()
    _ = debugger.perform("goto 7")
    #expect(steps(debugger.shown("list")) == Array(2...12))
    #expect(steps(debugger.shown("l")) == Array(13...23))
    #expect(steps(debugger.shown("")) == Array(24...31))
    #expect(debugger.shown("").hasPrefix("the record ends here; list N shows"))
    #expect(debugger.shown("list").hasPrefix("the record ends here"))
    #expect(steps(debugger.shown("list 9")) == Array(4...14))
    #expect(steps(debugger.shown("")) == Array(15...25))
  }

  @Test func `whoever moves begins anew`() {
    var debugger = debugger()
    _ = debugger.perform("goto 7 ;; list ;; list ;; step")
    #expect(steps(debugger.shown("list")) == Array(3...13))
  }

  @Test func `list fits sixty columns, in both languages`() {
    for language in Language.allCases {
      var debugger = debugger(article000, nil, language)
      for _ in 0..<3 {
        for line in debugger.perform("list").lines { #expect(line.width <= 60) }
      }
    }
  }

  @Test func `list refuses what is no step`() {
    var debugger = debugger()
    #expect(debugger.shown("list 99").hasPrefix("say where: a step from 0 to 31"))
    #expect(debugger.perform("list x").status == .failed)
  }
}
