import Testing
import TouchCore
import TouchNarration

@Suite("Why was the touch not shown to it?") struct HiddenTouchTests {
  @Test func `its delegate hid the touch`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @tap t\n      ~shouldReceive no",
      "0 down A at 195,400\n60 up A")
    #expect(
      asked.told("t") == """
        #11 #12
        t was not shown touch A: its delegate returned false from shouldReceive (#12).
        Touch A went to card (#9).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #11 #12
        t 没有看到触摸 A：它的代理对 shouldReceive 返回 false（#12）。
        触摸 A 交给了 card（#9）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `the touch was of another kind`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @tap t allowedTouchTypes=pencil",
      "0 down A at 195,400\n60 up A")
    #expect(
      asked.told("t") == """
        #11 #12
        t was not shown touch A: the touch is of the type direct, and its allowedTouchTypes has only pencil (#12).
        Touch A went to card (#9).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could \
        change this.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #11 #12
        t 没有看到触摸 A：触摸的种类是 direct，而它的 allowedTouchTypes 里只有 pencil（#12）。
        触摸 A 交给了 card（#9）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `its class ignores every touch`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @custom t ignoresTouches", "0 down A at 195,400\n60 up A")
    #expect(
      asked.told("t") == """
        #12
        t was not shown touch A: its class calls ignore(_:for:) for every new touch (#12).
        Touch A went to card (#9).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #12
        t 没有看到触摸 A：它的类对每次新触摸都调用 ignore(_:for:)（#12）。
        触摸 A 交给了 card（#9）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `a pan had as many fingers as it takes`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @pan t maximumTouches=1",
      "0 down A at 195,400\n10 move A by 20,0\n20 down B at 195,500\n40 up A,B")
    #expect(
      asked.told("t", touch: 2) == """
        #39
        t was not shown touch B: it already follows 1 touches, its maximumNumberOfTouches (#39).
        Touch B went to card (#35).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could \
        change this.
        """)
    #expect(
      asked.told("t", touch: 2, .simplifiedChinese) == """
        #39
        t 没有看到触摸 B：它已经跟踪 1 个触摸，达到了 maximumNumberOfTouches（#39）。
        触摸 B 交给了 card（#35）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `it had failed with a finger that was still down`() {
    let asked = Asked(
      "  view card 0,0 390x844 multitouch\n    @tap t",
      "0 down A at 195,400\n10 move A by 60,0\n20 down B at 195,500\n40 up A,B")
    #expect(
      asked.told("t", touch: 2) == """
        #20 #34
        t was not shown touch B: it was already Failed (#20), and takes part again only when its \
        fingers are up.
        Touch B went to card (#33).
        LIKELY: it uses rule 10.2 (only reported); a device log would settle it.
        """)
    #expect(
      asked.told("t", touch: 2, .simplifiedChinese) == """
        #20 #34
        t 没有看到触摸 B：它已经是 Failed（#20），要等它的手指都抬起才重新参与。
        触摸 B 交给了 card（#33）。
        LIKELY（很可能）：用到规则 10.2（只是他人报告），要有真机日志才能确定。
        """)
  }

  @Test func `it was complete and only waited`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @pinch p\n    view low 0,0 390x300\n      @tap t requires=p",
      "0 down B at 50,600\n10 down A at 195,40\n20 up A\n30 down C at 195,40\n50 up C")
    #expect(
      asked.told("t", touch: 3) == """
        #42 #56
        t was not shown touch C: it had already matched (#42) and was waiting for p to fail.
        Touch C went to low (#54).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could \
        change this.
        """)
    #expect(
      asked.told("t", touch: 3, .simplifiedChinese) == """
        #42 #56
        t 没有看到触摸 C：它的手势已经发生（#42），只是在等 p 失败。
        触摸 C 交给了 low（#54）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `its scroll view does not scroll`() {
    let asked = Asked(
      "  scroll list 0,0 390x844 contentSize=390x2000 scrollEnabled=no",
      "0 down A at 195,400\n60 up A")
    #expect(
      asked.told("list.pan") == """
        #10
        list.pan was not shown touch A: isScrollEnabled of list is off (#10).
        Touch A went to list (#9).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told("list.pan", .simplifiedChinese) == """
        #10
        list.pan 没有看到触摸 A：list 的 isScrollEnabled 是 false（#10）。
        触摸 A 交给了 list（#9）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `its scroll view does not delay touches`() {
    let asked = Asked(
      "  scroll list 0,0 390x844 contentSize=390x2000 delaysContentTouches=no",
      "0 down A at 195,400\n60 up A")
    #expect(
      asked.told("list.delay") == """
        #11
        list.delay was not shown touch A: delaysContentTouches of list is off (#11).
        Touch A went to list (#9).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told("list.delay", .simplifiedChinese) == """
        #11
        list.delay 没有看到触摸 A：list 的 delaysContentTouches 是 false（#11）。
        触摸 A 交给了 list（#9）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `no touch went down`() {
    let asked = Asked("  view card 0,0 390x844\n    @tap t", "0 set t disabled")
    #expect(
      asked.told("t") == """

        t was not shown a touch: no such touch went down.
        UNKNOWN: the record has no such touch.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """

        t 没有看到触摸：没有这样一次触摸按下。
        UNKNOWN（无法确定）：记录里没有这样一次触摸。
        """)
  }
}
