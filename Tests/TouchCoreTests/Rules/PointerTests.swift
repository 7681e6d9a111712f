import SceneLanguage
import TestSupport
import Testing
import TouchCore

@Suite("Wheel, hover and clicks (facts 22.4 to 22.9)")
struct PointerTests {
  private func list(_ pan: String, height: Int = 2000, content: String = "") -> String {
    """
    window w 400x800
      view page 0,0 400x800
        @pan drag \(pan)
          ~target dragged
        scroll list 0,0 400x600 contentSize=400x\(height)
          view row 0,0 400x600
            \(content)
    """
  }

  private let down = "0 wheel at 200,300 by 0,-40"

  @Test("22.4, 22.5, check 22-a: a wheel moves the scroll view under the pointer, without a touch")
  func scrolls() {
    let trace = delivered(down, in: list(""))
    #expect(trace.log("scroll", "list", "drag", "touches") == ["0 list didScroll (0,40)"])
    #expect(trace.log("drag") == [])
    #expect(trace.outcomes.isEmpty)
    #expect(delivered("0 wheel at 200,700 by 0,-40", in: list("")).log("list", "drag") == [])
  }

  @Test("22.4: it does not go beyond the content, nor where there is nothing to scroll")
  func staysInside() {
    #expect(
      delivered("0 wheel at 200,300 by 0,-5000", in: list("")).log("list")
        == ["0 list didScroll (0,1400)"])
    #expect(delivered("0 wheel at 200,300 by 0,40", in: list("")).log("list") == [])
    #expect(delivered("0 wheel at 200,300 by -40,0", in: list("")).log("list") == [])
  }

  @Test("22.4, check 22-a: a pan around it takes part with scrollTypes, if the content fits")
  func pans() {
    func log(_ pan: String, _ height: Int) -> [String] {
      delivered(down, in: list(pan, height: height)).log("drag", "list")
    }
    #expect(
      log("scrollTypes=all", 100) == [
        "0 drag began wheel", "0 action drag began", "0 send dragged object", "0 drag ended wheel",
        "0 action drag ended", "0 send dragged object",
      ])
    #expect(log("scrollTypes=continuous", 100) == [])
    #expect(log("", 100) == [])
    #expect(log("scrollTypes=all", 2000) == ["0 list didScroll (0,40)"])
    #expect(log("scrollTypes=discrete disabled", 100) == [])
  }

  @Test("22.4: a trackpad scrolls views as well, and pans that take continuous scrolling")
  func trackpad() {
    func log(_ pan: String, _ height: Int = 100) -> [String] {
      delivered(down + " continuous", in: list(pan, height: height)).log("drag began w", "list")
    }
    #expect(log("scrollTypes=continuous") == ["0 drag began wheel"])
    #expect(log("scrollTypes=discrete") == [])
    #expect(log("", 2000) == ["0 list didScroll (0,40)"])
  }

  @Test("22.4, 9.26: the delegate of such a pan may say no; the next view is then asked")
  func refuses() {
    let text = list(
      "", content: "@pan inner scrollTypes=discrete\n          ~shouldBegin no")
    #expect(
      delivered(down, in: text).log("inner", "list didScroll") == [
        "0 ask shouldBegin inner no", "0 list didScroll (0,40)",
      ])
    let first = list("", content: "@pan inner scrollTypes=discrete")
    #expect(
      delivered(down, in: first).log("inner began w", "list didScroll") == ["0 inner began wheel"])
  }

  @Test("22.4: two turns are two gestures, and a finger is followed afterwards")
  func again() {
    let text = list("scrollTypes=all", height: 100)
    let script = down + "\n10 wheel at 200,300 by 0,-40\n20 down A at 200,700\n40 move A by 0,30"
    #expect(
      delivered(script, in: text).log("drag began w", "drag began m") == [
        "0 drag began wheel", "10 drag began wheel", "40 drag began matched",
      ])
  }

  private func card(_ words: String, header: String = "") -> String {
    """
    \(header)window w 400x800
      view page 0,0 400x800
        view card 100,100 200x200
          \(words)
    """
  }

  @Test("22.7, check 22-b: a tap takes clicks of its button only; the view gets the touch")
  func clicks() {
    func log(_ button: String, _ down: String) -> [String] {
      delivered(
        "0 down A at 200,200 \(down)\n60 up A",
        in: card("~touchesBegan log\n      ~touchesEnded log\n      @tap t \(button)")
      ).log("ask", "t ended m", "touchesBegan card", "touchesEnded card")
    }
    let fires = ["0 touchesBegan card 1", "60 t ended matched"]
    #expect(
      log("", "button=secondary") == [
        "0 ask button t no", "0 touchesBegan card 1", "60 touchesEnded card 1",
      ])
    #expect(log("buttonMask=secondary", "button=secondary") == fires)
    #expect(log("", "type=indirectPointer") == fires)
    #expect(
      log("buttonMask=secondary", "type=indirectPointer").first == "0 ask button t no")
    #expect(log("buttonMask=secondary", "") == fires)
  }

  @Test("22.8: a secondary click opens a context menu without a press")
  func opensMenu() {
    func log(_ down: String) -> [String] {
      delivered(
        "0 down A at 200,200 \(down)\n60 up A",
        in: card("").replacing("card 100,100", with: "card contextMenu 100,100")
          .replacing("card contextMenu 100,100 200x200", with: "card 100,100 200x200 contextMenu")
      ).log("menuPress began", "Cancelled")
    }
    #expect(
      log("button=secondary") == ["0 card.menuPress began matched", "0 touchesCancelled card 1"])
    #expect(log("type=indirectPointer") == [])
  }

  private let overCard = """
    0 hover at 200,200
    10 hover at 220,200
    20 hover at 20,20
    30 hover at 200,200
    """

  @Test("22.9: a hover begins, changes and ends as the pointer comes, moves and goes")
  func hovers() {
    #expect(
      delivered(overCard, in: card("@hover h\n        ~target hovered")).log("h ", "touches") == [
        "0 h began pointer", "0 action h began", "10 h changed pointer", "10 action h changed",
        "20 h ended pointer", "20 action h ended", "30 h began pointer", "30 action h began",
      ])
    #expect(delivered(overCard, in: card("@hover h disabled")).log("h ") == [])
    #expect(
      delivered(overCard, in: card("@hover h", header: "app idiom=phone\n")).log("h ") == [])
    #expect(
      delivered(overCard, in: card("@hover h", header: "app idiom=pad\n")).log("h began p").count
        == 2
    )
  }

  @Test("22.9: it follows no touch, and runs beside one")
  func besideTouches() {
    let script = "0 hover at 200,200\n10 down A at 200,200\n70 up A"
    #expect(
      delivered(script, in: card("@hover h\n      @tap t")).log(
        "h began p", "h changed", "h ended", "t ended m") == [
          "0 h began pointer", "70 t ended matched",
        ])
  }

  @Test("22.4, 22.7, 22.9: they are written as they are read")
  func written() throws {
    let text = card(
      "@hover h\n      @tap t buttonMask=secondary\n      @pan p scrollTypes=discrete")
    let first = scene(text)
    #expect(scene(writeScene(first).joined(separator: "\n")) == first)
    let lines = [
      "0 wheel at 10,20.5 by 0,-40", "0 hover at 1,2",
      "5 down A at 1,2 type=indirectPointer button=secondary",
    ]
    let script = touches(lines.joined(separator: "\n"), in: first)
    #expect(writeTouches(script, in: first) == lines)
  }
}
