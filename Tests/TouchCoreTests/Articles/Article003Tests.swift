import TestSupport
import Testing
import TouchCore

/// Article 003's seven questions and seven conclusions, as facts §15 answers them.
@Suite("Article 003, in its own order")
struct Article003Tests {
  private func run(_ scene: String, _ script: String) -> Trace {
    let scene = TestSupport.scene(scene)
    return record(touches(script, in: scene), in: scene)
  }

  private let tap = "0 down A at 200,200\n80 up A"

  private let scrolls = """
    window 400x800
      scroll scrollA 0,0 400x800 contentSize=400x2000
        view viewA 100,100 200x200
    """

  @Test("Q1: a drag at once scrolls scrollA, and viewA hears nothing (11.1)")
  func question1AtOnce() {
    let trace = run(
      scrolls, "0 down A at 200,200\n20 move A by 0,-20\n40 move A by 0,-20\n400 up A")
    expectSteps(
      trace.log("hold", "discard", "touches", "pan began", "willBeginDragging", "didScroll"),
      """
      0 hold touchesBegan 1 delaysTouchesBegan scrollA.delay
      20 scrollA.pan began matched
      20 scrollA willBeginDragging (0,0)
      20 scrollA didScroll (0,10)
      20 discard 1 recognized scrollA.pan
      40 scrollA didScroll (0,30)
      """)
  }

  @Test("Q1: after a rest of 0.15 s viewA hears began, and cancelled when scrollA scrolls (11.19)")
  func question1AfterRest() {
    let trace = run(scrolls, "0 down A at 200,200\n300 move A by 0,-20\n320 up A")
    expectSteps(
      trace.log("touches"),
      """
      0 hold touchesBegan 1 delaysTouchesBegan scrollA.delay
      150 flush touchesBegan 1 scrollA.delay
      150 touchesBegan viewA 1
      300 ask touchesShouldCancel scrollA.pan viewA yes
      300 touchesCancelled viewA 1
      """)
  }

  @Test("Q2: of nested scroll views the inner one scrolls (11.17)")
  func question2() {
    let trace = run(
      """
      window 400x800
        scroll scrollA 0,0 400x800 contentSize=400x2000
          scroll scrollB 50,100 300x400 contentSize=300x1000
      """, "0 down A at 200,200\n20 move A by 0,-20\n40 move A by 0,-20\n400 up A")
    expectSteps(
      trace.log("pan began", "prevents scrollA.pan", "didScroll", "touches"),
      """
      0 hold touchesBegan 1 delaysTouchesBegan scrollB.delay
      20 scrollB.pan began matched
      20 scrollB.pan prevents scrollA.pan
      20 scrollB didScroll (0,10)
      40 scrollB didScroll (0,30)
      """)
  }

  @Test(
    "Q3: a view in a button takes the touch: the button's methods run, its actions do not (7.13)")
  func question3() {
    let trace = run(
      """
      window 400x800
        view back 0,0 400x800
          ~touchesBegan log
          button buttonA 100,100 200x200
            ~target touchUpInside fire
            view viewA 50,50 100x100
      """, tap)
    #expect(
      trace.chains == ["touchesBegan viewA > buttonA kept", "touchesEnded viewA > buttonA kept"])
    #expect(trace.log("send", "Tracking").isEmpty)
  }

  @Test("Q4: of nested buttons only the inner one acts (7.11)")
  func question4() {
    let trace = run(
      """
      window 400x800
        button buttonA 100,100 200x200
          ~target touchUpInside a
          button buttonB 50,50 100x100
            ~target touchUpInside b
      """, tap)
    #expect(trace.log("send") == ["80 send b object"])
    #expect(trace.chains == ["touchesBegan buttonB kept", "touchesEnded buttonB kept"])
  }

  private func nested(_ viewC: String, _ recognizer: String = "@tap") -> String {
    """
    window 400x800
      view viewA 0,0 400x800
        \(recognizer) tapA
        view viewB 50,50 300x300
          \(recognizer) tapB
          \(viewC)
    """
  }

  @Test("Q5: only viewB's tap acts; C, B and A get began by forwarding, and cancelled (9.18, 9.28)")
  func question5() {
    let trace = run(nested("view viewC 50,50 200x200"), tap)
    #expect(trace.log("ended") == ["80 tapB ended matched", "80 action tapB ended"])
    #expect(trace.log("prevents") == ["80 tapB prevents tapA"])
    #expect(
      trace.chains == [
        "touchesBegan viewC > viewB > viewA > window > app dropped",
        "touchesCancelled viewC > viewB > viewA > window > app dropped",
      ])
  }

  @Test("Q6: with a button neither tap acts: the button says no to both (8.3)")
  func question6() {
    let trace = run(
      nested("button viewC 50,50 200x200\n        ~target touchUpInside fire"), tap)
    expectSteps(
      trace.log,
      """
      0 touchesBegan viewC 1
      0 viewC beginTracking
      0 viewC highlighted
      0 viewC touchDown
      80 ask viewShouldBegin tapB viewC no
      80 tapB failed viewSaidNo
      80 ask viewShouldBegin tapA viewC no
      80 tapA failed viewSaidNo
      80 touchesEnded viewC 1
      80 viewC endTracking
      80 viewC touchUpInside
      80 send fire object
      80 viewC plain
      """)
  }

  @Test("Q7: touchDown comes, the button's own tap acts, touchUpInside is lost (8.5)")
  func question7() {
    let trace = run(
      """
      window 400x800
        button buttonA 100,100 200x200
          ~target touchDown down
          ~target touchUpInside up
          @tap own
      """, tap)
    expectSteps(
      trace.heard,
      """
      0 touchesBegan buttonA 1
      0 buttonA touchDown
      0 send down object
      80 own ended matched
      80 touchesCancelled buttonA 1
      80 buttonA touchCancel
      """)
  }

  @Test("C1: a touches method without super stops the climb (6.2)")
  func conclusion1() {
    let trace = run(
      "window 400x800\n  view back 0,0 400x800\n    view front 100,100 200x200\n      ~touchesBegan log",
      tap)
    #expect(
      trace.chains == [
        "touchesBegan front kept", "touchesEnded front > back > window > app dropped",
      ])
  }

  @Test("C2: a tracking control forwards nothing; a disabled or refusing one does (7.11, 7.12)")
  func conclusion2() {
    func chains(_ words: String, _ override: String = "") -> [String] {
      run("window 400x800\n  control c 100,100 200x200 \(words)\(override)", tap).chains
    }
    #expect(chains("") == ["touchesBegan c kept", "touchesEnded c kept"])
    #expect(
      chains("disabled") == [
        "touchesBegan c > window > app dropped", "touchesEnded c > window > app dropped",
      ])
    #expect(
      chains("", "\n    ~beginTracking return no") == [
        "touchesBegan c > window > app dropped", "touchesEnded c > window > app dropped",
      ])
  }

  @Test("C3: control events come only where the control is the touch's view (7.13)")
  func conclusion3() {
    let inner = run(
      "window 400x800\n  control c 100,100 200x200\n    view v 0,0 200x200", tap)
    #expect(inner.log(" c ").isEmpty)
    let own = run("window 400x800\n  control c 100,100 200x200", tap)
    #expect(own.log("c touch") == ["0 c touchDown", "80 c touchUpInside"])
  }

  @Test(
    "C4: a button blocks only what overlaps its tap: pan, press and double tap go through (8.4)")
  func conclusion4() {
    let press = run(nested("button b 50,50 200x200", "@longPress"), "0 down A at 200,200\n700 up A")
    #expect(press.heard.contains("500 tapB began matched"))
    #expect(press.heard.contains("500 touchesCancelled b 1"))
    let plain = run(nested("control c 50,50 200x200"), tap)
    #expect(plain.heard.contains("80 tapB ended matched"))
    #expect(plain.heard.contains("80 c touchCancel"))
  }

  @Test("C4: with cancelsTouchesInView NO the tap acts, then the button (8.7)")
  func conclusion4BothAct() {
    let trace = run(
      """
      window 400x800
        view viewA 0,0 400x800
          @tap tapA cancelsTouchesInView=no
          button b 50,50 300x300
            ~target touchUpInside fire
      """, tap)
    #expect(
      trace.log("tapA ended", "send") == [
        "80 tapA ended matched", "80 action tapA ended", "80 send fire object",
      ])
  }

  @Test("C5: a long press leaves touchesBegan alone, unless delaysTouchesBegan holds it (9.30)")
  func conclusion5() {
    let script = "0 down A at 200,200\n700 up A"
    let scene = "window 400x800\n  view v 0,0 400x800\n    @longPress p"
    expectSteps(
      run(scene, script).log("touches"), "0 touchesBegan v 1\n500 touchesCancelled v 1")
    expectSteps(
      run(scene + " delaysTouchesBegan=yes", script).log("touches", "discard"),
      "0 hold touchesBegan 1 delaysTouchesBegan p\n500 discard 1 recognized p")
  }

  @Test("C6: several gestures: one excludes the other, unless a delegate allows both (9.15)")
  func conclusion6() {
    func began(_ answer: String) -> [String] {
      run(
        """
        window 400x800
          view p 0,0 400x800
            @pan outer
            view c 100,100 200x200
              @pan inner
        \(answer)
        """, "0 down A at 200,200\n20 move A by 20,0\n40 up A"
      ).log("began matched")
    }
    #expect(began("") == ["20 inner began matched"])
    #expect(
      began("        ~simultaneous outer") == ["20 inner began matched", "20 outer began matched"])
  }

  @Test("C7: its hitTest asks forwards and forgets to stop: another view wins than UIKit's")
  func conclusion7() {
    let scene = TestSupport.scene(fiveViews)
    let script = touches("0 down A at 200,420\n80 up A", in: scene)
    func hit(_ rules: HitTestRules) -> String? {
      record(script, in: scene, rules: rules).outcomes[0].hit.map { scene.name(of: $0) }
    }
    #expect(hit(.uikit) == "fourthView")
    #expect(hit(.article003) == "thirdView")
  }
}
