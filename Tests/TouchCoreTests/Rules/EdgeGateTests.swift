import TestSupport
import Testing
import TouchCore

@Suite("The system's gestures at the edges of the screen (facts 1.15, 22.14 to 22.16)")
struct EdgeGateTests {
  private func page(_ edges: String, _ words: String = "", _ below: String, header: String = "")
    -> String
  {
    """
    \(header)app edges=\(edges)
    window w 400x800
      vc home \(words)
        view page 0,0 400x800
          \(below)
          button save 0,740 400x60
    """
  }

  private let tap = "0 down A at 200,790\n90 up A"
  private let up = "0 down A at 200,798\n20 move A by 0,-12\n40 move A by 0,-40\n90 up A"
  private let sideways = "0 down A at 200,798\n20 move A by 40,0\n40 move A by 40,0\n90 up A"

  @Test("1.15: a view there hears of a tap only at its lift, and the button acts")
  func tapped() {
    let log = delivered(tap, in: page("bottom", "", "@tap other")).log("save 1", "save touch")
    #expect(
      log == [
        "90 touchesBegan save 1", "90 save touchDown", "90 touchesEnded save 1",
        "90 save touchUpInside",
      ], "\(log)")
    let plain = delivered(tap, in: page("top", "", "@tap other")).log("touchesBegan save")
    #expect(plain == ["0 touchesBegan save 1"])
  }

  @Test("22.15: a finger that rests is let through after edgeGateDelay")
  func rests() {
    func began(_ header: String) -> [String] {
      delivered("0 down A at 200,790\n2000 up A", in: page("bottom", "", "@tap t", header: header))
        .log("touchesBegan save", "edgeGate failed")
    }
    #expect(
      began("") == ["1000 w.edgeGate failed heldTooLong", "1000 touchesBegan save 1"])
    #expect(
      began("model edgeGateDelay 500\n")
        == ["500 w.edgeGate failed heldTooLong", "500 touchesBegan save 1"])
  }

  @Test("22.15: edgeGateWidth says how wide the strip is")
  func width() {
    func isGated(_ y: Int, _ header: String = "") -> Bool {
      !delivered("0 down A at 200,\(y)\n90 up A", in: page("bottom", "", "@tap t", header: header))
        .log("edgeGate").isEmpty
    }
    #expect(isGated(780) && !isGated(779))
    #expect(isGated(760, "model edgeGateWidth 40\n") && !isGated(759, "model edgeGateWidth 40\n"))
  }

  @Test("22.14: the system's swipe takes the touch: pans never begin, views never hear of it")
  func swipedIn() {
    expectSteps(
      delivered(up, in: page("bottom", "", "@pan move")).log(
        "edgeGate began", "move ", "save", "discard 1 rec"),
      """
      20 move waits for w.edgeGate
      40 w.edgeGate began matched
      40 move failed prevented w.edgeGate
      40 discard 1 recognized w.edgeGate
      """)
  }

  @Test("22.14: pans get the touch afterwards, where the finger goes another way")
  func elsewhere() {
    let log = delivered(sideways, in: page("bottom", "", "@pan move"))
      .log("edgeGate failed", "move began m")
    #expect(log == ["20 w.edgeGate failed wrongWay", "20 move began matched"])
  }

  @Test("22.14: a long press sees the touch along with the system, and is cancelled late")
  func pressed() {
    let log = delivered(
      "0 down A at 200,798\n700 move A by 0,-12\n720 move A by 0,-40\n800 up A",
      in: page("bottom", "", "@longPress held")
    ).log("held began m", "held cancelled t", "edgeGate began")
    #expect(
      log == [
        "500 held began matched", "720 w.edgeGate began matched",
        "720 held cancelled touchesCancelled",
      ], "\(log)")
  }

  @Test("22.16: at an edge that is deferred the app comes first")
  func deferred() {
    let text = page("bottom|left", "defers=bottom", "@pan move")
    let log = delivered(up, in: text).log("edgeGate", "move began", "touchesBegan save")
    #expect(log.first == "0 touchesBegan save 1")
    #expect(log.contains("40 move began matched") || log.contains("20 move began matched"))
    let left = delivered("0 down A at 3,400\n20 move A by 40,0\n90 up A", in: text)
    #expect(left.log("edgeGate began") == ["20 w.edgeGate began matched"])
  }

  @Test("22.16: what fills the window says so instead of who presented it")
  func presented() {
    func isGated(_ style: String) -> Bool {
      let text =
        page("bottom", "defers=bottom", "@tap t")
        + "\n  presented vc sheet by=home style=\(style)\n    view over 0,40 400x760"
      return !delivered(tap, in: text).log("edgeGate").isEmpty
    }
    #expect(isGated("fullScreen") && !isGated("pageSheet"))
  }
}
