import Testing
import TouchCore
import TouchNarration

@Suite("Who kept it from recognizing?") struct WonByOthersTests {
  @Test func `its delegate said no`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @tap t\n      ~shouldBegin no", "0 down A at 195,400\n60 up A")
    #expect(
      asked.told("t") == """
        #20 #21
        t matched touch A, but failed (#21): its delegate returned false from \
        gestureRecognizerShouldBegin. It had matched; if its delegate had returned true, it would have \
        recognized.
        Touch A went to card (#9).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #20 #21
        对触摸 A，t 已满足条件，但失败了（#21）：它的代理对 gestureRecognizerShouldBegin 返回 false。它的条件本已满足；代理不返回 false，它就识别成功了。
        触摸 A 交给了 card（#9）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `the button that was hit said no`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @tap t\n    button ok 0,0 100x50", "0 down A at 9,9\n60 up A")
    #expect(
      asked.told("t") == """
        #23 #24
        t matched touch A, but failed (#24): the hit view ok returned false from \
        gestureRecognizerShouldBegin. The reason: a UIButton reacts to a single tap itself, so it returns false for a superview's UITapGestureRecognizer that wants the same. \
        The touch stays with ok. Gestures that it does not refuse would win over it.
        Touch A went to ok (#11).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #23 #24
        对触摸 A，t 已满足条件，但失败了（#24）：命中的视图 ok 的 gestureRecognizerShouldBegin 返回 false。UIButton 自己要对单击作出反应，\
        父视图上的 UITapGestureRecognizer 想要同样的手势时，它返回 false。触摸留在 ok。换成它不拒绝的手势，赢的就是手势。
        触摸 A 交给了 ok（#11）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `the content of a scroll view keeps its touch`() {
    let asked = Asked(
      "  scroll list 0,0 390x844 contentSize=390x2000\n    button ok 0,0 390x90",
      "0 down A at 9,80\n300 move A by 0,-30\n400 up A")
    #expect(
      asked.told("list.pan") == """
        #28 #29
        list.pan matched touch A, but failed (#29): touchesShouldCancel returned false, so the \
        content keeps its touch. So nothing scrolls with this touch, however far the finger \
        goes.
        Touch A went to ok (#11).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told("list.pan", .simplifiedChinese) == """
        #28 #29
        对触摸 A，list.pan 已满足条件，但失败了（#29）：touchesShouldCancel 返回 false，内容留住它的触摸。所以不会用这次触摸滚动，不管手指移多远。
        触摸 A 交给了 ok（#11）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `a scroll view never takes touches back`() {
    let asked = Asked(
      """
        scroll list 0,0 390x844 contentSize=390x2000 canCancelContentTouches=no
          view row 0,0 390x90
      """,
      "0 down A at 9,80\n300 move A by 0,-30\n400 up A")
    #expect(
      asked.told("list.pan") == """
        #26
        list.pan matched touch A, but failed (#26): canCancelContentTouches is off, so \
        the content keeps its touch. So nothing scrolls with this touch, however far the \
        finger goes.
        Touch A went to row (#11).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told("list.pan", .simplifiedChinese) == """
        #26
        对触摸 A，list.pan 已满足条件，但失败了（#26）：canCancelContentTouches 是 false，内容\
        留住它的触摸。所以不会用这次触摸滚动，不管手指移多远。
        触摸 A 交给了 row（#11）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }
}
