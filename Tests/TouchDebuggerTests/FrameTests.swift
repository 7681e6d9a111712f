import TestSupport
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@testable import TouchDebugger

@Suite("Frames") struct FrameTests {
  private func shown(_ lines: String..., at step: Int, _ language: Language = .english) -> String {
    var debugger = debugger(article000, nil, language)
    _ = debugger.perform("goto \(step)")
    return lines.map { debugger.shown($0) }.last ?? ""
  }

  @Test func `bt shows the open calls, innermost first, down to the event`() {
    #expect(
      shown("bt", at: 7) == """
        #0  fifthView.hitTest(160,-140)  outside  #7
        #1  thirdView.hitTest(180,120)  asks its subviews  #6
        #2  firstView.hitTest(200,420)  asks its subviews  #5
        #3  window.hitTest(200,420)  asks its subviews  #4
        #4  touch a began at (200,420) · 0 ms
        """)
    #expect(shown("where", at: 10).hasPrefix("#0  thirdView.hitTest(180,120)  returns fourthView"))
    #expect(
      shown("w", at: 18) == """
        #0  thirdView.next  returns firstView  #18
        #1  thirdView.touchesBegan  default  #18
        #2  fourthView.touchesBegan  default  #16
        #3  app.sendEvent  #2
        #4  touch a began at (200,420) · 0 ms
        """)
    #expect(shown("bt", at: 2) == "#0  touch a began at (200,420) · 0 ms")
    #expect(shown("bt", at: 0).contains("Start of the recording"))
  }

  @Test func `bt N shows the innermost, and says how many are left`() {
    #expect(
      shown("bt 2", at: 7) == """
        #0  fifthView.hitTest(160,-140)  outside  #7
        #1  thirdView.hitTest(180,120)  asks its subviews  #6
        3 more, around these; bt shows them all
        """)
    #expect(shown("bt 0", at: 7).hasPrefix("a count is a whole number from 1 on"))
  }

  @Test func `a chosen frame is marked in bt`() {
    let lines = shown("up", "bt", at: 7).split(separator: "\n").map { $0.prefix(24) }
    #expect(lines[0] == "  #0  fifthView.hitTest(")
    #expect(lines[1] == "▶ #1  thirdView.hitTest(")
  }

  @Test func `frame tells what a call knows: its point, who asked, what it has learnt so far`() {
    #expect(
      shown("frame 1", at: 7) == """
        #1  thirdView.hitTest(180,120)  asks its subviews  #6
            point      (180,120) in its own coordinates
            asked by   firstView.hitTest(200,420)
            touch      1 (a) began at (200,420)
            bounds     0,0 350x480
            learnt     fifthView  outside  #7
            not asked  fourthView
            steps      from #6 to #10
            checked    isHidden  no  passes
            checked    isUserInteractionEnabled  yes  passes
            checked    alpha  1 of at least 0.01  passes by 0.99
            checked    inside  (180,120) in 0,0 350x480  passes
        """)
    #expect(shown("frame 1", at: 8).contains("learnt    fourthView  is being asked  #8"))
    #expect(shown("frame", at: 10).contains("learnt    fourthView  returns fourthView  #9"))
    #expect(!shown("frame", at: 10).contains("not asked"))
  }

  @Test func `frame tells who sent a message on, and why`() {
    #expect(
      shown("f 1", at: 18) == """
        #1  thirdView.touchesBegan  default  #18
            point    (180,120) in its own coordinates
            sent by  fourthView: its superview
            touch    1 (a) began at (200,420), of fourthView
            bounds   0,0 350x480
            steps    from #17 to #22
        """)
    #expect(shown("frame 2", at: 18).contains("sent by  the window, to the touch's view"))
  }

  @Test func `the event does not know a view before its touch has one`() {
    #expect(shown("frame 4", at: 7).contains("touch  1 (a) began at (200,420)\n"))
    #expect(shown("frame 1", at: 16).contains("touch  1 (a) began at (200,420), of fourthView\n"))
  }

  @Test func `an event is sent once its touches have views`() {
    // 1.3: hit testing comes before; 1.2: recognizers and views are told inside.
    #expect(!shown("bt", at: 15).contains("sendEvent"))
    #expect(shown("frame 1", at: 16).hasPrefix("#1  app.sendEvent  #2\n"))
    #expect(shown("frame 1", "print self", at: 16) == "app")
    #expect(shown("frame 1", "print view", at: 16).hasPrefix("fourthView"))
  }

  @Test func `up and down end where the calls end`() {
    #expect(shown("up", at: 7).hasPrefix("#1  thirdView.hitTest"))
    #expect(shown("up 2", "down", at: 7).hasPrefix("#1  thirdView.hitTest"))
    #expect(shown("up 99", at: 7).hasPrefix("#4  touch a began"))
    #expect(shown("up 99", "up", at: 7) == "the outermost frame is selected; you cannot go up")
    #expect(shown("down", at: 7) == "the innermost frame is selected; you cannot go down")
    #expect(shown("down", at: 7, .simplifiedChinese) == "已经是最内层的调用，不能再往下")
    #expect(shown("up \(Int.max)", at: 7).hasPrefix("#4  touch a"))
    #expect(shown("frame 5", at: 7).hasPrefix("there is no frame 5; frames are 0 to 4"))
    #expect(shown("frame x", at: 7, .simplifiedChinese).hasPrefix("没有第 x 层调用；有 0 到 4"))
    #expect(shown("up", at: 0) == shown("print view", at: 0))
  }

  @Test func `whoever moves is in the innermost frame again`() {
    #expect(shown("up 2", "step", "frame", at: 7).hasPrefix("#0  fourthView.hitTest(160,90)"))
  }

  @Test func `words of the step are about the chosen frame, all else is as it is here`() {
    #expect(shown("up", "print view == thirdView", at: 7) == "yes")
    #expect(shown("up", "print point", at: 7) == "(180,120)")
    #expect(shown("up 2", "print depth", at: 7) == "2")
    #expect(shown("up", "print verdict", at: 7) == "inside")
    #expect(shown("up 2", "p method", at: 18) == "touchesBegan")
    #expect(shown("up", "display point", at: 7) == "1: point = (180,120)")
  }

  @Test func `every frame of a random record has a name, and its steps hold the cursor`() {
    for seed in 0..<40 {
      var g = SeededGenerator(seed: UInt64(seed))
      let scene = gestureScene(using: &g)
      let trace = record(gestureScript(for: scene, using: &g), in: scene)
      for cursor in 1...max(trace.count, 1) where cursor <= trace.count {
        let frames = trace.frames(at: cursor)
        #expect(!frames.isEmpty)
        for frame in frames {
          #expect(frame.open <= cursor && cursor <= frame.close)
          let title = FrameTitle(trace: trace, frame: frame, cursor: cursor)
          #expect(!title.call.english.isEmpty && !title.call.chinese.isEmpty)
        }
      }
    }
  }
}

@Suite("Frames of gestures, controls and actions") struct GestureFrameTests {
  private let page = scene(
    """
    window 390x844
      vc root
        view page 0,0 390x844
          @tap outer
          button top 20,100 200x50
            ~target touchUpInside root doTop
          view card 20,200 300x100
            @longPress held
              ~target press
    """)

  private func shown(_ line: String, at kind: String, _ text: String) -> String {
    var debugger = debugger(
      page, touches("0 down A at 100,120\n60 up A\n500 down A at 100,220\n1500 up A", in: page))
    let place = debugger.trace.indices.first { index in
      debugger.trace[index].kindName == kind
        && debugger.narrator.explain(index).short.plain.contains(text)
    }
    _ = debugger.perform("goto \((place ?? 0) + 1)")
    return debugger.shown(line)
  }

  @Test func `an action lies in what sends it, and that in the touches method`() {
    #expect(
      shown("bt", at: "action.send", "doTop") == """
        #0  root.doTop  #29
        #1  top.sendActions(for: touchUpInside)  #28
        #2  top.touchesEnded  control  #26
        #3  app.sendEvent  #22
        #4  touch A (1) ended at (100,120) · 60 ms
        """)
    #expect(
      shown("bt", at: "action.send", "press") == """
        #0  target.press  #59
        #1  held.sendActions  began  #58
        #2  the timer of held · 1000 ms
        """)
    #expect(shown("frame", at: "action.send", "doTop").contains("called by  top.sendActions"))
  }

  @Test func `a recognizer's message and a question to a view are calls`() {
    #expect(
      shown("bt", at: "gr.receive", "outer sees touchesEnded") == """
        #0  outer.touchesEnded  #23
        #1  app.sendEvent  #22
        #2  touch A (1) ended at (100,120) · 60 ms
        """)
    #expect(
      shown("bt", at: "gr.ask", "top").hasPrefix(
        "#0  top.gestureRecognizerShouldBegin(outer)  returns f…  #24\n"))
  }

  @Test func `tracking lies in the touches method`() {
    #expect(
      shown("bt", at: "control.track", "begins") == """
        #0  top.beginTracking  returns true  #17
        #1  top.touchesBegan  control  #16
        #2  app.sendEvent  #2
        #3  touch A (1) began at (100,120) · 0 ms
        """)
  }

  @Test func `a timer's frame names whose it is, and the fingers that are down`() {
    #expect(
      shown("frame", at: "clock.timer", "held") == """
        #0  the timer of held · 1000 ms
            touch  2 (A) stationary at (100,220), of card
            steps  from #54 to #66
        """)
  }
}
