import TestSupport
import Testing
import TouchCore

/// Shakes, remote commands and presses: events without a place on the screen (12.7 to 12.9).
@Suite("Events without a place")
struct PlacelessEventTests {
  private func text(_ words: String, header: String = "", below: String = "") -> String {
    """
    \(header)app
      delegate boss
      window 400x800
        vc root
          view back 0,0 400x800
            view it 0,0 9x9 \(words)\(below.isEmpty ? "" : "\n          " + below)
            view other 0,0 400x800
    """
  }

  private let focused = "canBecomeFirstResponder firstResponder"

  @Test("12.7: a shake goes to the first responder and up the chain, began and ended")
  func shake() {
    let trace = delivered("0 motion shake", in: text(focused))
    #expect(
      trace.chains == [
        "motionBegan it > back > root > window > app > boss dropped",
        "motionEnded it > back > root > window > app > boss dropped",
      ])
    #expect(trace.filter { $0.kindName == "hit.ask" || $0.kindName == "gr.collect" }.isEmpty)
  }

  @Test("12.7: without a first responder it starts at a controller")
  func shakeWithoutFirstResponder() {
    #expect(
      delivered("0 motion shake", in: text("")).chains == [
        "motionBegan root > window > app > boss dropped",
        "motionEnded root > window > app > boss dropped",
      ])
  }

  @Test("12.8: a remote control's command goes to the first responder and up the chain")
  func remote() {
    #expect(
      delivered("0 remote play", in: text(focused)).chains
        == ["remoteControlReceived it > back > root > window > app > boss dropped"])
  }

  @Test("12.9: a press goes to the first responder and up to the delegate")
  func press() {
    #expect(
      delivered("0 press menu down\n80 press menu up", in: text(focused)).chains == [
        "pressesBegan it > back > root > window > app > boss dropped",
        "pressesEnded it > back > root > window > app > boss dropped",
      ])
    #expect(
      delivered("0 key return", in: text("")).chains == [
        "pressesBegan window > app > boss dropped", "pressesEnded window > app > boss dropped",
      ])
  }

  @Test("12.9, 6.5: a responder that handles it keeps it; each message by itself")
  func handled() {
    let trace = delivered("0 key return", in: text(focused, below: "~pressesBegan log"))
    #expect(
      trace.chains == [
        "pressesBegan it kept", "pressesEnded it > back > root > window > app > boss dropped",
      ])
  }
}
