import TestSupport
import Testing
import TouchCore

@Suite("Swipe actions and two fingers on a table (everyday §16)")
struct RowPanTests {
  private func table(
    _ words: String, around: String = "", header: String = "", below: String = ""
  ) -> String {
    """
    \(header)window 400x800
      \(around)
      table rows 0,0 400x800 contentSize=400x2000 \(words)
        \(below)
        cell row 0,0 400x80
        cell other 0,80 400x80
    """
  }

  private let left = "0 down A at 200,40\n20 move A by -30,0\n60 up A"
  private let right = "0 down A at 200,40\n20 move A by 30,0\n60 up A"
  private let up = "0 down A at 200,40\n20 move A by 0,-30\n60 up A"

  /// What became of the private pan.
  private func swipe(_ script: String, in text: String) -> [String] {
    delivered(script, in: text).log("rows.swipeActions ").filter { !$0.contains("prevents") }
  }

  @Test("16.49: a private pan shows the actions, and takes the touch from the row")
  func takesTheTouch() {
    expectSteps(
      delivered(left, in: table("swipeActions=trailing")).log(
        "swipeActions ", "discard", "highlight"),
      """
      20 rows.swipeActions began matched
      20 rows.swipeActions prevents rows.pan
      20 rows.swipeActions prevents rows.delay
      20 discard 1 recognized rows.swipeActions
      60 rows.swipeActions ended lifted
      """)
    let slow = "0 down A at 200,40\n200 move A by -30,0\n260 up A"
    let trace = delivered(slow, in: table("swipeActions=trailing"))
    #expect(trace.rows == ["150 row row highlight on", "200 row row highlight off"])
  }

  @Test("16.50: it goes only to the side where there are actions, and only in a row")
  func ways() {
    #expect(
      swipe(left, in: table("swipeActions=trailing")).first == "20 rows.swipeActions began matched")
    #expect(
      swipe(right, in: table("swipeActions=trailing")) == ["60 rows.swipeActions failed wrongWay"])
    #expect(
      swipe(right, in: table("swipeActions=leading")).first == "20 rows.swipeActions began matched")
    #expect(
      swipe(right, in: table("swipeActions=leading|trailing")).first
        == "20 rows.swipeActions began matched")
    #expect(
      swipe(up, in: table("swipeActions=trailing")) == [
        "20 rows.swipeActions failed prevented rows.pan"
      ])
    let beside = "0 down A at 200,400\n20 move A by -30,0\n60 up A"
    #expect(
      swipe(beside, in: table("swipeActions=trailing")) == ["60 rows.swipeActions failed wrongWay"])
    #expect(swipe(left, in: table("swipeActions=none")).isEmpty)
    #expect(swipe(left, in: table("swipeActions=trailing editing")).isEmpty)
  }

  @Test("16.51: a pan around the table goes before it, unless that one requires its failure")
  func outerPan() {
    func first(_ around: String, header: String = "") -> [String] {
      delivered(left, in: table("swipeActions=trailing", around: around, header: header))
        .log("began matched")
    }
    #expect(first("@pan outer") == ["20 outer began matched"])
    #expect(
      first("@pan outer requires=rows.swipeActions") == ["20 rows.swipeActions began matched"])
    #expect(first("@pan outer minimumTouches=2") == ["20 rows.swipeActions began matched"])
    #expect(
      first("@pan outer", header: "model outerPanBeatsSwipeActions off\n")
        == ["20 rows.swipeActions began matched"])
    expectSteps(
      delivered(
        left, in: table("swipeActions=trailing", around: "@pan outer", below: "@tap t")
      ).log("outer began", "outer ended", "action", "swipeActions failed"),
      """
      20 outer began matched
      20 rows.swipeActions failed prevented outer
      20 action outer began
      60 outer ended lifted
      60 action outer ended
      """)
  }

  @Test("16.51: where simultaneous recognition is allowed, both work")
  func bothPans() {
    let text = table("swipeActions=trailing", around: "@pan outer\n    ~simultaneous all")
    #expect(
      delivered(left, in: text).log("began matched")
        == ["20 outer began matched", "20 rows.swipeActions began matched"])
  }

  @Test("16.51: it begins once the outer pan has failed")
  func outerPanFails() throws {
    let text =
      "window 400x800\n  @pan outer\n    ~shouldBegin if vertical\n"
      + "  table rows 0,0 400x800 contentSize=400x2000 swipeActions=trailing\n"
      + "    cell row 0,0 400x80"
    let trace = delivered(left, in: text)
    #expect(
      trace.log("outer failed", "began matched")
        == ["20 outer failed shouldBeginNo", "20 rows.swipeActions began matched"])
  }

  @Test("16.46, 16.47: of what stands at the end of a row only the detail button takes touches")
  func accessory() {
    func tap(_ words: String, at x: Int = 380) -> Trace {
      delivered(
        "0 down A at \(x),40\n200 up A",
        in: "window 400x800\n  table rows 0,0 400x800\n    cell row 0,0 400x80 \(words)")
    }
    for words in ["", "accessory=disclosure", "accessory=checkmark"] {
      #expect(tap(words).rows.last == "200 row row select on", "\(words)")
    }
    for words in ["accessory=detail", "accessory=detailDisclosure"] {
      let trace = tap(words)
      #expect(trace.rows.isEmpty)
      #expect(trace.outcomes.first?.hit.map { trace.scene.name(of: $0) } == "row.accessory")
      #expect(trace.log("accessoryButtonTapped").count == 1)
      #expect(tap(words, at: 350).rows.last == "200 row row select on")
    }
  }

  @Test("16.48: a custom accessory view is a subview: nobody is told of it but whom it calls")
  func customAccessory() {
    let text =
      "window 400x800\n  table rows 0,0 400x800\n    cell row 0,0 400x80\n      content\n"
      + "        button star 350,20 40x40\n          ~target touchUpInside starred"
    let trace = delivered("0 down A at 370,40\n200 up A", in: text)
    #expect(trace.log("send") == ["200 send starred object"])
    #expect(trace.log("accessoryButtonTapped").isEmpty && trace.rows.isEmpty)
  }

  @Test("16.55: two fingers select rows where the delegate says so, and scroll where not")
  func twoFingers() {
    let two = "0 down A at 100,40\n0 down B at 300,40\n20 move A,B by 0,-30\n60 up A,B"
    #expect(
      delivered(two, in: table("multiSelectPan")).log("began matched")
        == ["20 rows.multiSelectPan began matched"])
    #expect(delivered(two, in: table("")).log("began matched") == ["20 rows.pan began matched"])
    #expect(
      delivered(up, in: table("multiSelectPan")).log("began matched")
        == ["20 rows.pan began matched"])
  }
}
