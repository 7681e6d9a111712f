import TestSupport
import Testing
import TouchCore

/// Rows and recognizers of what lies around them (16.37 to 16.45), and the rows of collections.
@Suite("Rows and recognizers")
struct RowGestureTests {
  @Test("16.37, 16.44: a quick tap that somebody above recognizes is never seen by the row")
  func quick() {
    expectSteps(
      delivered(down(up: 80), in: table(hide: "")).told,
      """
      0 hold touchesBegan 1 delaysTouchesBegan rows.delay
      80 rows.pan failed liftedTooEarly
      80 rows.delay failed liftedTooEarly
      80 hide ended matched
      80 action hide ended
      80 send hideKeyboard object
      80 discard 1 recognized hide
      """)
  }

  @Test("16.38: held longer, the row lights up and goes dark again")
  func slow() {
    expectSteps(
      delivered(down(up: 400), in: table(hide: "")).told,
      """
      0 hold touchesBegan 1 delaysTouchesBegan rows.delay
      150 rows.delay failed delayOver
      150 flush touchesBegan 1 rows.delay
      150 touchesBegan row.content 1
      150 next row default
      150 next rows scrollView
      150 row row highlight on
      150 stop rows
      400 rows.pan failed liftedTooEarly
      400 hide ended matched
      400 action hide ended
      400 send hideKeyboard object
      400 cancel 1 hide
      400 touchesCancelled row.content 1
      400 next row default
      400 next rows scrollView
      400 row row highlight off
      400 stop rows
      """)
  }

  @Test("16.39: held too long for a tap, the row is selected")
  func long() {
    let trace = delivered(down(up: 900), in: table(hide: ""))
    #expect(trace.log("hide failed") == ["751 hide failed heldTooLong"])
    #expect(trace.rows.last == "900 row row select on")
  }

  @Test("16.40: with cancelsTouchesInView off the action comes first, then the row is selected")
  func notCancelling() {
    let trace = delivered(down(up: 80), in: table(hide: "cancelsTouchesInView=no"))
    #expect(
      trace.log("hideKeyboard", "select") == [
        "80 send hideKeyboard object", "80 row row select on",
      ])
  }

  @Test("16.41: a delegate that shows the tap no touch of the table leaves the rows alone")
  func notShown() {
    let text = table(hide: "").replacing(
      "      ~target", with: "      ~shouldReceive no\n      ~target")
    #expect(delivered(down(up: 80), in: text).rows.last == "80 row row select on")
  }

  @Test("16.42: a double tap above withholds the selection; if it comes, nothing is selected")
  func doubleTap() {
    let once = delivered(down(up: 80), in: table(hide: "taps=2"))
    #expect(once.rows.last == "430 row row select on")
    let twice = delivered(
      down(up: 80) + "\n200 down A at 100,30\n260 up A", in: table(hide: "taps=2"))
    #expect(twice.rows.filter { $0.contains("select") } == [])
  }

  @Test("16.43: a long press above takes the highlight off when it begins")
  func longPress() {
    let text = table(hide: "").replacing("@tap", with: "@longPress")
    #expect(
      delivered(down(up: 900), in: text).rows
        == ["150 row row highlight on", "500 row row highlight off"])
  }

  @Test("16.45: a button in a row keeps the tap above off, and tracks when the delay is over")
  func button() {
    let text = table("content body", "  button buy 80,0 80x60", hide: "")
    let trace = delivered(down(up: 300), in: text)
    #expect(
      trace.log("touchDown", "touchUpInside", "hideKeyboard", " row ")
        == ["150 buy touchDown", "300 buy touchUpInside"])
  }

  private func collection(_ lines: String..., words: String = "") -> String {
    (["window 390x844", "  collection grid 0,0 390x844 contentSize=390x3000 \(words)"]
      + ["    item one 0,0 190x190"] + lines.map { "      " + $0 }
      + ["    item two 200,0 190x190"]).joined(separator: "\n")
  }

  @Test("16.3, 16.16, 16.20: a collection selects inside touchesEnded, and unhighlights after that")
  func inCollection() {
    expectSteps(
      delivered(down(up: 80), in: collection()).told,
      """
      0 hold touchesBegan 1 delaysTouchesBegan grid.delay
      80 grid.pan failed liftedTooEarly
      80 grid.delay failed liftedTooEarly
      80 flush touchesBegan 1 grid.delay
      80 touchesBegan one.content 1
      80 next one default
      80 next grid scrollView
      80 row one highlight on
      80 stop grid
      80 touchesEnded one.content 1
      80 next one default
      80 next grid scrollView
      80 row one select on
      80 row one highlight off
      80 stop grid
      """)
  }

  @Test("16.20: where the setting says so an item is unhighlighted first")
  func unhighlightsFirst() {
    let text = "model collectionUnhighlightsFirst on\n" + collection()
    #expect(delivered(down(up: 80), in: text).rows.last == "80 row one select on")
  }

  @Test("16.11, 16.20, 16.21: what the delegate of a collection answers")
  func delegate() {
    #expect(
      delivered(down(up: 80), in: collection("~shouldHighlight return no")).rows
        == ["80 row one shouldHighlight off"])
    #expect(
      delivered(down(up: 80), in: collection("~shouldSelect return no")).rows
        == [
          "80 row one highlight on", "80 row one shouldSelect off", "80 row one highlight off",
        ])
    let several = collection("~shouldDeselect return no", words: "multipleSelection=yes")
      .replacing("190x190\n      ~", with: "190x190 selected\n      ~")
    #expect(delivered(down(up: 80), in: several).rows[1] == "80 row one shouldDeselect off")
  }
}
