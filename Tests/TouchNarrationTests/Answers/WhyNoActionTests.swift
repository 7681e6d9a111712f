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
        PROVED: every rule it rests on is documented or observed, and nothing left out touches it.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #21
        ok 在 80 毫秒时把 act 发给了 panel（#21）。
        PROVED（有据可查）：它依据的规则都有文档记载或实测，模型略去的东西也与它无关。
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
        PROVED: every rule it rests on is documented or observed, and nothing left out touches it.
        #11
        act was not sent: its recognizer t did not recognize.
        t never saw touch A: it went to ok (#11), which is neither v nor in it, and a \
        recognizer sees only the touches in its own view.
        PROVED: every rule it rests on is documented or observed, and nothing left out touches it.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #22
        ok 在 80 毫秒时把 act 发给了它的目标（#22）。
        PROVED（有据可查）：它依据的规则都有文档记载或实测，模型略去的东西也与它无关。
        #11
        act 没有发送：它的识别器 t 没有识别成功。
        t 从没看到触摸 A：触摸交给了 ok（#11），它既不是 v，也不在其中，而识别器只看得到自己的视图里的触摸。
        PROVED（有据可查）：它依据的规则都有文档记载或实测，模型略去的东西也与它无关。
        """)
  }

  @Test func `nobody along the chain implements it`() {
    let asked = Asked(
      "  button ok 100,100 100x50\n    ~target touchUpInside nil act",
      "0 down A at 120,120\n80 up A")
    #expect(
      asked.told(action: "act") == """
        #24
        ok sent act without a target, and nobody who was asked takes it (#24).
        PROVED: every rule it rests on is documented or observed, and nothing left out touches it.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #24
        ok 发送了 act，没有指定目标，而问过的谁也不接（#24）。
        PROVED（有据可查）：它依据的规则都有文档记载或实测，模型略去的东西也与它无关。
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
        ok sent act without a target, and nobody who was asked takes it (#27). outer (#24) \
        implements it, but canPerformAction said no.
        PROVED: every rule it rests on is documented or observed, and nothing left out touches it.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #24 #27
        ok 发送了 act，没有指定目标，而问过的谁也不接（#27）。outer（#24）实现了它，但 canPerformAction 回答“否”。
        PROVED（有据可查）：它依据的规则都有文档记载或实测，模型略去的东西也与它无关。
        """)
  }

  @Test func `a recognizer has no chain to look along`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @tap t\n      ~target nil act", "0 down A at 120,120\n80 up A")
    #expect(
      asked.told(action: "act") == """
        #22
        t sent act without a target, and nobody who was asked takes it (#22). A recognizer is \
        no responder: the search can only start from the first responder, and there is none.
        LIKELY: it rests on rule 12.12 (inferred); a log of a device would settle it.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #22
        t 发送了 act，没有指定目标，而问过的谁也不接（#22）。识别器不是响应者：只能从第一响应者开始找，而现在没有第一响应者。
        LIKELY（很可能）：它依据规则 12.12（推断），要有真机的日志才能确定。
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
        t saw touch A and failed (#22): the next tap did not come within 350 ms. It needs 2 \
        taps (model.tapInterval).
        Touch A went to card (#9).
        LIKELY: it rests on rules 3.7 (only reported) and 10.2 (only reported); a log of a \
        device would settle it.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #22
        act 没有发送：它的识别器 t 没有识别成功。
        t 看到了触摸 A，但失败了（#22）：350 毫秒内没有等到下一次点击。它需要 2 次点击（model.tapInterval）。
        触摸 A 交给了 card（#9）。
        LIKELY（很可能）：它依据规则 3.7（只是他人报告）和 10.2（只是他人报告），要有真机的日志才能确定。
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
        UNKNOWN: actions that are added to a scroll view's own recognizer are not modelled.
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
        UNKNOWN: no step of the record shows it, because no such touch went down.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """

        act 没有发送：没有这样一次触摸按下。
        UNKNOWN（无法确定）：记录里没有哪一步能说明，因为没有这样一次触摸按下。
        """)
  }
}
