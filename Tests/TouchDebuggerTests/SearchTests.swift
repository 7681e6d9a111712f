import SceneLanguage
import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Searching the record of article 000") struct SearchTests {
  // #4 window  #5 firstView  #6 thirdView  #7 fifthView outside  #8 fourthView  #9 … #12 answers
  // #13 window.choose  #14 hit.result  #15 touch.bind  #16 deliver  #17 … #21 hops  #22 drop

  @Test(arguments: [
    ("search fifthView", 0, 6), ("search fifthView", 6, 7), ("/ fifthview", 6, 7),
    ("/fifthview", 6, 7), ("search verdict == outside", 0, 7), ("search hit.result", 0, 14),
    ("search \"rthView returns\"", 0, 9), ("/returns itself", 0, 9),
    ("search \"is outside\"", 0, 7), ("search depth > 3", 4, 7),
    ("search view.isHidden == no", 4, 5),
    ("search back verdict == outside", 31, 7), ("search back hit.ask", 31, 8),
    ("rev search hit.ask", 31, 8), ("search back hit.ask", 8, 7), ("search first hit.ask", 20, 4),
    ("search last hit.ask", 2, 8), ("search first verdict == outside", 31, 7),
    ("search last n > 0", 0, 31),
  ])
  func `finds`(line: String, start: Int, end: Int) {
    var debugger = debugger()
    _ = debugger.perform("goto \(start)")
    let reply = debugger.perform(line)
    #expect(reply.status == .ok && reply.moved && debugger.cursor == end, "\(reply.plain)")
  }

  @Test func `Return and no words search for the same again, without going round`() {
    var debugger = debugger()
    #expect(debugger.perform("search").status == .failed)
    var found: [Int] = []
    while debugger.perform(found.isEmpty ? "search hit.ask" : "").moved {
      found.append(debugger.cursor)
    }
    #expect(found == [4, 5, 6, 7, 8])
    #expect(
      debugger.shown("search") == "no further step that says \"hit.ask\"; the first is at #4")
    #expect(debugger.cursor == 8)
    #expect(debugger.shown("search back").contains("· #7 of "))
    #expect(debugger.shown("search first").contains("· #4 of "))
    #expect(
      debugger.shown("search back") == "no earlier step that says \"hit.ask\"; the last is at #8")
    #expect(
      debugger.shown("search last ;; search verdict == inside").contains("where verdict == inside"))
  }

  @Test func `what is nowhere is an error, and moves nothing`() {
    var debugger = debugger()
    _ = debugger.perform("goto 9")
    #expect(debugger.shown("search sixthView") == "there is no step that says \"sixthView\"")
    #expect(debugger.shown("search last depth > 99") == "there is no step where depth > 99")
    #expect(debugger.perform("search first \"six\"").status == .failed)
    #expect(debugger.cursor == 9)
  }

  @Test func `a condition with a mistake is told and not searched for`() {
    var debugger = debugger()
    let reply = debugger.perform("search verdict == outsid")
    #expect(
      reply.lines[0].plain
        == "nothing is called outsid; did you mean outside?; put it in quotes to search for text"
        + "  (column 19)")
    #expect(debugger.perform("search /(/").status == .failed)
    // A word that is true everywhere is a word.
    #expect(debugger.shown("search yes") == "there is no step that says \"yes\"")
  }

  @Test func `count names the first and counts the rest`() {
    var debugger = debugger()
    #expect(
      debugger.shown("search count verdict == outside") == "1 step where verdict == outside: #7")
    #expect(
      debugger.shown("search count hit.ask") == "5 steps that say \"hit.ask\": #4, #5, #6, #7, #8")
    #expect(
      debugger.shown("search count") == "5 steps that say \"hit.ask\": #4, #5, #6, #7, #8")
    #expect(debugger.shown("search count n > 0").hasSuffix("#9, #10 and 21 more"))
    #expect(debugger.shown("search count sixthView") == "there is no step that says \"sixthView\"")
    #expect(debugger.cursor == 0)
  }

  @Test func `Chinese is searched for as it is shown`() {
    var debugger = debugger(article000, nil, .simplifiedChinese)
    #expect(debugger.perform("search 在外").moved && debugger.cursor == 7)
    #expect(debugger.shown("search") == "后面没有含有“在外”的步骤了；第一个在 #7")
    #expect(
      debugger.shown("search count hit.ask") == "有 5 个含有“hit.ask”的步骤：#4、#5、#6、#7、#8")
  }

  @Test func `a long search stops where the person wants it to`() {
    var debugger = debugger()
    debugger.interrupted = { true }
    #expect(
      debugger.shown("search sixthView")
        == "interrupted at #1, nothing found so far; you are still at #0")
    #expect(debugger.cursor == 0)
    #expect(
      debugger.shown("search count hit.ask")
        == "interrupted at #1, nothing found so far; you are still at #0")
    #expect(
      debugger.shown("search count queue.put").hasSuffix(
        ": #1\ninterrupted at #1; the steps behind it are not counted"))
  }

  @Test func `a condition is the same compiled as read`() throws {
    let conditions = [
      "verdict == inside", "depth > 2 && view.alpha == 1", "!(phase == find) || point.x < 10",
      "touch.phase == ended", "returns == fourthView", "view.superview.name == \"root\"",
      "time / 10 >= 5", "-depth < -1", "n == 4", "view.frame.width * 2 > 700",
    ]
    for seed in UInt64(0)..<20 {
      var g = SeededGenerator(seed: seed)
      let scene = gestureScene(using: &g)
      let trace = record(gestureScript(for: scene, using: &g), in: scene)
      for text in conditions {
        guard let parsed = try? Parser.parse(text[...], scene: scene) else { continue }
        let check = parsed.expression.check()
        for index in trace.indices {
          let expected = parsed.expression.value(at: index, in: trace).isTrue
          let here = Vantage(trace: trace, index: index)
          #expect(check(here) == expected, "\(seed) #\(index + 1): \(text)")
        }
      }
    }
  }
}
