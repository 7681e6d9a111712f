import TestSupport
import Testing
import TouchCore

@Suite("Context menus and drags on any view (facts 16.56 to 16.59, 22.17 to 22.19)")
struct SystemInteractionTests {
  private func list(_ header: String = "") -> String {
    """
    \(header)window w 400x800
      table list 0,0 400x800 contextMenu
        cell row 0,0 400x44
    """
  }

  private func card(_ words: String, _ below: String, header: String = "") -> String {
    """
    \(header)window w 400x800
      view card 100,100 200x200 \(words)
        \(below)
    """
  }

  private func press(_ milliseconds: Int) -> String {
    "0 down A at 200,20\n\(milliseconds) up A"
  }

  private let dragged = "0 down A at 200,200\n700 move A by 30,0\n800 up A"

  @Test("16.58: a menu that opens takes the highlight off and selects nothing")
  func menuOpens() {
    expectSteps(
      delivered(press(700), in: list()).log(
        "menuPress began", "highlight", "didSelect", "Cancelled"),
      """
      150 row row highlight on
      500 list.menuPress began matched
      500 touchesCancelled row.content 1
      500 row row highlight off
      """)
  }

  @Test("16.58: lifted before the menu opens, the row is selected as usual")
  func liftedBefore() {
    let trace = delivered(press(300), in: list())
    #expect(trace.log("menuPress failed") == ["300 list.menuPress failed liftedTooEarly"])
    #expect(trace.rows.last == "300 row row select on")
  }

  @Test("16.58: a gesture that ran at the same time is cancelled")
  func runsBeside() {
    let text = card(
      "contextMenu", "@longPress own minimumPressDuration=0.2\n      ~simultaneous all")
    expectSteps(
      delivered("0 down A at 200,200\n900 up A", in: text).log(
        "own began m", "own cancelled t", "menuPress began"),
      """
      200 own began matched
      500 card.menuPress began matched
      500 own cancelled touchesCancelled
      """)
  }

  @Test("16.59: contextMenuDelay says how long")
  func delay() {
    let log = delivered(press(700), in: list("model contextMenuDelay 250\n")).log("menuPress began")
    #expect(log == ["250 list.menuPress began matched"])
  }

  @Test("16.58: a menu that the app takes away is not there")
  func without() {
    let text = list().replacing("contextMenu", with: "contextMenu=no")
    #expect(delivered(press(700), in: text).log("menuPress") == [])
  }

  @Test("22.19: of a menu and a long press of the app the shorter one is first")
  func shorterIsFirst() {
    func who(_ seconds: String) -> [String] {
      delivered(
        "0 down A at 200,200\n900 up A",
        in: card("contextMenu", "@longPress own minimumPressDuration=\(seconds)")
      ).log("began matched", "failed prevented")
    }
    #expect(
      who("0.4") == ["400 own began matched", "400 card.menuPress failed prevented own"])
    #expect(
      who("0.6") == ["500 card.menuPress began matched", "500 own failed prevented card.menuPress"])
  }

  @Test("16.56, 22.17: a press, then a move, begins a drag, which cancels the touch for all")
  func dragBegins() {
    expectSteps(
      delivered(dragged, in: card("drag", "@longPress own minimumPressDuration=0.6"))
        .log("own began m", "own cancelled t", "dragPress began", "Cancelled"),
      """
      600 own began matched
      600 touchesCancelled card 1
      700 card.dragPress began matched
      700 own cancelled touchesCancelled
      """)
    expectSteps(
      delivered(dragged, in: card("drag", "~touchesMoved log")).log("dragPress", "card 1"),
      """
      0 touchesBegan card 1
      700 card.dragPress began matched
      700 cancel 1 card.dragPress
      700 touchesCancelled card 1
      800 card.dragPress ended lifted
      """)
  }

  @Test("22.17: neither a move before the lift nor a lift without a move drags")
  func noDrag() {
    let text = card("drag", "@tap t")
    #expect(
      delivered("0 down A at 200,200\n300 move A by 30,0\n700 move A by 30,0\n800 up A", in: text)
        .log("dragPress").first == "300 card.dragPress failed movedTooFar")
    #expect(
      delivered("0 down A at 200,200\n700 up A", in: text).log("dragPress failed").first
        == "700 card.dragPress failed liftedTooEarly")
  }

  @Test("22.17: dragLiftDelay and dragDistance say when")
  func dragSettings() {
    func began(_ header: String) -> [String] {
      delivered(dragged, in: card("drag", "@tap t", header: header)).log("dragPress began")
    }
    #expect(began("model dragLiftDelay 700\n") == ["700 card.dragPress began matched"])
    #expect(began("model dragLiftDelay 701\n") == [])
    #expect(began("model dragDistance 30\n") == ["700 card.dragPress began matched"])
    #expect(began("model dragDistance 31\n") == [])
  }

  @Test("22.18: what a drag lifts no other recognizer may have")
  func liftEndsOthers() {
    func log(_ words: String) -> [String] {
      delivered(dragged, in: card(words, "@pan own")).log("own began m", "own failed", "own prev")
    }
    #expect(log("") == ["700 own began matched"])
    #expect(log("drag") == ["500 own failed prevented card.dragPress"])
  }

  @Test("22.18: a long press beside a drag waits until it lifts, or cannot any more")
  func waitsForLift() {
    let text = card("drag", "@longPress own minimumPressDuration=0.2 allowableMovement=50")
    expectSteps(
      delivered("0 down A at 200,200\n900 up A", in: text).log("own began m"),
      """
      500 own began matched
      """)
    expectSteps(
      delivered("0 down A at 200,200\n300 move A by 20,0\n900 up A", in: text)
        .log("own began m", "dragPress failed"),
      """
      300 card.dragPress failed movedTooFar
      300 own began matched
      """)
  }
}
