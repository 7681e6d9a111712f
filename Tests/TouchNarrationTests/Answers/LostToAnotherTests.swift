import Testing
import TouchCore
import TouchNarration

@Suite("To whom did it lose?") struct LostToAnotherTests {
  @Test func `another one excluded it`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @tap t\n    @tap last", "0 down A at 195,400\n60 up A")
    #expect(
      asked.told("t") == """
        #22 #23 #24
        t saw touch A and failed (#24): last recognized and prevents it. Only a recognizer \
        that is still Possible can be prevented; last came first. No delegate allows both \
        at once.
        Touch A was recognized by last (#22).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #22 #23 #24
        t 看到了触摸 A，但失败了（#24）：last 识别成功，阻止了它。只有仍是 Possible 的识别器才会被阻止；last 在先。没有代理允许同时识别。
        触摸 A 由 last（#22）识别。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `one that had begun before excluded it`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @pan p\n    view low 0,0 390x300\n      @tap t",
      "0 down A at 50,600\n20 move A by 12,3\n30 down B at 195,40\n60 up B\n80 up A")
    #expect(
      asked.told("t") == """
        #21 #48 #49
        t saw touch B and failed (#49): p recognized and prevents it. Only a recognizer that \
        is still Possible can be prevented; p came first. No delegate allows both at once.
        Touch B was recognized by p (#21).
        LIKELY: it uses rule 10.13 (only reported); a device log would settle it.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #21 #48 #49
        t 看到了触摸 B，但失败了（#49）：p 识别成功，阻止了它。只有仍是 Possible 的识别器才会被阻止；p 在先。没有代理允许同时识别。
        触摸 B 由 p（#21）识别。
        LIKELY（很可能）：用到规则 10.13（只是他人报告），要有真机日志才能确定。
        """)
  }

  @Test func `the one it waited for recognized`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @tap double taps=2\n    @tap t requires=double",
      "0 down A at 195,400\n60 up A\n200 down B at 195,400\n260 up B")
    #expect(
      asked.told("t") == """
        #22 #43 #44
        t saw touch A and failed (#44): it needed double to fail, which recognized. t \
        requires double to fail, directly or through a delegate, so of the two only double \
        may recognize. It had already matched and was waiting (#22).
        Touch A was recognized by double (#43).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #22 #43 #44
        t 看到了触摸 A，但失败了（#44）：它要求 double 失败，而后者识别成功。t 要求 double 失败（直接要\
        求，或通过代理），所以两者之中只有 double 可以识别。它早已满足条件，一直在等（#22）。
        触摸 A 由 double（#43）识别。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `two wait for each other`() {
    let asked = Asked(
      """
        view card 0,0 390x844
          @tap a
            ~requireFailureOf t
          @tap t
            ~requireFailureOf a
      """,
      "0 down A at 195,400\n60 up A")
    #expect(
      asked.told("t") == """
        #24 #26
        t saw touch A and failed (#26): it and others wait for each other for ever. It had already \
        matched and was waiting (#24).
        Touch A went to card (#9).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could \
        change this.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #24 #26
        t 看到了触摸 A，但失败了（#26）：它和别的识别器永远互相等待。它早已满足条件，一直在等（#24）。
        触摸 A 交给了 card（#9）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }

  @Test func `it still waits where the record ends`() {
    let asked = Asked(
      "  view card 0,0 390x844\n    @pinch p\n    view low 0,0 390x300\n      @tap t requires=p",
      "0 down B at 50,600\n10 down A at 195,40\n20 up A")
    #expect(
      asked.told("t") == """
        #42
        t matched (#42), but it waits for p to fail, and p is still Possible when the record ends.
        Touch A went to low (#28).
        PROVED: every rule used is documented or observed, and nothing the model leaves out could \
        change this.
        """)
    #expect(
      asked.told("t", .simplifiedChinese) == """
        #42
        t 条件已满足（#42），但要等 p 失败，而记录结束时 p 仍是 Possible。
        触摸 A 交给了 low（#28）。
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
        """)
  }
}
