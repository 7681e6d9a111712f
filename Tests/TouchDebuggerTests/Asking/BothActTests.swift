import Testing

/// Two things come of one touch: the answer about each names the other, and what lets both.
@Suite("What comes of one touch beside something else") struct BothActTests {
  private static let tap = "0 down A at 200,425\n80 up A"
  private static let drag = "0 down A at 200,400\n40 move A by 0,-20\n80 move A by 0,-60\n160 up A"

  private static let reports = [
    // 9.15: the delegate of the later one lets both.
    Report(
      "a pan that a later one joins", "why-not listPan",
      """
      window 390x844
        view root 0,0 390x844
          @pan menu
            ~simultaneous all
          view list 0,0 390x844
            @pan listPan
      """,
      drag, says: "listPan recognized before menu", "1  whatif listPan.requiresToFail = menu"),
    Report(
      "a scroll view that a pan joins", "why-not list", besideScroll, drag,
      says: "list.pan recognized before menu", "1  whatif list.pan.requiresToFail = menu"),
    Report(
      "a pan beside a scroll view's", "why-not menu", besideScroll, drag,
      says: "list.pan recognized before menu", "1  whatif menu.shouldBegin = if horizontal"),
    // 20.23
    Report(
      "a tap that stops a list, and opens", "why-not open",
      """
      window 390x844
        scroll list 0,0 390x844 contentSize=390x6000
          view card 0,0 390x6000
            @tap open
              ~simultaneous all
      """,
      """
      0 down A at 200,700
      32 move A at 200,560
      64 move A at 200,340
      70 up A
      300 down B at 200,400
      360 up B
      """, says: "list.pan recognized before open", "1  whatif open.simultaneous = none"),
    // 16.40
    Report(
      "a row below a tap that does not cancel", "why-not row", besideRow, tap,
      says: "row has the touch as well: hide does not cancel it",
      "1  whatif hide.cancelsTouchesInView = yes"),
    Report(
      "a tap above a row", "why-not hide", besideRow, tap,
      says: "row has the touch as well: hide does not cancel it"),
    // 7.14
    Report(
      "a button that acts although the finger left it", "why-not confirm",
      """
      window 390x844
        vc form
          ~handles confirm
          view root 0,0 390x844
            button ok 100,400 190x44
              ~target touchUpInside form confirm
      """,
      "0 down A in ok 90,22\n200 move A by 0,40\n300 move A by 0,32\n500 up A",
      says: "The finger was lifted 50 pt outside ok: up to 70 pt still count as inside"),
    // 6.1
    Report(
      "a view that a plain one in it passes the touch to", "why-not card",
      """
      window 390x844
        view root 0,0 390x844
          view card 20,400 350x200
            ~touchesBegan log
            view inner 20,20 300x60
      """,
      tap, says: "card received touch A", "inner is the hit view, and the message climbed from it"),
  ]

  private static let besideScroll = """
    window 390x844
      view root 0,0 390x844
        @pan menu
          ~simultaneous all
        scroll list 0,0 390x844 contentSize=390x3000
    """

  private static let besideRow = """
    window 390x844
      view root 0,0 390x844
        @tap hide cancelsTouchesInView=no
        table list 0,0 390x844 contentSize=390x3000
          cell row 0,400 390x60
    """

  @Test(arguments: reports) func `is told with what lets both`(report: Report) {
    let answer = shown(report.question, report.scene, report.touch)
    for words in report.says { #expect(answer.contains(words), "\(answer)") }
  }

  // 8.7
  @Test func `what takes the touch from a control is not proposed first`() {
    let scene = """
      window 390x844
        view root 0,0 390x844
          @tap hide
          button power 20,400 350x60
      """
    let answer = shown("why-not hide", scene, Self.tap)
    #expect(answer.contains("1  whatif hide.cancelsTouchesInView = no"), "\(answer)")
    #expect(answer.contains("but power no longer gets touch A"), "\(answer)")
  }
}
