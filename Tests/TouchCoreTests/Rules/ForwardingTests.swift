import TestSupport
import Testing
import TouchCore

@Suite("Default forwarding, and where a window leads (facts §5, §6)")
struct ForwardingTests {
  @Test("5.9: whether a window's next is its scene, as observed, is a setting")
  func windowNextIsScene() {
    func chains(_ header: String) -> [String] {
      delivered(
        "0 down A at 5,5\n60 cancel A",
        in: "\(header)app\n  windowScene stage\n    window 9x9\n      view a 0,0 9x9"
      ).chains
    }
    #expect(
      chains("") == [
        "touchesBegan a > window > stage > app dropped",
        "touchesCancelled a > window > stage > app dropped",
      ])
    #expect(
      chains("model windowNextIsScene off\n") == [
        "touchesBegan a > window > app dropped", "touchesCancelled a > window > app dropped",
      ])
  }

  @Test(
    "6.4, 18.1: views of every class but controls and scroll views forward all four methods",
    arguments: ViewKind.anywhere)
  func kindsForward(kind: ViewKind) {
    let trace = delivered(
      "0 down A at 5,5\n500 move A by 1,0\n510 up A",
      in: "window 99x99\n  \(kind.rawValue) v 0,0 99x99 interactive"
        // 17.2: what a text has of its own would take the touch.
        + (kind.editsText ? "\n    @fieldTap disabled\n    @fieldPress disabled" : ""))
    let end = kind.isControl || kind.isScrollView ? " kept" : " > window > app dropped"
    #expect(
      trace.chains
        == ["touchesBegan", "touchesMoved", "touchesEnded"].map {
          kind.isRow ? "\($0) v.content > v\(end)" : "\($0) v\(end)"
        })
  }

  private func others(_ overrides: String = "") -> [String] {
    delivered(
      "0 press menu down\n10 press menu up\n20 motion shake\n30 remote play\n40 key return",
      in: """
        app
          delegate boss
          window 9x9
            vc root
              view a 0,0 9x9
                view b 0,0 9x9 canBecomeFirstResponder firstResponder\(overrides)
        """
    ).chains
  }

  private let methods = [
    "pressesBegan", "pressesEnded", "motionBegan", "motionEnded", "remoteControlReceived",
    "pressesBegan", "pressesEnded",
  ]

  @Test("6.5: presses, motion and remote control climb by default, as touches do")
  func othersForward() {
    #expect(others() == methods.map { "\($0) b > a > root > window > app > boss dropped" })
  }

  @Test("6.5, 6.2: each of these methods stops where it is overridden, for itself alone")
  func othersStop() {
    let stopped = others("\n          ~pressesEnded log\n          ~motionBegan log")
    #expect(
      stopped
        == methods.map {
          $0 == "pressesEnded" || $0 == "motionBegan"
            ? "\($0) b kept" : "\($0) b > a > root > window > app > boss dropped"
        })
  }

  @Test("6.5, 6.3: with super they climb on")
  func othersCallSuper() {
    #expect(
      others("\n          ~motionEnded log super")
        == methods.map { "\($0) b > a > root > window > app > boss dropped" })
  }
}
