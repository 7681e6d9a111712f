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
        #11
        t never saw touch A: it went to card (#11), which is neither side nor in it, and a \
        recognizer sees only the touches in its own view.
        PROVED: every rule it rests on is documented or observed, and nothing left out touches it.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #11
        t 从没看到触摸 A：触摸交给了 card（#11），它既不是 side，也不在其中，而识别器只看得到自己的视图里的触摸。
        PROVED（有据可查）：它依据的规则都有文档记载或实测，模型略去的东西也与它无关。
        """)
  }

  @Test func `the touch was around its view`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    view side 0,0 100x100\n      @tap t",
      "0 down A at 195,400\n60 up A")
    #expect(
      asked.told("t") == """
        #11
        t never saw touch A: it went to card (#11), which lies around side, and a recognizer \
        sees only the touches in its own view.
        PROVED: every rule it rests on is documented or observed, and nothing left out touches it.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #11
        t 从没看到触摸 A：触摸交给了 card（#11），它在 side 的外面，而识别器只看得到自己的视图里的触摸。
        PROVED（有据可查）：它依据的规则都有文档记载或实测，模型略去的东西也与它无关。
        """)
  }

  @Test func `hit testing found nobody`() {
    let asked = Asked("  view card 0,0 390x844\n    @tap t", "0 down A at 500,500\n60 up A")
    #expect(
      asked.told("t") == """
        #5
        t never saw touch A: hit testing found nobody, so the touch was dropped (#5).
        PROVED: every rule it rests on is documented or observed, and nothing left out touches it.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #5
        t 从没看到触摸 A：命中测试没有找到谁，触摸被丢弃了（#5）。
        PROVED（有据可查）：它依据的规则都有文档记载或实测，模型略去的东西也与它无关。
        """)
  }

  @Test func `events were being ignored`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @tap t", "0 set app ignoring=1\n10 down A at 195,400\n60 up A")
    #expect(
      asked.told("t") == """
        #6
        t never saw touch A: the application was ignoring interaction events (#6).
        PROVED: every rule it rests on is documented or observed, and nothing left out touches it.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #6
        t 从没看到触摸 A：应用当时正在忽略交互事件（#6）。
        PROVED（有据可查）：它依据的规则都有文档记载或实测，模型略去的东西也与它无关。
        """)
  }

  @Test func `it was disabled`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @tap t disabled", "0 down A at 195,400\n60 up A")
    #expect(
      asked.told("t") == """
        #10
        t never saw touch A: its isEnabled is off (#10).
        Touch A went to card (#9).
        PROVED: every rule it rests on is documented or observed, and nothing left out touches it.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #10
        t 从没看到触摸 A：它的 isEnabled 关闭着（#10）。
        触摸 A 交给了 card（#9）。
        PROVED（有据可查）：它依据的规则都有文档记载或实测，模型略去的东西也与它无关。
        """)
  }

  @Test func `it was switched off before`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @tap t", "0 set t disabled\n10 down A at 195,400\n60 up A")
    #expect(
      asked.told("t") == """
        #3 #13
        t never saw touch A: its isEnabled was switched off before (#3).
        Touch A went to card (#12).
        PROVED: every rule it rests on is documented or observed, and nothing left out touches it.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #3 #13
        t 从没看到触摸 A：它的 isEnabled 之前被关闭了（#3）。
        触摸 A 交给了 card（#12）。
        PROVED（有据可查）：它依据的规则都有文档记载或实测，模型略去的东西也与它无关。
        """)
  }
}
