import TestSupport
import Testing
import TouchCore

@Suite("Details of controls (facts §18)")
struct ControlDetailTests {
  private func log(_ control: String, _ script: String, header: String = "") -> [String] {
    delivered(script, in: "\(header)window 400x800\n  view page 0,0 400x800\n    \(control)").log
  }

  private func events(_ control: String, _ script: String, header: String = "") -> [String] {
    log(control, script, header: header).filter { $0.contains(" c ") && !$0.contains("touches") }
  }

  @Test(
    "8.11, 18.33, 18.34: a stepper counts at the touch-down, after 500 ms, then ten times a second")
  func stepperRepeats() {
    let hold = "0 down A at 80,20\n720 up A"
    expectSteps(
      events("stepper c 0,0 100x40", hold).filter { $0.contains("valueChanged") },
      """
      0 c valueChanged
      500 c valueChanged
      600 c valueChanged
      700 c valueChanged
      """)
    let slow = "model stepperRepeatDelay 300\nmodel stepperRepeatInterval 200\n"
    #expect(
      events("stepper c 0,0 100x40", hold, header: slow).filter { $0.contains("valueChanged") }
        == ["0 c valueChanged", "300 c valueChanged", "500 c valueChanged", "700 c valueChanged"])
    #expect(
      events("stepper c 0,0 100x40 autorepeat=no", hold).filter { $0.contains("valueChanged") }
        == ["0 c valueChanged"])
  }

  @Test("18.33: it stays within minimum and maximum, and counts by its step")
  func stepperRange() {
    let left = "0 down A at 20,20\n60 up A"
    #expect(log("stepper c 0,0 100x40", left).filter { $0.contains("valueChanged") }.isEmpty)
    let trace = delivered(
      "0 down A at 80,20\n2000 up A",
      in: "window 400x800\n  stepper c 0,0 100x40 value=1 step=2 maximum=4")
    #expect(trace.log("valueChanged") == ["0 c valueChanged", "500 c valueChanged"])
    let view = trace.scene.view(named: "c")
    #expect(view.map { trace.scene(at: trace.count - 1)[$0].value } == 4)
  }

  @Test("18.33: with continuous=no a stepper or slider tells once, at the end")
  func tellsOnce() {
    #expect(
      events("stepper c 0,0 100x40 continuous=no", "0 down A at 80,20\n620 up A").filter {
        $0.contains("valueChanged")
      } == ["620 c valueChanged"])
    let drag = "0 down A at 14,20\n20 move A by 30,0\n40 move A by 20,0\n60 up A"
    #expect(
      events("slider c 0,0 200x40 continuous=no", drag).filter { $0.contains("valueChanged") }
        == ["60 c valueChanged"])
    #expect(
      events("slider c 0,0 200x40", drag).filter { $0.contains("valueChanged") }.count == 2)
  }

  @Test("18.33: a finger that is outside does not make a stepper count, one that comes back does")
  func stepperOutside() {
    let away = "0 down A at 80,20\n100 move A at 80,300\n650 move A at 80,20\n780 up A"
    #expect(
      events("stepper c 0,0 100x40", away).filter { $0.contains("valueChanged") }
        == ["0 c valueChanged", "750 c valueChanged"])
  }

  @Test("18.35: a momentary segmented control tells of the same segment again")
  func momentary() {
    let twice = "0 down A at 20,20\n60 up A\n900 down A at 20,20\n960 up A"
    func count(_ words: String) -> Int {
      events("segmented c 0,0 200x40 \(words)", twice).count { $0.contains("valueChanged") }
    }
    #expect(count("momentary") == 2 && count("") == 0 && count("value=1") == 1)
  }

  @Test("18.35: the segment under the lift is chosen, wherever the finger came from")
  func segmentDrag() {
    #expect(
      events("segmented c 0,0 200x40", "0 down A at 20,20\n20 move A at 180,20\n60 up A")
        .filter { $0.contains("valueChanged") } == ["60 c valueChanged"])
  }

  @Test("18.39: a tap on a page control moves one page to its side, and not beyond the ends")
  func pageControl() {
    func value(_ x: Int, _ words: String = "") -> Double? {
      let trace = delivered(
        "0 down A at \(x),20\n60 up A",
        in: "window 400x800\n  pageControl c 0,0 100x40 \(words)")
      return trace.scene.view(named: "c").map { trace.scene(at: trace.count - 1)[$0].value }
    }
    #expect(value(80) == 1 && value(20) == 0 && value(20, "value=2") == 1)
    #expect(value(80, "pages=3 value=2") == 2)
  }

  @Test("8.12, 18.31: a switch sends the lift and valueChanged alone: switchSendsTouchDown")
  func switchEvents() {
    let tap = "0 down A at 20,15\n60 up A"
    expectSteps(
      events("switch c 0,0 51x31", tap),
      """
      0 c beginTracking
      0 c highlighted
      60 c endTracking
      60 c touchUpInside
      60 c valueChanged
      60 c plain
      """)
    #expect(
      events("switch c 0,0 51x31", tap, header: "model switchSendsTouchDown on\n")
        .contains("0 c touchDown"))
  }

  @Test("18.35: segments send valueChanged alone: segmentsSendTouchEvents")
  func segmentEvents() {
    let (tap, segments) = ("0 down A at 150,15\n60 up A", "segmented c 0,0 200x30 segments=2")
    let sent = { (steps: [String]) in
      steps.filter { $0.contains("touchUp") || $0.contains("Changed") }
    }
    #expect(sent(events(segments, tap)) == ["60 c valueChanged"])
    #expect(
      sent(events(segments, tap, header: "model segmentsSendTouchEvents on\n"))
        == ["60 c touchUpInside", "60 c valueChanged"])
  }

  @Test(
    "18.32: a dragged switch takes the side of its knob, at the lift: switchChangesWhileDragging")
  func switchDrag() {
    let right = "0 down A at 14,15\n20 move A by 20,0\n60 up A"
    func changes(_ words: String = "", _ header: String = "") -> [String] {
      events("switch c 0,0 51x31 \(words)", right, header: header)
        .filter { $0.contains("valueChanged") }
    }
    #expect(changes() == ["60 c valueChanged"])
    #expect(changes("", "model switchChangesWhileDragging on\n") == ["20 c valueChanged"])
    #expect(changes("value=1").isEmpty, "it is on, and stays on")
  }

  @Test("18.32: dragged out and back, a switch stays as it is, however near the start it is let go")
  func switchDraggedBack() {
    let back = "0 down A at 14,15\n20 move A by 20,0\n40 move A by -18,0\n60 up A"
    func changes(_ script: String, _ header: String = "") -> [String] {
      events("switch c 0,0 51x31", script, header: header)
        .filter { $0.contains("valueChanged") }
    }
    #expect(changes(back).isEmpty)
    let whileDragging = "model switchChangesWhileDragging on\n"
    #expect(changes(back, whileDragging) == ["20 c valueChanged", "40 c valueChanged"])
    let small = "0 down A at 14,15\n20 move A by 4,0\n40 move A by -2,0\n60 up A"
    #expect(changes(small) == ["60 c valueChanged"], "that is a tap")
  }

  @Test("18-f, 8.3, 18.36, 18.37: a swipe from the knob is the slider's, from the track it is not")
  func slider() {
    func trace(from x: Int) -> Trace {
      delivered(
        "0 down A at \(x),20\n20 move A by 30,0\n40 move A by 80,0\n60 up A",
        in: """
          window 400x800
            view page 0,0 400x800
              @swipe s
              slider c 0,0 300x40
          """)
    }
    let knob = trace(from: 14)
    expectSteps(
      knob.log("s ", "valueChanged"),
      """
      20 c valueChanged
      40 ask viewShouldBegin s c no
      40 s failed viewSaidNo
      40 c valueChanged
      """)
    let asked = knob.firstIndex { $0.kindName == "gr.ask" }
    let onKnob = asked.flatMap { knob.evidence(at: $0).first { $0.name == .onKnob } }
    #expect(onKnob?.passes == true && onKnob?.decides == false)
    let track = trace(from: 120)
    #expect(track.log("action").count == 1)
    #expect(track.log("valueChanged", "set value").isEmpty)
  }

  @Test("18.27: on a pad 25 points around a control count as inside: controlSlopPad")
  func padSlop() {
    func exits(_ header: String) -> Bool {
      delivered(
        "0 down A at 50,50\n20 move A at 50,140\n60 up A",
        in: header + "window 400x800\n  control c 0,0 100x100"
      ).log.contains("20 c touchDragExit")
    }
    #expect(!exits("") && !exits("app idiom=phone\n") && exits("app idiom=pad\n"))
    #expect(!exits("model controlSlopPad 60\napp idiom=pad\n"))
  }

  @Test("18.29: a menu that is the primary action opens at the touch-down, and takes the touch")
  func primaryMenu() {
    expectSteps(
      log("button c 0,0 100x40 menu=primary", "0 down A at 20,20\n60 up A"),
      """
      0 touchesBegan c 1
      0 c beginTracking
      0 c highlighted
      0 c touchDown
      0 c menuActionTriggered
      0 cancel 1
      0 touchesCancelled c 1
      0 c cancelTracking
      0 c plain
      0 c touchCancel
      """)
  }

  @Test("18.30: another menu opens by a press; a lift before is a tap: contextMenuDelay")
  func pressMenu() {
    let button = "button c 0,0 100x40 menu=press"
    #expect(log(button, "0 down A at 20,20\n400 up A").contains("400 c touchUpInside"))
    let long = log(button, "0 down A at 20,20\n700 up A")
    #expect(long.contains("500 cancel 1") && !long.contains("700 c touchUpInside"))
    let opened = long.drop { $0 != "500 c menuActionTriggered" }
    #expect(opened.dropFirst().first == "500 cancel 1", "it is sent as the menu opens")
    #expect(
      log(button, "0 down A at 20,20\n400 up A", header: "model contextMenuDelay 250\n")
        .contains("250 cancel 1"))
  }
}
