import TestSupport
import Testing
import TouchNarration

@testable import TouchDebugger

/// Situations that people reported, each with what they changed.
struct Report: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let question: String
  let scene: String
  let touch: String
  /// What the answer says, or begins its edits with.
  let says: [String]

  init(
    _ name: String, _ question: String, _ scene: String, _ touch: String, says: String...
  ) {
    (testDescription, self.question, self.scene) = (name, question, scene)
    (self.touch, self.says) = (touch, says)
  }
}

@Suite("What people reported") struct PublicReportTests {
  private static let tap = "0 down A at 200,225\n80 up A"
  private static let left =
    "0 down A at 300,130\n40 move A by -14,1\n80 move A by -40,1\n120 move A by -60,1\n200 up A"

  private static let reports = [
    // 17.15, 17.16
    Report(
      "links of a text that is edited", "why-not text.links",
      "window 390x844\n  view root 0,0 390x844\n    textView text 20,100 350x200 link=0,0,200,30",
      "0 down A at 100,115\n80 up A", says: "isEditable of text is on"),
    Report(
      "links of a text that cannot be selected", "why-not text.links",
      """
      window 390x844
        view root 0,0 390x844
          textView text 20,100 350x200 editable=no selectable=no link=0,0,200,30
      """,
      "0 down A at 100,115\n80 up A", says: "isSelectable of text is off"),
    // 2.24
    Report(
      "a view that is scaled away from the finger", "why-not card",
      "window 390x844\n  view root 0,0 390x844\n    view card 20,150 350x200 transform=scale(0.1,0.1)",
      tap, says: "with its transform undone", "1  whatif card.transform = identity"),
    // 20.5
    Report(
      "zooming without viewForZooming", "why-not photos.pinch",
      "window 390x844\n  scroll photos 0,0 390x844 contentSize=390x844 zoom=1,4\n    image photo 0,0 390x844",
      "0 down A at 150,400 & down B at 250,400\n60 move A by -40,0 & move B by 40,0\n200 up A,B",
      says: "photos's delegate does not implement viewForZooming",
      "1  whatif photos.viewForZooming = photo"),
    // 8.7
    Report(
      "a tap that hides the keyboard, on a button", "why-not hide",
      """
      window 390x844
        vc home
          ~handles sendNow
          view root 0,0 390x844
            @tap hide
            button send 20,200 350x50
              ~target touchUpInside home sendNow
      """,
      tap, says: "1  whatif hide.cancelsTouchesInView = no"),
    // 7.16
    Report(
      "an action for another event than a button sends", "why-not pay",
      """
      window 390x844
        vc home
          ~handles pay
          view root 0,0 390x844
            button buy 20,200 350x50
              ~target valueChanged home pay
      """,
      tap, says: "the action is for valueChanged",
      "1  whatif buy.target = touchUpInside home pay"),
    Report(
      "an action for an event that a segmented control does not send", "why-not choose",
      """
      window 390x844
        vc home
          ~handles choose
          view root 0,0 390x844
            segmented filter 20,200 360x50 segments=3 selectedSegmentIndex=0
              ~target editingChanged home choose
      """,
      tap, says: "1  whatif filter.target = valueChanged home choose"),
    // 19.33
    Report(
      "a button beside a popover", "why-not buy",
      """
      window 390x844
        vc home
          view root 0,0 390x844
            button buy 20,200 350x50
          presented vc menu style=popover
            view list 100,400 200x200
      """,
      tap, says: "menu.dimming lies in front of root",
      "1  whatif menu.passthroughViews = buy"),
    // 19.6
    Report(
      "a button of a tab that is not shown", "why-not buy",
      """
      window 390x844
        tabs main
          vc one
            view first 0,0 390x844
          vc two
            view second 0,0 390x844
              button buy 20,200 350x50
      """,
      tap, says: "main shows one, not two", "1  whatif main.selectedViewController = two"),
    // 16.51
    Report(
      "a menu's pan around row actions of the other side", "why-not list.swipeActions",
      """
      window 390x844
        view root 0,0 390x844
          @pan menu
          table list 0,0 390x844 contentSize=390x2000 swipeActions=trailing
            cell row 0,100 390x60
      """,
      left, says: "1  whatif menu.shouldBegin = if right"),
    // 9.23
    Report(
      "a swipe in a sheet", "why-not next",
      """
      window 390x844
        vc home
          view homeView
          presented vc onboarding style=pageSheet
            view pages
              @swipe next direction=left
      """,
      "0 down A at 300,400\n30 move A by -20,0\n60 move A by -40,2\n90 move A by -60,2\n130 up A",
      says: "1  whatif next.requiredToFailBy = onboarding.sheetPan"),
    // 2.13
    Report(
      "a popup's window over everything", "why-not below",
      """
      window 390x844
        view root 0,0 390x844
          button below 20,700 350x50
      window popup 390x844
        view clear 0,0 390x844
          view card 45,250 300x200
            button close 10,10 100x44
      """,
      "0 down A at 200,725\n80 up A",
      says: "1  whatif clear.hitTest = passthrough and popup.hitTest = passthrough"),
    // 9.15
    Report(
      "a tap that comes beside the one below it", "why-not superTap",
      """
      window 390x844
        view root 0,0 390x844
          @tap superTap
            ~simultaneous all
          view sub 0,0 390x844
            @tap subTap
      """,
      tap, says: "subTap recognized before superTap on the same touch"),
    // 9.5
    Report(
      "a tap for the pencil", "why-not once",
      "window 390x844\n  view root 0,0 390x844\n    @tap once allowedTouchTypes=pencil", tap,
      says: "1  whatif once.allowedTouchTypes = direct|pencil"),
    // 17.40
    Report(
      "a field in a row", "why-not row",
      """
      window 390x844
        table list 0,0 390x844 contentSize=390x2000
          cell row 0,200 390x60
            content c
              field amount 100,10 280x40
      """,
      tap, says: "whatif amount.isUserInteractionEnabled = no"),
    // 22.21, 22.32
    Report(
      "a view of UIKit beside what SwiftUI draws", "why-not close",
      "window 390x844\n  hosting page 0,0 390x844\n    view zoom 0,0 390x844\n    content close 180,200 44x44",
      tap, says: "is asked although it lies behind it", "UNKNOWN: how SwiftUI and a view of UIKit"),
    // 17.23
    Report(
      "a field whose delegate does not let it end", "why-not second",
      """
      window 390x844
        view root 0,0 390x844
          field first 20,100 350x40 firstResponder
            ~shouldEndEditing return no
          field second 20,200 350x40
      """,
      tap, says: "1  whatif first.shouldEndEditing = yes"),
    // 18.29
    Report(
      "a button whose menu is its primary action", "why-not more",
      "window 390x844\n  view root 0,0 390x844\n    button more 150,200 100x50 menu=primary", tap,
      says: "1  whatif more.menu = no"),
    // 16.23
    Report(
      "a delegate that names no row", "why-not row",
      """
      window 390x844
        table list 0,0 390x844 contentSize=390x2000
          ~willSelect return nil
          cell row 0,200 390x60
      """,
      tap, says: "willSelectRowAt returned nil"),
    // 18.40
    Report(
      "a tap on a picker", "why-not pick",
      """
      window 390x844
        view root 0,0 390x844
          picker wheel 0,100 390x216 rows=8 value=3
            @tap pick
      """,
      tap, says: "LIKELY: A picker has recognizers of its own that nobody documents.",
      "This concerns wheel"),
    // 19.45
    Report(
      "a swipe back without a bar", "why-not nav.edgePop",
      """
      window 390x844
        navigation nav barHidden
          vc list
            view listView
          vc detail
            view detailView
      """,
      "0 down A at 3,350\n30 move A by 20,0\n60 move A by 30,1\n90 move A by 60,1\n150 up A",
      says: "UIKit's own delegate of it returned false", "whatif nav.isNavigationBarHidden = no"),
    // 18.35
    Report(
      "an action of segments for touchUpInside", "why-not changed",
      """
      window 390x844
        vc home
          ~handles changed
          view root 0,0 390x844
            segmented tabs 20,200 350x50 segments=2
              ~target touchUpInside home changed
      """,
      "0 down A at 300,225\n80 up A",
      says: "and the action is for touchUpInside",
      "LIKELY: the answer is different with model.segmentsSendTouchEvents on",
      "1  whatif tabs.target = valueChanged home changed"),
    // 19.28
    Report(
      "a list that leaves a pull to its sheet", "why-not list",
      """
      window 390x844
        vc home
          view homeView
          presented vc card
            view cardView
              table list 0,100 390x700 contentSize=390x1500
      """,
      "0 down A at 200,300\n60 move A by 0,20\n120 move A by 0,200\n200 up A",
      says: "card.sheetPan recognized and prevents it",
      "1  whatif card.modalPresentationStyle = fullScreen"),
    // 9.5
    Report(
      "a pan for the pencil alone", "why-not draw",
      "window 390x844\n  view canvas 0,0 390x844\n    @pan draw allowedTouchTypes=pencil", left,
      says: "the touch is of the type direct, and its allowedTouchTypes has only pencil",
      "1  whatif draw.allowedTouchTypes = direct|pencil"),
    // 17.28
    Report(
      "a keyboard that goes as a list is dragged", "why-not name",
      """
      window 390x844
        vc chat
          view root 0,0 390x844
            table list 0,0 390x400 contentSize=390x2000 keyboardDismissMode=onDrag
            field name 20,500 350x40 firstResponder
      """,
      "0 down A at 200,300\n60 move A by 0,-20\n120 move A by 0,-60\n200 up A",
      says: "name stopped being edited", "and its keyboardDismissMode is onDrag",
      "1  whatif list.keyboardDismissMode = none"),
    // 12.8
    Report(
      "a tap that ends editing", "why-not name",
      """
      window 390x844
        vc form
          view page 0,0 390x844
            @tap hide
              ~target endEditing page
            field name 20,100 350x40 firstResponder
      """,
      "0 down A at 200,500\n80 up A", says: "name stopped being edited",
      "The action of hide ended that", "1  whatif hide.isEnabled = no"),
    // 2.12
    Report(
      "a neighbour that takes points around it", "why-not more",
      """
      window 390x844
        view root 0,0 390x844
          button more 200,300 100x50
          button fab 320,200 56x56
            ~pointInside expand 120
      """,
      "0 down A at 250,320\n80 up A",
      says: "takes this point outside its bounds through its own point(inside:with:)",
      "1  whatif fab.overridesPointInside = no"),
    // 21.17: swallowed or not, the same animation keeps the tap from it.
    Report(
      "a banner that still slides in", "why-not onTap",
      """
      window 390x844
        view root 0,0 390x844
          view banner 0,200 390x100 animating
            @tap onTap
      """,
      tap, says: "goes to the view behind it or is swallowed. This concerns banner",
      "1  whatif banner.animating = allowUserInteraction"),
    // 11.5
    Report(
      "an action of touchDown in a list", "why-not lightUp",
      """
      window 390x844
        vc home
          ~handles lightUp
          table list 0,0 390x844 contentSize=390x1500
            cell row 0,200 390x60
              content body
                button play 100,5 200x50
                  ~target touchDown home lightUp
      """,
      tap, says: "80 ms late", "whatif list.delaysContentTouches = no"),
    // 22.32
    Report(
      "a row whose content SwiftUI draws", "why-not row",
      """
      window 390x844
        table list 0,0 390x844 contentSize=390x1500
          cell row 0,200 390x60
            content body
              hosting inner 0,0 390x60
                content star 150,10 100x40
      """,
      tap, says: "UNKNOWN"),
    // 11.11
    Report(
      "a scroll view whose contentSize nobody set", "why-not page",
      "window 390x844\n  scroll page 0,0 390x844\n    view tall 0,0 390x2000",
      "0 down A at 200,600\n60 move A by 0,-20\n120 move A by 0,-60\n200 up A",
      says: "its content is 0x0 pt", "PROVED", "1  whatif page.contentSize = 390x2000"),
    // 7.14
    Report(
      "a drag that never leaves the control", "why-not undim",
      """
      window 390x844
        vc alert
          ~handles undim
          view root 0,0 390x844
            button ok 20,200 350x50
              ~target touchDragExit alert undim
      """,
      "0 down A at 200,225\n60 move A by 0,60\n120 move A by 0,-40\n200 up A",
      says: "the finger was at most 35 pt outside", "where up to 70 pt still count as inside",
      "tried: 1 edit; none is enough"),
    // 18.33
    Report(
      "a stepper that is held", "why-not counted",
      """
      window 390x844
        vc home
          ~handles counted
          view root 0,0 390x844
            stepper count 20,200 94x32
              ~target valueChanged home counted
      """,
      "0 down A at 100,215\n1500 up A", says: "It was sent", "1  whatif count.autorepeat = no"),
    // 18.40
    Report(
      "a picker whose wheel is turned", "why-not date",
      """
      window 390x844
        view root 0,0 390x844
          picker date 20,100 350x200 rows=12 value=3
      """,
      "0 down A at 195,200\n30 move A by 0,-12\n60 move A by 0,-30\n90 move A by 0,-30\n200 up A\n1500 wait",
      says: "date did change its value"),
    // 17.15
    Report(
      "a link in a text that is only read", "why-not note",
      """
      window 390x844
        view root 0,0 390x844
          textView note 20,200 350x100 editable=no link=0,0,350,60
      """,
      tap, says: "note.fieldTap did recognize"),
    // 21.6, 18.42
    Report(
      "a banner that goes under the finger", "why-not undone",
      """
      window 390x844
        vc home
          ~handles undone
          view root 0,0 390x844
            view banner 20,200 350x60
              button undo 0,0 350x60
                ~target touchUpInside home undone
      """,
      "0 down A at 200,225\n100 set banner removed\n180 up A", says: "banner was removed"),
    // 21.4
    Report(
      "a form that moves under the finger", "why-not submitted",
      """
      window 390x844
        vc home
          ~handles submitted
          view root 0,0 390x844
            view form 0,-200 390x844
              button submit 20,400 350x50
                ~target touchUpInside home submitted
      """,
      "0 down A at 200,225\n60 set form frame 0,0 390x844\n120 up A",
      says: "form moved meanwhile", "1  whatif skip event 2"),
    // 9.32, 16.42
    Report(
      "an item that is selected late", "why-not photo",
      """
      window 390x844
        collection grid 0,0 390x844 contentSize=390x2000
          @tap like taps=2
          item photo 0,200 390x190
      """,
      "0 down A at 200,225\n80 up A\n600 wait", says: "It receives the lift 350 ms late",
      "whatif like.delaysTouchesEnded = no"),
  ]

  @Test(arguments: reports)
  func `is answered by the reason, and by what they changed`(report: Report) {
    let answer = TouchDebuggerTests.shown(report.question, report.scene, report.touch)
    for words in report.says { #expect(answer.contains(words), "\(answer)") }
  }

  @Test func `a slider that a pan takes is not given back by moving both`() {
    let scene = """
      window 390x844
        view root 0,0 390x844
          @pan pop
          slider thumb 20,200 350x50 value=0.2
      """
    let answer = shown(
      "why-not thumb", scene, "0 down A at 95,225\n40 move A by 12,0\n80 move A by 40,0\n120 up A")
    #expect(answer.contains("  1  whatif pop.shouldReceive = unless inside thumb"), "\(answer)")
    #expect(answer.contains("whatif pop.cancelsTouchesInView = no"), "\(answer)")
  }
}
