import Testing
import TouchCore
import TouchNarration

@Suite("Why did the control not send it?") struct WhyNoControlActionTests {
  @Test func `it is not the hit view`() {
    let asked = Asked(
      "  button ok 100,100 100x50\n    ~target touchUpInside nil act\n  view cover 0,0 390x844",
      "0 down A at 120,120\n80 up A")
    #expect(
      asked.told(action: "act") == """
        #6
        act of ok was not sent: it is not the hit view.
        ok was never asked: cover lies in front of it (later in subviews) and had already returned \
        itself (#6).
        Touch A went to cover (#9).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #6
        ok 的 act 没有发送：它不是命中的视图。
        ok 从未被询问：cover 盖在它上面（在 subviews 里更靠后），已经返回了 cover 本身（#6）。
        触摸 A 交给了 cover（#9）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `the finger was lifted outside, and how far`() {
    let asked = Asked(
      "  button ok 100,100 100x50\n    ~target touchUpInside nil act",
      "0 down A at 120,120\n20 move A by 0,200\n80 up A")
    #expect(
      asked.told(action: "act") == """
        #12 #28
        act of ok was not sent: the finger was lifted 170 pt outside, and only 70 pt still \
        count as inside (model.controlSlop), so it sent touchUpOutside (#28).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #12 #28
        ok 的 act 没有发送：手指在外面 170 点处抬起，而只有 70 点以内还算在内（model.controlSlo\
        p），所以它发送的是 touchUpOutside（#28）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `it is disabled`() {
    let asked = Asked(
      "  button ok 100,100 100x50 disabled\n    ~target touchUpInside nil act",
      "0 down A at 120,120\n80 up A")
    #expect(
      asked.told(action: "act") == """
        #11
        act of ok was not sent: its isEnabled is off, so it ignores touches (#11).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #11
        ok 的 act 没有发送：它的 isEnabled 是 false，所以不理会触摸（#11）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `it was disabled while it tracked`() {
    let asked = Asked(
      "  button ok 100,100 100x50\n    ~target touchUpInside nil act",
      "0 down A at 120,120\n20 set ok disabled\n80 up A")
    #expect(
      asked.told(action: "act") == """
        #12 #18 #19
        act of ok was not sent: its isEnabled was switched off (#18), so it ignores touches from \
        then on.
        PROVED: every rule used is documented or observed, and nothing the model leaves out could \
        change this.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #12 #18 #19
        ok 的 act 没有发送：它的 isEnabled 被设为 false（#18），从那时起它不理会触摸。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `it was removed while it tracked`() {
    let asked = Asked(
      "  button ok 100,100 100x50\n    ~target touchUpInside nil act",
      "0 down A at 120,120\n20 set ok removed\n80 up A")
    #expect(
      asked.told(action: "act") == """
        #12 #19 #21
        act of ok was not sent: it left its window while it tracked touch A (#19): ok was removed.
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #12 #19 #21
        ok 的 act 没有发送：它跟踪触摸 A 时离开了窗口（#19）：ok 被移走了。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `a recognizer took the touch`() {
    let asked = Asked(
      """
        view card 0,0 390x844
          @pan p
          button ok 100,100 100x50
            ~target touchUpInside act
      """,
      "0 down A at 120,120\n20 move A by 12,2\n80 up A")
    #expect(
      asked.told(action: "act") == """
        #16 #23 #25 #27
        act of ok was not sent: p recognized and cancelled touch A (#25), \
        so the control received touchesCancelled instead of the lift.
        Touch A was recognized by p (#23).
        LIKELY: it uses rule 10.13 (only reported); a device log would settle it.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #16 #23 #25 #27
        ok 的 act 没有发送：p 识别成功，取消了触摸 A（#25），所以控件收到的是 touchesCancelled，而不是抬起。
        触摸 A 由 p（#23）识别。
        LIKELY（很可能）：用到规则 10.13（只是他人报告），要有真机日志才能确定。
        """)
  }

  @Test func `the system took the touch`() {
    let asked = Asked(
      "  button ok 100,100 100x50\n    ~target touchUpInside nil act",
      "0 down A at 120,120\n20 cancel A")
    #expect(
      asked.told(action: "act") == """
        #12 #18 #19
        act of ok was not sent: the system cancelled touch A while it tracked it (#18).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #12 #18 #19
        ok 的 act 没有发送：它跟踪触摸 A 时，系统取消了这次触摸（#18）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `it sent other events`() {
    let asked = Asked(
      "  button ok 100,100 100x50\n    ~target touchDownRepeat|touchCancel act",
      "0 down A at 120,120\n80 up A")
    #expect(
      asked.told(action: "act") == """
        #12 #20
        act of ok was not sent: it sent touchDown and touchUpInside (#20), and the action is for \
        touchDownRepeat and touchCancel.
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #12 #20
        ok 的 act 没有发送：它发送了 touchDown 和 touchUpInside（#20），而这个动作要的是 t\
        ouchDownRepeat 和 touchCancel。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `somebody still holds the lift back`() {
    let asked = Asked(
      """
        view card 0,0 390x844
          @pan p minimumTouches=2
          button ok 100,100 100x50
            ~target touchUpInside act
      """,
      "0 down B at 9,9\n10 down A at 120,120\n80 up A")
    #expect(
      asked.told(action: "act") == """
        #33 #40
        act of ok was not sent: p still delays touch A when the record ends (#40).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could \
        change this.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #33 #40
        ok 的 act 没有发送：记录结束时，p 还扣留着触摸 A 的消息（#40）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `the finger is still down`() {
    let asked = Asked(
      "  button ok 100,100 100x50\n    ~target touchUpInside act", "0 down A at 120,120")
    #expect(
      asked.told(action: "act") == """
        #12
        act of ok was not sent: the finger is still down when the record ends, and the action is \
        for touchUpInside.
        PROVED: every rule used is documented or observed, and nothing the model leaves out could \
        change this.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #12
        ok 的 act 没有发送：记录结束时手指还按着；它要的是 touchUpInside。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }
}
