import TestSupport
import Testing
import TouchCore

/// `UIView.gestureRecognizerShouldBegin`: what a subclass answers, and what UIKit's controls do.
@Suite("The hit view's say about recognizers (facts §8)")
struct ViewShouldBeginTests {
  private func scene(_ recognizer: String, _ view: String, below: String = "") -> String {
    """
    window 400x400
      view back 0,0 400x400
        \(recognizer)
        \(view)\(below)
    """
  }

  private func answered(_ answer: String, _ recognizer: String = "@tap t") -> [String] {
    delivered(
      tap(at: 200, 200),
      in: scene(
        recognizer, "view v 100,100 200x200",
        below: "\n      ~gestureRecognizerShouldBegin return \(answer)")
    ).log
  }

  @Test(
    "8.2: a subclass says no to some recognizers, or to some ways, and else what its class does",
    arguments: [
      ("no if kind=pan", "@pan p", "viewSaidNo"), ("no if kind=tap", "@pan p", "matched"),
      ("no unless kind=tap", "@pan p", "viewSaidNo"),
      ("no unless kind=pan,tap", "@pan p", "matched"),
      ("no if kind=pan horizontal", "@pan p", "viewSaidNo"),
      ("no if kind=pan vertical", "@pan p", "matched"), ("no if left", "@pan p", "matched"),
      ("no unless left", "@pan p", "viewSaidNo"),
      ("no if at 0,0,100,100", "@pan p", "matched"),
      ("no if kind=pan at 100,80,60,60", "@pan p", "viewSaidNo"),
    ])
  func looks(answer: String, recognizer: String, outcome: String) {
    let trace = delivered(
      "0 down A at 200,200\n20 move A by 20,2\n40 up A",
      in: scene(
        recognizer, "view v 100,100 200x200",
        below: "\n      ~gestureRecognizerShouldBegin \(answer)"))
    let told = trace.log("p failed", "p began")
    #expect(told.first?.hasSuffix(outcome) == true, "\(answer): \(told)")
  }

  @Test("8.2, 8.3: where a button's subclass leaves it to super, the button says what it is")
  func leftToSuper() {
    func told(_ answer: String) -> [String] {
      delivered(
        tap(at: 200, 200),
        in: scene(
          "@tap t", "button b 100,100 200x200",
          below: "\n      ~gestureRecognizerShouldBegin \(answer)")
      ).log("t ")
    }
    #expect(told("no if kind=pan").contains { $0.hasSuffix("t failed viewSaidNo") })
    #expect(told("return yes").contains { $0.hasSuffix("t ended matched") })
  }

  @Test("8.2: the hit view is asked before a recognizer that would cancel its touch; NO fails it")
  func viewSaysNo() {
    expectSteps(
      answered("no"),
      """
      0 touchesBegan v 1
      60 ask viewShouldBegin t v no
      60 t failed viewSaidNo
      60 touchesEnded v 1
      """)
    expectSteps(
      answered("yes"),
      """
      0 touchesBegan v 1
      60 ask viewShouldBegin t v yes
      60 t ended matched
      60 action t ended
      60 cancel 1 t
      60 touchesCancelled v 1
      """)
  }

  @Test("8.2: one that would not cancel the touch is no business of the view")
  func notAsked() {
    expectSteps(
      answered("no", "@tap t cancelsTouchesInView=no"),
      """
      0 touchesBegan v 1
      60 t ended matched
      60 action t ended
      60 touchesEnded v 1
      """)
  }

  @Test("8.2: only the hit view is asked, not the recognizer's own view nor one between")
  func onlyHitView() {
    let trace = delivered(
      tap(at: 200, 200),
      in: """
        window 400x400
          view back 0,0 400x400
            @tap t
            ~gestureRecognizerShouldBegin return no
            view v 100,100 200x200
        """)
    #expect(trace.log("t ended", "ask") == ["60 t ended matched", "60 action t ended"])
  }

  @Test("8.2: of several touches, each view that has one is asked")
  func everyTouch() {
    let trace = delivered(
      "0 down A,B at 50,50 200,200\n60 up A,B",
      in: scene(
        "@tap t touches=2", "view v 100,100 200x200",
        below: "\n      ~gestureRecognizerShouldBegin return no"))
    #expect(
      trace.log("ask", "t failed") == ["60 ask viewShouldBegin t v no", "60 t failed viewSaidNo"])
  }

  @Test(
    "8.3: a single tap with a single finger on a superview fails over controls that act on taps",
    arguments: ["button", "switch", "stepper", "segmented"])
  func tapBlocked(kind: String) {
    #expect(
      delivered(tap(at: 200, 200), in: scene("@tap t", "\(kind) c 100,100 200x200"))
        .log("ask", "t failed", "c touch")
        == (["switch", "segmented"].contains(kind) ? [] : ["0 c touchDown"]) + [
          "60 ask viewShouldBegin t c no", "60 t failed viewSaidNo",
        ] + (kind == "segmented" ? [] : ["60 c touchUpInside"]))
  }

  @Test(
    "8.3: it does not over others, and not over a disabled one",
    arguments: ["slider", "control", "view", "label", "cell", "button disabled", "field disabled"])
  func tapNotBlocked(view: String) {
    let words = view.split(separator: " ")
    let line = "\(words[0]) c 100,100 200x200 \(words.dropFirst().joined())"
    #expect(
      delivered(tap(at: 200, 200), in: scene("@tap t", line)).log("ask", "t ended") == [
        "60 t ended matched", "60 action t ended",
      ])
  }

  @Test("8.3: a bar item keeps a superview's tap off, as it does since iOS 13")
  func barItem() {
    let trace = delivered(tap(at: 200, 200), in: scene("@tap t", "barItem c 100,100 200x200"))
    #expect(
      trace.log("t ended", "t failed", "c touchUpInside")
        == ["60 t failed viewSaidNo", "60 c touchUpInside"])
  }

  @Test("8.3: a drag that starts on a segmented control does not scroll, as since iOS 13")
  func dragOnSegments() {
    func began(_ words: String = "") -> [String] {
      let text = """
        window 400x800
          scroll list 0,0 400x800 contentSize=400x2000
            segmented c 100,100 200x200
        """
      return delivered(
        "0 down A at 200,200\n20 move A by 0,-20\n60 up A", in: text + words
      ).log("list.pan began", "list.pan failed")
    }
    #expect(began() == ["20 list.pan failed viewSaidNo"])
    let yes = "\n      ~gestureRecognizerShouldBegin return yes"
    #expect(began(yes) == ["20 list.pan began matched"])
  }

  private func swipe(_ x: Int, _ way: String, _ words: String, header: String = "") -> [String] {
    delivered(
      "0 down A at \(x),120\n50 move A by \(way)\n60 up A",
      in: header + scene("@swipe s \(words)", "slider c 100,100 200x40")
    ).log("ask", "s ended", "s failed viewSaidNo")
  }

  @Test("8.3: a swipe along a slider's track fails if it starts on the knob")
  func swipeOnKnob() {
    let blocked = ["50 ask viewShouldBegin s c no", "50 s failed viewSaidNo"]
    let acts = ["50 s ended matched", "50 action s ended"]
    #expect(swipe(110, "90,0", "direction=right") == blocked)
    #expect(swipe(127, "-90,0", "direction=left") == blocked)
    #expect(swipe(128, "90,0", "direction=right") == acts)
    #expect(swipe(110, "0,90", "direction=down") == acts)
    #expect(swipe(110, "0,90", "direction=right|down") == acts)
    #expect(swipe(128, "90,0", "direction=right", header: "model knobWidth 29\n") == blocked)
  }

  private func pan(_ x: Int, _ way: String, _ words: String = "") -> [String] {
    delivered(
      "0 down A at \(x),120\n50 move A by \(way)\n60 up A",
      in: scene("@pan p", "switch c 100,100 60x40 \(words)")
    ).log("ask", "p began", "p failed viewSaidNo")
  }

  @Test("8.3: a pan along a switch fails if it starts on the knob, which lies where the value says")
  func panOnKnob() {
    let blocked = ["50 ask viewShouldBegin p c no", "50 p failed viewSaidNo"]
    let acts = ["50 p began matched", "50 action p began"]
    #expect(pan(110, "20,0") == blocked)
    #expect(pan(140, "20,0") == acts)
    #expect(pan(110, "20,0", "value=1") == acts)
    #expect(pan(140, "-20,0", "value=1") == blocked)
    #expect(pan(110, "0,20") == acts)
  }

  @Test(
    "8.4: anything else on a superview wins over a button and cancels its touch",
    arguments: [
      ("@tap r taps=2", "0 down A at 200,200\n60 up A\n200 down B at 200,200\n260 up B", "260"),
      ("@tap r touches=2", "0 down A,B at 200,200 220,200\n60 up A,B", "60"),
      ("@longPress r", "0 down A at 200,200\n700 up A", "500"),
      ("@pan r", "0 down A at 200,200\n20 move A by 20,0\n60 up A", "20"),
      ("@pinch r", "0 down A,B at 200,150 200,200\n20 move B by 0,40\n60 up A,B", "20"),
      ("@swipe r", "0 down A at 150,200\n20 move A by 90,0\n60 up A", "20"),
    ])
  func othersWin(recognizer: String, script: String, time: String) {
    let isDiscrete = recognizer.contains("tap") || recognizer.contains("swipe")
    let trace = delivered(script, in: scene(recognizer, "button c 100,100 200x200"))
    #expect(
      trace.log("matched", "c touch", "ask") == [
        "0 c touchDown",
        "\(time) r \(isDiscrete ? "ended" : "began") matched",
        "\(time) c touchCancel",
      ])
  }
}

@Suite("What a delegate or subclass sees of a scroll view (facts 8.2, 18.8, 20.11)")
struct ScrolledLookTests {
  private let drag = "0 down A at 200,500\n20 move A by 0,40\n40 move A by 0,40\n60 up A"

  private func page(_ below: String, _ offset: String, inset: String = "") -> String {
    """
    window 400x800
      view page 0,0 400x800
        @pan close
          \(below)
        scroll list 0,0 400x400 contentSize=400x2000 contentOffset=\(offset) \(inset)
    """
  }

  private func began(_ below: String, _ offset: String, inset: String = "") -> Bool {
    !delivered(drag, in: page(below, offset, inset: inset)).log("close began").isEmpty
  }

  @Test("18.8: a delegate lets a pan begin only while a list is at its top")
  func delegate() {
    #expect(began("~shouldBegin unless scrolled list", "0,0"))
    #expect(!began("~shouldBegin unless scrolled list", "0,100"))
    #expect(began("~shouldBegin if scrolled list", "0,100"))
    #expect(!began("~shouldReceive unless scrolled list", "0,100"))
  }

  @Test("20.11: the top is where the insets are")
  func insets() {
    #expect(began("~shouldBegin unless scrolled list", "0,-50", inset: "contentInset=50,0,0,0"))
    #expect(!began("~shouldBegin unless scrolled list", "0,-49", inset: "contentInset=50,0,0,0"))
  }

  @Test("8.2: a view's own answer looks at it as well")
  func ownAnswer() {
    func text(_ offset: String) -> String {
      page("~shouldBegin yes", offset).replacing(
        "view page 0,0 400x800",
        with:
          "view page 0,0 400x800\n    ~gestureRecognizerShouldBegin no if kind=pan scrolled list")
    }
    #expect(delivered(drag, in: text("0,100")).log("close failed").count == 1)
    #expect(!delivered(drag, in: text("0,0")).log("close began").isEmpty)
  }
}
