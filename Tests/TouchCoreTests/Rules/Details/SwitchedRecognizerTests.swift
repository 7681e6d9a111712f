import TestSupport
import Testing
import TouchCore

@Suite("Recognizers that are switched off, exclude each other, or wait (facts §18)")
struct SwitchedRecognizerTests {
  @Test("9.38, 18-c, 18.20, 18.21: off and on cancels, forgets A, and takes B at once")
  func offAndOn() {
    let trace = delivered(
      """
      0 down A at 50,50
      20 move A by 30,0
      40 set drag disabled
      50 set drag enabled
      60 down B at 200,200
      80 move B by 30,0
      100 up B
      120 up A
      """, in: pad("@pan drag", "  ~target drag.drags", words: "multitouch"))
    expectSteps(
      trace.log("drag ", "drags"),
      """
      20 drag began matched
      20 action drag began
      20 send drag.drags object
      40 drag cancelled disabled
      40 action drag cancelled
      40 send drag.drags object
      80 drag began matched
      80 action drag began
      80 send drag.drags object
      100 drag ended lifted
      100 action drag ended
      100 send drag.drags object
      """)
    let last = trace.last { step in
      if case .recognizer(.state(_, _, .ended, _, _, _)) = step { true } else { false }
    }
    guard case .recognizer(.state(_, _, _, _, _, let value))? = last else { return }
    #expect(value == Point(20, 0), "B's way alone, less the hysteresis")
  }

  @Test("18.20: from Possible it fails without an action; 18.22: what it held is delivered")
  func fromPossible() {
    let trace = delivered(
      "0 down A at 50,50\n20 set t disabled\n40 up A",
      in: pad("@tap t delaysTouchesBegan=yes", "  ~target t.hit"))
    expectSteps(
      trace.log,
      """
      0 hold touchesBegan 1 delaysTouchesBegan t
      20 set enabled
      20 t failed disabled
      20 flush touchesBegan 1 t
      20 touchesBegan pad 1
      40 touchesEnded pad 1
      """)
  }

  @Test("18-d, 18.18: two taps give one, two, and no third: the double excludes the single")
  func doubleExcludesSingle() {
    for order in [["@tap one", "@tap two taps=2"], ["@tap two taps=2", "@tap one"]] {
      let trace = delivered(
        "0 down A at 50,50\n60 up A\n160 down A at 50,50\n220 up A", in: pad(order[0], order[1]))
      expectSteps(
        trace.log("action", "prevents", "prevented"),
        """
        60 action one ended
        220 two prevents one
        220 one failed prevented two
        220 action two ended
        """)
      let failed = trace.lastIndex {
        if case .recognizer(.state(_, _, .failed, .prevented, _, _)) = $0 { true } else { false }
      }
      #expect(failed.map { trace.rule(of: $0) } == RuleNumber(18, 18))
    }
  }

  @Test("18.18: with simultaneous recognition all three fire")
  func doubleWithSingle() {
    let trace = delivered(
      "0 down A at 50,50\n60 up A\n160 down A at 50,50\n220 up A",
      in: pad("@tap one", "  ~simultaneous all", "@tap two taps=2"))
    #expect(trace.log("action").count == 3)
  }

  @Test("18.12: the delegates are asked again when the second one recognizes")
  func askedAgain() {
    let trace = delivered(
      "0 down A at 200,200\n20 move A by 12,0\n700 up A",
      in: pad("@pan drag", "  ~simultaneous all", "@longPress press allowableMovement=50"))
    expectSteps(
      trace.log("ask ", "began"),
      """
      20 drag began matched
      20 ask simultaneous drag press yes
      20 action drag began
      500 ask simultaneous drag press yes
      500 press began matched
      500 action press began
      """)
  }

  private let short = "0 down A at 200,200\n20 move A by 40,0\n40 up A\n400 wait"

  @Test("18.15: a pan that is over before the one it waits for fails begins and ends then")
  func goesOnUnseen() {
    let text = pad("@tap slow taps=2", "@pan drag requires=slow")
    expectSteps(
      delivered(short, in: text).log("drag "),
      """
      20 drag waits for slow
      390 drag began matched
      390 action drag began
      390 drag ended lifted
      390 action drag ended
      """)
    expectSteps(
      delivered(short, in: "model waitingStateGoesOn off\n" + text).log("drag "),
      """
      20 drag waits for slow
      40 drag failed liftedTooEarly
      """)
  }

  @Test("18.15: if the other one recognizes, none of its actions is sent")
  func otherRecognizes() {
    let trace = delivered(
      "0 down A at 200,200\n20 move A by 40,0\n40 up A\n100 down A at 200,200\n140 up A",
      in: pad("@tap slow taps=2", "@pan drag requires=slow"))
    expectSteps(
      trace.log("drag "),
      """
      20 drag waits for slow
      140 drag failed requiredToFail slow
      """)
  }

  @Test("18.16: it starts again only when the one it needs is finished too")
  func resetsTogether() {
    let script = "0 down A at 50,50\n60 up A\n160 down A at 50,50\n180 move A by 80,0\n300 up A"
    let free = delivered(script, in: pad("@tap two taps=2", "@swipe s"))
    #expect(free.log("action s ended").count == 1)
    let tied = delivered(script, in: pad("@tap two taps=2", "@swipe s requires=two"))
    #expect(tied.log("s ended").isEmpty, "the double tap still waits when the second touch comes")
  }

  @Test("18.22: what it cancelled in the view stays cancelled")
  func staysCancelled() {
    expectSteps(
      delivered(
        "0 down A at 50,50\n20 move A by 30,0\n40 set drag disabled\n60 move A by 5,0\n80 up A",
        in: pad("@pan drag")
      ).log("touches", "drag began", "drag cancelled"),
      """
      0 touchesBegan pad 1
      20 drag began matched
      20 action drag began
      20 touchesCancelled pad 1
      40 drag cancelled disabled
      40 action drag cancelled
      """)
  }

  @Test("18.17: one that was excluded is not even told of the end")
  func excludedHearsNothing() {
    let trace = delivered(
      "0 down A at 200,200\n20 move A by 30,0\n40 up A", in: pad("@pan drag", "@longPress press"))
    let press = trace.scene.recognizer(named: "press")
    let heard = trace.compactMap { step -> ResponderMethod? in
      guard case .recognizer(.receive(let id, let method, _)) = step, id == press else {
        return nil
      }
      return method
    }
    #expect(heard == [.began, .moved] || heard == [.began])
    #expect(!heard.contains(.ended))
  }

  @Test("9.30: in the turn of a late began one message of where the finger is by now follows")
  func catchUp() {
    let trace = delivered(
      "0 down A at 50,50\n40 move A by 3,0\n80 move A by 3,0\n300 up A",
      in: """
        window 400x800
          scroll list 0,0 400x800 contentSize=400x2000
            view dot 0,0 100x100
        """)
    expectSteps(
      trace.heard,
      """
      150 touchesBegan dot 1
      150 touchesMoved dot 1
      300 touchesEnded dot 1
      """)
    let still = delivered(
      "0 down A at 50,50\n300 up A",
      in: "window 400x800\n  scroll list 0,0 400x800\n    view dot 0,0 100x100")
    #expect(still.log("touchesMoved").isEmpty)
  }
}
