import Testing
import TouchCore
import TouchNarration

@Suite("Why did it not recognize?") struct WhyNoGestureTests {
  @Test func `but it did`() {
    let asked = Asked("  view card 0,0 390x844\n    @tap t", "0 down A at 195,400\n60 up A")
    #expect(
      asked.told("t") == """
        #20
        t did recognize (#20): the finger was lifted soon and near enough.
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #20
        t 识别成功了（#20）：手指很快抬起，也没有移动太远。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `it began and the system broke it off`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @pan t", "0 down A at 99,99\n20 move A by 12,3\n40 cancel A")
    #expect(
      asked.told("t") == """
        #20 #30
        t began (#20), but was cancelled (#30): the system cancelled its touches.
        LIKELY: it uses rule 10.13 (only reported); a device log would settle it.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #20 #30
        t 开始了（#20），但被取消（#30）：系统取消了它的触摸。
        LIKELY（很可能）：用到规则 10.13（只是他人报告），要有真机日志才能确定。
        """)
  }

  @Test func `it began and was switched off`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @pan t",
      "0 down A at 99,99\n20 move A by 12,3\n40 set t disabled\n60 up A")
    #expect(
      asked.told("t") == """
        #20 #29 #30
        t began (#20), but was cancelled (#30): its isEnabled was switched off.
        LIKELY: it uses rule 10.13 (only reported); a device log would settle it.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #20 #29 #30
        t 开始了（#20），但被取消（#30）：它的 isEnabled 被设为 false。
        LIKELY（很可能）：用到规则 10.13（只是他人报告），要有真机日志才能确定。
        """)
  }

  @Test func `a tap moved too far, and how far is allowed`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @tap t", "0 down A at 195,400\n30 move A by 60,0\n60 up A")
    #expect(
      asked.told("t") == """
        #20
        t saw touch A and failed (#20): the finger is 60 pt from its start. A tap allows 45 \
        pt (model.tapMovement).
        Touch A went to card (#9).
        LIKELY: it uses rule 10.2 (only reported); a device log would settle it.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #20
        t 看到了触摸 A，但失败了（#20）：手指离开起点 60 点。点击最多允许 45 点（model.tapMovement）。
        触摸 A 交给了 card（#9）。
        LIKELY（很可能）：用到规则 10.2（只是他人报告），要有真机日志才能确定。
        """)
  }

  @Test func `a tap was held too long`() {
    let asked = Asked("  view card 0,0 390x844\n    @tap t", "0 down A at 195,400\n900 up A")
    #expect(
      asked.told("t") == """
        #18
        t saw touch A and failed (#18): a finger has been down for 751 ms. A tap lasts 750 ms \
        at most (model.tapDuration).
        Touch A went to card (#9).
        LIKELY: it uses rule 10.2 (only reported); a device log would settle it.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #18
        t 看到了触摸 A，但失败了（#18）：手指已经按了 751 毫秒。点击最长 750 毫秒（model.tapDuration）。
        触摸 A 交给了 card（#9）。
        LIKELY（很可能）：用到规则 10.2（只是他人报告），要有真机日志才能确定。
        """)
  }

  @Test func `a press was lifted too early, which needs no number but its own`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @longPress t", "0 down A at 195,400\n60 up A")
    #expect(
      asked.told("t") == """
        #20
        t saw touch A and failed (#20): lifted after 60 ms already. It needs 500 ms \
        (minimumPressDuration), 440 ms more.
        Touch A went to card (#9).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #20
        t 看到了触摸 A，但失败了（#20）：60 毫秒就抬起了。它需要 500 毫秒（minimumPressDuration），还差 440 毫秒。
        触摸 A 交给了 card（#9）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `a finger that does not move falls short of any pan, so no number decides`() {
    let asked = Asked("  view card 0,0 390x844\n    @pan t", "0 down A at 195,400\n60 up A")
    #expect(
      asked.told("t") == """
        #20
        t saw touch A and failed (#20): lifted after 0 pt only. It needs 10 pt \
        (model.panHysteresis).
        Touch A went to card (#9).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #20
        t 看到了触摸 A，但失败了（#20）：只移动了 0 点就抬起了。它需要 10 点（model.panHysteresis）。
        触摸 A 交给了 card（#9）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `a pan fell short of its distance, which is only reported`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @pan t", "0 down A at 9,9\n20 move A by 5,3\n40 up A")
    #expect(
      asked.told("t") == """
        #27
        t saw touch A and failed (#27): lifted after 5 pt along x and 3 pt along \
        y only. It needs 10 pt along x or y (model.panHysteresis), 5 pt more.
        Touch A went to card (#9).
        LIKELY: it uses rule 10.13 (only reported); a device log would settle it.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #27
        t 看到了触摸 A，但失败了（#27）：只横向移动了 5 点、纵向移动了 3 点就抬起了。它需要横向或纵向 10 点（model.panHysteresis），还差 5 点。
        触摸 A 交给了 card（#9）。
        LIKELY（很可能）：用到规则 10.13（只是他人报告），要有真机日志才能确定。
        """)
  }

  @Test func `a press counts from its second finger, whatever the first one waited`() {
    let asked = Asked(
      "  view card 0,0 390x844 multitouch\n    @longPress t touches=2",
      "0 down A at 9,9\n300 down B at 60,9\n600 up A\n620 up B")
    #expect(asked.told("t").contains("lifted after 300 ms already. It needs 500 ms"))
  }

  @Test func `the second tap did not come`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @tap t taps=2", "0 down A at 195,400\n60 up A")
    #expect(
      asked.told("t") == """
        #22
        t saw touch A and failed (#22): the next tap did not come within 350 ms. It needs 2 taps \
        (model.tapInterval).
        Touch A went to card (#9).
        LIKELY: it uses rules 3.7 (only reported) and 10.2 (only reported); a device log would \
        settle it.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #22
        t 看到了触摸 A，但失败了（#22）：350 毫秒内没有等到下一次点击。它需要 2 次点击（model.tapInterval）。
        触摸 A 交给了 card（#9）。
        LIKELY（很可能）：用到规则 3.7（只是他人报告）和 10.2（只是他人报告），要有真机日志才能确定。
        """)
  }

  @Test func `an edge pan started elsewhere`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @edgePan t edges=left", "0 down A at 195,400\n60 up A")
    #expect(
      asked.told("t") == """
        #13
        t saw touch A and failed (#13): the touch started away from its edge. It begins \
        within 13 pt of the edge (model.edgeRegion).
        Touch A went to card (#9).
        LIKELY: it uses rule 10.32 (only reported); a device log would settle it.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #13
        t 看到了触摸 A，但失败了（#13）：触摸不是从它的边缘开始的。它从离边缘 13 点以内开始（model.edgeRegion）。
        触摸 A 交给了 card（#9）。
        LIKELY（很可能）：用到规则 10.32（只是他人报告），要有真机日志才能确定。
        """)
  }
}
