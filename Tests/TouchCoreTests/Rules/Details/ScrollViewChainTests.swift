import TestSupport
import Testing
import TouchCore

@Suite("Scroll views and the chain (facts §18)")
struct ScrollViewChainTests {
  private func screen(_ list: String) -> String {
    """
    window 400x800
      vc home
        ~touchesBegan log
        view page 0,0 400x800
          scroll list 0,0 400x800 contentSize=400x2000 \(list)
            view dot 0,0 100x100
    """
  }

  private let press = "0 down A at 50,50\n400 up A"

  @Test("18-a, 18.1: a scroll view ends the chain, so the controller behind it hears nothing")
  func endsChain() {
    #expect(
      delivered(press, in: screen("")).chains == [
        "touchesBegan dot > list kept", "touchesEnded dot > list kept",
      ])
  }

  @Test("18-a, 18.2: with scrollEnabled=no it forwards up the chain")
  func forwards() {
    #expect(
      delivered(press, in: screen("scrollEnabled=no")).chains == [
        "touchesBegan dot > list > page > home kept",
        "touchesEnded dot > list > page > home > window > app dropped",
      ])
  }

  @Test("18.2: a text view ends the chain although it neither scrolls nor is edited")
  func textView() {
    let text = """
      window 390x844
        table rows 0,0 390x844
          cell row 0,100 390x80
            content body
              textView note 80,0 80x60 scrollEnabled=no editable=no
      """
    func selects(_ words: String) -> Bool {
      delivered("0 down A at 100,120\n300 up A", in: text + words).log("row row select").count == 1
    }
    #expect(!selects("") && selects(" noninteractive"))
  }

  @Test("18.1: so do tables and text views, also where a subclass calls super")
  func subclasses() {
    for kind in ["table", "textView"] {
      let trace = delivered(
        press,
        in: """
          window 400x800
            view page 0,0 400x800
              \(kind) list 0,0 400x800 delaysContentTouches=no
                ~touchesBegan super
          """)
      #expect(trace.chains.first == "touchesBegan list kept", "\(kind)")
      let stop = trace.firstIndex { $0.kindName == "chain.stop" }
      #expect(stop.map { trace.rule(of: $0) } == RuleNumber(18, 1))
      guard case .chainStop(_, _, _, let mode)? = stop.map({ trace[$0] }) else { continue }
      #expect(mode == .scrollView && mode.word == "scrollView")
    }
  }

  @Test("18.4: a scroll view's pan does not hold the lift back, as other recognizers do")
  func panHoldsNoLift() throws {
    let scene = scene("window 99x99\n  scroll list 0,0 99x99\n    @pan other")
    let (own, other) = (scene.recognizer(named: "list.pan"), scene.recognizer(named: "other"))
    #expect(scene[try #require(own)].delaysTouchesEnded == false)
    #expect(scene[try #require(other)].delaysTouchesEnded)
  }

  @Test("18.1: presses and shakes climb through it as before")
  func otherEvents() {
    let trace = delivered(
      "0 press select down",
      in: """
        window 400x800
          view page 0,0 400x800
            scroll list 0,0 400x800 canBecomeFirstResponder firstResponder
        """)
    #expect(trace.chains.first == "pressesBegan list > page > window > app dropped")
  }
}
