import Testing
import TouchCore
import TouchNarration

@Suite("Why did it never see the touch?") struct NeverShownTests {
  @Test func `the touch was in another view`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @pan p\n  view side 0,0 100x100\n    @tap t",
      "0 down A at 195,400\n60 up A")
    #expect(
      asked.told("t") == """
        #5 #11
        t was not shown touch A: the touch's view is card (#11), not side or a view in it.
        side was asked and returned nil (#5): in its own coordinates the point is (195,400), \
        outside its bounds 0,0 100x100.
        PROVED: every rule used is documented or observed, and nothing the model leaves out could \
        change this.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #5 #11
        t 没有看到触摸 A：触摸的视图是 card（#11），不是 side，也不是它里面的视图。
        side 被询问了，返回 nil（#5）：在它自己的坐标里，点是 (195,400)，不在它的 bounds 0,0 100x100 之内。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `the touch was around its view`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    view side 0,0 100x100\n      @tap t",
      "0 down A at 195,400\n60 up A")
    #expect(
      asked.told("t") == """
        #6 #11
        t was not shown touch A: the touch's view is card (#11), not side or a view in it.
        side was asked and returned nil (#6): in its own coordinates the point is (195,400), \
        outside its bounds 0,0 100x100.
        PROVED: every rule used is documented or observed, and nothing the model leaves out could \
        change this.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #6 #11
        t 没有看到触摸 A：触摸的视图是 card（#11），不是 side，也不是它里面的视图。
        side 被询问了，返回 nil（#6）：在它自己的坐标里，点是 (195,400)，不在它的 bounds 0,0 100x100 之内。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `hit testing found nobody`() {
    let asked = Asked("  view card 0,0 390x844\n    @tap t", "0 down A at 500,500\n60 up A")
    #expect(
      asked.told("t") == """
        #4 #5
        t was not shown touch A: hit testing found no view, so the touch was dropped (#5).
        card was never asked: it can only be reached through window, which returned nil (#4): in its own \
        coordinates the point is (500,500), outside its bounds 0,0 390x844.
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #4 #5
        t 没有看到触摸 A：命中测试没有找到视图，触摸被丢弃了（#5）。
        card 从未被询问：只有通过 window 才能问到它，而 window 返回了 nil（#4）：在它自己的坐标里，点是 (500,500)，不在它的 bounds 0,0 390x844 之内。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `events were being ignored`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @tap t", "0 set app ignoring=1\n10 down A at 195,400\n60 up A")
    #expect(
      asked.told("t") == """
        #6
        t was not shown touch A: the application was ignoring interaction events (#6).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #6
        t 没有看到触摸 A：应用当时正在忽略交互事件（#6）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `it was disabled`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @tap t disabled", "0 down A at 195,400\n60 up A")
    #expect(
      asked.told("t") == """
        #10
        t was not shown touch A: its isEnabled is off (#10).
        Touch A went to card (#9).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #10
        t 没有看到触摸 A：它的 isEnabled 是 false（#10）。
        触摸 A 交给了 card（#9）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `it was switched off before`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @tap t", "0 set t disabled\n10 down A at 195,400\n60 up A")
    #expect(
      asked.told("t") == """
        #3 #13
        t was not shown touch A: its isEnabled was switched off before (#3).
        Touch A went to card (#12).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #3 #13
        t 没有看到触摸 A：它的 isEnabled 之前被设为 false（#3）。
        触摸 A 交给了 card（#12）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }
}
