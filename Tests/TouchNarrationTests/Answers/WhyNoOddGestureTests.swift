import Testing
import TouchCore
import TouchNarration

@Suite("Why did it fail without a limit of its own?") struct WhyNoOddGestureTests {
  @Test func `it was switched off at work`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @pan t", "0 down A at 9,9\n20 set t disabled\n40 up A")
    #expect(
      asked.told("t") == """
        #19 #20
        t saw touch A and failed (#20): its isEnabled was switched off.
        Touch A went to card (#9).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #19 #20
        t 看到了触摸 A，但失败了（#20）：它的 isEnabled 被设为 false。
        触摸 A 交给了 card（#9）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `a custom class did what only the scene says`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @custom t recognizesAt=moved", "0 down A at 195,400\n60 up A")
    #expect(
      asked.told("t") == """
        #20
        t saw touch A and failed (#20): lifted before it matched.
        Touch A went to card (#9).
        UNKNOWN: what the class of t does is unknown; only the scene says when it recognizes.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #20
        t 看到了触摸 A，但失败了（#20）：还没满足条件就抬起了。
        触摸 A 交给了 card（#9）。
        UNKNOWN（无法确定）：t 的类实际怎么做并不知道；它何时识别只是场景里的说法。
        """)
  }

  @Test func `a pinch with one finger is still Possible, whatever its distance is`() {
    let asked = Asked("  view card 0,0 390x844\n    @pinch t", "0 down A at 195,400")
    #expect(
      asked.told("t") == """
        #12
        t saw touch A and is still Possible when the record ends (#12): it has not seen enough. It \
        needs 2 fingers at once.
        Touch A went to card (#9).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could \
        change this.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #12
        t 看到了触摸 A，记录结束时它仍是 Possible（#12）：看到的还不够。它需要 2 根手指同时按下。
        触摸 A 交给了 card（#9）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }
}
