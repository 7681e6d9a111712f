import Testing
import TouchNarration

@testable import TouchDebugger

@Suite("Moments looked at, marks and notes") struct KeepTests {
  @Test func `back and forward go through the moments as in a browser`() {
    var debugger = debugger()
    for line in ["goto 7", "step", "goto end", "search fourthView"] { _ = debugger.perform(line) }
    var seen = [debugger.cursor]
    while debugger.perform("back").moved { seen.append(debugger.cursor) }
    #expect(seen == [31, 8, 7, 0])
    #expect(debugger.shown("back").hasPrefix("there is no earlier moment"))
    #expect(debugger.perform("forward 2").moved && debugger.cursor == 8)
    #expect(debugger.shown("forward 9").contains("there is no later moment"))
    #expect(debugger.cursor == 31)
    _ = debugger.perform("back 2 ;; step")
    #expect(debugger.shown("forward").hasPrefix("there is no later moment"))
    #expect(debugger.perform("back").moved && debugger.cursor == 7)
  }

  @Test func `back leads into the branch one came from`() {
    var debugger = debugger()
    _ = debugger.perform("goto 9 ;; set fourthView hidden ;; goto 5")
    #expect(debugger.session.worlds.current == 1)
    #expect(debugger.shown("back 2").hasSuffix("in branch 0"))
    #expect(debugger.session.worlds.current == 0 && debugger.cursor == 9)
    #expect(debugger.shown("forward").hasSuffix("in branch 1: set fourthView hidden"))
    #expect(debugger.cursor == 0)
  }

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
      debugger.shown("marks") == """
        start    #0
        touch:1  #2  \(told(2))
        m2       #9  \(told(9))
        m1       #9  \(told(9))
        end      #31  \(told(31))
        """)
    #expect(debugger.shown("marks delete m2") == "deleted mark m2")
    #expect(debugger.shown("marks delete mm1").hasPrefix("no mark is called mm1; did you mean m1?"))
    for line in [
      "mark start", "mark 7", "mark a:b", "mark -a", "mark a b", "marks x", "marks delete",
    ] {
      #expect(debugger.perform(line).status == .failed, "\(line)")
    }
  }

  @Test func `a mark of another branch leads there`() {
    var debugger = debugger()
    _ = debugger.perform("goto 7 ;; mark refused ;; set fourthView hidden")
    #expect(debugger.shown("marks").contains("refused  #7 in branch 0"))
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
    #expect(debugger.shown("notes delete 3") == "note 3 is deleted")
    _ = debugger.perform("set fourthView hidden ;; note elsewhere")
    #expect(debugger.notes.map { $0.told(in: .english).plain } == ["elsewhere"])
    #expect(debugger.shown("notes").contains("1  #7 in branch 0  outside!"))
    #expect(debugger.shown("notes").hasPrefix("4  #0  elsewhere"))
    for line in ["notes delete", "notes delete 3", "notes delete x", "notes all"] {
      #expect(debugger.perform(line).status == .failed, "\(line)")
    }
  }
}
