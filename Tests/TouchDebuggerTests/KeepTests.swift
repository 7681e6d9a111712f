import Testing
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Marks and notes") struct KeepTests {
  @Test(arguments: [
    ("goto touch:1", 2), ("goto t=0", 1), ("goto t=50", 23), ("goto t=1", 23), ("goto 50ms", 23),
    ("goto here", 7), ("goto start", 0), ("goto end", 31), ("j #9", 9),
  ])
  func `goto knows moments by name, touch and time`(line: String, end: Int) {
    var debugger = debugger()
    _ = debugger.perform("goto 7 ;; mark here ;; goto 3")
    #expect(debugger.perform(line).status == .ok)
    #expect(debugger.cursor == end)
  }

  @Test func `goto says what a word was meant to be`() {
    var debugger = debugger()
    _ = debugger.perform("mark refused")
    #expect(debugger.shown("goto refuse").contains("did you mean refused?"))
    #expect(debugger.shown("goto strat").contains("did you mean start?"))
    #expect(debugger.shown("goto touch:3").hasPrefix("there is no touch 3; there is only 1"))
    #expect(debugger.shown("goto t=soon").hasPrefix("a time is a whole number of milliseconds"))
    #expect(
      debugger.shown("goto t=51").hasPrefix("nothing happens at 51 ms or later: the last step is"))
  }

  @Test func `marks are named, moved, listed and deleted`() {
    var debugger = debugger()
    #expect(debugger.shown("goto 7 ;; mark m1").hasSuffix("m1 is #7; goto m1 comes back"))
    #expect(debugger.shown("goto 9 ;; mark m2").hasSuffix("m2 is #9; goto m2 comes back"))
    #expect(debugger.shown("mark m1") == "m1 is #9 now; it was #7")
    let told = { (number: Int) in debugger.narrator.explain(number - 1).short.plain }
    #expect(
      debugger.shown("mark") == """
        start    #0
        touch:1  #2  \(told(2))
        m2       #9  \(told(9))
        m1       #9  \(told(9))
        end      #31  \(told(31))
        """)
    #expect(debugger.shown("mark delete m2") == "deleted mark m2")
    #expect(debugger.shown("mark delete mm1").hasPrefix("no mark is called mm1; did you mean m1?"))
    for line in [
      "mark start", "mark 7", "mark a:b", "mark -a", "mark a b", "mark delete",
    ] {
      #expect(debugger.perform(line).status == .failed, "\(line)")
    }
  }

  @Test func `a mark of another branch leads there`() {
    var debugger = debugger()
    _ = debugger.perform("goto 7 ;; mark refused ;; set fourthView hidden")
    #expect(debugger.shown("mark").contains("refused  #7 in branch 0"))
    #expect(debugger.shown("goto refused").hasSuffix("in branch 0"))
    #expect(debugger.session.worlds.current == 0 && debugger.cursor == 7)
  }

  @Test func `notes belong to a step of a branch and are deleted by number`() {
    var debugger = debugger()
    _ = debugger.perform("goto 7 ;; note outside! ;; goto 3 ;; note so far ;; note a second")
    #expect(debugger.notes.map(\.step) == [3, 3, 7])
    #expect(
      debugger.notes.map { $0.told(in: .english).plain } == ["so far", "a second", "outside!"])
    #expect(debugger.shown("note") == "2  #3  so far\n3  #3  a second\n1  #7  outside!")
    #expect(debugger.shown("note delete 3") == "note 3 is deleted")
    _ = debugger.perform("set fourthView hidden ;; run ;; note elsewhere")
    #expect(debugger.notes.map { $0.told(in: .english).plain } == ["elsewhere"])
    #expect(debugger.shown("note").contains("1  #7 in branch 0  outside!"))
    #expect(debugger.shown("note").hasPrefix("4  #0  elsewhere"))
    for line in ["note delete 3"] {
      #expect(debugger.perform(line).status == .failed, "\(line)")
    }
  }
}
