import TestSupport
import Testing
import TouchCore

@Suite("Delegates that look at the touch (facts §18)")
struct DelegateAnswerTests {
  private func page(
    _ recognizer: String, _ answer: String, header: String = "", more: String = ""
  ) -> String {
    """
    \(header)window 400x800
      view page 0,0 400x800
        \(recognizer)
          \(answer)
        view rows 0,0 400x400
          button save 0,0 100x50
          view plain 0,50 100x50
        view free 0,400 400x400
    \(more)
    """
  }

  /// What the delegate of a tap says of a touch there.
  private func receives(_ answer: String, _ x: Int, _ y: Int) -> String? {
    delivered("0 down A at \(x),\(y)\n60 up A", in: page("@tap t", "~shouldReceive " + answer))
      .log("ask shouldReceive").first.map { $0.hasSuffix("yes") ? "yes" : "no" }
  }

  @Test(
    "18.6, 18.8: shouldReceive looks at the view of the touch, those around it, its class, its place"
  )
  func shouldReceive() {
    #expect(receives("unless inside rows", 50, 75) == "no")
    #expect(receives("unless inside rows", 50, 500) == "yes")
    #expect(receives("if inside rows", 50, 75) == "yes")
    #expect(receives("if view rows", 50, 75) == "no", "the touch's view is the deepest one")
    #expect(receives("if view rows", 300, 75) == "yes")
    #expect(receives("unless kind=control", 50, 25) == "no")
    #expect(receives("unless kind=control", 50, 75) == "yes")
    #expect(receives("if kind=button", 50, 25) == "yes")
    #expect(receives("if at 0,400,400,400", 50, 500) == "yes")
    #expect(receives("if at 0,400,400,400", 50, 75) == "no")
    #expect(receives("unless at 0,400,400,400", 50, 500) == "no")
  }

  @Test("18.8: the rectangle lies in the recognizer's own view, wherever that is")
  func ownCoordinates() {
    func receives(_ x: Int, _ y: Int) -> [String] {
      delivered(
        tap(at: x, y),
        in: """
          window 400x800
            view pad 100,200 100x100
              @tap t
                ~shouldReceive if at 0,0,50,50
          """
      ).log("ask")
    }
    #expect(receives(110, 210) == ["0 ask shouldReceive t yes"])
    #expect(receives(149, 249) == ["0 ask shouldReceive t yes"])
    #expect(receives(150, 210) == ["0 ask shouldReceive t no"])
  }

  @Test("18.8: what it looked at is the evidence, and the answer is whether that passes")
  func evidence() throws {
    let trace = delivered(
      "0 down A at 50,75\n60 up A", in: page("@tap t", "~shouldReceive unless inside rows"))
    let ask = try #require(trace.firstIndex { $0.kindName == "gr.ask" })
    let check = try #require(trace.evidence(at: ask).first)
    #expect(check.name == .touchInside && check.value == .flag(true) && !check.passes)
    #expect(trace.rule(of: ask) == RuleNumber(18, 8))
    #expect(check.subject == trace.scene.view(named: "rows").map { .responder(.view($0)) })
  }

  @Test("18.7: the view of a touch in a switch or stepper is one inside of it")
  func innerViews() throws {
    func receives(_ control: String, _ answer: String) -> Bool {
      let trace = delivered(
        "0 down A at 50,75\n60 up A",
        in: """
          window 400x800
            view page 0,0 400x800
              @tap hide
                ~shouldReceive \(answer)
              \(control) it 0,50 100x50
          """)
      return trace.log("ask shouldReceive") == ["0 ask shouldReceive hide yes"]
    }
    #expect(!receives("slider", "unless kind=control") && receives("switch", "unless kind=control"))
    #expect(
      !receives("stepper", "unless kind=control") && !receives("stepper", "unless kind=button"))
    #expect(receives("stepper", "unless kind=stepper") && receives("switch", "unless kind=switch"))
    for kind in ["switch", "stepper"] {
      #expect(receives(kind, "unless view it") && !receives(kind, "unless inside it"))
    }
    #expect(!receives("slider", "unless view it") && receives("switch", "if kind=view"))
  }

  @Test("18.7: it says so")
  func innerViewIsTold() throws {
    let trace = delivered(
      "0 down A at 50,75\n60 up A",
      in: page("@tap t", "~shouldReceive unless kind=control", more: "    switch s 0,50 100x50"))
    let ask = try #require(trace.firstIndex { $0.kindName == "gr.ask" })
    #expect(trace.rule(of: ask) == RuleNumber(18, 7))
    #expect(trace.evidence(at: ask).first?.name == .touchKind)
  }

  /// What the delegate of a pan says of a first move.
  private func begins(_ answer: String, _ move: String, _ header: String = "") -> String? {
    delivered(
      "0 down A at 50,75\n20 move A by \(move)\n60 up A",
      in: page("@pan p", "~shouldBegin " + answer, header: header)
    ).log("ask shouldBegin").first.map { $0.hasSuffix("yes") ? "yes" : "no" }
  }

  @Test("18.9, 18.10: shouldBegin looks which way and how fast the fingers went")
  func shouldBegin() {
    #expect(begins("if horizontal", "20,5") == "yes" && begins("if horizontal", "5,20") == "no")
    #expect(begins("if vertical", "5,20") == "yes" && begins("unless vertical", "5,20") == "no")
    #expect(begins("if right", "20,5") == "yes" && begins("if left", "20,5") == "no")
    #expect(begins("if down", "20,5") == "yes" && begins("if up", "20,5") == "no")
    #expect(begins("if faster 900", "20,0") == "yes" && begins("if faster 1100", "20,0") == "no")
    #expect(
      begins("if at 0,0,60,100", "5,20") == "yes" && begins("if at 0,0,60,90", "5,20") == "no")
  }

  @Test("18.9: it is asked when it matches, before anybody can exclude it")
  func shouldBeginComesFirst() {
    // The drag is active when the press joins in with a touch that both of them have.
    func told(_ answer: String) -> [String] {
      delivered(
        """
        0 down A at 50,75
        20 move A by 20,0
        50 set press enabled
        100 down B at 60,75
        700 up A,B
        """,
        in: """
          window 400x800
            view page 0,0 400x800
              @longPress press disabled
                ~shouldBegin \(answer)
              view inner 0,0 400x400
                @pan drag
          """
      ).log("ask", "prevents", "press ")
    }
    #expect(
      told("yes") == [
        "600 ask shouldBegin press yes", "600 drag prevents press",
        "600 press failed prevented drag",
      ])
    #expect(told("no") == ["600 ask shouldBegin press no", "600 press failed shouldBeginNo"])
  }

  @Test("18.9: no makes it fail, which is what another one may have waited for")
  func shouldBeginNoMeetsRequirements() {
    func told(_ answer: String) -> [String] {
      delivered(
        "0 down A at 50,75\n20 move A by 20,0\n40 up A",
        in: """
          window 400x800
            view page 0,0 400x800
              @pan first
                ~shouldBegin \(answer)
              @pan second requires=first
          """
      ).log("ask", "first ", "second ").filter { $0.hasPrefix("20 ") }
    }
    #expect(
      told("no") == [
        "20 second waits for first", "20 ask shouldBegin first no", "20 first failed shouldBeginNo",
        "20 second began matched",
        "20 action second began",
      ])
    #expect(
      told("yes") == [
        "20 second waits for first", "20 ask shouldBegin first yes", "20 first began matched",
        "20 second failed requiredToFail first", "20 action first began",
      ])
  }

  @Test("18.10: whether the slop is off already: shouldBeginSeesRawDistance")
  func rawDistance() {
    // 10 points are taken off each way: 2 to the side, and nothing down.
    #expect(begins("if down", "12,9") == "yes")
    #expect(begins("if down", "12,9", "model shouldBeginSeesRawDistance off\n") == "no")
  }

  private let cell = """
    window 400x800
      table list 0,0 400x800 contentSize=400x2000
        cell row 0,0 400x80
          @pan swipe
            ~shouldBegin if horizontal
    """

  @Test("18-b: a pan in a cell that begins only sideways leaves the table's scrolling alone")
  func panInCell() {
    expectSteps(
      delivered("0 down A at 200,40\n20 move A by 0,30\n40 up A", in: cell).log(
        "ask", "swipe ", "willBeginDragging", "list.pan began"),
      """
      20 ask shouldBegin swipe no
      20 swipe failed shouldBeginNo
      20 list.pan began matched
      20 list willBeginDragging (0,0)
      """)
    expectSteps(
      delivered("0 down A at 200,40\n20 move A by 30,0\n40 up A", in: cell).log(
        "ask", "swipe ", "willBeginDragging", "list.pan began"),
      """
      20 ask shouldBegin swipe yes
      20 swipe began matched
      20 swipe prevents list.pan
      20 swipe prevents list.delay
      20 action swipe began
      40 swipe ended lifted
      40 action swipe ended
      """)
  }

  @Test("18.11: the delegate is asked before the hit view")
  func delegateFirst() {
    let trace = delivered(
      "0 down A at 50,75\n60 up A",
      in: """
        window 400x800
          @tap t
            ~shouldBegin yes
          view v 0,0 400x800
            ~gestureRecognizerShouldBegin return yes
        """)
    #expect(
      trace.log("ask") == ["60 ask shouldBegin t yes", "60 ask viewShouldBegin t v yes"])
  }

  @Test("18.12: with whom it recognizes together may go by class or place")
  func simultaneous() {
    func actions(_ answer: String) -> Int {
      delivered(
        "0 down A at 50,75\n20 move A by 20,0\n60 up A",
        in: """
          window 400x800
            @pan outer
            view box 0,0 400x400
              @pan inner
                \(answer)
          """
      ).log("began matched").count
    }
    #expect(actions("~canPrevent yes") == 1)
    #expect(actions("~simultaneous kind=pan") == 2 && actions("~simultaneous kind=tap") == 1)
    #expect(actions("~simultaneous in window") == 2 && actions("~simultaneous in box") == 1)
    #expect(actions("~simultaneous kind=tap in window") == 2)
  }

  @Test("18.14: so may whose failure it waits for")
  func failure() {
    func waits(_ own: String, _ other: String) -> Bool {
      !delivered(
        "0 down A at 50,75\n60 up A",
        in: pad("@tap one", "  " + own, "@tap two taps=2", "  " + other)
      ).log("one waits for two").isEmpty
    }
    #expect(waits("~requireFailureOf kind=tap", "~canPrevent yes"))
    #expect(!waits("~requireFailureOf kind=pan", "~canPrevent yes"))
    #expect(waits("~canPrevent yes", "~requiredToFailBy in pad"))
    #expect(!waits("~canPrevent yes", "~requiredToFailBy kind=swipe"))
  }

  @Test(
    "18.14: who waits for whom is asked once for each pair, at the touch-down, after shouldReceive")
  func failureIsAskedAtTouchDown() {
    let text = pad(
      "@tap one", "  ~shouldReceive yes", "  ~requireFailureOf two", "@tap two taps=2",
      "  ~requiredToFailBy one")
    expectSteps(
      delivered(
        "0 down A at 50,75\n20 down B at 80,75\n60 up A,B\n900 down A at 50,75\n960 up A", in: text
      ).log("ask", "waits"),
      """
      0 ask shouldReceive one yes
      0 ask requireFailureOf one two yes
      0 ask requiredToFailBy two one yes
      20 ask shouldReceive one yes
      900 ask shouldReceive one yes
      900 ask requireFailureOf one two yes
      900 ask requiredToFailBy two one yes
      960 one waits for two
      """)
  }

  @Test("18.14: a wait follows from the delegate's yes")
  func waitFollowsFromYes() throws {
    let trace = delivered(
      oneTap, in: pad("@tap one", "  ~requireFailureOf two", "@tap two taps=2"))
    let wait = try #require(trace.indices.first { trace[$0].isWait })
    let asks = trace.indices.filter { trace[$0].kindName == "gr.ask" }
    let ask = try #require(asks.first)
    #expect(asks.count == 1 && trace.causes(of: wait).contains(ask))
    #expect(trace.rule(of: ask) == RuleNumber(18, 14))
  }

  @Test("18.23: code lets a recognizer fail, or cancels one that has begun; it ignores the rest")
  func setState() {
    let text = pad("@pan p")
    expectSteps(
      delivered("0 down A at 50,50\n10 set p state=failed\n20 move A by 30,0\n40 up A", in: text)
        .log("p ", "set"),
      """
      10 set state
      10 p failed setByCode
      """)
    for state in ["cancelled", "failed"] {
      expectSteps(
        delivered(
          "0 down A at 50,50\n20 move A by 30,0\n30 set p state=\(state)\n40 move A by 9,0\n50 up A",
          in: text
        ).log("p ", "set"),
        """
        20 p began matched
        20 action p began
        30 set state
        30 p cancelled setByCode
        30 action p cancelled
        """)
    }
  }

  @Test("18.25: one that neither recognizes nor fails keeps what it delays for good")
  func neverFails() {
    func told(_ words: String) -> [String] {
      delivered(
        oneTap + "\n300 down A at 200,200\n360 up A",
        in: pad("@custom c recognizesAt=never \(words)")
      ).log("touches", "discard", "c failed").filter {
        !$0.contains("hold") && !$0.contains("flush")
      }
    }
    #expect(
      told("delaysTouchesBegan=yes") == [
        "60 c failed liftedTooEarly", "60 touchesBegan pad 1", "60 touchesEnded pad 1",
        "360 c failed liftedTooEarly", "360 touchesBegan pad 2", "360 touchesEnded pad 2",
      ])
    // Reset in between, it takes the next touch as well.
    #expect(
      told("delaysTouchesBegan=yes fails=no")
        == ["60 discard 1 neverFailed c", "360 discard 2 neverFailed c"])
    // By default it delays lifts: the view never hears that the first touch is over.
    #expect(
      told("fails=no") == [
        "0 touchesBegan pad 1", "60 discard 1 neverFailed c", "300 touchesBegan pad 2",
        "360 discard 2 neverFailed c",
      ])
    #expect(told("fails=no delaysTouchesEnded=no").contains("60 touchesEnded pad 1"))
  }

  @Test("18.25: a custom one fails by time or by distance, and may report a gesture that goes on")
  func custom() {
    let late = "0 down A at 50,50\n400 move A by 3,0\n450 move A by 3,0\n500 up A"
    func log(_ words: String, _ script: String = late) -> [String] {
      delivered(script, in: pad("@custom c recognizesAt=moved \(words)")).log("c ")
    }
    #expect(log("failsAfter=300") == ["300 c failed heldTooLong"])
    #expect(log("failsAfter=401") == ["400 c ended matched", "400 action c ended"])
    #expect(log("failsBeyond=2") == ["400 c failed movedTooFar"])
    #expect(
      log("continuous failsBeyond=3") == [
        "400 c began matched", "400 action c began", "450 c changed moved", "450 action c changed",
        "500 c ended lifted", "500 action c ended",
      ])
  }
}

extension Step {
  /// Whether a recognizer starts to wait for another one.
  fileprivate var isWait: Bool {
    if case .recognizer(.state(_, _, _, .waitsFor, _, _)) = self { true } else { false }
  }
}
