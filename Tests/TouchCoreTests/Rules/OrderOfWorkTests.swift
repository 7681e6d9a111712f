import TestSupport
import Testing
import TouchCore

@Suite("The order of work in an event (facts §4)")
struct OrderOfWorkTests {
  /// Who was told what, recognizers and views alike.
  private func told(_ trace: Trace) -> [String] {
    trace.compactMap { step in
      if case .recognizer(.receive(let id, let method, _)) = step {
        "\(trace.scene.name(of: id)).\(method.name)"
      } else if case .touchDeliver(let view, let method, _, _) = step {
        "\(trace.scene.name(of: view)).\(method.name)"
      } else {
        nil
      }
    }
  }

  @Test(
    "4.1, 4.2: in every phase the recognizers get the touch first, the window's too, then the view",
    arguments: ["cancel", "up"])
  func recognizersFirst(last: String) {
    let trace = delivered(
      "0 down A at 50,50\n10 move A by 1,0\n20 \(last) A",
      in: """
        window 100x100
          @custom far
          view v 0,0 100x100
            @custom near
        """)
    let word = last == "up" ? "touchesEnded" : "touchesCancelled"
    #expect(
      told(trace)
        == ["touchesBegan", "touchesMoved", word].flatMap {
          ["near.\($0)", "far.\($0)", "v.\($0)"]
        })
  }

  @Test("4.3: the event that recognizes: state, action, and only then the cancel to the view")
  func actionThenCancel() {
    expectSteps(
      delivered(tap(at: 50, 50), in: "window 100x100\n  view v 0,0 100x100\n    @tap t").log,
      """
      0 touchesBegan v 1
      60 t ended matched
      60 action t ended
      60 cancel 1 t
      60 touchesCancelled v 1
      """)
    expectSteps(
      delivered(
        "0 down A at 50,50\n10 move A by 12,0\n20 up A",
        in: "window 100x100\n  view v 0,0 100x100\n    @pan p\n      ~target drag"
      ).log,
      """
      0 touchesBegan v 1
      10 p began matched
      10 action p began
      10 send drag object
      10 cancel 1 p
      10 touchesCancelled v 1
      20 p ended lifted
      20 action p ended
      20 send drag object
      """)
  }

  @Test("4.4: the header's order, the cancel immediately before the action, is a setting")
  func cancelThenAction() {
    expectSteps(
      delivered(
        tap(at: 50, 50),
        in: "model cancelsBeforeAction on\nwindow 100x100\n  view v 0,0 100x100\n    @tap t"
      ).log,
      """
      0 touchesBegan v 1
      60 t ended matched
      60 cancel 1 t
      60 touchesCancelled v 1
      60 action t ended
      """)
  }

  @Test("4.5: what a timer changes happens outside every event, and lets held touches go there")
  func timers() throws {
    let trace = delivered(
      tap(at: 50, 50), in: "window 100x100\n  view v 0,0 100x100\n    @tap d taps=2")
    let timer = try #require(trace.indices.first { trace[$0].kindName == "clock.timer" })
    #expect(trace.moment(of: timer).event == nil)
    #expect(trace.milliseconds(at: timer) == 410)
    let after = trace.indices.suffix(from: timer).filter {
      trace.momentNumber(of: $0) == trace.momentNumber(of: timer)
    }
    #expect(
      after.map { trace[$0].kindName } == [
        "clock.timer", "gr.state", "gate.flush", "touch.deliver", "chain.next", "chain.next",
        "chain.drop", "gr.state",
      ])
    let press = delivered(
      "0 down A at 50,50\n700 up A", in: "window 100x100\n  view v 0,0 100x100\n    @longPress p")
    let began = try #require(press.indices.first { press[$0].kindName == "gr.action" })
    #expect(press.milliseconds(at: began) == 500)
    #expect(press.moment(of: began).event == nil)
  }

  @Test("4.5: a timer that is due at the time of an event fires before it")
  func timerBeforeEvent() {
    #expect(
      delivered(
        "0 down A at 50,50\n500 up A", in: "window 100x100\n  view v 0,0 100x100\n    @longPress p"
      ).log("p ", "cancel") == [
        "500 p began matched", "500 action p began", "500 cancel 1 p",
        "500 p ended lifted", "500 action p ended",
      ])
  }

  @Test("4.6: touches that were held back are let go in the order of their times, view by view")
  func flushedByTime() {
    let trace = delivered(
      "0 down A at 150,50\n10 down B at 50,50\n20 up A\n30 up B",
      in: """
        window 200x100
          @custom c delaysTouchesBegan=yes
          view a 0,0 100x100
          view b 100,0 100x100
        """)
    expectSteps(
      trace.log("touches").filter { !$0.contains("hold") && !$0.contains("flush") },
      """
      30 touchesBegan b 1
      30 touchesBegan a 2
      30 touchesEnded b 1
      30 touchesEnded a 2
      """)
  }
}
