import TestSupport
import Testing
import TouchCore

/// A recognizer on the superview of a control, and who wins.
@Suite("Controls against recognizers on superviews (facts §8)")
struct ControlGestureTests {
  private func scene(_ recognizer: String, _ view: String = "button", below: String = "") -> String
  {
    """
    window 400x400
      view back 0,0 400x400
        \(recognizer)
        \(view) c 100,100 200x200\(below)
          ~target touchUpInside fire
    """
  }

  @Test("8.1: recognizers on the control, its superviews and the window get its touches")
  func collected() throws {
    let trace = delivered(
      tap(at: 200, 200),
      in: """
        window 400x400
          @pan ofWindow
          view back 0,0 400x400
            @longPress ofBack
            button c 100,100 200x200
              @swipe own
        """)
    let collect = try #require(trace.indices.first { trace[$0].kindName == "gr.collect" })
    let names = trace.collected(at: collect).map { trace.scene.name(of: $0) }
    #expect(names == ["own", "ofBack", "ofWindow"])
    let received = trace.compactMap { step -> String? in
      guard case .recognizer(.receive(let id, let method, _)) = step else { return nil }
      return "\(method.name) \(trace.scene.name(of: id))"
    }
    #expect(
      received
        == ["touchesBegan", "touchesEnded"].flatMap { word in names.map { "\(word) \($0)" } })
    #expect(trace.log("c touch") == ["0 c touchDown", "60 c touchUpInside"])
  }

  @Test("8.5: a recognizer on the control itself is not blocked: touchDown, then touchCancel")
  func ownTap() {
    expectSteps(
      delivered(
        tap(at: 200, 200),
        in: """
          window 400x400
            button c 100,100 200x200
              @tap own
              ~target touchUpInside fire
          """
      ).log,
      """
      0 touchesBegan c 1
      0 c beginTracking
      0 c highlighted
      0 c touchDown
      60 own ended matched
      60 action own ended
      60 cancel 1 own
      60 touchesCancelled c 1
      60 c cancelTracking
      60 c plain
      60 c touchCancel
      """)
  }

  @Test("8.6: a plain control does not block: the superview's tap wins, the control is cancelled")
  func plainControl() {
    expectSteps(
      delivered(tap(at: 200, 200), in: scene("@tap t", "control")).log,
      """
      0 touchesBegan c 1
      0 c beginTracking
      0 c highlighted
      0 c touchDown
      60 t ended matched
      60 action t ended
      60 cancel 1 t
      60 touchesCancelled c 1
      60 c cancelTracking
      60 c plain
      60 c touchCancel
      """)
  }

  @Test(
    "8.7: with cancelsTouchesInView NO both act, the tap first; the view is not even asked",
    arguments: ["button", "control"])
  func bothAct(kind: String) {
    let trace = delivered(tap(at: 200, 200), in: scene("@tap t cancelsTouchesInView=no", kind))
    #expect(
      trace.log("t ", "send", "ask") == [
        "60 t ended matched", "60 action t ended", "60 send fire object",
      ])
  }

  @Test("8.9: a double tap on the superview keeps the button waiting for 350 ms")
  func doubleTapDelays() {
    func fires(_ recognizer: String) -> [String] {
      delivered(tap(at: 200, 200), in: scene(recognizer)).log("send")
    }
    #expect(fires("@tap t") == ["60 send fire object"])
    #expect(fires("@tap t taps=2") == ["410 send fire object"])
    #expect(fires("@tap t taps=2 delaysTouchesEnded=no") == ["60 send fire object"])
  }

  @Test("8.9: with delaysTouchesEnded NO a double tap fires the button, then the recognizer")
  func doubleTapFiresBoth() {
    #expect(
      delivered(doubleTap(at: 200, 200), in: scene("@tap t taps=2 delaysTouchesEnded=no"))
        .log("send", "t ended", "c touchCancel") == [
          "60 send fire object", "260 t ended matched", "260 action t ended", "260 c touchCancel",
        ])
  }

  @Test("8.10: a view on top of a button takes its touches: methods run, actions do not")
  func viewOnTop() {
    let trace = delivered(
      tap(at: 200, 200), in: scene("@custom nothing", below: "\n      view lid 0,0 200x200"))
    #expect(trace.chains == ["touchesBegan lid > c kept", "touchesEnded lid > c kept"])
    #expect(trace.log("send", "c ").isEmpty)
  }
}
