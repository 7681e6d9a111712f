import Testing

/// Reports of a kind each: what is said of it, and the edit that the people made.
@Suite("Reported: what takes a control's place, and what a delegate leaves out")
struct ReportedKindTests {
  private static let reports = [
    // 19.39
    Report(
      "a bar item with a custom view", "why-not openMenu",
      """
      window 390x844
        navigation nav
          vc home
            ~handles openMenu
            view root
          bar top 0,50 390x44
            barItem menu 330,0 44x44
              ~target touchUpInside home openMenu
              button icon 0,0 44x44
      """, "0 down A in icon 22,22\n80 up A",
      says: "icon, a custom view, takes the place of its button",
      "1  whatif icon.target = touchUpInside home openMenu", "1 is enough"),
    // 19.39: a view that is off is a custom view as well.
    Report(
      "a bar item with an image", "why-not cancel",
      """
      window 390x844
        navigation nav
          vc home
            ~handles cancel
            view root
          bar top 0,50 390x44
            barItem cancelItem 330,0 44x44
              ~target touchUpInside home cancel
              image cross 0,0 44x44
      """, "0 down A in cancelItem 22,22\n80 up A",
      says: "cross, a custom view, takes the place of its button"),
    // 18.35
    Report(
      "a segment that is selected already", "why-not changed",
      """
      window 390x844
        vc home
          ~handles changed
          view root
            segmented tabs 20,100 300x32 segments=3 value=1
              ~target valueChanged home changed
      """, "0 down A in tabs 150,16\n80 up A",
      says: "the segment under the finger is selected already", "PROVED",
      "1  whatif tabs.isMomentary = yes"),
    // 18.8
    Report(
      "a tap whose delegate leaves out a sheet, and not what is in it", "why-not dismissTap",
      """
      window 390x844
        @tap dismissTap
          ~shouldReceive unless view bg
        view root 0,0 390x844
          view bg 0,500 390x344
            view day 100,60 44x44
      """, "0 down A in day 22,22\n80 up A",
      says: "The delegate of dismissTap leaves out bg alone, and touch.view is day",
      "1  whatif dismissTap.shouldReceive = unless inside bg"),
  ]

  @Test(arguments: reports)
  func `is answered by the reason, and by what they changed`(report: Report) {
    let answer = shown(report.question, report.scene, report.touch)
    for words in report.says { #expect(answer.contains(words), "\(answer)") }
  }

  @Test("16.7: the frame of a row is the layout's, so it is not cut to the finger")
  func frameOfRow() {
    let scene = """
      window 390x844
        collection cards 0,100 390x400 contentSize=1170x400
          item two 0,0 390x400
            content body2
              button buy 20,320 270x44
          item one 0,0 390x400
            content body1
      """
    let answer = shown("why-not buy", scene, "0 down A in buy 100,22\n80 up A")
    #expect(!answer.contains("one.frame"), "\(answer)")
    #expect(answer.contains("whatif one.isUserInteractionEnabled = no"), "\(answer)")
  }
}
