import TestSupport
import Testing
import TouchCore

@testable import TouchDebugger
@testable import TouchInquiry

private let faint = scene(
  """
  window 390x844
    vc root
      view card 20.125,100 350x200 alpha=0.005
        button ok 10,10 100x40
  """)

@Suite("What is printed is what is there") struct ExactnessTests {
  private func session(_ script: String = "0 down a at 60.0625,130\n60 up a") -> Debugger {
    debugger(faint, touches(script, in: faint))
  }

  @Test func `a value on the other side of a limit is not rounded to it`() {
    var session = session()
    #expect(session.shown("print card.alpha") == "0.005")
    #expect(session.shown("print card.frame") == "20.125,100 350x200")
    #expect(session.shown("tree").contains("card  alpha=0.005"))
    #expect(session.shown("tree car*").contains("alpha=0.005"))
    #expect(session.shown("goto 1 ;; print touch.location").hasSuffix("(60.0625,130)"))
  }

  @Test func `a watched value that changes below the second decimal stops`() {
    var session = session("0 down a at 60,130\n10 set card alpha=0.0051\n60 up a")
    _ = session.perform("watch card.alpha ;; continue")
    #expect(session.shown("print kind") == "scene.change")
  }

  @Test func `nothing is known of a touch before hit testing is over`() {
    var session = session()
    for step in 1...session.trace.count {
      let bound = session.trace.firstIndex { $0.kindName == "touch.bind" }! + 1
      let touch = session.shown("goto \(step) ;; print touch.view").split(separator: "\n").last
      #expect(touch == (step < bound ? "nil" : "window"), "#\(step)")
      guard step < bound else { continue }
      let whole = session.shown("print touch")
      for word in ["view", "window", "gestureRecognizers"] {
        #expect(!whole.contains("\n  \(word) "), "\(whole)")
      }
    }
  }

  @Test func `an empty line goes to the first step, until somebody has gone anywhere`() {
    var session = session()
    #expect(session.shown("") == "" && session.cursor == 0)
    session.letEmptyLineSetOut()
    _ = session.perform("tree ;; why")
    #expect(session.repeatedByEmptyLine == "step")
    _ = session.perform("")
    #expect(session.cursor == 1)
    _ = session.perform("")
    #expect(session.cursor == 2)
    _ = session.perform("run")
    #expect(session.repeatedByEmptyLine == nil)
  }

  @Test func `an error is not gone on from, and repeat off is kept`() {
    var session = session()
    session.letEmptyLineSetOut()
    _ = session.perform("frobnicate")
    #expect(session.repeatedByEmptyLine == nil)
    _ = session.perform("set repeat off")
    #expect(session.repeatedByEmptyLine == nil)
  }
}

@Suite("Words other debuggers have") struct BorrowedWordTests {
  private func session() -> Debugger { debugger() }

  private func steps(_ text: String) -> [Int] {
    text.split(separator: "\n").compactMap { line in
      line.split(separator: " ").first { $0.hasPrefix("#") }.flatMap { Int($0.dropFirst()) }
    }
  }

  @Test func `list takes a range, and goes back`() {
    var session = session()
    #expect(steps(session.shown("list 5,9")) == Array(5...9))
    #expect(steps(session.shown("list 20, 22")) == Array(20...22))
    #expect(steps(session.shown("list")) == Array(23...31))
    #expect(steps(session.shown("list -")) == Array(12...22))
    #expect(steps(session.shown("list -")) == Array(1...11))
    #expect(session.shown("list -").hasPrefix("the record begins here"))
    #expect(
      steps(
        session.shown("goto 5 ;; list -").split(separator: "\n").dropFirst(2).joined(
          separator: "\n")) == Array(1...4))
    for line in ["list 9,5", "list 5,", "list 0,3", "list 5,99", "list 1,2,3"] {
      #expect(session.perform(line).status == .failed, "\(line)")
    }
  }

  @Test func `until alone goes one step, with a place it goes there`() {
    var session = session()
    _ = session.perform("until")
    #expect(session.cursor == 1)
    _ = session.perform("")
    #expect(session.cursor == 2)
    _ = session.perform("until fifthView")
    #expect(session.cursor == 7)
  }

  @Test func `a time may have its unit, and hits alone is that time`() {
    var session = session()
    #expect(session.shown("goto t=50ms ;; print time").hasSuffix("\n50"))
    #expect(session.shown("goto t=soon").contains("soon"))
    _ = session.perform("run ;; break fourthView hits 2")
    #expect(session.breakpoints.first?.stops(in: session.trace).count == 1)
    #expect(session.shown("info break").contains("hits == 2"))
  }
}
