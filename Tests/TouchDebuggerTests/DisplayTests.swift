import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Values shown at every stop") struct DisplayTests {
  @Test func `a stop shows them all, and what changed with what it was`() {
    var debugger = debugger()
    _ = debugger.perform("goto 6")
    #expect(debugger.shown("display point") == "1: point = (180,120)")
    #expect(debugger.shown("disp view.alpha") == "2: view.alpha = 1")
    #expect(
      debugger.shown("step") == """
        Finding the view · #7 of 31  hit.ask
                fifthView (160,-140) is outside: nil
        1: point = (160,-140)  was (180,120)
        2: view.alpha = 1
        """)
    #expect(
      debugger.shown("rstep").hasSuffix("1: point = (180,120)  was (160,-140)\n2: view.alpha = 1"))
  }

  @Test func `what did not change is dim`() {
    var debugger = debugger()
    _ = debugger.perform("goto 6 ;; display point ;; display phase")
    let lines = debugger.perform("step").lines.suffix(2)
    #expect(lines.first?.runs.contains { $0.style == .strong && $0.text == "(160,-140)" } == true)
    #expect(lines.last?.runs == [StyledRun("2: phase = began", .dim)])
  }

  @Test func `several commands of a line show them at each stop, each stop once`() {
    var debugger = debugger()
    _ = debugger.perform("display number")
    #expect(
      debugger.shown("step ;; step").split(separator: "\n")
        .filter { $0.hasPrefix("1: ") } == [
          "1: number = 1  was nil", "1: number = 2  was 1",
        ])
  }

  @Test func `what is nothing here is nil`() {
    var debugger = debugger()
    #expect(debugger.shown("display point") == "1: point = nil")
    #expect(debugger.shown("goto 7 ;; display returns").hasSuffix("2: returns = nil"))
  }

  @Test func `delete display deletes some or all, and numbers are never given twice`() {
    var debugger = debugger()
    _ = debugger.perform("goto 7 ;; display point ;; display depth ;; display kind")
    #expect(debugger.shown("delete display 2") == "no longer displayed: 2")
    #expect(debugger.shown("display") == "1: point = (160,-140)\n3: kind = hit.ask")
    #expect(
      debugger.shown("delete display 2").hasPrefix(
        "there is no display 2; displays: 1, 3  (column 16)"))
    #expect(debugger.shown("delete display") == "no longer displayed: 1, 3")
    #expect(debugger.shown("display depth") == "4: depth = 4")
    #expect(!debugger.shown("delete display ;; step").contains("1: "))
  }

  @Test func `without any, a sentence says how to have one`() {
    var english = debugger()
    #expect(english.shown("display").hasPrefix("nothing is displayed; display EXPRESSION"))
    #expect(english.perform("delete display 1").status == .failed)
    var chinese = debugger(article000, nil, .simplifiedChinese)
    #expect(chinese.shown("display").hasPrefix("没有显示任何值；display 表达式"))
    #expect(chinese.shown("goto 6 ;; display point ;; step").hasSuffix("原来是 (180,120)"))
    #expect(chinese.shown("delete display 7").hasPrefix("没有编号为 7 的显示；有 1"))
  }

  @Test func `a wrong expression is displayed never`() {
    var debugger = debugger()
    #expect(debugger.shown("display pont").hasPrefix("nothing is called pont; did you mean point?"))
    #expect(debugger.shown("display").hasPrefix("nothing is displayed"))
  }
}
