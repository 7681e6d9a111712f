import TestSupport
import Testing
import TouchCore

/// The rule that each step cites, so that *why* gives the right reason.
@Suite("What the steps of touches and controls cite")
struct CitationTests {
  /// The steps of some kinds and the rules they cite: `gate.discard 3.10`.
  private func cited(_ kinds: String..., by trace: Trace) -> [String] {
    trace.indices.compactMap { index in
      let kind = trace[index].kindName
      return kinds.contains(kind) ? "\(kind) \(trace.rule(of: index))" : nil
    }
  }

  private func discards(_ script: String, _ scene: String) -> [String] {
    cited("gate.discard", by: delivered(script, in: scene))
  }

  @Test("1.10, 3.10, 3.17, 18.42: a touch that does not reach its view says which rule kept it")
  func discarded() {
    let two = "0 down A at 5,5\n10 down B at 55,5\n20 up A,B"
    #expect(
      discards(tap(at: 5, 5), "app ignoring=1\n  window 99x99") == ["gate.discard 1.10"])
    #expect(discards(two, "window 99x99\n  view a 0,0 99x99") == ["gate.discard 3.10"])
    #expect(
      discards(two, "window 99x99\n  view a 0,0 50x99 exclusive\n  view b 50,0 49x99") == [
        "gate.discard 3.17"
      ])
    #expect(
      discards(
        "0 down A at 5,5\n10 set a removed\n20 up A",
        "window 99x99\n  scroll s 0,0 99x99\n    view a 0,0 99x99")
        == ["gate.discard 18.42"])
  }

  @Test("7.4 to 7.10: each call, highlight and event of a control cites its own rule")
  func control() {
    let trace = delivered(
      """
      0 down A at 50,50
      10 move A at 50,300
      20 move A at 50,50
      30 up A
      500 down B at 50,50
      510 up B at 50,300
      900 down C at 50,50
      910 cancel C
      """, in: "window 100x400\n  control c 0,0 100x100")
    let rules = trace.indices.compactMap { index -> String? in
      guard case .control = trace[index] else { return nil }
      return "\(trace.milliseconds(at: index)) \(trace.rule(of: index))"
    }
    expectSteps(
      rules,
      """
      0 7.4
      0 7.4
      0 7.4
      10 7.6
      10 7.6
      10 7.6
      10 7.6
      20 7.6
      20 7.6
      20 7.6
      20 7.6
      30 7.8
      30 7.8
      30 7.9
      500 7.4
      500 7.4
      500 7.4
      510 7.8
      510 7.6
      510 7.8
      510 7.8
      900 7.4
      900 7.4
      900 7.4
      910 7.10
      910 7.10
      910 7.10
      """)
  }

  @Test("7.5, 7.7: a tracking method that says no cites its rule, and so does the highlight")
  func refusals() {
    func rules(_ method: String) -> [String] {
      cited(
        "control.track", "control.highlight",
        by: delivered(
          "0 down A at 50,50\n10 move A by 5,0\n20 up A",
          in: "window 100x100\n  control c 0,0 100x100\n    ~\(method) return no"))
    }
    #expect(rules("beginTracking") == ["control.track 7.5"])
    #expect(
      rules("continueTracking") == [
        "control.track 7.4", "control.highlight 7.4", "control.track 7.7", "control.highlight 7.7",
      ])
  }

  @Test("6.1, 6.5, 7.11, 7.12, 7.13: a delivery cites why it climbs or stays")
  func deliveries() {
    func rules(_ script: String, _ scene: String) -> [String] {
      cited("touch.deliver", "event.deliver", "chain.stop", by: delivered(script, in: scene))
    }
    let cancel = "0 down A at 5,5\n10 cancel A"
    let button = "window 9x9\n  button b 0,0 9x9"
    #expect(rules(cancel, "window 9x9") == ["touch.deliver 6.1", "touch.deliver 6.1"])
    #expect(
      rules(cancel, button) == [
        "touch.deliver 7.11", "chain.stop 7.11", "touch.deliver 7.11", "chain.stop 7.11",
      ])
    #expect(
      rules(cancel, button + " disabled") == ["touch.deliver 7.12", "touch.deliver 7.12"])
    #expect(
      rules(cancel, button + "\n    view v 0,0 9x9") == [
        "touch.deliver 6.1", "chain.stop 7.13", "touch.deliver 6.1", "chain.stop 7.13",
      ])
    #expect(
      rules("0 press menu down", button + " canBecomeFirstResponder firstResponder") == [
        "event.deliver 6.5"
      ])
  }

  @Test("8.2, 8.3: a view's no cites whether UIKit's own control says so, or a subclass")
  func shouldBegin() {
    func rules(_ view: String) -> [String] {
      cited(
        "gr.ask",
        by: delivered(tap(at: 5, 5), in: "window 9x9\n  @tap t\n  \(view)"))
    }
    #expect(rules("button b 0,0 9x9") == ["gr.ask 8.3"])
    #expect(
      rules("view v 0,0 9x9\n    ~gestureRecognizerShouldBegin return no") == ["gr.ask 8.2"])
  }

  @Test("2.2, 2.14: too little alpha cites the limit, or the doubt about exactly 0.01")
  func alpha() {
    func rules(_ alpha: String) -> [String] {
      cited(
        "hit.ask",
        by: delivered(
          "0 set v alpha=\(alpha)\n10 down A at 5,5", in: "window 9x9\n  view v 0,0 9x9"))
    }
    #expect(rules("0") == ["hit.ask 2.9", "hit.ask 2.2"])
    #expect(rules("0.01") == ["hit.ask 2.9", "hit.ask 2.14"])
  }

  @Test("3.20, 3.21, 7.20: a change cites what it means for the touches that are down")
  func changes() {
    let trace = delivered(
      """
      0 down A at 5,5
      10 set c hidden
      20 set c disabled
      30 set c removed
      40 up A
      """, in: "window 9x9\n  control c 0,0 9x9")
    #expect(
      cited("scene.change", by: trace) == [
        "scene.change 3.21", "scene.change 7.20", "scene.change 3.20",
      ])
  }

  @Test("9.27, 9.30, 9.32, 9.33: what the gate does cites the rule of the message it is about")
  func gate() {
    func rules(_ script: String, _ recognizer: String) -> [String] {
      cited(
        "gate.hold", "gate.flush", "gate.cancel", "gate.discard",
        by: delivered(script, in: pad(recognizer)))
    }
    let drag = "0 down A at 200,200\n20 move A by 60,0\n30 up A"
    #expect(rules(drag, "@tap t delaysTouchesBegan=yes") == ["gate.hold 9.30", "gate.flush 9.30"])
    #expect(
      rules(oneTap, "@tap t delaysTouchesBegan=yes") == ["gate.hold 9.30", "gate.discard 9.30"])
    #expect(rules(oneTap, "@tap t taps=2") == ["gate.hold 9.32", "gate.flush 9.33"])
    #expect(rules(drag, "@pan p") == ["gate.cancel 9.27"])
  }

  /// The rules that a recognizer's states cite, without starting again.
  private func states(_ script: String, _ recognizer: String, header: String = "") -> [String] {
    let trace = delivered(script, in: pad(recognizer, header: header))
    return trace.indices.compactMap { index in
      guard case .recognizer(.state(_, _, let to, let cause, _, _)) = trace[index],
        cause != .reset
      else { return nil }
      return "\(to) \(trace.rule(of: index))"
    }
  }

  @Test("10.1, 10.2, 10.3, 10.4: each end of a tap cites the limit that it kept or broke")
  func taps() {
    #expect(states(oneTap, "@tap t") == ["ended 10.1"])
    #expect(states(oneTap, "@tap t touches=2") == ["failed 10.1"])
    #expect(states(oneTap, "@tap t taps=2") == ["failed 10.2"])
    #expect(states("0 down A at 9,9\n800 up A", "@tap t") == ["failed 10.3"])
    #expect(states("0 down A,B at 9,9 50,50\n80 up A,B", "@tap t") == ["failed 10.4"])
  }

  @Test("10.8, 10.9, 10.10, 10.11: a long press cites what it waits for, also when it is lifted")
  func longPresses() {
    let held = "0 down A at 9,9\n600 move A by 20,0\n700 up A"
    #expect(states(held, "@longPress l") == ["began 10.8", "changed 10.8", "ended 10.8"])
    #expect(
      states(held, "@longPress l", header: "model longPressKeepsLimit on\n")
        == ["began 10.8", "cancelled 10.9"])
    #expect(states(oneTap, "@longPress l") == ["failed 10.10"])
    #expect(states(oneTap, "@longPress l taps=1") == ["failed 10.11"])
  }

  @Test("10.13, 10.17, 10.18, 10.32: a pan cites what made it begin, change and end")
  func pans() {
    let drag = "0 down A at 200,200\n20 move A by 20,0\n30 move A by 5,0\n40 up A"
    #expect(states(drag, "@pan p") == ["began 10.13", "changed 10.18", "ended 10.17"])
    #expect(states(oneTap, "@pan p") == ["failed 10.17"])
    #expect(
      states(drag.replacing("200,200", with: "2,200"), "@edgePan p edges=left")
        == ["began 10.32", "changed 10.18", "ended 10.17"])
  }

  @Test(
    "9.9, 10.17: a recognizer whose touches the system cancels cites no limit of its own",
    arguments: [
      ("@tap", "9.9"), ("@longPress", "9.9"), ("@swipe", "9.9"), ("@pinch", "9.9"),
      ("@rotation", "9.9"), ("@custom", "9.9"), ("@pan", "10.17"),
    ])
  func systemCancels(kind: String, rule: String) {
    #expect(states("0 down A at 9,9\n20 cancel A", "\(kind) r") == ["failed \(rule)"])
  }

  @Test("11.10, 11.12, 11.14, 11.15: a scroll view cites whether finger, time or touch moves it")
  func scrolling() {
    func rules(_ script: String) -> [String] {
      let trace = delivered(
        script, in: "window 400x800\n  scroll list 0,0 400x800 contentSize=400x9000")
      return trace.indices.compactMap { index in
        guard case .scroll(let step) = trace[index] else { return nil }
        return "\(step.call) \(trace.rule(of: index))"
      }
    }
    let drag = "0 down A at 200,400\n20 move A by 0,-60\n40 up A"
    let dragged = [
      "willBeginDragging 11.14", "didScroll 11.10", "willEndDragging 11.14",
      "didEndDragging 11.14", "willBeginDecelerating 11.14",
    ]
    #expect(rules(drag) == dragged + ["didScroll 11.15", "didEndDecelerating 11.14"])
    #expect(
      rules(drag + "\n100 down B at 200,400\n160 up B")
        == dragged + ["didScroll 11.12", "didEndDecelerating 20.24"])
  }

  @Test("7.18, 7.19, 9.10, 12.10, 12.11, 12.12: an action cites who sent it and who refused it")
  func actions() {
    func rules(_ lines: String...) -> [String] {
      cited(
        "action.ask", "action.send",
        by: delivered(tap(at: 5, 5), in: (["window 9x9"] + lines).joined(separator: "\n")))
    }
    let button = "  button b 0,0 9x9"
    #expect(rules(button, "    ~target touchDown go") == ["action.send 7.19"])
    #expect(
      rules(button, "    ~target touchDown nil go")
        == ["action.ask 12.11", "action.ask 12.11", "action.ask 12.11", "action.send 7.18"])
    #expect(
      rules("  ~handles go", "  ~canPerformAction go no", button, "    ~target touchDown nil go")
        == ["action.ask 12.11", "action.ask 12.10", "action.ask 12.11", "action.send 7.18"])
    let tapped = "  view v 0,0 9x9\n    @tap t\n      ~target"
    #expect(rules("\(tapped) go") == ["action.send 9.10"])
    #expect(rules("\(tapped) nil go") == ["action.send 12.12"])
  }

  @Test("1.5, 1.7: a change of key window or level cites what that window gets")
  func windows() {
    let trace = delivered("0 set b key\n10 set b level=2", in: "window a 9x9 key\nwindow b 9x9")
    #expect(cited("scene.change", by: trace) == ["scene.change 1.5", "scene.change 1.7"])
  }

  @Test("4.1, 9.8, 10.16: what a recognizer is shown cites why it ignores a finger")
  func ignoredFingers() {
    func rules(_ script: String, _ recognizer: String) -> [String] {
      cited("gr.receive", by: delivered(script, in: pad(recognizer, words: "multitouch")))
    }
    let two = "0 down A at 9,9\n5 move A by 20,0\n10 down B at 20,20\n20 up A\n30 up B"
    #expect(
      rules(two, "@pan p maximumTouches=1") == [
        "gr.receive 4.1", "gr.receive 4.1", "gr.receive 10.16", "gr.receive 4.1",
      ])
    #expect(rules(oneTap, "@custom c ignoresTouches") == ["gr.receive 9.8"])
    #expect(
      rules("0 down A,B at 9,9 20,20\n20 up A,B", "@pan p")
        == ["gr.receive 4.1", "gr.receive 4.1"])
  }
}
