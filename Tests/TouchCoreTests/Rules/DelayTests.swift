import TestSupport
import Testing
import TouchCore
import TouchInquiry

/// Messages that a recognizer keeps from a view (9.30 to 9.37).
@Suite("Delayed touches")
struct DelayTests {
  @Test("9.30: delaysTouchesBegan and success: the view hears nothing, not even a cancel")
  func beganAndSuccess() {
    let trace = delivered(
      "0 down A at 200,200\n10 move A by 5,0\n20 move A by 15,0\n30 up A",
      in: pad("@pan p delaysTouchesBegan=yes"))
    expectSteps(
      trace.log("hold", "discard", "touches", "flush"),
      """
      0 hold touchesBegan 1 delaysTouchesBegan p
      10 discard 1 behindHeld p
      20 discard 1 recognized p
      """)
  }

  @Test("9.30: and failure: began comes late, with the move that is going on, not the earlier ones")
  func beganAndFailure() {
    let trace = delivered(
      "0 down A at 200,200\n10 move A by 5,0\n20 move A by 60,0\n30 up A",
      in: pad("@tap t delaysTouchesBegan=yes"))
    expectSteps(
      trace.log("hold", "discard", "touches", "flush"),
      """
      0 hold touchesBegan 1 delaysTouchesBegan t
      10 discard 1 behindHeld t
      20 flush touchesBegan 1 t
      20 touchesBegan pad 1
      20 touchesMoved pad 1
      30 touchesEnded pad 1
      """)
  }

  @Test("9.30: what was held is thrown away on success even if cancelsTouchesInView is off")
  func discardsWithoutCancelling() {
    let trace = delivered(
      oneTap, in: pad("@tap t delaysTouchesBegan=yes cancelsTouchesInView=no"))
    #expect(
      trace.log("touches", "discard")
        == ["0 hold touchesBegan 1 delaysTouchesBegan t", "60 discard 1 recognized t"])
  }

  @Test("9.30, 3.19: the system cancels a held touch: the tap fails, so began and cancel are told")
  func systemCancelsHeld() {
    let trace = delivered(
      "0 down A at 200,200\n20 cancel A", in: pad("@tap t delaysTouchesBegan=yes"))
    expectSteps(
      trace.log("hold", "flush", "touches", "discard"),
      """
      0 hold touchesBegan 1 delaysTouchesBegan t
      20 t failed touchesCancelled
      20 flush touchesBegan 1 t
      20 touchesBegan pad 1
      20 touchesCancelled pad 1
      """)
  }

  @Test("9.31: a late began has the place and the time of the touch-down")
  func lateBegan() throws {
    let trace = delivered(
      "0 wait\n100 down A at 200,200\n120 move A by 60,0\n130 up A",
      in: pad("@tap t delaysTouchesBegan=yes"))
    let place = try #require(trace.indices.first { trace[$0].kindName == "touch.deliver" })
    let touch = try #require(trace.touch(at: place))
    #expect(trace.milliseconds(at: place) == 120)
    #expect(touch.milliseconds == 100)
    #expect(touch.screenLocation == Point(200, 200))
    #expect(touch.phase == .began)
  }

  @Test("9.32: delaysTouchesEnded: a lift is held while a recognizer is Possible; success cancels")
  func endedAndSuccess() {
    let trace = delivered(tapTwice, in: pad("@tap double taps=2"))
    expectSteps(
      trace.log("hold", "touches", "flush"),
      """
      0 touchesBegan pad 1
      60 hold touchesEnded 1 delaysTouchesEnded double
      200 touchesBegan pad 2
      260 touchesCancelled pad 1,2
      """)
  }

  @Test("9.32, 9.33: failure sends the lift late, when the recognizer leaves Possible")
  func endedAndFailure() {
    let trace = delivered(oneTap, in: pad("@tap double taps=2"))
    expectSteps(
      trace.log("hold", "touches", "flush", "failed"),
      """
      0 touchesBegan pad 1
      60 hold touchesEnded 1 delaysTouchesEnded double
      410 double failed waitedTooLong
      410 flush touchesEnded 1 double
      410 touchesEnded pad 1
      """)
  }

  @Test("9.32: delaysTouchesEnded NO: the lift is told at once")
  func endedAtOnce() {
    let trace = delivered(oneTap, in: pad("@tap double taps=2 delaysTouchesEnded=no"))
    #expect(trace.log("hold", "touches") == ["0 touchesBegan pad 1", "60 touchesEnded pad 1"])
  }

  @Test("9.32, 9.29: success without cancelling sends the lift on, when the recognizer has acted")
  func endedAndSuccessWithoutCancel() {
    let trace = delivered(tapTwice, in: pad("@tap double taps=2 cancelsTouchesInView=no"))
    expectSteps(
      trace.log("hold", "touches", "flush", "action"),
      """
      0 touchesBegan pad 1
      60 hold touchesEnded 1 delaysTouchesEnded double
      200 touchesBegan pad 2
      260 action double ended
      260 flush touchesEnded 1 double
      260 touchesEnded pad 1
      260 touchesEnded pad 2
      """)
  }

  @Test("9.33: a single tap leaves Possible in the event of the lift, so nothing is held")
  func singleTapHoldsNothing() {
    let trace = delivered(oneTap, in: pad("@tap t cancelsTouchesInView=no"))
    #expect(trace.log("hold", "flush").isEmpty)
  }

  private let twoFingers = pad("@tap t touches=2", words: "multitouch")

  @Test("9.34: two fingers that lift one after the other: both are cancelled at the second lift")
  func twoFingersSuccess() {
    let trace = delivered(
      "0 down A,B at 100,100 200,200\n60 up A\n80 up B", in: twoFingers)
    expectSteps(
      trace.log("hold", "touches", "t ended"),
      """
      0 touchesBegan pad 1,2
      60 hold touchesEnded 1 delaysTouchesEnded t
      80 t ended matched
      80 action t ended
      80 touchesCancelled pad 1,2
      """)
  }

  @Test("9.34: if it fails, both lifts are told together")
  func twoFingersFailure() {
    let trace = delivered(
      "0 down A,B at 100,100 200,200\n60 up A\n80 move B by 60,0\n90 up B", in: twoFingers)
    expectSteps(
      trace.log("hold", "touches", "t failed", "flush"),
      """
      0 touchesBegan pad 1,2
      60 hold touchesEnded 1 delaysTouchesEnded t
      80 t failed movedTooFar
      80 flush touchesEnded 1 t
      80 touchesEnded pad 1
      80 touchesMoved pad 2
      90 touchesEnded pad 2
      """)
    let late = delivered(
      "0 down A,B at 100,100 200,200\n60 up A\n800 up B", in: twoFingers)
    #expect(
      late.log("touchesEnded") == [
        "60 hold touchesEnded 1 delaysTouchesEnded t", "751 flush touchesEnded 1 t",
        "751 touchesEnded pad 1", "800 touchesEnded pad 2",
      ])
  }

  @Test("9.34, 9.31: lifts of two moments are told together, each as of its own moment")
  func liftsOfTwoMoments() {
    let trace = delivered(
      "0 down A,B at 100,100 200,200\n60 up A\n80 up B",
      in: pad("@tap t touches=2 taps=2", words: "multitouch"))
    #expect(
      trace.log("touchesEnded pad") == ["430 touchesEnded pad 1", "430 touchesEnded pad 2"])
    let lifts = trace.indices.filter {
      trace[$0].kindName == "touch.deliver" && trace.milliseconds(at: $0) == 430
    }
    #expect(lifts.map { trace.touch(at: $0)?.milliseconds } == [60, 80])
  }

  @Test("9.35: what several hold back is released when the last of them lets go")
  func lastLetsGo() {
    let trace = delivered(
      "0 down A at 200,200\n600 up A",
      in: pad(
        "@swipe s delaysTouchesBegan=yes",
        "@custom c delaysTouchesBegan=yes"))
    expectSteps(
      trace.log("hold", "failed", "flush", "touches"),
      """
      0 hold touchesBegan 1 delaysTouchesBegan c
      501 s failed heldTooLong
      600 c failed liftedTooEarly
      600 flush touchesBegan 1 c
      600 touchesBegan pad 1
      600 touchesEnded pad 1
      """)
  }

  @Test("9.35: the release names one that held it, not whoever gives up last")
  func namesAHolder() {
    let trace = delivered(
      "0 down A at 200,200\n20 move A by 60,0\n40 up A",
      in: pad("@longPress l", "@tap t delaysTouchesBegan=yes"))
    #expect(
      trace.log("failed", "flush") == [
        "20 t failed movedTooFar", "20 l failed movedTooFar", "20 flush touchesBegan 1 t",
      ])
  }

  @Test("9.35: and it is dropped as soon as one that cancels recognizes")
  func droppedAtOnce() {
    let trace = delivered(
      "0 down A at 200,200\n20 move A by 0,20\n40 up A",
      in: pad(
        "@pan p", "@custom c delaysTouchesBegan=yes", "  ~canBePrevented no"))
    expectSteps(
      trace.log("hold", "discard", "touches"),
      """
      0 hold touchesBegan 1 delaysTouchesBegan c
      20 discard 1 recognized p
      """)
  }

  @Test("9.36: a superview's recognizer with delaysTouchesBegan silences the child too")
  func superview() {
    let text = """
      window 400x800
        view parent 0,0 400x800
          @tap t delaysTouchesBegan=yes
          view child 100,100 200x200
      """
    #expect(
      delivered(oneTap, in: text).log("touches", "discard")
        == ["0 hold touchesBegan 1 delaysTouchesBegan t", "60 discard 1 recognized t"])
  }

  @Test(
    "9.37: Apple's two sequences of a double tap",
    arguments: [
      ("yes", ["Began", "Began", "Cancelled", "Cancelled"]),
      ("no", ["Began", "Ended", "Began", "Cancelled"]),
    ])
  func doubleTap(flag: String, sequence: [String]) {
    let trace = delivered(
      tapTwice,
      in: pad(
        "@tap double taps=2 delaysTouchesEnded=\(flag)", header: "model groupsClosedTouches off\n"))
    #expect(
      trace.compactMap { step -> String? in
        guard case .touchDeliver(_, let method, _, _) = step else { return nil }
        return String(method.name.dropFirst("touches".count))
      } == sequence)
  }

  @Test("9.37: laterTapsHeld: by that hypothesis the second began is held and never told")
  func laterTapsHeld() {
    let text = pad("@tap double taps=2", header: "model laterTapsHeld on\n")
    expectSteps(
      delivered(tapTwice, in: text).log("hold", "touches", "discard"),
      """
      0 touchesBegan pad 1
      60 hold touchesEnded 1 delaysTouchesEnded double
      200 hold touchesBegan 2 laterTapsHeld double
      260 discard 2 recognized double
      260 touchesCancelled pad 1
      """)
  }

  @Test("9.8, 9.35: a recognizer that ignores a touch is none of those who hold it")
  func ignoringHoldsNothing() {
    let scene = scene(
      """
      window 400x400
        view pad 0,0 400x400
          @tap t delaysTouchesBegan=yes
          @custom c ignoresTouches=yes delaysTouchesBegan=yes
      """)
    let trace = record(touches("0 down A at 9,9\n60 up A", in: scene), in: scene)
    let hold = trace.indices.first { trace[$0].kindName == "gate.hold" }!
    let message = trace.held(after: hold)[0]
    #expect(trace.holders(of: message, after: hold).map { scene.name(of: $0) } == ["t"])
    let shown = trace.indices.filter { trace[$0].kindName == "gr.receive" }
    #expect(shown.map { trace.ignoresTouch(at: $0) } == [true, false, false])
  }
}
