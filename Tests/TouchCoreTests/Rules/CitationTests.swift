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

  @Test("1.10, 3.10, 3.17, 3.20: a touch that does not reach its view says which rule kept it")
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
        "model removedViewKeepsTouches off\nwindow 99x99\n  view a 0,0 99x99")
        == ["gate.discard 3.20"])
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
}
