import TestSupport
import Testing
import TouchCore

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Moving over the record of article 000") struct MotionTests {
  // #4 window  #5 firstView  #6 thirdView  #7 fifthView outside  #8 fourthView  #9 … #12 answers
  // #13 window.choose  #14 hit.result  #15 touch.bind  #16 deliver  #17 … #21 hops  #22 drop

  private func cursor(after line: String, from start: Int) -> Int {
    var debugger = debugger()
    _ = debugger.perform("goto \(start)")
    _ = debugger.perform(line)
    return debugger.cursor
  }

  @Test(arguments: [
    ("step", 0, 1), ("s", 6, 7), ("step 3", 6, 9), ("rstep", 7, 6), ("rs 7", 7, 0),
    ("rev step 2", 7, 5), ("reverse-step", 7, 6),
    ("step back", 7, 6), ("s back 3", 7, 4), ("reverse step", 7, 6), ("rewind", 7, 0),
    // Over the calls inside, or to the answer where there is nothing more inside.
    ("next", 3, 13), ("next", 6, 10), ("next", 7, 8), ("n 2", 7, 9), ("next", 16, 22),
    ("rnext", 13, 3), ("rnext", 10, 6), ("rn", 8, 7), ("rnext", 1, 0), ("rev next", 22, 15),
    // Out of a call, to the next or the last step of whoever made it.
    ("finish", 7, 10), ("finish", 8, 10), ("finish", 9, 10), ("finish", 4, 13), ("fin", 18, 22),
    ("rfinish", 10, 5), ("rfinish", 7, 6), ("reverse-finish", 9, 6), ("rfinish", 18, 17),
    ("goto 9", 0, 9), ("goto #9", 0, 9), ("goto +2", 6, 8), ("goto -2", 6, 4), ("goto end", 6, 31),
    ("goto start", 6, 0), ("run", 9, 0), ("r", 9, 0), ("continue", 4, 31), ("rcontinue", 4, 0),
  ])
  func `every motion leads where it says`(line: String, start: Int, end: Int) {
    #expect(cursor(after: line, from: start) == end)
  }

  @Test func `both ends are stops and never exits`() {
    var debugger = debugger()
    let back = debugger.perform("rstep")
    #expect(back.plain == "start of recording; go on with step")
    #expect(back.status == .ok && !back.moved)
    let end = debugger.perform("continue")
    #expect(end.lines.count == 3 && end.moved && debugger.cursor == 31)
    #expect(end.plain.hasSuffix("end of recording; go back with rstep"))
    for (place, line) in ["step", "next", "continue", "step 1000000000000"].enumerated() {
      let reply = debugger.perform(line)
      #expect(reply.plain == "end of recording; go back with rstep")
      #expect(reply.status == .ok && reply.moved == (place == 0))
      #expect(debugger.promptPosition == "end/31")
    }
    #expect(debugger.shown("rstep").contains("· #31 of 31  "))
  }

  @Test func `the end is outside all calls, and the way back from there is the way to it`() {
    var debugger = debugger()
    _ = debugger.perform("goto 24")
    #expect(debugger.perform("next").stop?.reason == .end)
    #expect(debugger.isOver && debugger.cursor == 31)
    #expect(debugger.shown("bt") == "end of recording; go back with rstep")
    #expect(debugger.perform("frame 0").status == .failed)
    #expect(debugger.perform("finish").status == .failed)
    _ = debugger.perform("rnext")
    #expect(debugger.cursor == 24 && !debugger.isOver)
  }

  @Test func `a count that runs over the end says so`() {
    var debugger = debugger()
    let reply = debugger.perform("step 99")
    #expect(debugger.cursor == 31 && reply.lines.count == 3)
  }

  @Test func `finish says what the call has returned, as gdb does`() {
    var debugger = debugger()
    _ = debugger.perform("goto 8")
    #expect(
      debugger.shown("finish").hasSuffix(
        "\n  value returned: fourthView returns itself: it has no subviews  #9"))
    _ = debugger.perform("goto 7")
    #expect(!debugger.shown("finish").contains("value returned"))
  }

  @Test(arguments: ["finish", "rfinish"])
  func `there is nothing to finish outside every call`(_ line: String) {
    var debugger = debugger()
    _ = debugger.perform("goto 14")
    let reply = debugger.perform(line)
    #expect(reply.status == .failed && reply.plain.hasPrefix("no call is open here"))
    #expect(debugger.cursor == 14)
  }

  @Test(arguments: [
    "step 0", "step -1", "step x", "step 1 2", "finish 2", "run now", "goto", "goto 32",
    "goto -1", "goto nowhere", "goto 1 2", "rev", "rev goto 3", "rev print",
  ])
  func `a motion that makes no sense moves nothing`(_ line: String) {
    var debugger = debugger()
    let reply = debugger.perform(line)
    #expect(reply.status == .failed && !reply.moved && debugger.cursor == 0)
    #expect(!reply.lines.isEmpty)
  }

  @Test func `goto -3 counts from here and not from the end`() {
    var debugger = debugger()
    _ = debugger.perform("goto 2")
    #expect(
      debugger.shown("goto -3").hasPrefix(
        "there is no step #-1: the recording starts at #0"))
  }

  @Test func `a long motion stops where the person wants it to`() {
    var debugger = debugger()
    debugger.interrupted = { true }
    let reply = debugger.perform("continue")
    #expect(debugger.cursor == 1 && reply.moved)
    #expect(reply.plain.hasSuffix("interrupted at #1"))
    _ = debugger.perform("goto end")
    #expect(debugger.shown("rcontinue").hasSuffix("interrupted at #30"))
    _ = debugger.perform("goto 4")
    #expect(!debugger.shown("step").contains("interrupted"))
  }

  @Test func `what stands behind an interrupted motion is left out, and said`() {
    var debugger = debugger()
    debugger.interrupted = { true }
    let reply = debugger.perform("continue ;; mark here ;; goto 9")
    #expect(debugger.cursor == 1 && reply.status == .ok)
    #expect(reply.plain.hasSuffix("\ninterrupted at #1\nnot executed: mark here ;; goto 9"))
    #expect(!debugger.shown("mark").contains("here"))
    debugger.interrupted = nil
    _ = debugger.perform("run ;; break #1 do print n ;; goto 9")
    debugger.interrupted = { true }
    #expect(debugger.shown("continue").hasSuffix("\n1\nnot executed: goto 9"))
    #expect(debugger.cursor == 1)
    debugger.interrupted = { false }
    #expect(debugger.shown("goto 5 ;; goto 6").contains("left out") == false)
    #expect(debugger.cursor == 6)
  }

  @Test func `a record without steps has two ends at one place`() throws {
    var debugger = debugger(article000, try TouchScript([]))
    for line in ["step", "rstep", "next", "rnext", "continue", "rcontinue", "goto end"] {
      let reply = debugger.perform(line)
      #expect(reply.status == .ok && debugger.cursor == 0, "\(line)")
    }
    for verb in Verb.allCases { _ = debugger.perform(verb.rawValue) }
    #expect(
      debugger.shown("break fifthView").hasSuffix(
        "will never stop: fifthView's hitTest is never called; why-not fifthView says more"))
  }
}
