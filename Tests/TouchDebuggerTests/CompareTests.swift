import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger

@Suite("Two records side by side") struct CompareTests {
  @Test func `begin where they part, and agree again`() {
    var debugger = loginDebugger()
    _ = debugger.perform("whatif banner.isHidden = yes ;; goto end")
    #expect(
      debugger.shown("compare") == """
        − the opened scene   + branch 1   c and rc: where they part; compare off
        #6 | #6'  find  hit.ask  they part here
        − banner (200,40) is inside, no subviews
        + banner is hidden: nil
        """)
    #expect(debugger.promptPosition == "#6 | #6'")
    #expect(
      debugger.shown("rstep") == """
        #5 | #5'  find  hit.ask
        both: page (200,420) is inside: asks banner first
        """)
    #expect(debugger.shown("rc").hasSuffix("start of both records; c goes on to where they part"))
    #expect(debugger.promptPosition == "#0 | #0'")
    _ = debugger.perform("c ;; c")
    let words = debugger.showStop().plain
    #expect(
      words.contains("− the hit view of touch a is banner\n+ the hit view of touch a is signIn")
        || words.contains("they part here"))
    #expect(debugger.shown("goto end ;; rs").contains("|"))
  }

  @Test func `a moved touch differs only where the place matters`() {
    var debugger = debugger()
    _ = debugger.perform("whatif move touch 1 to 210,425 ;; compare")
    #expect(debugger.promptPosition == "#1 | #1'")
    #expect(
      debugger.shown("step") == """
        #2 | #2'  queue  queue.take
        both: a down leaves the queue: a new touch looks for its view
        """)
    _ = debugger.perform("goto end")
    #expect(
      debugger.showStop().plain == """
        #31 | #31'  chain  chain.drop
        both: app has no next responder: nobody handled touchesEnded, dropped
        """)
  }

  @Test func `sets of rules are worlds too, and leaving is easy`() {
    var debugger = debugger()
    let reply = debugger.shown("goto 9 ;; compare 001")
    #expect(reply.contains("− the opened scene   + rules 001 "))
    #expect(
      reply.hasSuffix("− thirdView (180,120) is inside: asks fifthView first\n+ no such step"))
    #expect(debugger.shown("compare off").hasPrefix("back to one record\n#6/31 "))
    #expect(debugger.shown("compare uikit").hasSuffix("never part: every step is the same"))
    #expect(debugger.promptPosition == "#6/31")
    _ = debugger.perform("compare M03")
    #expect(debugger.shown("undo").hasPrefix("back to one record\n"))
    #expect(debugger.shown("compare 003 ;; set fifthView hidden").contains("recorded again"))
    #expect(debugger.promptPosition == "#0/31 b1")
  }

  @Test func `breakpoints say and do there what they say and do elsewhere`() {
    var debugger = debugger()
    _ = debugger.perform("whatif fifthView.isHidden = yes ;; compare ;; goto 0")
    _ = debugger.perform("log thirdView.hitTest \"at {point.x}\" ;; break fourthView do when")
    let parting = debugger.shown("c")
    #expect(parting.contains("at 180\n#7 | #7'  find  hit.ask  they part here\n"), "\(parting)")
    let stop = debugger.shown("c")
    #expect(stop.hasPrefix("#8 | #8'  find  hit.ask  breakpoint 2\n"), "\(stop)")
    #expect(stop.hasSuffix("\n#8/31, 0 ms, touch a began"), "\(stop)")
  }

  @Test func `breakpoints stop, finish leads out of a call and next passes over`() {
    var debugger = debugger()
    _ = debugger.perform("whatif fifthView.isHidden = yes ;; compare ;; break fourthView ;; goto 0")
    #expect(debugger.promptPosition == "#0 | #0'")
    #expect(debugger.shown("c").contains("they part here"))
    #expect(debugger.shown("c").hasPrefix("#8 | #8'  find  hit.ask  breakpoint 1\nboth: "))
    _ = debugger.perform("delete ;; goto 4 ;; finish")
    #expect(debugger.promptPosition == "#12 | #12'")
    _ = debugger.perform("goto 4 ;; next")
    #expect(debugger.promptPosition == "#12 | #12'")
    #expect(debugger.shown("rfinish").hasPrefix("#4 | #4'  find  hit.ask"))
  }

  @Test func `speak Chinese`() {
    var debugger = debugger(article000, nil, .simplifiedChinese)
    _ = debugger.perform("whatif fifthView.isHidden = yes")
    #expect(
      debugger.shown("compare") == """
        − 打开的场景   + 分支 1   c 和 rc：分开之处；compare off：结束
        #7 | #7'  find  hit.ask  在此分开
        − fifthView (160,-140) 在外：nil
        + fifthView 已隐藏：nil
        """)
  }
}
