import TestSupport
import Testing
import TouchCore
import TouchNarration

@Suite("Who waits for whom, and why") struct GestureTests {
  /// The record of touches in a view `pad` that has some properties.
  static func told(_ pad: String, _ script: String, _ header: String = "") -> Trace {
    let scene = scene(
      """
      \(header)window 390x844
        vc root
          view card 0,0 390x844
            \(pad)
      """)
    return record(touches(script, in: scene), in: scene)
  }

  private let tap = "0 down A at 195,400\n60 up A"
  private let twoTaps = "0 down A at 195,400\n60 up A\n200 down B at 195,400\n260 up B"

  private func lines(_ trace: Trace, _ language: Language = .english, _ kinds: String...)
    -> [String]
  {
    trace.indices.filter { index in kinds.contains { trace[index].kindName.hasPrefix($0) } }
      .map { Narrator(trace, language).explain($0).short.plain }
  }

  private func long(_ trace: Trace, _ language: Language = .english, _ kind: String) -> String {
    Narrator(trace, language).long { $0.kindName == kind }
  }

  @Test("4.1, 9.27, 9.30: a recognizer that comes first takes a touch of which nothing was held")
  func takenUnheld() throws {
    let first = Self.told("@custom mine recognizesAt=began", tap)
    let discard = try #require(first.indices.first { first[$0].kindName == "gate.discard" })
    #expect(first.rule(of: discard) == RuleNumber(9, 27))
    #expect(
      long(first, .english, "gate.discard") == """
        mine got the touch before card, recognized immediately and takes the touch: card gets no \
        message. Nothing was delayed, and touchesCancelled is only sent to a view that got \
        touchesBegan. This follows from the order of delivery; no published log shows it.
        """)
    #expect(long(first, .simplifiedChinese, "gate.discard").contains("没有什么被扣留"))
    let held = Self.told("@tap one delaysTouchesBegan=yes", tap)
    let thrown = try #require(held.indices.first { held[$0].kindName == "gate.discard" })
    #expect(held.rule(of: thrown) == RuleNumber(9, 30))
    #expect(long(held, .english, "gate.discard").contains("before touchesBegan was delivered"))
  }

  @Test("18.7, 18.8, 18.10: what a delegate looked at is the reason of its answer")
  func whatADelegateLookedAt() {
    let drag = "0 down A at 195,400\n20 move A by 30,-8\n60 up A"
    func told(_ recognizer: String, _ answer: String, _ language: Language = .english) -> String {
      let trace = Self.told(
        "@\(recognizer)\n        ~\(answer)\n      switch s 150,350 100x100", drag)
      return long(trace, language, "gr.ask")
    }
    let area = told("tap t", "shouldReceive if at 0,0,100,100")
    #expect(area.hasPrefix("The delegate looks whether (195,400) lies in"))
    let inner = told("tap t", "shouldReceive unless kind=control")
    #expect(inner.hasPrefix("The delegate looks what touch.view is: not s itself, but a view"))
    let table = Self.told("@tap t\n        ~shouldReceive unless kind=table", drag)
    #expect(
      long(table, .english, "gr.ask").contains("is a UITableView: no, so it returns true."))
    #expect(
      long(table, .simplifiedChinese, "gr.ask").contains("是不是 UITableView：否，所以返回 true。"))
    let way = told("pan p", "shouldBegin if vertical")
    #expect(way.hasPrefix("The delegate compares: 8 pt up or down, 30 pt to the side."))
    #expect(told("pan p", "shouldBegin if vertical", .simplifiedChinese).hasPrefix("代理比较："))
  }

  @Test("16.51: where UIKit has an order of its own, nobody's code is blamed")
  func goesFirst() {
    let trace = Self.told(
      """
      @pan outer
            table list 0,0 390x844 contentSize=390x2000 swipeActions=trailing
              cell row 0,360 390x60
      """, "0 down A at 195,400\n20 move A by -30,0\n60 up A")
    let told = failures(trace, .english)
    #expect(told.contains { $0.contains("before the table's swipe actions (model.outer") })
    #expect(failures(trace, .simplifiedChinese).contains { $0.contains("先于表格的轻扫操作") })
  }

  @Test("9.30, 9.35: who fails says what becomes of the message it held")
  func heldByWhoFails() {
    let drag = "0 down A at 195,400\n20 move A by 0,-12\n40 move A by 0,-30\n60 up A"
    let scroll = Self.told("scroll list 0,0 390x844 contentSize=390x3000", drag)
    let fate = "But list.pan recognizes in the same event"
    #expect(failures(scroll, .english).contains { $0.contains(fate) })
    #expect(failures(scroll, .simplifiedChinese).contains { $0.contains("但 list.pan 在同一个事件里识别成功") })
    let released = Self.told(
      "@tap one delaysTouchesBegan=yes", "0 down A at 195,400\n20 move A by 0,-60\n60 up A")
    #expect(failures(released, .english).contains { $0.contains("go on to the view now") })
    let free = Self.told("@tap one", "0 down A at 195,400\n20 move A by 0,-60\n60 up A")
    #expect(!failures(free, .english).contains { $0.contains("delayed") })
    let shared = Self.told(
      "@tap one delaysTouchesBegan=yes\n      @longPress press delaysTouchesBegan=yes",
      "0 down A at 195,400\n200 up A")
    #expect(failures(shared, .english).count == 1)
  }

  /// What is said at length where recognizers fail.
  private func failures(_ trace: Trace, _ language: Language) -> [String] {
    trace.indices.filter { index in
      guard case .recognizer(.state(_, _, .failed, _, _, _)) = trace[index] else { return false }
      return true
    }.map { Narrator(trace, language).explain($0).long.map(\.plain).joined(separator: " ") }
  }

  @Test("18.1, 18.2: a scroll view keeps what it hears, and one that does not scroll sends it on")
  func scrollViewKeeps() {
    let list = "scroll list 0,0 390x844 contentSize=390x3000 delaysContentTouches=no"
    let trace = Self.told(list, tap)
    #expect(
      long(trace, .english, "touch.deliver").contains(
        "without forwarding it, so no responder above list gets it"))
    #expect(long(trace, .simplifiedChinese, "touch.deliver").contains("而且不往上传"))
    #expect(long(trace, .english, "chain.stop").contains("touchesBegan stops at list"))
    let off = Self.told(list + " scrollEnabled=no", tap)
    #expect(long(off, .english, "touch.deliver").contains("isScrollEnabled of list is off"))
  }

  @Test("9.32, 9.37: a hold names the holder and its flag, and what may become of the lift")
  func holdOfADoubleTap() {
    let trace = Self.told("@tap double taps=2", twoTaps)
    #expect(
      lines(trace, .english, "gr", "gate") == [
        "touch A will be seen by double",
        "double sees touchesBegan of A, before the view does",
        "double sees touchesEnded of A, before the view does",
        "touchesEnded of A is delayed by double (delaysTouchesEnded)",
        "touch B will be seen by double",
        "double sees touchesBegan of B, before the view does",
        "double sees touchesEnded of B, before the view does",
        "double Possible -> Recognized: the lift of tap 2, the last it needs",
        "double sends its actions: Recognized",
        "double takes touch A from card",
        "double takes touch B from card",
        "double Recognized -> Possible: its fingers were lifted, so it is reset",
      ])
    #expect(
      long(trace, .english, "gate.hold") == """
        touchesEnded of touch A is due for card, but it is delayed. double (UITapGestureRecognizer on \
        card) is still Possible: it has neither recognized nor failed. Its delaysTouchesEnded is on, \
        so the view does not get touchesEnded yet. If double fails, card gets touchesEnded, late. If a \
        recognizer whose cancelsTouchesInView is on recognizes, it gets touchesCancelled instead.
        """)
    #expect(
      long(trace, .simplifiedChinese, "gate.hold").contains("double 失败，card 会迟一些收到 touchesEnded"))
    #expect(long(trace, .english, "gate.cancel").contains("as in five published logs"))
    let both = trace.indices.last { trace[$0].kindName == "touch.deliver" } ?? 0
    let told = Narrator(trace, .english).explain(both)
    #expect(
      told.short.plain == "card gets touchesCancelled with 2 touches: it forwards it by default")
    #expect(told.long[0].plain.contains("goes in one call"))
    #expect(told.long[1].plain.contains("double recognized, and its cancelsTouchesInView is on"))
  }

  @Test("a message names its touch where the record has another one")
  func touchOfAMessage() {
    let two = Self.told("", twoTaps)
    let began = lines(two, .english, "touch.deliver").filter { $0.contains("touchesBegan") }
    #expect(
      began == ["A", "B"].map { "card gets touchesBegan of \($0): it forwards it by default" })
    #expect(
      lines(two, .simplifiedChinese, "touch.deliver").first == "card 收到 A 的 touchesBegan：默认继续往上传")
    #expect(
      lines(Self.told("", tap), .english, "touch.deliver").first
        == "card gets touchesBegan: it forwards it by default")
  }

  @Test("9.33, 9.31: a timer lets go, with its reason, and the late message says when it was due")
  func failsInTime() {
    let trace = Self.told("@tap double taps=2", tap)
    #expect(
      lines(trace, .english, "clock", "gr.state", "gate.flush") == [
        "410 ms: the timer of double fires",
        "double Possible -> Failed: the next tap did not come within 350 ms",
        "touchesEnded of A for card is released: double failed",
        "double Failed -> Possible: its fingers were lifted, so it is reset",
      ])
    #expect(
      lines(trace, .simplifiedChinese, "clock", "gr.state", "gate.flush") == [
        "410 毫秒：double 的计时器触发",
        "double Possible -> Failed：350 毫秒内没有等到下一次点击",
        "放行 A 发给 card 的 touchesEnded：double 失败了",
        "double Failed -> Possible：它的手指都抬起了，所以重置",
      ])
    let late = trace.indices.last { trace[$0].kindName == "touch.deliver" } ?? 0
    let words = Narrator(trace, .english).explain(late).long.map(\.plain)
    #expect(words[1].hasPrefix("This message was due at 60 ms and was delayed until now"))
  }

  @Test("10.3: too far and too long say how far and how long, and what is allowed")
  func limits() {
    let far = Self.told("@tap t", "0 down A at 195,400\n30 move A by 60,0\n60 up A")
    #expect(
      long(far, .english, "gr.state").contains(
        "the finger is 60 pt from its start. A tap allows 45 pt (model.tapMovement)."))
    let held = Self.told("@tap t", "0 down A at 195,400\n900 up A")
    #expect(long(held, .english, "gr.state").contains("(model.tapDuration)"))
    #expect(long(held, .simplifiedChinese, "gr.state").contains("点击最长 750 毫秒"))
  }

  @Test("10.7, 10.10: a press that is lifted early says after how long; one that begins, too")
  func press() {
    let early = Self.told("@longPress p", "0 down A at 9,9\n200 up A")
    #expect(
      long(early, .english, "gr.state").contains(
        "lifted after 200 ms already. It needs 500 ms (minimumPressDuration), 300 ms more."))
    let begun = Self.told("@longPress p", "0 down A at 9,9\n700 up A")
    #expect(
      lines(begun, .english, "gr.state") == [
        "p Possible -> Began: held for 500 ms without moving far",
        "p Began -> Ended: its fingers were lifted",
        "p Ended -> Possible: its fingers were lifted, so it is reset",
      ])
  }

  @Test("10.13, 10.14: a pan says how far along each axis, and what is left of it")
  func pan() {
    let trace = Self.told("@pan p", "0 down A at 9,9\n20 move A by 12,3\n40 move A by 5,0\n60 up A")
    #expect(
      lines(trace, .english, "gr.state").prefix(2) == [
        "p Possible -> Began: moved 12 pt along x and 3 pt along y",
        "p Began -> Changed: a finger moved, translation (7,0)",
      ])
    #expect(
      long(trace, .english, "gr.state").contains(
        "It begins at 10 pt or more (model.panHysteresis); those points are subtracted, so the "
          + "translation starts at (2,0)."))
  }

  @Test("9.21, 9.22: a recognizer that waits names whom, and so does one that had to fail")
  func waits() {
    let card = "@tap double taps=2\n      @tap single requires=double"
    let trace = Self.told(card, tap)
    let states = lines(trace, .english, "gr.state")
    #expect(states.first == "single stays Possible: it matched, and waits for double to fail")
    #expect(
      states.contains(
        "single Possible -> Recognized: it had matched, and double, which it waited for, failed"))
    #expect(
      long(trace, .english, "gr.state").contains(
        "If double fails, single recognizes; if double recognizes, single fails."))
    let twice = Self.told(card, twoTaps)
    #expect(
      lines(twice, .english, "gr.state").contains(
        "single Possible -> Failed: it needed double to fail, which recognized"))
    #expect(
      lines(twice, .simplifiedChinese, "gr.state").contains(
        "single Possible -> Failed：它要求 double 失败，而后者识别成功"))
  }

  @Test("9.18, 9.19, 9.17: prevention names both, and why the one came first")
  func prevented() {
    let trace = Self.told("@tap first\n      @tap last", tap)
    #expect(lines(trace, .english, "gr.prevent") == ["last prevents first"])
    #expect(long(trace, .english, "gr.prevent").contains("the one added last acts"))
    #expect(
      lines(trace, .english, "gr.state").contains(
        "first Possible -> Failed: last recognized and prevents it"))
  }

  @Test("8.2, 8.3: a button's no says whose it is and what it is for")
  func buttonSaysNo() {
    let trace = Self.told("@tap t\n      button ok 0,0 100x50", "0 down A at 9,9\n60 up A")
    #expect(
      lines(trace, .english, "gr.ask") == ["ok: gestureRecognizerShouldBegin about t returns false"]
    )
    #expect(long(trace, .english, "gr.ask").contains("a UIButton reacts to a single tap itself"))
    #expect(
      lines(trace, .english, "gr.state").first
        == "t Possible -> Failed: the hit view ok returned false from gestureRecognizerShouldBegin")
    #expect(
      long(trace, .simplifiedChinese, "gr.state").contains("想要同样的手势时，它返回 false"))
    let segments = Self.told(
      "@pan p\n      segmented s 0,0 200x50", "0 down A at 9,9\n20 move A by 20,0\n60 up A")
    #expect(
      long(segments, .english, "gr.ask").contains(
        "a UISegmentedControl returns false for a UIPanGestureRecognizer on a superview."))
  }

  @Test("3.19: what comes of a touch behind its cancel is said to go to no view")
  func behindTheCancel() {
    let trace = Self.told("@longPress p", "0 down A at 195,400\n600 move A by 9,0\n700 up A")
    #expect(
      lines(trace, .english, "queue.take").last == "A up leaves the queue: its touch is cancelled")
    #expect(lines(trace, .simplifiedChinese, "queue.take").last?.contains("它的触摸已经取消") == true)
  }

  @Test("4.3, 4.4: which comes first is said with the setting, either way")
  func order() {
    let logs = Self.told("@tap t", tap)
    #expect(long(logs, .english, "gr.action").contains("Recognizer.h promises the opposite"))
    let header = Self.told("@tap t", tap, "model cancelsBeforeAction on\n")
    #expect(
      long(header, .english, "gate.cancel").contains(
        "The cancel comes before the action of t, as Apple's header promises, because "
          + "the setting model.cancelsBeforeAction is on"))
    #expect(long(header, .english, "gr.action").contains("The view got touchesCancelled before"))
  }

  @Test("9.30: a began that is held and thrown away sends no cancel")
  func thrownAway() {
    let trace = Self.told("@tap t delaysTouchesBegan=yes", tap)
    #expect(
      lines(trace, .english, "gate") == [
        "touchesBegan of A is delayed by t (delaysTouchesBegan)",
        "card does not get touchesBegan of A: t recognized",
      ])
    #expect(long(trace, .english, "gate.discard").contains("so touchesCancelled is not sent"))
  }

  @Test("11.1, 11.3, 11.5: a scroll view's own recognizer is introduced as what it is")
  func scrollDelay() {
    let list = "scroll list 0,0 390x844 contentSize=390x2000\n        view row 0,0 390x90"
    let trace = Self.told(list, "0 down A at 9,9\n60 up A")
    #expect(long(trace, .english, "gate.hold").contains("The scroll view list waits 150 ms"))
    #expect(
      lines(trace, .english, "gate.flush").first
        == "touchesBegan of A for row is released: list.delay failed")
    let drag = Self.told(list, "0 down A at 9,200\n20 move A by 0,-30\n40 move A by 0,-30\n60 up A")
    #expect(lines(drag, .english, "scroll.begin") == ["list begins to scroll"])
    #expect(lines(drag, .english, "scroll.move").first == "list scrolls to (0,20)")
    #expect(lines(drag, .english, "gate.discard").contains { $0.contains("list.pan recognized") })
  }

  @Test("10.16: a pan that has its fingers is not said to follow one more")
  func extraFinger() {
    let trace = Self.told(
      "@pan p maximumTouches=1",
      "0 down A at 195,400\n5 move A by 0,20\n10 down B at 195,420\n20 up A,B")
    #expect(
      lines(trace, .english, "gr.receive").prefix(3) == [
        "p sees touchesBegan of A, before the view does",
        "p sees touchesMoved of A, before the view does", "p ignores touch B",
      ])
    #expect(lines(trace, .simplifiedChinese, "gr.receive").dropFirst(2).first == "p 忽略触摸 B")
  }
}
