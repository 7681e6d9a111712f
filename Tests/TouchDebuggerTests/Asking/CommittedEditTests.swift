import TestSupport
import Testing

@testable import TouchDebugger

//  Each scene is from a public report; the first edit is what was committed there.

@Suite("What is proposed first is what people commit") struct CommittedEditTests {
  private static let drag =
    "0 down A at 200,500\n40 move A by 12,2\n80 move A by 2,-30\n120 move A by 0,-60\n260 up A"
  private static let pull =
    "0 down A at 200,520\n40 move A by 0,10\n80 move A by 0,30\n120 move A by 0,60\n250 up A"

  private static let reports = [
    Report(
      "18.8: a tap of a dialog leaves out the list in it", "why-not row",
      """
      window 390x844
        vc home
          ~handles close
          view root
            view dialog 0,0 390x844
              @tap dismiss
                ~target home close
              table list 20,200 350x300 contentSize=350x300
                cell row 0,0 350x60
      """, "0 down A in row 100,20\n80 up A",
      says: "1  whatif dismiss.shouldReceive = unless inside list"),
    Report(
      "8.7: with the other edit both act, and that is said", "why-not minus",
      """
      window 390x844
        vc home
          ~handles rowTapped
          view row 0,100 390x60
            @tap rowTap
              ~target home rowTapped
            control minus 10,10 40x40
      """, "0 down A in minus 20,20\n80 up A",
      says: "1  whatif rowTap.shouldReceive = unless inside minus",
      "rowTap also sends rowTapped"),
    Report(
      "12.8: a tap that hides the keyboard acts beside a control", "why-not stars",
      """
      window 390x844
        vc home
          ~handles hideKeyboard
          view root
            @tap hide
              ~target home hideKeyboard
            control stars 20,200 350x50
      """, "0 down A in stars 20,20\n80 up A",
      says: "1  whatif hide.cancelsTouchesInView = no"),
    Report(
      "2.12: an overlay with a hole takes no touches there", "why-not buy",
      """
      window 390x844
        view root 0,0 390x844
          button buy 100,600 190x50
          view overlay 0,0 390x844
            ~draw holes 90,590,210,70
            @tap next
      """, "0 down A in buy 90,25\n80 up A",
      says: "1  whatif overlay.pointInside = holes 90,590,210,70"),
    Report(
      "16.7: a cell takes touches where its content is", "why-not buy",
      """
      window 390x844
        collection cards 0,100 390x400 contentSize=1170x400
          item two 0,0 390x400
            content body2
              button buy 60,320 270x44
          item one 0,0 390x400
            content body1
              view card 40,20 310x360 transform=translate(-390,0)
      """, "0 down A in buy 100,22\n80 up A", says: "1  whatif one.pointInside = only card"),
    Report(
      "20.33: a scroll view has a control's touch before the control", "why-not list",
      """
      window 390x844
        table list 0,0 390x844 contentSize=390x3000 delaysContentTouches=no
          cell row 0,400 390x200
            content body
              control pad 0,0 390x200
      """, drag, says: "1  whatif list.delaysContentTouches = yes"),
    Report(
      "18.10: a pan is not kept from the way it is for", "why-not list",
      """
      window 390x844
        view page 0,0 390x844
          @pan drawer
            ~shouldBegin if horizontal
          table list 0,0 390x844 contentSize=390x3000
      """, drag, says: "1  whatif drawer.requiresToFail = list.pan"),
    Report(
      "18.10: the pan of a row leaves the side without actions", "why-not list",
      """
      window 390x844
        table list 0,0 390x844 contentSize=390x3000
          cell row 0,450 390x100
            @pan swipe
              ~shouldBegin if horizontal
      """, drag, says: "1  whatif swipe.shouldBegin = if left"),
    Report(
      "9.21: who waits for one scroll view waits for none", "why-not panel",
      """
      window 390x844
        view root 0,0 390x844
          @pan panel
            ~requireFailureOf inner.pan
          table rows 0,0 390x844 contentSize=390x2000
            cell row 0,400 390x400
              content body
                collection inner 0,0 390x200 contentSize=390x600
      """, "0 down A at 200,500\n40 move A by 0,-20\n80 move A by 2,-30\n160 up A",
      says: """
        1  whatif panel.requireFailureOf = none and inner.pan.requiresToFail = panel \
        and rows.pan.requiresToFail = panel
        """),
    Report(
      "7.20: a control in a row takes no touches, rather than grey", "why-not row",
      """
      window 390x844
        table list 0,0 390x844 contentSize=390x2000
          cell row 0,100 390x60
            content body
              control chevron 330,10 40x40
      """, "0 down A in chevron 20,20\n80 up A",
      says: "1  whatif chevron.isUserInteractionEnabled = no"),
    Report(
      "2.3: dots over a pager take no touches", "why-not pages",
      """
      window 390x844
        view root 0,0 390x844
          scroll pages 0,0 390x844 contentSize=1170x844 paging
          pageControl dots 95,760 200x40 pages=3
      """, "0 down A in dots 150,20\n30 move A by -15,0\n60 move A by -40,0\n160 up A",
      says: "1  whatif dots.isUserInteractionEnabled = no"),
    Report(
      "9.1: a card is not pulled from a wheel in it", "why-not pull",
      """
      window 390x844
        view card 0,60 390x784
          @pan pull
            ~simultaneous all
          picker date 0,400 390x216 rows=12 value=6
      """, pull, says: "1  whatif pull.shouldReceive = unless inside date"),
    Report(
      "11.6: a label hears the touch before its own tap recognizes", "why-not text",
      """
      window 390x844
        table list 0,0 390x844 contentSize=390x2000
          cell row 0,100 390x80
            content body
              label text 20,10 350x60 interactive
                ~touchesBegan log
                @tap link
      """, "0 down A in text 80,20\n70 up A",
      says: "1  whatif list.delaysContentTouches = no"),
  ]

  @Test(arguments: reports) func `of a report the first edit is the committed one`(report: Report) {
    let answer = shown(report.question, report.scene, report.touch)
    for words in report.says { #expect(answer.contains(words), "\(answer)") }
  }
}

@Suite("What people commit is said in Swift") struct CommittedCodeTests {
  private static let overlay = """
    window 390x844
      view root 0,0 390x844
        button buy 100,600 190x50
        view overlay 0,0 390x844
          ~draw holes 90,590,210,70
          @tap next
    """
  private static let cell = """
    window 390x844
      collection cards 0,400 390x400 contentSize=390x400
        item two 0,0 390x400
          content body2
            button buy 100,200 190x50
        item one 0,0 390x400
          content body1
            view card 40,20 310x360 transform=translate(-390,0)
    """

  @Test(
    "2.12, 16.7, 21.19: a hole, a cell's content, the option of an animation",
    arguments: [
      (overlay, "!CGRect(x: 90, y: 590, width: 210, height: 70).contains(point)"),
      (cell, "only in the rectangles of card\n"),
      (
        "window 390x844\n  button buy 100,600 190x50 animating",
        "animate buy with the option .allowUserInteraction"
      ),
    ])
  func code(of text: String, is swift: String) {
    let page = scene(text)
    var debugger = debugger(page, touches("0 down A at 200,620\n80 up A", in: page))
    _ = debugger.perform("why-not buy")
    let answer = debugger.shown("1")
    #expect(answer.contains(swift), "\(answer)")
  }
}
