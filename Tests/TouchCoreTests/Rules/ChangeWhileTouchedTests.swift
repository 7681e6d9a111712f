import TestSupport
import Testing
import TouchCore

/// What a program changes while fingers are down, and what it means for the touches (21.1 to 21.10).
@Suite("Changes while touched")
struct ChangeWhileTouchedTests {
  private let down = "0 down A at 50,50"

  @Test("21.1, 21.2: a recognizer added later sees only the next touch")
  func addedLater() {
    let trace = delivered(
      "\(down)\n20 set t attached\n60 up A\n900 down B at 50,50\n960 up B",
      in: "window 100x100\n  view v 0,0 100x100\n    @tap t detached\n      ~target act")
    expectSteps(
      trace.log,
      """
      0 touchesBegan v 1
      20 set attached
      60 touchesEnded v 1
      900 touchesBegan v 2
      960 t ended matched
      960 action t ended
      960 send act object
      960 cancel 2 t
      960 touchesCancelled v 2
      """)
    #expect(trace.collections == [["t"]])
  }

  @Test(
    "21.1: the hit view's recognizers are there first, then each superview's, the window's last")
  func order() {
    let trace = delivered(
      "0 down A at 50,50\n10 up A",
      in: """
        window 100x100
          @tap onWindow
          view back 0,0 100x100
            @tap onBack
            view v 0,0 100x100
              @tap onView
        """)
    #expect(trace.collections == [["onView", "onBack", "onWindow"]])
  }

  @Test("21.3: a recognizer taken off its view is cancelled, or fails where it had not begun")
  func takenOff() {
    let scene = "window 100x100\n  view v 0,0 100x100\n    @pan p\n    @longPress l"
    let trace = delivered(
      "\(down)\n20 move A by 20,0\n40 set p detached\n60 move A by 20,0\n80 up A", in: scene)
    #expect(trace.log("p ").suffix(2) == ["40 p cancelled disabled", "40 action p cancelled"])
    let possible = delivered("\(down)\n40 set l detached\n900 up A", in: scene)
    #expect(possible.log("l ") == ["40 l failed disabled"])
    #expect(possible.indices.contains { possible.rule(of: $0) == RuleNumber(21, 3) })
  }

  private let overlapping = """
    window 100x100
      view lower 0,0 100x100
      view upper 0,0 100x100
    """

  @Test("21.4: bringing to front counts for the next touch; the running one stays")
  func broughtToFront() {
    let trace = delivered(
      "\(down)\n20 set lower front\n30 down B at 50,50\n40 up A\n60 up B", in: overlapping)
    expectSteps(
      trace.log,
      """
      0 touchesBegan upper 1
      20 set front
      30 touchesBegan lower 2
      40 touchesEnded upper 1
      60 touchesEnded lower 2
      """)
    let back = delivered("0 set upper back\n10 down A at 50,50\n20 up A", in: overlapping)
    #expect(back.log("touchesBegan") == ["10 touchesBegan lower 1"])
  }

  @Test("18.43, 21.6: moved within its window it keeps its touch, and climbs from its new place")
  func moved() {
    let trace = delivered(
      "\(down)\n20 set dot inside other\n60 up A",
      in: """
        window 100x100
          view home 0,0 100x100
            view dot 40,40 20x20
          view other 0,0 30x30
        """)
    expectSteps(trace.log, "0 touchesBegan dot 1\n20 set inside\n60 touchesEnded dot 1")
    #expect(trace.chains.last == "touchesEnded dot > other > window > app dropped")
  }

  @Test("21.7: a superview that leaves the window takes the touch of what lies in it along")
  func superviewRemoved() {
    let trace = delivered(
      "\(down)\n20 set card removed\n60 up A",
      in: "window 100x100\n  view card 0,0 100x100\n    view dot 40,40 20x20\n      @pan p")
    #expect(
      trace.log("touches").filter { $0.contains("dot") }
        == ["0 touchesBegan dot 1", "20 touchesCancelled dot 1"])
    #expect(trace.log("p ") == ["20 p failed viewRemoved"])
  }

  @Test("21.5: in a view that moves with the finger the finger stands still")
  func movesAlong() throws {
    let trace = delivered(
      "\(down)\n20 set dot 60,40\n20 move A by 20,0\n60 up A",
      in: "window 100x100\n  view dot 40,40 20x20")
    let dot = try #require(trace.scene.view(named: "dot"))
    let places = trace.indices.compactMap { index -> Point? in
      guard case .touchDeliver(.view(dot), _, _, _) = trace[index],
        let touch = trace.moment(of: index).touches.first
      else { return nil }
      return touch.location(in: dot, scene: trace.scene(at: index))
    }
    #expect(places == [Point(10, 10), Point(10, 10), Point(10, 10)])
    // Where it was before is reckoned in the view as it lies now.
    let move = try #require(trace.moments.last { $0.touches.first?.phase == .moved })
    let last = trace.scene(at: trace.endIndex - 1)
    #expect(move.touches.first?.previousLocation(in: dot, scene: last) == Point(-10, 10))
  }

  @Test(
    "21.8: hidden, clear or off meanwhile, the running touch goes on: interactionOffDropsTouches")
  func switchedOff() {
    func heard(_ words: String, _ header: String = "") -> [String] {
      delivered(
        "\(down)\n20 set v \(words)\n60 up A", in: "\(header)window 100x100\n  view v 0,0 100x100"
      ).log("touches", "discard")
    }
    for words in ["hidden", "alpha=0", "noninteractive"] {
      #expect(heard(words) == ["0 touchesBegan v 1", "60 touchesEnded v 1"])
    }
    #expect(
      heard("noninteractive", "model interactionOffDropsTouches on\n") == [
        "0 touchesBegan v 1", "20 discard 1 interactionOff",
      ])
  }

  @Test("21.9: a control disabled while it tracks breaks off: disablingCancelsTracking")
  func disabledControl() {
    func heard(_ header: String = "") -> [String] {
      delivered(
        "\(down)\n20 set c disabled\n60 up A",
        in: "\(header)window 100x100\n  control c 0,0 100x100"
      ).log
    }
    expectSteps(
      heard(),
      """
      0 touchesBegan c 1
      0 c beginTracking
      0 c highlighted
      0 c touchDown
      20 set enabled
      20 c cancelTracking
      20 c plain
      20 c touchCancel
      60 touchesEnded c 1
      """)
    #expect(!heard("model disablingCancelsTracking off\n").contains("20 c touchCancel"))
  }

  @Test("21.10: the app becoming inactive cancels every touch")
  func inactive() {
    let trace = delivered(
      "\(down)\n10 down B at 60,60\n20 cancel A,B reason=\"the app becomes inactive\"",
      in: "window 100x100\n  view v 0,0 100x100 multitouch")
    #expect(trace.log("touchesCancelled") == ["20 touchesCancelled v 1,2"])
  }
}

/// Model against presentation layer (21.17 to 21.25).
@Suite("Touches on views that animate")
struct AnimatedViewTests {
  /// Who is hit at the place where the view is going, and where it is seen.
  private func hits(_ animating: String, header: String = "") -> [String] {
    ["0 down A at 110,310\n20 up A", "0 down A at 110,110\n20 up A"].map { script in
      let trace = delivered(
        script,
        in: """
          \(header)window 400x800
            view behind 0,0 400x800
            button b 100,300 80x40 \(animating) seen=100,100
          """)
      return trace.outcomes.first?.hit.map { trace.scene.name(of: $0) } ?? "nobody"
    }
  }

  @Test("21.17: without allowUserInteraction neither place hits it")
  func plain() { #expect(hits("animating") == ["behind", "behind"]) }

  @Test("21.18: then the touch goes to what lies behind, or nowhere: animatingSwallows")
  func swallowed() {
    let header = "model animatingSwallows on\n"
    #expect(hits("animating", header: header) == ["nobody", "behind"])
  }

  @Test("21.19: with allowUserInteraction it is hit where it is going")
  func interactive() {
    #expect(hits("animating=allowUserInteraction") == ["b", "behind"])
  }

  @Test(
    "21.20 to 21.22: a property animator lets it be hit where it is seen, unless told otherwise")
  func animator() {
    #expect(hits("animating=animator") == ["behind", "b"])
    #expect(hits("animating=animatorManual") == ["b", "behind"])
  }

  @Test("21.21: a button that an animator moves sends its action where it is seen")
  func animatedButton() {
    let trace = delivered(
      "0 down A at 110,110\n20 up A",
      in: """
        window 400x800
          button b 100,300 80x40 animating=animator seen=100,100
            ~target touchUpInside pay
        """)
    #expect(trace.log("send") == ["20 send pay object"])
  }

  @Test("21.23: an animation of the layer alone moves only the picture")
  func layer() { #expect(hits("") == ["b", "behind"]) }

  @Test("21.21: its subviews are hit where they are seen with it, in their own coordinates")
  func subviews() {
    let trace = delivered(
      "0 down A at 115,115\n20 up A",
      in: """
        window 400x800
          view card 100,300 200x200 animating=animator seen=100,100,50x50
            view dot 10,10 10x10
        """)
    #expect(
      trace.hitLines == [
        "hit.ask 0 window (115,115) inside", "hit.ask 1 card (15,15) inside",
        "hit.ask 2 dot (5,5) inside", "hit.return 2 dot dot", "hit.return 1 card dot",
        "hit.return 0 window dot",
      ])
    #expect(trace.breachesOfEvidence == [])
  }

  @Test("21.24: fading out it is not hit from the first frame")
  func fading() {
    #expect(hits("animating=allowUserInteraction alpha=0") == ["behind", "behind"])
  }

  @Test("21.25: an animation that begins under a finger ends nothing: animationCancelsTouches")
  func beginsUnderAFinger() {
    func heard(_ header: String = "") -> [String] {
      delivered(
        "0 down A at 50,50\n20 set v animating\n60 up A",
        in: "\(header)window 100x100\n  view v 0,0 100x100"
      ).log("touches")
    }
    #expect(heard() == ["0 touchesBegan v 1", "60 touchesEnded v 1"])
    #expect(
      heard("model animationCancelsTouches on\n") == [
        "0 touchesBegan v 1", "20 touchesCancelled v 1",
      ])
  }

  /// A home view with a pan, and something that is presented while it is touched.
  private func presenting(_ style: String) -> String {
    """
    window 300x600
      vc home
        view page 0,0 300x600
          view card 20,20 100x60
            @pan drag
        presented vc next style=\(style) dismissed
          view nextView 0,0 300x600
    """
  }

  private let dragged = """
    0 down A at 50,50
    20 move A by 20,0
    40 set next presented
    60 move A by 20,0
    80 up A
    """

  @Test(
    "21.11, 21.12: under an alert or a sheet the gesture, and a plain touch, go on to the lift",
    arguments: ["alert", "pageSheet", "overFullScreen", "popover"])
  func presentedOver(style: String) {
    let trace = delivered(dragged, in: presenting(style))
    #expect(
      trace.log("drag ").suffix(4)
        == [
          "60 drag changed moved", "60 action drag changed", "80 drag ended lifted",
          "80 action drag ended",
        ])
    let plain = presenting(style).replacing("        @pan drag", with: "")
    #expect(
      delivered(dragged, in: plain).log("touches").filter { $0.contains("card") }
        == [
          "0 touchesBegan card 1", "20 touchesMoved card 1", "60 touchesMoved card 1",
          "80 touchesEnded card 1",
        ])
  }

  @Test(
    "21.13: full screen takes the touched view away: gesture and touch are cancelled",
    arguments: ["fullScreen"])
  func presentedInstead(style: String) {
    let trace = delivered(dragged, in: presenting(style))
    #expect(
      trace.log("drag ").suffix(2) == ["40 drag cancelled viewRemoved", "40 action drag cancelled"])
    let plain = presenting(style).replacing("        @pan drag", with: "")
    #expect(
      delivered(dragged, in: plain).log("touches").filter { $0.contains("card") }
        == ["0 touchesBegan card 1", "20 touchesMoved card 1", "40 touchesCancelled card 1"])
  }

  @Test("21.16: a sheet that is dismissed while it is touched cancels the touch")
  func dismissed() {
    let scene = presenting("pageSheet").replacing(" dismissed", with: "")
    let trace = delivered("0 down A at 150,300\n40 set next dismissed\n80 up A", in: scene)
    #expect(
      trace.log("touches").filter { $0.contains("nextView") }
        == ["0 touchesBegan nextView 1", "40 touchesCancelled nextView 1"])
  }

  @Test(
    "21.16: a controller that is popped cancels the touches in it that are not the gesture's"
  )
  func popped() {
    let trace = delivered(
      """
      0 down A at 3,400
      20 down B at 200,400
      40 move A by 60,0
      60 move A by 200,0
      80 up A
      100 up B
      """,
      in: """
        model iOS 18
        window 400x800
          navigation nav
            @edgePop
              ~shouldReceive if at 0,0,20,800
            vc list
              view listView 0,0 400x800
            vc detail
              view content 0,0 400x800
                view box 100,300 200x200
        """)
    #expect(
      trace.log("box", "popped") == [
        "20 touchesBegan box 2", "80 nav.pop nav popped", "80 touchesCancelled box 2",
      ])
  }
}
