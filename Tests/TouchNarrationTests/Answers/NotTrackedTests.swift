import Testing
import TouchCore
import TouchNarration

@Suite("Why did the control not track the touch?") struct NotTrackedTests {
  @Test func `its class keeps the first message for itself`() {
    let asked = Asked(
      "  button ok 100,100 100x50\n    ~target touchUpInside nil act\n    ~touchesBegan log",
      "0 down A at 120,120\n80 up A")
    #expect(
      asked.told(action: "act") == """
        #11
        act of ok was not sent: its class overrides touchesBegan without calling super, \
        so UIControl never receives touch A (#11).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #11
        ok 的 act 没有发送：它的类重写了 touchesBegan，没有调用 super，所以 UIControl 收不到触摸 A（#11）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `its class keeps the last message for itself`() {
    let asked = Asked(
      "  button ok 100,100 100x50\n    ~target touchUpInside nil act\n    ~touchesEnded log",
      "0 down A at 120,120\n80 up A")
    #expect(
      asked.told(action: "act") == """
        #12 #18
        act of ok was not sent: its class overrides touchesEnded without calling super, \
        so UIControl never receives touch A (#18).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #12 #18
        ok 的 act 没有发送：它的类重写了 touchesEnded，没有调用 super，所以 UIControl 收不到触摸 A（#18）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `beginTracking said no`() {
    let asked = Asked(
      """
        button ok 100,100 100x50
          ~target touchUpInside nil act
          ~beginTracking return no
      """,
      "0 down A at 120,120\n80 up A")
    #expect(
      asked.told(action: "act") == """
        #12
        act of ok was not sent: its beginTracking returned false for touch A (#12), so it did not track it.
        PROVED: every rule used is documented or observed, and nothing the model leaves out could \
        change this.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #12
        ok 的 act 没有发送：它的 beginTracking 对触摸 A 返回 false（#12），所以它没有跟踪。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `continueTracking said no`() {
    let asked = Asked(
      """
        button ok 100,100 100x50
          ~target touchUpInside nil act
          ~continueTracking return no
      """,
      "0 down A at 120,120\n20 move A by 0,2\n80 up A")
    #expect(
      asked.told(action: "act") == """
        #12 #19
        act of ok was not sent: its continueTracking returned false for touch A (#19), so it stopped \
        tracking it.
        PROVED: every rule used is documented or observed, and nothing the model leaves out could \
        change this.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #12 #19
        ok 的 act 没有发送：它的 continueTracking 对触摸 A 返回 false（#19），所以它不再跟踪。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `a slider wants its knob`() {
    let asked = Asked(
      "  slider ok 100,100 200x50\n    ~target valueChanged act",
      "0 down A at 250,120\n20 move A by 10,2\n80 up A")
    #expect(
      asked.told(action: "act") == """
        #12
        act of ok was not sent: touch A did not begin on its knob, so it does not track it \
        (#12).
        LIKELY: it uses rule 8.3 (inferred); a device log would settle it.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #12
        ok 的 act 没有发送：触摸 A 不是从它的滑钮上开始的，所以它不跟踪（#12）。
        LIKELY（很可能）：用到规则 8.3（推断），要有真机日志才能确定。
        """)
  }

  @Test func `it tracks another finger already`() {
    let asked = Asked(
      "  button ok 100,100 100x50 multitouch\n    ~target touchUpInside act",
      "0 down A at 120,120\n10 down B at 130,130\n20 cancel A\n30 up B")
    #expect(
      asked.told(action: "act", touch: 2) == """
        #12 #26
        act of ok was not sent: a control tracks one touch, and it had another when touch B \
        came (#26).
        LIKELY: it uses rule 7.3 (only reported); a device log would settle it.
        """)
    #expect(
      asked.told(action: "act", touch: 2, .simplifiedChinese) == """
        #12 #26
        ok 的 act 没有发送：控件只跟踪一个触摸，触摸 B 到来时它已经有了另一个（#26）。
        LIKELY（很可能）：用到规则 7.3（只是他人报告），要有真机日志才能确定。
        """)
  }

  @Test func `it takes one finger at a time`() {
    let asked = Asked(
      "  button ok 100,100 100x50\n    ~target touchUpInside act",
      "0 down A at 120,120\n10 down B at 130,130\n20 cancel A\n30 up B")
    #expect(
      asked.told(action: "act", touch: 2) == """
        #26
        act of ok was not sent: it is the hit view, but it never received touch B (#26): \
        isMultipleTouchEnabled is off.
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told(action: "act", touch: 2, .simplifiedChinese) == """
        #26
        ok 的 act 没有发送：它是命中的视图，但从没收到触摸 B 的消息（#26）：isMultipleTouchEnabled 是 false。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `a recognizer kept it from hearing of the touch`() {
    let asked = Asked(
      """
        view card 0,0 390x844
          @longPress p delaysTouchesBegan=yes
          button ok 100,100 100x50
            ~target touchUpInside act
      """,
      "0 down A at 120,120\n800 up A")
    #expect(
      asked.told(action: "act") == """
        #17 #19
        act of ok was not sent: it is the hit view, but it never received touch A (#19): p \
        recognized.
        Touch A was recognized by p (#17).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told(action: "act", .simplifiedChinese) == """
        #17 #19
        ok 的 act 没有发送：它是命中的视图，但从没收到触摸 A 的消息（#19）：p 识别成功。
        触摸 A 由 p（#17）识别。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `another view takes touches alone`() {
    let asked = Asked(
      "  view e 0,0 50x50 exclusive\n  button ok 100,100 100x50\n    ~target touchUpInside act",
      "0 down B at 9,9\n10 down A at 120,120\n80 up A")
    #expect(
      asked.told(action: "act", touch: 2) == """
        #26
        act of ok was not sent: it is the hit view, but it never received touch A (#26): \
        e has a touch and takes it alone.
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told(action: "act", touch: 2, .simplifiedChinese) == """
        #26
        ok 的 act 没有发送：它是命中的视图，但从没收到触摸 A 的消息（#26）：e 正独占一个触摸。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `of two fingers in one call the first is tracked`() {
    let asked = Asked(
      "  button ok 100,100 100x50 multitouch\n    ~target touchUpInside act",
      "0 down A,B at 120,120 130,130\n20 cancel A\n30 up B")
    #expect(
      asked.told(action: "act", touch: 2) == """
        #19 #20
        act of ok was not sent: a control tracks one touch, and it had another when touch B \
        came (#20).
        LIKELY: it uses rule 7.3 (only reported); a device log would settle it.
        """)
    #expect(
      asked.told(action: "act", touch: 2, .simplifiedChinese) == """
        #19 #20
        ok 的 act 没有发送：控件只跟踪一个触摸，触摸 B 到来时它已经有了另一个（#20）。
        LIKELY（很可能）：用到规则 7.3（只是他人报告），要有真机日志才能确定。
        """)
  }
}
