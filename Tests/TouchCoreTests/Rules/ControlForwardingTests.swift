import TestSupport
import Testing
import TouchCore

@Suite("What a control sends on (facts §7)")
struct ControlForwardingTests {
  private let drag = "0 down A at 50,50\n10 move A by 5,0\n20 up A"

  private func chains(
    _ words: String = "", below: String = "", header: String = "", script: String? = nil
  ) -> [String] {
    delivered(
      script ?? drag,
      in: """
        \(header)window 100x100
          view back 0,0 100x100
            control c 0,0 100x100 \(words)\(below)
        """
    ).chains
  }

  private let methods = ["touchesBegan", "touchesMoved", "touchesEnded"]

  @Test("7.11: while it tracks nothing goes on to the superview, inside or outside")
  func tracking() {
    #expect(chains() == methods.map { "\($0) c kept" })
    #expect(
      chains(script: "0 down A at 50,50\n10 move A by 0,300\n20 up A")
        == methods.map { "\($0) c kept" })
  }

  @Test(
    "7.12: a control that does not track sends everything on: disabled, or refusing",
    arguments: [("disabled", ""), ("", "\n      ~beginTracking return no")])
  func notTracking(words: String, below: String) {
    #expect(
      chains(words, below: below) == methods.map { "\($0) c > back > window > app dropped" })
  }

  @Test(
    "7.12, 6.2: a subclass whose touchesBegan does not call super never tracks: the rest climbs")
  func ownTouchesBegan() {
    #expect(
      chains(below: "\n      ~touchesBegan log") == [
        "touchesBegan c kept", "touchesMoved c > back > window > app dropped",
        "touchesEnded c > back > window > app dropped",
      ])
  }

  @Test("7.7, 3.19: after continueTracking said no the rest is kept, as its began was")
  func stoppedTracking() {
    #expect(
      chains(below: "\n      ~continueTracking return no") == methods.map { "\($0) c kept" })
  }

  @Test("7.12, 3.19: a touch whose began was sent on goes on climbing when the control is enabled")
  func enabledLater() {
    let script = "0 down A at 50,50\n5 set c enabled\n10 move A by 5,0\n20 up A"
    #expect(
      chains("disabled", script: script)
        == methods.map { "\($0) c > back > window > app dropped" })
  }

  @Test("7.12: whether a disabled control swallows its touches, as one peer does, is a setting")
  func disabledSwallows() {
    #expect(
      chains("disabled", header: "model disabledControlForwards off\n")
        == methods.map { "\($0) c kept" })
  }

  @Test("7.13, 8.10: what a subview forwards starts no tracking, sends nothing and stops there")
  func fromSubview() {
    let scene = """
      window 100x100
        view back 0,0 100x100
          button c 0,0 100x100
            ~target allTouchEvents fire
            view v 0,0 100x100
      """
    let trace = delivered(drag, in: scene)
    #expect(trace.chains == methods.map { "\($0) v > c kept" })
    #expect(trace.log == ["0 touchesBegan v 1", "10 touchesMoved v 1", "20 touchesEnded v 1"])
    #expect(
      delivered(drag, in: "model controlStopsForwarded off\n" + scene).chains
        == methods.map { "\($0) v > c > back > window > app dropped" })
  }
}
