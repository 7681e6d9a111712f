import Testing
import TouchCore
import TouchNarration

@Suite("Why was the action not sent?") struct WhyNoActionTests {
  @Test func `but it was`() {
    let asked = Asked(
      "  view panel 0,0 10x10\n  button ok 100,100 100x50\n    ~target touchUpInside panel act",
      "0 down A at 120,120\n80 up A")
    #expect(
      asked.told(action: "act") == """
        #21
        ok did send act to panel, at 80 ms (#21).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #21
        ok 在 80 毫秒时把 act 发给了 panel（#21）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `every owner has its answer`() {
    let asked = Asked(
      """
        button ok 100,100 100x50
          ~target touchUpInside act
        view v 0,0 50x50
          @tap t
            ~target act
      """,
      "0 down A at 120,120\n80 up A")
    #expect(
      asked.told(action: "act") == """
        #22
        ok did send act to its target, at 80 ms (#22).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could \
        change this.
        #5 #11
        act was not sent: its recognizer t did not recognize.
        t was not shown touch A: the touch's view is ok (#11), not v or a view in it.
        v was asked and returned nil (#5): in its own coordinates the point is (120,120), outside \
        its bounds 0,0 50x50.
        PROVED: every rule used is documented or observed, and nothing the model leaves out could \
        change this.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #22
        ok 在 80 毫秒时把 act 发给了它的目标（#22）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        #5 #11
        act 没有发送：它的识别器 t 没有识别成功。
        t 没有看到触摸 A：触摸的视图是 ok（#11），不是 v，也不是它里面的视图。
        v 被询问了，返回 nil（#5）：在它自己的坐标里，点是 (120,120)，不在它的 bounds 0,0 50x50 之内。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `nobody along the chain implements it`() {
    let asked = Asked(
      "  button ok 100,100 100x50\n    ~target touchUpInside nil act",
      "0 down A at 120,120\n80 up A")
    #expect(
      asked.told(action: "act") == """
        #24
        ok sent act without a target, and no responder that was asked implements it (#24).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #24
        ok 发送了 act，没有指定目标，而问过的谁也不接（#24）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `somebody implements it and refuses`() {
    let asked = Asked(
      """
        view outer 0,0 390x844
          ~handles act
          ~canPerformAction act no
          button ok 100,100 100x50
            ~target touchUpInside nil act
      """,
      "0 down A at 120,120\n80 up A")
    #expect(
      asked.told(action: "act") == """
        #24 #27
        ok sent act without a target, and no responder that was asked implements it (#27). outer (#24) \
        implements it, but canPerformAction returned false.
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #24 #27
        ok 发送了 act，没有指定目标，而问过的谁也不接（#27）。outer（#24）实现了它，但 canPerformAction 返回 false。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `a recognizer has no chain to look along`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @tap t\n      ~target nil act", "0 down A at 120,120\n80 up A")
    #expect(
      asked.told(action: "act") == """
        #22
        t sent act without a target, and no responder that was asked implements it (#22). A \
        recognizer is not a responder: the search can start only from the first responder, and \
        there is none.
        LIKELY: it uses rule 12.12 (inferred); a device log would settle it.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #22
        t 发送了 act，没有指定目标，而问过的谁也不接（#22）。识别器不是响应者：只能从第一响应者开始找，而现在没有第一响应者。
        LIKELY（很可能）：用到规则 12.12（推断），要有真机日志才能确定。
        """)
  }

  @Test func `its recognizer did not recognize`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @tap t taps=2\n      ~target act",
      "0 down A at 120,120\n80 up A")
    #expect(
      asked.told(action: "act") == """
        #22
        act was not sent: its recognizer t did not recognize.
        t saw touch A and failed (#22): the next tap did not come within 350 ms. It needs 2 taps \
        (model.tapInterval).
        Touch A went to card (#9).
        LIKELY: it uses rules 3.7 (only reported) and 10.2 (only reported); a device log would \
        settle it.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #22
        act 没有发送：它的识别器 t 没有识别成功。
        t 看到了触摸 A，但失败了（#22）：350 毫秒内没有等到下一次点击。它需要 2 次点击（model.tapInterval）。
        触摸 A 交给了 card（#9）。
        LIKELY（很可能）：用到规则 3.7（只是他人报告）和 10.2（只是他人报告），要有真机日志才能确定。
        """)
  }

  @Test func `what a scroll view does with added actions is not modelled`() {
    let asked = Asked(
      "  scroll list 0,0 390x844 contentSize=390x2000\n    @scrollPan\n      ~target act",
      "0 down A at 9,80\n30 move A by 0,-30\n400 up A")
    #expect(
      asked.told(action: "act") == """
        #19
        list.pan did recognize (#19), but actions that a program adds to a scroll view's own \
        recognizer are not modelled, so the record cannot say.
        UNKNOWN: the model leaves out actions added to a scroll view's own recognizer.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #19
        list.pan 识别成功了（#19），但程序加到滚动视图自带识别器上的动作没有建模，所以记录说不出来。
        UNKNOWN（无法确定）：加到滚动视图自带识别器上的动作没有建模。
        """)
  }

  @Test func `no touch went down`() {
    let asked = Asked(
      "  button ok 100,100 100x50\n    ~target touchUpInside nil act", "0 set ok disabled")
    #expect(
      asked.told(action: "act") == """

        act was not sent: no such touch went down.
        UNKNOWN: the record has no such touch.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """

        act 没有发送：没有这样一次触摸按下。
        UNKNOWN（无法确定）：记录里没有这样一次触摸。
        """)
  }
}
